### Che cosa dice l’allenatore: analisi, consigli, supposizioni.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = chiedere a { $name }
coach-move-ask-you = chiedere a te
coach-move-ask-ghost = chiedere al fantasma
coach-mark-best = mossa migliore
coach-mark-played = giocata
coach-mark-value = vale { $value } punti
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } esatti
coach-value-bounds = da { $lower } a { $upper }
coach-about = circa { $points }

## Why a move is good: the move, and how a fact bears on it

coach-asking = Chiedere a { $name }
coach-asking-you = Chiedere a te
coach-asking-ghost = Chiedere al fantasma
coach-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
coach-worth = { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}
coach-why-wins = { $move } vince la presa per { $camp }, con { coach-points }.
coach-why-wins-sure = { $move } vince la presa per { $camp }: nessuna carta che può seguire ha un rango più alto. Per ora la presa ha { coach-points }.
coach-why-wins-deed = { $move } vince la presa per { $camp } e prende anche { $card } (fattore { $factor }).
coach-why-adds = { $move } aggiunge { coach-worth } a una presa che va di sicuro a { $camp }.
coach-why-adds-deed = { $move } porta un fattore { $factor } in una presa che va di sicuro a { $camp }.
coach-why-feeds = { $move } aggiunge { coach-worth } a una presa in cui { $camp } è in testa.
coach-why-feeds-deed = { $move } porta un fattore { $factor } in una presa in cui { $camp } è in testa.
coach-why-little = { $move } perde solo { coach-worth } con questa presa, che va a { $camp } con l’una o l’altra carta; giocare { $other } ne perderebbe { $more }.
coach-why-leads = { $cards ->
    [one] { $move } va in testa per { $camp }, e una sola carta che può seguire ha un rango più alto.
   *[other] { $move } va in testa per { $camp }, e solo { $cards } carte che possono seguire hanno un rango più alto.
}
coach-why-ahead = { $move } lascia in testa { $camp } in questa presa; giocare { $other } lascerebbe in testa { $rival }.
coach-why-saves = { $move } toglie la presa a { $camp }, che è in testa: resta in sospeso, con { coach-points }.
coach-why-saves-last = { $move } toglie l’ultima presa a { $camp }, che è in testa: le sue carte non contano per nessuno.
coach-why-carry = { $move } lascia la presa in sospeso.
coach-why-keeps = { $move } permette di tenere in mano { $other }.
coach-why-keeps-high = { $move } permette di tenere in mano { $other }, la carta { $camp } più alta rimasta.
coach-why-keeps-deed = { $move } evita di rischiare { $other } in questa presa, e quindi un fattore { $factor }.
coach-why-risks-less = { $move } rischia solo { coach-worth } in questa presa; giocare { $other } ne rischierebbe { $more }.
coach-why-brings = { $move } può far uscire { $card }, una carta che andrebbe in testa in questa presa da { coach-points }. Quella mano ce l’ha probabilmente ({ $percent }%).
coach-why-brings-sure = { $move } può far uscire { $card }, una carta che andrebbe in testa in questa presa da { coach-points }. Quella mano ce l’ha di sicuro.
coach-why-brings-high = { $move } può far uscire { $card }, e nessuna carta che può seguire ha un rango più alto. Quella mano ce l’ha probabilmente ({ $percent }%).
coach-why-brings-high-sure = { $move } può far uscire { $card }, e nessuna carta che può seguire ha un rango più alto. Quella mano ce l’ha di sicuro.
coach-why-rescues = { $move } può far uscire { $card } e togliere a { $camp } questa presa da { coach-points }. Quella mano ce l’ha probabilmente ({ $percent }%).
coach-why-rescues-sure = { $move } può far uscire { $card } e togliere a { $camp } questa presa da { coach-points }. Quella mano ce l’ha di sicuro.
coach-why-only = { $move } obbliga quella mano a giocare la sua unica carta { $camp }, probabilmente ({ $percent }%) { $card }.
coach-why-only-sure = { $move } obbliga quella mano a giocare la sua unica carta { $camp }: { $card }.
coach-why-only-any = { $move } non lascia scelta: quella mano ha una sola carta { $camp }.
coach-why-forces = { $move } lascia scegliere solo fra { $cards } carte { $camp }, e quella mano ha probabilmente ({ $percent }%) { $card }.
coach-why-forces-sure = { $move } lascia scegliere solo fra { $cards } carte { $camp }, e quella mano ha di sicuro { $card }.
coach-why-spends = { $move } toglie a un avversario una delle sue { $cards } carte { $camp }.
coach-why-draws = { $move } aggiunge una carta di un avversario a una presa in cui { $camp } è in testa.
coach-why-pays = { $move } mette una carta di un avversario, e nessuna della squadra, in una presa in cui { $camp } è in testa.
coach-why-less-choice = { $move } lascia scegliere fra { $cards } carte { $camp }; l’altro avversario sceglierebbe fra { $others }.
coach-why-partner-chooses = { $move } lascia scegliere il compagno, e non un avversario.
coach-why-keeps-points = { $move } evita di rischiare { $other } e i suoi { $more } punti in questa presa.
coach-why-denies = { $move } mette un fattore { $factor }, utile solo a { $rival }, in una presa in cui { $camp } è in testa.
coach-why-denies-sure = { $move } mette un fattore { $factor }, utile solo a { $rival }, in una presa che va a { $camp }.
coach-why-holds = { $move } lascia la presa in sospeso; giocare { $other } vi lascerebbe in testa { $camp }.
coach-why-best-by = { $move } vale almeno { $margin } punti in più di ogni altra mossa.
coach-why-next = { $move } vale circa { coach-points } in più della seconda mossa migliore.
coach-why-near = Altre mosse valgono quasi altrettanto.
coach-why-alike = Tutte le mosse portano più o meno allo stesso punto.
coach-why-forced = Nessun’altra mossa era possibile.

## Why a move is bad

coach-why-gives = { $move } dà { coach-worth } a una presa che va a { $camp }.
coach-why-gives-deed = { $move } dà un fattore { $factor } a una presa che va a { $camp }.
coach-why-risks = { $move } mette { coach-worth } in una presa in cui { $camp } è in testa.
coach-why-risks-deed = { $move } mette un fattore { $factor } in una presa in cui { $camp } è in testa.
coach-why-puts-ahead = { $move } porta in testa { $camp } in questa presa, con { coach-points }.
coach-why-spoils = { $move } lascia in sospeso una presa da { coach-points } in cui { $camp } è in testa.
coach-why-lets-choose = { $move } lascia scegliere a un avversario fra { $cards } carte { $camp }.
coach-why-endangers = { $move } può far uscire { $card }, e { $camp }, che è in testa, non avrebbe questa presa da { coach-points }. Quella mano ce l’ha probabilmente ({ $percent }%).
coach-why-endangers-sure = { $move } può far uscire { $card }, e { $camp }, che è in testa, non avrebbe questa presa da { coach-points }. Quella mano ce l’ha di sicuro.

## Beliefs

coach-beliefs = Chi può avere cosa
coach-beliefs-of = Che cosa poteva dedurre { $name } prima di questa mossa.
coach-beliefs-of-you = Che cosa potevi dedurre prima di questa mossa.
coach-belief-about = Più grande è il disco, più è probabile che la carta sia in quella mano. Una carta incorniciata è nota.
coach-belief-share = { $name } { $percent }%
coach-belief-gone = { $card }: giocata
coach-belief-numbers = In cifre

## Hints at the table

coach-hint-offer = Una partita con consigli non conta nelle tue statistiche.
coach-hint-take = Mostrare il consiglio
coach-hint-thinking = Sto pesando le mosse…
coach-hint-best = La migliore: { $move }
coach-hint-later = Non tocca a te. Il prossimo consiglio arriva con la tua decisione.
coach-hint-more = Mostrare tutti i valori
coach-hint-values = I numeri: il vantaggio finale medio della tua squadra, in punti.
coach-hint-close = Chiudere il consiglio
coach-hint-failed = Non è stato possibile calcolare il consiglio.
coach-sure-forced = Non c’è altra mossa.
coach-sure-clear = Nettamente migliore delle altre.
coach-sure-likely = Probabilmente migliore delle altre.
coach-sure-close = Una scelta di misura.

## The review of a round

coach-page-title = Analisi
coach-title = Analisi della smazzata { $number }
coach-back-link = Indietro
coach-reader = Dalla parte di
coach-not-over = Una smazzata si può analizzare quando è finita.
coach-computing = Questa decisione è in corso di analisi…
coach-progress = { $done } decisioni su { $total }
coach-cancel = Fermare
coach-cancelled = L’analisi è stata fermata.
coach-failed = Non è stato possibile calcolare l’analisi.
coach-go-on = Ricominciare
coach-steps = Decisioni
coach-back = Decisione precedente
coach-forward = Decisione successiva
coach-previous-error = Errore precedente
coach-next-error = Errore successivo
coach-no-errors = { $name } non ha fatto errori degni di nota.
coach-no-errors-you = Non hai fatto errori degni di nota.
coach-decision = decisione { $number } di { $count }
coach-name-best = Mossa migliore.
coach-name-fine = Va bene.
coach-name-inaccuracy = Imprecisione.
coach-name-mistake = Errore.
coach-name-blunder = Errore grave.
coach-name-forced = L’unica mossa.
coach-fortune-lucky = Fortuna.
coach-fortune-unlucky = Sfortuna.
coach-costs = { $points ->
    [one] Costa circa { $points } punto.
   *[other] Costa circa { $points } punti.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Fortuna: con queste carte non è costato nulla.
    [one] Fortuna: con queste carte è costato solo { $points } punto.
   *[other] Fortuna: con queste carte è costato solo { $points } punti.
}
coach-told-unlucky = { $points ->
    [one] Sfortuna: con queste carte è costato { $points } punto.
   *[other] Sfortuna: con queste carte è costato { $points } punti.
}
coach-better = Meglio: { $move }, { $better } invece di { $made }.
coach-values = Valori
coach-by-knowledge = Secondo ciò che si sapeva
coach-by-cards = A carte scoperte
coach-open-unknown = Così presto nella smazzata non si può calcolare quanto valgono le mosse a carte scoperte. Qui il grafico mostra delle stime.
coach-line-show = Giocare la linea migliore
coach-line = La linea migliore.
coach-line-result = La smazzata finisce a { $line } invece di { $played }.
coach-line-back = Indietro nella linea migliore
coach-line-forward = Avanti nella linea migliore
coach-line-close = Tornare alla smazzata
coach-try-again = Riprovare da qui
coach-sum = La smazzata in cifre
coach-sum-later = Queste cifre arrivano quando tutte le decisioni sono state analizzate.
coach-sum-deal = La distribuzione valeva
coach-sum-play = Le decisioni hanno cambiato
coach-sum-luck = La fortuna ha cambiato
coach-sum-result = Che cosa ne è uscito
coach-accuracy = precisione su 100
coach-lost = Punti persi: { $points }, decisioni: { $decisions }
coach-no-choice = Non ha avuto scelta.
coach-kind-ownCard = carte proprie
coach-kind-askPartner = richieste al compagno
coach-kind-askOpponent = richieste agli avversari
coach-kind-answer = risposte
coach-list = Tutte le decisioni
coach-chart-text = Quanto valeva la smazzata per { $camp }, in punti: { $deal } dopo la distribuzione, { $result } alla fine. L’elenco delle decisioni riporta ogni passo.
coach-chart-ahead = { $camp } in testa, fino a { $most } punti
coach-chart-ahead-you = La tua squadra in testa, fino a { $most } punti
coach-keys = Tasti: ← → decisioni, N e P errori, O carte scoperte.
