### Italiano. Stesse chiavi e stesse variabili di en.ftl.
### `.played`: la forma che segue «gioca», con il suo articolo.

## Camps

camp-jekyll = Dr. Jekyll
    .short = Jekyll
    .sign = ampolla
camp-hyde = Mr. Hyde
    .short = Hyde
    .sign = cilindro

## Kinds

kind-transformation = Trasformazione
    .plural = Trasformazioni
kind-character = personaggio
    .plural = personaggi
kind-scene = luogo
    .plural = luoghi
kind-deed = azione
    .plural = azioni

## Cards

card-JT = Trasformazione
    .played = la Trasformazione
card-JA = Dr. Jekyll
    .played = il Dr. Jekyll
card-JB = Mr. Utterson
    .played = Mr. Utterson
card-JC = Dr. Lanyon
    .played = il Dr. Lanyon
card-JD = Mr. Enfield
    .played = Mr. Enfield
card-JE = Poole
    .played = Poole
card-J7 = La casa sulla piazza
    .played = la casa sulla piazza
card-J6 = Il laboratorio
    .played = il laboratorio
card-J5 = Lo studio privato
    .played = lo studio privato
card-J4 = L’ambulatorio di Lanyon
    .played = l’ambulatorio di Lanyon
card-J3 = Una panchina a Regent’s Park
    .played = una panchina a Regent’s Park
card-JX3 = Rimorso
    .played = il Rimorso
card-JX2 = Compassione
    .played = la Compassione
card-JX1 = Carità
    .played = la Carità
card-HT = Trasformazione
    .played = la Trasformazione
card-HA = Mr. Hyde
    .played = Mr. Hyde
card-HB = Mr. Utterson
    .played = Mr. Utterson
card-HC = Dr. Lanyon
    .played = il Dr. Lanyon
card-HD = Mr. Enfield
    .played = Mr. Enfield
card-HE = Poole
    .played = Poole
card-H7 = Il vicolo sul fiume
    .played = il vicolo sul fiume
card-H6 = L’appartamento di Mr. Hyde
    .played = l’appartamento di Mr. Hyde
card-H5 = La porta scrostata
    .played = la porta scrostata
card-H4 = Il cortile di notte
    .played = il cortile di notte
card-H3 = Nebbia su Soho
    .played = la nebbia su Soho
card-HX3 = Assassinio
    .played = l’Assassinio
card-HX2 = Crudeltà
    .played = la Crudeltà
card-HX1 = Furia
    .played = la Furia

## Seats

seat-N = Nord
    .letter = N
seat-E = Est
    .letter = E
seat-S = Sud
    .letter = S
seat-W = Ovest
    .letter = O

## What a table agrees on

position-A = Carta Posizione A: i compagni siedono uno di fronte all’altro
position-B = Carta Posizione B: i compagni siedono fianco a fianco
memory-every-trick = Si possono rivedere tutte le prese
memory-last-trick = Si può rivedere solo l’ultima presa

## Words of the game, also for docs/glossary.md

word-match = partita
word-round = smazzata
word-trick = presa
word-deal = distribuzione
word-dealer = mazziere
word-leader = primo di mano
word-turn = turno
word-hand = mano
word-seat = posto
word-player = giocatore
word-team = squadra
word-camp = fazione
word-partner = compagno
word-opponent = avversario
word-card = carta
word-kind = tipo
word-code = codice
word-name = nome
word-rank = rango
word-ask = chiedere
word-lead = aprire
word-carried = in sospeso
word-neutral = neutrale
word-points = punti
word-factor = fattore
word-score = punteggio
word-total = totale
word-target = traguardo
word-ghost = fantasma
word-single = giocatore solitario
word-position-card = carta Posizione
word-record = registrazione
word-rules = regole

## Counts

count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
count-jekyll = { $jekyll ->
    [one] { $jekyll } carta Jekyll
   *[other] { $jekyll } carte Jekyll
}
count-hyde = { $hyde ->
    [one] { $hyde } carta Hyde
   *[other] { $hyde } carte Hyde
}

## Events

event-dealt = { $dealer } dà le carte, { $leader } apre.
event-dealt-single = { $dealer } dà le carte. { $single } gioca Hyde in solitario, con il fantasma di fronte, e apre.
event-asked = { $by } chiede a { $seat } una carta { $camp }.
event-asked-ghost = { $by } chiede al fantasma una carta { $camp }; la sceglie { $single }.
event-ghost-asks = Per il fantasma, { $single } chiede a { $seat } una carta { $camp }.
event-played = { $seat } gioca { $card } ({ $code }).
event-played-on-request = { $holder } gioca { $card } ({ $code }) per { $seat }.
event-played-from-ghost = { $seat } gioca { $card } ({ $code }) dalla mano del fantasma.
event-played-by-asked-ghost = Il fantasma gioca { $card } ({ $code }) per { $seat }; ha scelto { $single }.
event-ghost-played = Per il fantasma, { $single } gioca { $card } ({ $code }) dalla mano del fantasma.
event-ghost-played-from-single = Per il fantasma, { $single } gioca { $card } ({ $code }) dalla mano coperta.
event-ghost-played-on-request = { $holder } gioca { $card } ({ $code }) per il fantasma.
event-trick-won = { $winner } vince la presa: { count-points }.
event-trick-won-carried = { $winner } vince la presa e le { $carried } carte in sospeso: { count-points }.
event-ghost-won = Il fantasma vince la presa per { $single }: { count-points }.
event-ghost-won-carried = Il fantasma vince la presa e le { $carried } carte in sospeso per { $single }: { count-points }.
event-trick-carried = Trasformazione! Nessuno vince la presa. { $cards } carte restano sul tavolo: { count-points }. Apre { $leader }.
event-ghost-carried = Trasformazione! Nessuno vince la presa. { $cards } carte restano sul tavolo: { count-points }. Apre il fantasma.
event-trick-neutral = Trasformazione! Ed è l’ultima presa: { $cards } carte non contano per nessuno, { count-points } in tutto.
event-round-scored = La smazzata è finita. Jekyll: { $jekyll_points } × { $jekyll_factor } = { $jekyll_score }. Hyde: { $hyde_points } × { $hyde_factor } = { $hyde_score }.
event-match-won-team = La squadra { $winner } vince la partita.
event-match-won-player = { $winner } vince la partita.

## What is not allowed

reason-teams-of-two = Una squadra ha due posti: due per Jekyll, due per Hyde.
reason-partners-as-position-card = I compagni non siedono come indica la carta Posizione.
reason-single-plays-hyde = Il giocatore solitario e il fantasma di fronte giocano Hyde.
reason-ghost-seat-is-empty = Nessuno siede al posto del fantasma.
reason-single-sits-left-of-dealer = Il giocatore solitario siede alla sinistra del mazziere.
reason-players-differ = Ognuno deve avere un nome, e nessun nome può ripetersi.
reason-player-count = Si gioca in tre o in quattro.
reason-position-a-for-three = In tre si usa la carta Posizione A.
reason-target-range = Il traguardo deve stare tra 1 e 1.000.000.
reason-seven-cards-each = Ogni posto riceve sette carte, e ogni carta viene data una volta sola.
reason-wrong-seating = Non sono le squadre, o non è il mazziere, della smazzata seguente.
reason-wrong-seating-of-three = In tre, non è l’ordine dei posti della smazzata seguente.
reason-match-over = La partita è finita.
reason-round-goes-on = Una smazzata è ancora in corso.
reason-not-dealt = Le carte non sono ancora state date.
reason-round-over = La smazzata è finita.
reason-must-answer = Chi riceve una richiesta deve giocare una carta.
reason-wrong-camp = La carta deve essere della fazione del posto a cui tocca giocare.
reason-not-held = La carta non è nella mano da cui verrebbe giocata.
reason-not-held-by-asked = Il posto a cui è stata chiesta non ha questa carta.
reason-asks-itself = Non si chiede a se stessi.
reason-asked-has-none = Questo posto non ha carte di quella fazione.
reason-single-chooses-itself = Il giocatore solitario non deve chiedere al fantasma: sceglie semplicemente una delle sue carte.

## Replay

replay-options = { $players } giocatori. { $position }. { $target ->
    [1] Una smazzata.
   *[other] Traguardo: { $target }.
}
replay-round = Smazzata { $number }
replay-trick = Presa { $number }
replay-team = { $camp }: { $players }
replay-hand = { $player } ha in mano { $cards }
replay-total = { $side }: { $total } in tutto
replay-to-target = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } su { $target }
}
replay-undone = Sono state annullate delle mosse: questa partita non conta.
replay-hinted = Sono stati usati dei consigli: questa partita non conta.
replay-unfinished = Qui la registrazione si ferma; la partita continua.

## The game in the terminal

play-default-name = Ospite
play-welcome = Buonasera, { $player }. Il tuo posto è { $seat } e giochi per { $camp }.
play-partner = In squadra con te: { $partner }.
play-single = In questa smazzata giochi Hyde in solitario, e il fantasma di fronte ti obbedisce.
play-hand = La tua mano: { $cards }
play-ghost-hand = La mano del fantasma: { $cards }
play-counts = { $player } ha { $jekyll } Jekyll e { $hyde } Hyde
play-on-table = Sul tavolo: { $cards }
play-carried = In sospeso: { $cards } ({ count-points })
play-turn = Tocca a te: serve una carta { $camp }.
play-turn-ghost = Tocca al fantasma, e scegli tu: serve una carta { $camp }.
play-asked = { $by } ti chiede una carta { $camp }.
play-asked-ghost = { $by } chiede al fantasma una carta { $camp }, e la scegli tu.
play-whom-to-ask = A chi chiedi?
play-which-card = Quale carta?
play-card-or-seat = Quale carta, o a chi chiedi?
play-bad-input = «{ $input }» non è né una carta né un posto. Scrivi una carta come J7, un posto a cui chiedere come E?, oppure ? per l’aiuto.
play-not-now = Adesso non si può: { $reason }
play-help = Che cosa puoi scrivere
play-help-card = gioca questa carta
play-help-ask = chiedi a questo posto di giocare per te
play-help-last = rivedi l’ultima presa
play-help-counts = vedi chi ha quante carte di ogni fazione
play-help-hint = chiedi un consiglio
play-help-rules = leggi le regole
play-help-help = rileggi queste istruzioni
play-help-quit = lascia il tavolo
play-last-trick = L’ultima presa: { $cards }
play-no-last-trick = Non è ancora stata giocata nessuna presa.
play-only-card = Una sola carta va bene, quindi viene giocata: { $card } ({ $code }).
play-hint-card = Un consiglio: gioca { $card } ({ $code }).
play-hint-ask = Un consiglio: chiedi a { $seat }.
play-next-round = Invio per la prossima smazzata.
play-saved = La registrazione della partita: { $path }
play-goodbye = Buonanotte, e attenzione alla nebbia.

## Inviti

invitation-title = { $name } ti invita a Dr. Jekyll & Mr. Hyde
invitation-title-nobody = Un tavolo di Dr. Jekyll & Mr. Hyde
invitation-form-A = Quattro giocatori, compagni di fronte
invitation-form-B = Quattro giocatori, compagni affiancati
invitation-form-three = Tre giocatori e un fantasma
invitation-length = { $target ->
    [1] una smazzata
   *[other] a { $target } punti
}
invitation-open = { $form }, { $length }. { $count ->
    [one] Una sedia è libera.
   *[other] { $count } sedie sono libere.
} Basta un nome.
invitation-full = { $form }, { $length }. Tutte le sedie sono occupate; puoi guardare.
invitation-running = { $form }, { $length }. La partita è cominciata; puoi guardare.

## Rules: one text for each clause of the law

rules-title = Le regole di Dr. Jekyll & Mr. Hyde
rules-r1 = Le carte
rules-r1-1 = Ci sono 28 carte: 14 per il Dr. Jekyll, segnate con un’ampolla, e 14 per Mr. Hyde, segnate con un cilindro. Il segno sta sul dorso oltre che sul fronte. Perciò tutti vedono sempre quante carte Jekyll e quante carte Hyde ha ogni posto.
rules-r1-2 = Ogni fazione ha, dall’alto in basso, una Trasformazione (T), cinque personaggi (da A a E), cinque luoghi (da 7 a 3) e tre azioni (da X3 a X1). I personaggi vanno da A in giù, allo stesso modo nelle due fazioni; i dieci luoghi hanno tutti lo stesso rango, e così le sei azioni. Un luogo vale il suo numero in punti, un personaggio 1, il resto 0. Un’azione ha un fattore: 3, 2 o 1.
rules-r1-3 = Una carta si scrive con la lettera della fazione e il segno del tipo: JT, HA, J7, HX3. Tutti i punti del mazzo fanno 60.
rules-r2 = Posti, squadre e distribuzione
rules-r2-1 = I quattro posti sono Nord, Est, Sud e Ovest, in senso orario. Il posto alla tua sinistra è il prossimo in senso orario.
rules-r2-2 = In quattro si sorteggiano due squadre da due, Jekyll e Hyde, e si tengono per tutta la partita. Con la carta Posizione A i compagni siedono uno di fronte all’altro. Con la carta Posizione B, la variante, siedono fianco a fianco.
rules-r2-3 = Mescola tutte le 28 carte e danne sette a ogni posto.
rules-r2-4 = Il posto alla sinistra del mazziere apre la prima presa. Nella smazzata seguente dà le carte il posto alla sua sinistra.
rules-r3 = Un turno
rules-r3-1 = A partire da chi apre, in senso orario, si gioca una carta per ogni posto. Quattro carte fanno una presa, sette prese una smazzata.
rules-r3-2 = Al tuo turno serve una carta della tua fazione. Giocane una dalla tua mano, oppure chiedi a un qualsiasi altro posto, amico o nemico, di giocarne una per te. Puoi chiedere anche quando potresti giocare tu.
rules-r3-3 = Puoi chiedere solo a un posto che ha una carta della tua fazione; lo dicono i dorsi. Se non ne hai, devi chiedere.
rules-r3-4 = Chi riceve una richiesta deve giocare, e sceglie liberamente tra le sue carte di quella fazione.
rules-r3-5 = La carta conta come tua, da qualunque mano venga, e il turno passa alla tua sinistra, non a quella del posto a cui hai chiesto. A un posto si può chiedere più volte in una presa, perciò le mani diventano presto disuguali.
rules-r3-6 = Così ogni presa consuma due carte per fazione. C’è sempre una carta da giocare, e dopo sette prese tutte le mani sono vuote.
rules-r4 = Vincere una presa
rules-r4-1 = La presa va al posto che ha davanti la carta più alta. Tra carte di pari rango prevale quella giocata per prima.
rules-r4-2 = La squadra di chi vince prende le quattro carte e quelle in sospeso. Chi vince apre la presa seguente.
rules-r5 = La Trasformazione
rules-r5-1 = Nessuno vince una presa che contiene una Trasformazione. Le sue quattro carte restano in sospeso, sul tavolo.
rules-r5-2 = Apre la presa seguente il posto per cui è stata giocata la Trasformazione. Se cadono entrambe nella stessa presa, decide la prima.
rules-r5-3 = Chi vince la presa seguente prende anche le carte in sospeso. Se in quella presa c’è la seconda Trasformazione, tutte e otto le carte restano in sospeso.
rules-r5-4 = Una Trasformazione nell’ultima presa la rende neutrale: le sue carte, e quelle ancora in sospeso, non contano per nessuno.
rules-r6 = Il punteggio di una smazzata
rules-r6-1 = Somma i punti di tutte le carte prese dalla tua squadra, di qualunque fazione siano.
rules-r6-2 = Somma i fattori delle azioni della tua fazione tra quelle carte: il risultato va da 0 a 6. Le azioni dell’altra fazione non aggiungono nulla, ma almeno non le hanno gli altri.
rules-r6-3 = Il tuo punteggio è il prodotto di punti e fattore. Senza azioni tue, è zero.
rules-r6-4 = Un esempio: Jekyll ha preso un luogo da 6, Lanyon, Mr. Hyde, una Trasformazione, Utterson, Carità, Rimorso e Furia. I punti sono 6 + 1 + 1 + 1 = 9, il fattore è 1 + 3 = 4; Furia è di Hyde e non conta. Il punteggio è 9 × 4 = 36.
rules-r7 = La partita
rules-r7-1 = Si giocano smazzate finché una squadra raggiunge o supera il traguardo, 1000 se non si è deciso altrimenti. Vince allora il totale più alto.
rules-r7-2 = Se le due squadre sono in parità al traguardo o oltre, si gioca un’altra smazzata.
rules-r7-3 = I compagni non devono accordarsi su che cosa giocare, né farsi cenni. Online non si parla liberamente durante una smazzata.
rules-r8 = In tre giocatori
rules-r8-1 = Le squadre cambiano a ogni smazzata. Uno di voi gioca Hyde da solo, come giocatore solitario; il posto vuoto di fronte è il fantasma, anch’esso Hyde. Gli altri due sono Jekyll. Si usa solo la carta Posizione A.
rules-r8-2 = Tutti e quattro i posti ricevono sette carte. Quelle del fantasma stanno scoperte, visibili a tutti.
rules-r8-3 = Il giocatore solitario siede alla sinistra del mazziere e apre la prima presa.
rules-r8-4 = Quando tocca a lui o al fantasma, decide il giocatore solitario: una carta Hyde qualsiasi di queste due mani, oppure un giocatore Jekyll a cui chiederne una.
rules-r8-5 = Un giocatore Jekyll può chiedere una carta Jekyll al compagno, al giocatore solitario o al fantasma. Il giocatore solitario risponde allora solo dalla mano coperta. Per il fantasma, il giocatore solitario sceglie una delle carte Jekyll del fantasma.
rules-r8-6 = Dopo la smazzata, chi siede alla sinistra del solitario passa al posto del fantasma e dà le carte. Chi siede alla sua destra è il prossimo solitario.
rules-r8-7 = Il punteggio della tua squadra va al tuo totale personale. La partita finisce quando un giocatore raggiunge o supera il traguardo, e vince il totale più alto; in caso di parità in testa, si gioca un’altra smazzata. Il primo solitario si sorteggia.
rules-r9 = Che cosa puoi sapere
rules-r9-1 = Conosci la tua mano e, in tre, quella del fantasma; quante carte di ogni fazione ha ciascun posto; ogni carta giocata, per chi, da quale mano e in quale ordine; che cosa è in sospeso; chi ha preso quale presa; i punteggi. Nient’altro.
rules-r9-2 = La memoria fa parte del gioco. Un tavolo può lasciar rivedere tutte le prese, come in allenamento, o soltanto l’ultima.
