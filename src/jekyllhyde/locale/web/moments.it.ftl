### I momenti al tavolo e la storia di una smazzata: caricati quando finisce la prima presa.

moment-transformation = Trasformazione!
moment-deed = ×{ $factor } per { $camp }
moment-deed-lost = Persa per { $camp }
moment-swing-jekyll = Si fa giorno
moment-swing-hyde = Cala la notte
moment-match-jekyll = Vince il giorno
moment-match-hyde = Vince la notte

## Una frase su una smazzata

story-turned = { $name } ha vinto l’ultima presa e ha ribaltato la smazzata: { $camp } era indietro di { $behind } e chiude avanti di { $ahead }.
story-turned-you = Hai vinto l’ultima presa e hai ribaltato la smazzata: { $camp } era indietro di { $behind } e chiude avanti di { $ahead }.
story-nothing = { $camp } ha preso { count-points } ma nessuna azione della propria fazione, e non segna nulla.
story-saved = La Trasformazione di { $name } ha salvato { count-points }: senza, la presa andava a { $camp }.
story-saved-you = La tua Trasformazione ha salvato { count-points }: senza, la presa andava a { $camp }.
story-cost = La Trasformazione di { $name } è costata { count-points }: senza, la presa andava a { $camp }.
story-cost-you = La tua Trasformazione è costata { count-points }: senza, la presa andava a { $camp }.
story-neutral = Una Trasformazione nell’ultima presa: { count-points } per nessuno.
story-haul = Dopo una Trasformazione, { $name } ha vinto { $cards } carte in un colpo: { count-points }.
story-haul-you = Dopo una Trasformazione, hai vinto { $cards } carte in un colpo: { count-points }.
story-deed = { $name } ha preso { $card }: vengono da lì { $points } dei { $score } punti di { $camp }.
story-deed-you = Hai preso { $card }: vengono da lì { $points } dei { $score } punti di { $camp }.
story-deed-all = { $name } ha preso { $card }, la sola azione che contasse per { $camp }: da lì vengono tutti i suoi { count-points }.
story-deed-all-you = Hai preso { $card }, la sola azione che contasse per { $camp }: da lì vengono tutti i suoi { count-points }.
story-deed-lost = { $name } ha tolto { $card } a { $camp }: sarebbero stati { count-points }.
story-deed-lost-you = Hai tolto { $card } a { $camp }: sarebbero stati { count-points }.
story-won = { $camp } vince questa smazzata per { count-points }.
story-level = Entrambe le squadre segnano { $points }: nessuno guadagna sull’altro.
