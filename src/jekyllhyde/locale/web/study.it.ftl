### Rivedere e partite. Italiano.

## Replays

study-replay-title = Replay
study-replay-lead = Una partita ancora una volta, carta per carta: da un posto, o a mani scoperte.
study-drop = Trascina qui una registrazione
study-drop-about = Una partita come file di testo (.jhn), da qui o da altrove.
study-choose-file = Scegli un file
study-paste = Oppure incolla il testo
study-open-record = Apri
study-own-games = Le tue partite
study-sample = Guarda una partita d’esempio
study-sample-about = Tre smazzate tra bot esperti, a 300. A ogni passo puoi prendere la sedia di qualcuno.
study-all-games = Tutte le tue partite
study-reading = Lettura della registrazione…
study-not-text = Questo file non si può leggere come testo.
study-too-long = È troppo lunga per una registrazione: al massimo { $most } caratteri.
study-bad-link = Questo link non contiene una registrazione leggibile.
study-unknown-link = A questo link non c’è nessuna partita da rivedere. Forse è stata cancellata, o manca un pezzo del link.
study-other-record = Un’altra registrazione
study-view = Vista
study-view-open = Tutte le mani scoperte
study-view-seat = Come l’ha vista { $player }
study-player-you = { $player } (tu)
study-round = Smazzata
study-round-unfinished = Smazzata { $number }, non finita
study-controls = Riproduzione
study-first = Vai alla distribuzione
study-back = Un passo indietro
study-play = Riproduci
study-pause = Pausa
study-forward = Un passo avanti
study-last = Vai alla fine
study-speed = Velocità
study-place = Punto nella smazzata
study-place-text = Passo { $step } di { $steps }
study-deal = La distribuzione
study-moves = Mosse
study-trick = Presa
study-wins-trick = vince la presa
study-trick-carried = in sospeso
study-legend = Legenda
study-legend-ask = chiede al giocatore in questa direzione
study-legend-leads = apre la presa
study-legend-card = carta { $camp }
study-legend-carried = Senza alloro: nessuno ha vinto la presa.
study-move-asks = chiede a { $seat }
study-move-asks-ghost = chiede al fantasma
study-keys = ← → un passo, ↑ ↓ una presa, Inizio e Fine, Spazio per riprodurre
study-share = Copia il link
study-shared = Il link è negli appunti.
study-share-by-hand = Copia questo link:
study-download = Scarica
study-play-on = Continua da qui
study-play-on-about = Prendi una sedia e continua da qui. Ognuno tiene il suo nome; sulle altre sedie giocano i bot.
study-play-on-kept = Il risultato resta fra le tue partite, segnato come allenamento, e non conta in nessuna statistica.
study-play-on-seat = Di chi prendi la sedia?
study-play-on-level = I bot
study-play-on-go = Siediti
study-play-on-over = Qui la partita è finita. Torna indietro di un passo e continua da lì.
study-winner-team = Ha vinto la squadra { $winner }
study-winner-player = Ha vinto { $winner }
study-fair = Distribuzioni verificate: sono regolari
study-unfair = Distribuzioni verificate: non corrispondono ai semi
study-not-checked = Distribuzioni non verificate: questa registrazione non rivela i semi di tutte le smazzate
study-trust-one-seed = Nessuno ha scelto le carte, se è onesto il server o almeno uno di quelli che hanno dato un seme.
study-trust-no-collusion = Nessuno ha scelto le carte, a meno che il server non si sia accordato con chi ha dato l’ultimo seme.
study-trust-server = Nessuno ha scelto le carte, se il server è onesto: nessun giocatore ha dato un seme.
study-fair-undone = In questa partita sono state annullate delle mosse: regolari sono solo le distribuzioni.
study-bad-record = In questa registrazione c’è qualcosa che non va
study-bad-place = Riga { $line }, colonna { $column }
study-bad-rule = Vedi la regola { $rule }
study-bad-way-on = Correggi qui il testo e riaprilo, oppure prendi un’altra registrazione.

## What can be wrong with a record

study-problem-bad-utf8 = Il testo non è in UTF-8.
study-problem-bad-character = Il carattere U+{ $code } non è permesso.
study-problem-byte-order-mark = Una registrazione non comincia con un indicatore dell’ordine dei byte.
study-problem-bad-escape = Dopo \ in un valore viene " o \.
study-problem-unterminated-value = Il valore non ha le " di chiusura.
study-problem-expected-word = Qui dovrebbe esserci { $word }, non { $found }.
study-problem-expected-line-end = Qui la riga dovrebbe finire, non continuare con { $found }.
study-problem-expected-seat = Qui dovrebbe esserci un posto (N, E, S o W), non { $found }.
study-problem-expected-card = Qui dovrebbe esserci una carta, non { $found }.
study-problem-bad-tag-name = Qui dovrebbe esserci il nome di un’etichetta (lettere, cifre e _), non { $found }.
study-problem-expected-value = Qui dovrebbe esserci il valore dell’etichetta fra virgolette, non { $found }.
study-problem-tag-twice = L’etichetta { $tag } compare due volte.
study-problem-tag-missing = L’intestazione non ha l’etichetta { $tag }.
study-problem-names-missing = L’intestazione nomina { $count } dei { $players } giocatori.
study-problem-unknown-version = Questo è JHN 1, non { $found }.
study-problem-blank-name = Il nome di un giocatore non può essere vuoto.
study-problem-unknown-position-card = La carta Posizione è A o B, non { $found }.
study-problem-unknown-memory-aid = L’aiuto alla memoria è every-trick o last-trick, non { $found }.
study-problem-round-number = Questa è la smazzata { $expected }, non { $found }.
study-problem-trick-number = Questa è la presa { $expected }, non { $found }.
study-problem-trick-incomplete = La presa precedente è incompleta: { $count } di quattro carte.
study-problem-fifth-play = Una presa ha quattro carte.
study-problem-card-twice = La carta { $card } è già stata data a { $seat }.
study-problem-wrong-first-leader = { $expected } siede alla sinistra del mazziere e apre.
study-problem-wrong-leader = { $expected } ha vinto l’ultima presa e apre.
study-problem-wrong-leader-after-transformation = Apre { $expected }: la Trasformazione è stata giocata per quel posto.
study-problem-wrong-score = { $team } ha fatto { $expected }, non { $found }.

## Games

study-games-title = Le tue partite
study-games-lead = Tutte le partite che hai finito, e il loro bilancio.
study-unfinished = Una partita non è ancora finita. Comparirà qui quando lo sarà.
study-games-empty = Ancora nessuna partita finita.
study-games-empty-about = Le partite finite si raccolgono qui, ciascuna con la sua registrazione e il suo replay. La prima, a 300, dura { new-minutes }.
study-games-play = Gioca
study-games-learn = Prima impara
study-games-played = { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}
study-games-won = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
study-games-rate = { $percent }%
study-games-list = Partite
study-players = Al tavolo
study-form-four = In quattro
study-form-neighbours = In quattro, affiancati
study-form-three = In tre
study-won = Vinta
study-lost = Persa
study-undone = Mosse annullate, non conta
study-hinted = Con consigli, non conta
study-practice = Allenamento
study-on-device = Su questo dispositivo
study-device-lead = Le partite con «Su questo dispositivo» sono conservate solo in questo browser.
study-device-delete = Eliminale
study-device-delete-sure = Eliminare le partite di questo dispositivo?
study-device-delete-lead = Tutte le partite conservate su questo dispositivo vengono eliminate, anche una non finita. Quelle sul server restano.
study-score-text = { $own } a { $others }
study-rounds = { $rounds ->
    [one] { $rounds } smazzata
   *[other] { $rounds } smazzate
}
study-to-target = a { $target }
study-watch = Rivedi
study-watch-game = Rivedi la partita del { $date }
study-download-game = Scarica la registrazione del { $date }
study-share-game = Copia il link alla partita del { $date }
study-more = Partite precedenti
study-chart-balance = Vittorie meno sconfitte
study-chart-balance-text = { $games ->
    [one] Dopo una partita il bilancio è { $balance }.
   *[other] Dopo { $games } partite il bilancio è { $balance }.
}
study-chart-scores = Dove sono finite le tue partite
study-chart-scores-about = Il tuo totale, in percentuale del traguardo
study-chart-bar = dal { $from } al { $to }%
study-chart-bar-open = { $from }% e oltre
study-chart-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
study-chart-camps = Per fazione
study-chart-forms = Per forma
study-chart-share = { $won ->
    [one] { $won } vinta su { $played }
   *[other] { $won } vinte su { $played }
}
