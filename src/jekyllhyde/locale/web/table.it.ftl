### Quel che si dice al tavolo nel browser: sala d'attesa, smazzata, fine della smazzata, fine della partita.

table-title = Al tavolo
table-opening = Si accende la lampada…
table-gone-title = Qui non c’è nessun tavolo
table-gone-lead = A questo link non c’è nessun tavolo. Forse è già stato sgombrato, o manca un pezzo del link.
table-closed-title = Il tavolo non è raggiungibile
table-gone-new = Aprine uno nuovo

## At the door

table-door-title = Hai un invito
table-door-lead = Basta un nome. Niente account, niente password.
table-door-name = Il tuo nome
table-door-enter = Entra

## Cards, for those who hear them

table-card = { $name }: { $camp }, { $kind }, { count-points }
table-card-character = { $name }: { $camp }, { $kind } { $letter }, { count-points }
table-card-deed = { $name }: { $camp }, { $kind }, per { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name }: { $card }
table-on-request = { $by } ha chiesto, { $holder } ha dato la carta
table-trick = La presa
table-own-hand = La tua mano
table-open-hand = Mano scoperta: { $name }
table-hand-empty = Nessuna carta rimasta
table-carried = In sospeso: { $cards }; { count-points }
table-carried-goes = al prossimo vincitore
table-leads = Apre { $name }

## Seats

table-ghost = il fantasma
table-seat = { $name }, per { $camp }
table-counts-of-seat = { count-jekyll } e { count-hyde }
table-on-turn = è il suo turno
table-is-asked = deve rispondere
table-away = assente
table-stand-in = gioca un bot
table-spectating = Stai guardando.
table-seconds-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
table-ask = Chiedi { $camp }
table-cannot-ask = non ha carte { $camp }
table-ghost-is-yours = gioca tu le sue carte

## What is expected

table-hint-must-ask = Non ne hai: chiedi a qualcuno.
table-hint-must-play = Nessun altro ne ha.
table-hint-play-or-ask = Giocane una, o chiedi a un altro posto.
table-waiting = { $name } sta pensando.
table-your-turn-title = Tocca a te

## What can be done

table-undo = Annulla
table-take-back = Ritira la richiesta
table-take-chair-back = Eccomi di nuovo
table-ready = Prossima smazzata
table-rematch = Gioca ancora
table-let-bot-play = Fai giocare un bot per { $name }
table-give-up-chair = Lascia giocare un bot
table-leave = Lascia il tavolo

## What happened

table-news-sat = { $name } si siede.
table-news-bot-sat = { $name }, un bot, si siede.
table-news-left = { $name } è assente. Si aspetta un po’.
table-news-removed = Il padrone di casa allontana { $name } dal tavolo.
table-news-kept-waiting = { $name } fa aspettare tutti. Gli altri possono far giocare un bot.
table-news-taken-over = Ora un bot gioca per { $name }.
table-news-returned = { $name } è di nuovo qui.
table-news-ask-taken-back = { $name } ritira la richiesta.
table-news-undone = { $name } annulla delle mosse.
table-news-seed-missing = Il seme di { $name } non è stato aperto in tempo. Si mescola di nuovo senza.

## Waiting room

table-waiting-title = Prendi posto
table-waiting-lead = Manda il link agli amici; su ogni sedia può giocare anche un bot.
table-waiting-watch = Stai guardando. Prendi una sedia per giocare.
table-chair = Sedia { $number }
table-chair-open = Sedia libera
table-chair-you = tu
table-sit = Siediti qui
table-stand = Alzati
table-bot-sits = Metti un bot
table-bot-level = Livello del bot
table-bot-leaves = Manda via
table-person-leaves = Allontana
table-person-leaves-sure = Allontanare { $name }? Non potrà più sedersi a questo tavolo.
table-start = Dai le carte
table-start-waits = { $count ->
    [one] Una sedia è ancora libera.
   *[other] { $count } sedie sono ancora libere.
}
table-fill-bots = Completa con i bot
table-invite = Invita amici
table-invite-link = Il link a questo tavolo
table-invite-copy = Copia il link
table-invite-copied = Copiato
table-invite-share = Condividi
table-invite-qr = Mostra il codice QR
table-invite-qr-label = Codice QR del link a questo tavolo
table-setup-target = { $target ->
    [1] Una smazzata
   *[other] A { $target }
}
table-setup-talk = Conversazione tra le smazzate
table-setup-no-talk = Solo frasi predefinite
table-setup-pace-untimed = Senza orologio
table-setup-pace-calm = Orologio tranquillo
table-setup-pace-quick = Orologio rapido

## Fair deals

table-seal = Distribuzione sigillata
table-seal-lead = Prima della prima carta il server e i browser dei giocatori estraggono ciascuno un seme e ne pubblicano il sigillo. Solo allora i semi vengono aperti e insieme danno le distribuzioni: nessuno può scegliere le carte, finché anche uno solo dei partecipanti è onesto.
table-seal-commit = Sigillo
table-seal-own = Il tuo browser ha sigillato un proprio seme per mescolare.
table-seal-verified = Distribuzione verificata
table-seal-verified-lead = Il tuo browser ha ridistribuito questa smazzata dal sigillo aperto e ha trovato le stesse carte.
table-seal-wrong = La distribuzione non corrisponde al sigillo
table-seal-wrong-lead = Il sigillo aperto non dà queste carte. Conserva la registrazione e avvisa chi gestisce questo server.
table-seal-unable = Non verificata
table-seal-unable-lead = Questa pagina non è arrivata da una connessione sicura, quindi il browser non può verificare la distribuzione. Verifica la registrazione con «jh verify».
table-seal-checking = Verifica della distribuzione…
table-seal-seed = Seme aperto della smazzata { $round }
table-seal-player-seeds = Semi dei giocatori
table-seal-none = nessuno
table-seal-trust-nobody = Anche il seme del tuo browser ha mescolato le carte: nessuno può averle scelte.
table-seal-trust-one-seed = Il seme del tuo browser non ha mescolato le carte. Nessuno le ha scelte, se il server o almeno uno di chi ha dato un seme è onesto.
table-seal-trust-no-collusion = Nessuno ha scelto le carte, a meno che il server non si sia accordato con chi ha dato l’ultimo seme.
table-seal-trust-server = Nessun giocatore ha dato un seme. Nessuno ha scelto le carte, se il server è onesto.
table-seal-silent = Non aperto in tempo: il seme di { $names }. Le carte sono state mescolate di nuovo senza.
table-seal-undone = In questa partita sono state annullate delle mosse: regolari sono solo le distribuzioni.
table-seal-match = Tutte le smazzate di questa partita sono state verificate qui.
table-seal-match-part = Smazzate verificate qui: { $checked } / { $rounds }. «jh verify» controlla l’intera registrazione.
table-seal-practice = Allenamento: carte non verificate
table-seal-practice-lead = Questa partita ne continua un’altra da una posizione. Le sue distribuzioni non sono dichiarate oneste.
table-shuffling = Si mescola: i browser dei giocatori aprono i loro semi…

## Tools

table-menu = Menu
table-tools = Strumenti del tavolo
table-last-trick = Ultima presa
table-last-trick-none = Non è ancora stata giocata nessuna presa.
table-last-trick-won = L’ha vinta { $name }.
table-last-trick-carried = Non l’ha vinta nessuno: una Trasformazione.
table-tricks = Prese di questa smazzata
table-log = La smazzata finora
table-log-empty = Non è ancora stata giocata nessuna carta.
table-counts = Chi ha che cosa
table-counts-player = Giocatore
table-out = Ancora da vedere
table-out-lead = Le carte non giocate che non hai in mano.
table-out-off = A questo tavolo ognuno ricorda da sé che cosa è stato giocato.
table-score = Punteggio
table-text-view = Tavolo come testo
table-sort = Inverti la mano
table-sound = Suono
table-sound-offer = Vuoi i suoni? Legno, vetro, e carte su un tavolo.
table-sound-yes = Con i suoni
table-sound-no = Senza
table-ranks = Ranghi
table-ranks-close = Nascondi i ranghi
table-ranks-transformation = Trasformazione: nessuno vince
table-ranks-points = Punti: un luogo vale il suo numero, un personaggio 1.
table-asking = Chiedere, spiegato
table-asking-close = Nascondi la nota sul chiedere
table-hint = Consiglio
table-beliefs = Mostrare chi può avere cosa
table-beliefs-lead = Dedotto da ciò che hai visto. Come con un consiglio, la partita non conta.
table-help = Aiuto
table-help-title = Come si gioca
table-help-lead = Gioca una carta della fazione a cui tocca, o chiedi a un altro posto di giocarne una. La carta più alta vince la presa; i punti della tua squadra si moltiplicano per il fattore delle sue azioni.
table-help-rules = Tutte le regole
table-help-ranks = Ranghi, dal più alto al più basso
table-help-equal = Ogni riga batte quelle sotto. I luoghi hanno tutti lo stesso rango, e così le azioni: vince la carta giocata per prima.
table-help-keys = Tastiera
table-key-play = gioca dalla prima alla nona carta possibile
table-key-ask = chiedi a sinistra, di fronte, a destra
table-key-last = ultima presa
table-key-counts = chi ha che cosa
table-key-score = mostra o nascondi il punteggio
table-key-text = tavolo come testo o immagine
table-key-skip = avanti senza aspettare
table-key-undo = annulla, o ritira la richiesta
table-key-hint = consiglio, poi tutti i valori
table-key-help = questa pagina
table-shortcuts = Scorciatoie da tastiera
table-shortcuts-lead = Disattivale se un lettore di schermo o un comando vocale scrive lettere.

## Score

table-score-of-target = { $target ->
    [1] { $total }
   *[other] { $total } su { $target }
}
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side }: { count-points }, fattore { $factor }, fa { $score }
table-total-in-words = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } su { $target }
}

## Talking

table-talk = Conversazione
table-quote = { $name }: «{ $words }»
role-agnes = speziale
role-bertram = vetturino
role-clara = cantante
role-desmond = avvocato
role-edith = istitutrice
role-frederick = studente di medicina
role-georgina = vedova
role-horace = lampionaio
table-phrases = Di’ qualcosa
table-phrase-hello = Buonasera.
table-phrase-thanks = Grazie.
table-phrase-well-played = Ben giocato.
table-phrase-good-game = Bella partita.
table-phrase-sorry = Scusate.
table-phrase-one-moment = Un momento, per favore.
table-phrase-back = Rieccomi.
table-phrase-goodbye = Buonanotte.
table-chat = Scrivi al tavolo
table-chat-send = Invia
table-chat-closed = Durante una smazzata ci sono solo queste frasi: a questo tavolo non si danno indizi.
table-mute = Silenzia { $name }
table-unmute = Leggi di nuovo { $name }
table-report = Segnala { $name }
table-report-text = Che cosa è successo?
table-report-send = Invia la segnalazione
table-report-sent = Grazie. Chi gestisce questo server la leggerà.
table-talk-unread = { $count ->
    [one] Conversazione, { $count } riga nuova
   *[other] Conversazione, { $count } righe nuove
}
table-phrase-shall-we = Andiamo avanti?

## Tra amici

table-host = padrone di casa
table-rename = Cambia nome
table-setup-change = Cambia le impostazioni
table-setup-title = Impostazioni di questo tavolo
table-setup-note = Tutti al tavolo vedono subito ciò che cambia.
table-news-stood = { $name } lascia la sedia.
table-news-renamed = { $old } ora si chiama { $name }.
table-news-setup-changed = Le impostazioni del tavolo sono cambiate.
table-news-readied = { $name } aspetta la prossima smazzata.
table-news-agreed = { $name } vorrebbe un’altra partita.
table-bot-plays-in = { $name } ha perso la connessione. Un bot subentra fra { $seconds } s.
table-next-round-in = La prossima smazzata comincia fra { $seconds } s.
table-rematch-in = La prossima partita si prepara fra { $seconds } s, con chi vuole.
table-nudge = Fai un cenno
table-rematch-together = Ancora, gli stessi
table-agreed = Per un’altra partita: { $names }.
table-dealt-meanwhile = La prossima smazzata è stata distribuita. Sei ancora al tavolo.
table-to-the-table = Al tavolo
table-all-hands = Tutte le mani
table-watching = Stai guardando

## End of a round and of a match

table-round-over = La smazzata { $number } è finita
table-sum-of = { $camp } ha preso
table-sum-points = Punti
table-sum-characters = 1 per personaggio
table-sum-factor = Fattore
table-sum-score = Punteggio
table-sum-no-deed = Nessuna azione della propria fazione: per 0
table-sum-idle = Qui senza valore
table-sum-neutral = Per nessuno
table-totals = Totali
table-totals-chart = { $target ->
    [1] Totali dopo ogni smazzata
   *[other] Totali dopo ogni smazzata, traguardo { $target }
}
table-waiting-for = Si aspetta { $names }.
table-match-over = La partita è finita
table-match-won = Hai vinto.
table-match-lost = Hai perso. Capita ai migliori dottori.
table-match-won-by = Vince { $name }.
table-record = Salva la registrazione
table-replay = Rivedi
table-to-home = Home
table-look = Guarda il tavolo
table-back-to-sum = Torna al conto
table-practice-kept = Allenamento: il risultato resta fra le tue partite e non conta.
table-practice-games = Le tue partite

## The table as text

table-text-seats = Posti
table-text-seat = { $name }, { $place }, per { $camp }: { count-jekyll } e { count-hyde }.
table-text-place-bottom = tu
table-text-place-left = alla tua sinistra
table-text-place-top = di fronte
table-text-place-right = alla tua destra
table-text-trick = Sul tavolo
table-text-trick-empty = Ancora nessuna carta. Apre { $name }.
table-text-hand = La tua mano
table-text-moves = Che cosa puoi fare
table-text-no-moves = Per ora niente.
table-text-play = Gioca: { $card }
table-text-ask = Chiedi a { $name }
table-text-ask-ghost = Chiedi al fantasma
table-text-log = Che cosa è successo

## You, where a sentence speaks of the reader: the key names the part that the reader has in it

table-you = Tu
table-from = da { $name }
table-from-you = da te
table-from-ghost = dal fantasma
table-leads-you = Apri tu
table-on-request-by-you = Tu hai chiesto, { $holder } ha dato la carta
table-on-request-holder-you = { $by } ha chiesto, tu hai dato la carta
table-last-trick-won-you = L’hai vinta tu.
table-text-trick-empty-you = Ancora nessuna carta. Apri tu.
table-news-sat-you = Ti siedi.
table-news-kept-waiting-you = Fai aspettare tutti. Gli altri possono far giocare un bot per te.
table-news-taken-over-you = Ora un bot gioca per te.
table-news-returned-you = Sei di nuovo qui.
table-news-ask-taken-back-you = Ritiri la richiesta.
table-news-undone-you = Annulli delle mosse.
table-news-seed-missing-you = Il seme del tuo browser non è stato aperto in tempo. Si mescola di nuovo senza.
event-dealt-dealer-you = Dai le carte tu, { $leader } apre.
event-dealt-leader-you = { $dealer } dà le carte, apri tu.
event-dealt-single-dealer-you = Dai le carte tu. { $single } gioca Hyde in solitario, con il fantasma di fronte, e apre.
event-dealt-single-single-you = { $dealer } dà le carte. Giochi Hyde in solitario, con il fantasma di fronte, e apri.
event-asked-by-you = Chiedi a { $seat } una carta { $camp }.
event-asked-seat-you = { $by } ti chiede una carta { $camp }.
event-asked-ghost-by-you = Chiedi al fantasma una carta { $camp }; la sceglie { $single }.
event-asked-ghost-single-you = { $by } chiede al fantasma una carta { $camp }; la scegli tu.
event-ghost-asks-single-you = Per il fantasma, chiedi a { $seat } una carta { $camp }.
event-ghost-asks-seat-you = Per il fantasma, { $single } ti chiede una carta { $camp }.
event-played-seat-you = Giochi { $card } ({ $code }).
event-played-on-request-holder-you = Giochi { $card } ({ $code }) per { $seat }.
event-played-on-request-seat-you = { $holder } gioca { $card } ({ $code }) per te.
event-played-from-ghost-seat-you = Giochi { $card } ({ $code }) dalla mano del fantasma.
event-played-by-asked-ghost-seat-you = Il fantasma gioca { $card } ({ $code }) per te; ha scelto { $single }.
event-played-by-asked-ghost-single-you = Il fantasma gioca { $card } ({ $code }) per { $seat }; hai scelto tu.
event-ghost-played-single-you = Per il fantasma, giochi { $card } ({ $code }) dalla mano del fantasma.
event-ghost-played-from-single-single-you = Per il fantasma, giochi { $card } ({ $code }) dalla tua mano.
event-ghost-played-on-request-holder-you = Giochi { $card } ({ $code }) per il fantasma.
event-trick-won-winner-you = Vinci la presa: { count-points }.
event-trick-won-carried-winner-you = Vinci la presa e le { $carried } carte in sospeso: { count-points }.
event-ghost-won-single-you = Il fantasma vince la presa per te: { count-points }.
event-ghost-won-carried-single-you = Il fantasma vince la presa e le { $carried } carte in sospeso per te: { count-points }.
event-trick-carried-leader-you = Trasformazione! Nessuno vince la presa. { $cards } carte restano sul tavolo: { count-points }. Apri tu.
event-match-won-player-winner-you = Vinci la partita.

## Why a trick went where it went

table-why-character-character = Personaggi, dalla A alla E: { $higher } batte { $lower }.
table-why-character-scene = I personaggi battono i luoghi, quali che siano i punti.
table-why-character-deed = I personaggi battono le azioni.
table-why-scene-deed = I luoghi battono le azioni.
table-why-tied-character = A parità di rango vince la prima giocata.
table-why-tied-scene = I luoghi, dal 7 al 3, hanno tutti lo stesso rango: vince il primo giocato.
table-why-tied-deed = Le azioni hanno tutte lo stesso rango: vince la prima giocata.
table-deed-counts = { $card } conta per { $camp }: × { $factor }.
table-deed-lost = { $card } è fuori gioco per { $camp }.
table-carries = Trasformazione! Nessuno vince la presa.
table-carries-on = Le sue carte aspettano il prossimo vincitore. Apre { $name }.
table-carries-on-you = Le sue carte aspettano il prossimo vincitore. Apri tu.
table-carries-last = Era l’ultima presa: queste carte non contano per nessuno.

## What it is about, for the first round

table-goal = Tu e { $partner } siete { $camp }. Prendete punti, e almeno un’azione { $camp } (×); { $target ->
    [1] decide questa sola smazzata
   *[other] quando una squadra arriva a { $target }, vince il totale più alto
}.
table-goal-three = Tu e { $partner } siete { $camp } in questa smazzata. Prendete punti, e almeno un’azione { $camp } (×); { $target ->
    [1] vince chi dopo una smazzata è in testa da solo
   *[other] quando qualcuno arriva a { $target }, vince il totale più alto
}.
table-goal-single = Sei Hyde, da solo con il fantasma. Prendi punti, e almeno un’azione Hyde (×); { $target ->
    [1] vince chi dopo una smazzata è in testa da solo
   *[other] quando qualcuno arriva a { $target }, vince il totale più alto
}.
table-goal-close = Chiudi la nota
table-on-device = Questa partita si gioca su questo dispositivo e resta salvata qui.
table-score-no-deed = { count-points }, senza azione
table-score-no-deed-short = { $points } × –
table-score-open = Chi ha preso che cosa

## Who is ahead

table-ahead-you = Sei in testa, { $mine } a { $other }; si gioca fino a { $target }.
table-ahead-other = Sei indietro, { $mine } a { $other }; { $target ->
    [1] due sono pari in testa, quindi decide un’altra smazzata
   *[other] si gioca fino a { $target }
}.
table-ahead-level = Parità a { $mine }; { $target ->
    [1] decide un’altra smazzata
   *[other] si gioca fino a { $target }
}.
table-ahead-by = { $side } è in testa con { $total }; si gioca fino a { $target }.
table-side-yours = { $side } (tu)
table-sum-neutral-why = Nell’ultima presa c’era una Trasformazione: nessuno prende queste carte.
table-chart-target = traguardo { $target }
table-chart-round = dopo la smazzata { $round }
table-hint-asked = { $cards ->
    [one] Solo una delle tue va bene.
   *[other] Devi giocarne una; quale, lo decidi tu.
}
table-key-browse = da una carta all’altra; Invio la gioca
