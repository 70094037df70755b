### Quello che serve a ogni pagina, e le pagine iniziale, nuovo tavolo, sala, impostazioni e account.

game-title = Jekyll & Hyde
nav-label = Menu principale
go-home = Home
close = Chiudi
cancel = Annulla
try-again = Riprova
reload = Ricarica
connection-lost = Connessione persa. Nuovo tentativo…
screen-not-loaded = Impossibile caricare questa pagina. Forse manca la connessione.
offline-notice = Senza connessione. Puoi giocare contro i bot su questo dispositivo; anche regole e lezioni funzionano.
update-notice = È pronta una nuova versione.
update-now = Aggiorna
guest-name = Ospite { $number }
name-and-text = { $name }: { $text }

## Bots

level-random = Sonnambulo
level-novice = Principiante
level-casual = Dilettante
level-club = Veterano
level-expert = Esperto
level-master = Maestro
level-grandmaster = Gran maestro
level-random-lead = gioca una carta qualsiasi
level-novice-lead = segue i consigli del regolamento
level-casual-lead = riflette un poco
level-club-lead = un compagno affidabile
level-expert-lead = gioca con istinto sicuro
level-master-lead = deduce che cosa hai in mano
level-grandmaster-lead = legge il tuo gioco

## Refusals

refusal-offline = Il server non risponde. Riprova tra un momento.
refusal-unsure = La connessione è caduta proprio in quel momento. Controlla se tutto è andato a buon fine.
refusal-stale = La partita era già andata avanti. Guarda di nuovo.
refusal-not-your-turn = Non tocca a te.
refusal-illegal-move = Le regole non lo permettono.
refusal-chair-taken = Qualcuno è stato più veloce: quella sedia è occupata.
refusal-no-such-chair = Quella sedia non esiste.
refusal-not-seated = Stai solo guardando. Prima prendi una sedia.
refusal-already-seated = Qui hai già una sedia.
refusal-chairs-open = Non tutte le sedie sono ancora occupate.
refusal-match-runs = La partita è già cominciata.
refusal-no-match = Qui non si è ancora giocata nessuna partita.
refusal-round-runs = Non durante una smazzata.
refusal-no-round = Non è in corso nessuna smazzata.
refusal-match-not-over = La partita non è ancora finita.
refusal-nothing-to-take-back = Non c’è più niente da ritirare.
refusal-undo-against-bots-only = Le mosse si annullano solo contro i bot.
refusal-no-hints = I consigli ci sono solo contro i bot e dove si possono rivedere tutte le prese.
refusal-no-such-level = Questo bot non esiste.
refusal-bots-not-here = Un bot di questo tavolo va prima caricato. Collegati una volta, oppure scegli bot di un altro livello.
refusal-no-talk = Adesso non si parla liberamente: ci sono solo le frasi predefinite.
refusal-time-is-up = Il tuo tempo per questa carta è scaduto: la gioca un bot. Dopo puoi riprendere la tua sedia.
refusal-ask-stands = Questa richiesta resta valida: se ne può ritirare una sola per carta, e tre per smazzata.
refusal-not-kept-waiting = Nessuno ti ha ancora fatto aspettare così a lungo.
refusal-not-host = Può farlo solo il padrone di casa di questo tavolo.
refusal-too-many-people = Al tavolo siedono più persone delle sedie che resterebbero.
refusal-removed = Il padrone di casa ti ha allontanato da questo tavolo. Puoi ancora guardare, o aprire un tavolo tuo.
refusal-log-full = A questo tavolo lo si è fatto troppe volte. Continua a giocare, o apri un nuovo tavolo.
refusal-no-more-rounds = Questa partita ha esaurito le sue distribuzioni. Apri un nuovo tavolo.
refusal-wrong-seed = Questo non è il seme che era stato sigillato.
refusal-no-such-table = Questo tavolo non esiste, o non esiste più.
refusal-no-table-entered = Non sei a nessun tavolo.
refusal-table-full = Troppe persone guardano già questo tavolo.
refusal-too-fast = Un po’ troppo in fretta. Aspetta un momento e riprova.
refusal-too-many-tables = Hai aperto molti tavoli. Aspetta un poco prima del prossimo.
refusal-too-many-connections = Il gioco è aperto in troppe finestre. Chiudine una e questa riprenderà da sola.
refusal-too-many-tokens = Non puoi avere altri token. «Esci dappertutto» annulla quelli vecchi.
refusal-too-many-reports = Oggi hai già inviato molte segnalazioni. Grazie, verranno lette.
refusal-malformed = Il server non ha capito. Prova a ricaricare la pagina.
refusal-wrong-protocol = Questa pagina è più vecchia del server. Ricaricala.
refusal-name-taken = Questo nome è già preso. Provane un altro.
refusal-wrong-password = Nome o password errati.
refusal-weak-password = Questa password è troppo facile da indovinare. Scegline un’altra.
refusal-no-session = Il server non ti conosce più. Ricomincia dalla pagina iniziale.
refusal-no-such-game = Questa partita non esiste, o non esiste più.
refusal-try-again = Non ha funzionato. Riprova.
refusal-bad-record = Questa registrazione non si può leggere. Cerca l’errore e correggilo.
refusal-record-too-long = Questa registrazione è troppo lunga per essere mostrata.
refusal-no-such-step = La registrazione non arriva fin lì.
refusal-match-over = In quel punto la partita è già finita. Torna indietro di qualche mossa.
refusal-target-too-high = Il traguardo di questa registrazione è troppo alto per un tavolo.
refusal-not-found = A questo indirizzo non c’è niente.
refusal-wrong-method = Il server non lo fa. Prova a ricaricare la pagina.
refusal-too-large = È troppo grande per il server.
refusal-failed = Qualcosa è andato storto sul server. Riprova.

## Home

home-tagline = Due fazioni, quattro mani, e ogni carta può tradirti.
home-play = Gioca subito
home-play-lead = Contro i bot, { new-minutes }, senza account
home-playing = Distribuzione…
home-friends = Gioca con gli amici
home-friends-lead = Un tavolo e un link da mandare
home-learn = Impara
home-learn-lead = Una prima smazzata, passo dopo passo
home-puzzles = Problemi
home-puzzles-lead = Trova la mossa
home-back = Torna al tuo tavolo
home-back-lead = La tua sedia è ancora tua
home-more = Altro
home-new = Prepara un tavolo
home-rules = Regole
home-replay = Replay
home-lobby = Sala
home-games = Le tue partite
home-settings = Impostazioni
home-account = Account
home-name = Giochi come { $name }
home-language = Lingua

## New table

new-title = Prepara un tavolo
new-lead = Decidi come vuoi giocare. Non serve nessun account.
new-sentence = { $form }, { $company }, { $length }, { $pace }.
new-sentence-A = Quattro giocatori, compagni di fronte
new-sentence-B = Quattro giocatori, compagni affiancati
new-sentence-three = Tre giocatori e un fantasma
new-sentence-bots = { $count ->
    [1] un bot ({ $levels })
    [2] due bot ({ $levels })
   *[other] tre bot ({ $levels })
}
new-sentence-friends = { $count ->
    [1] un amico
    [2] due amici
   *[other] tre amici
}
new-sentence-strangers = { $count ->
    [1] una sedia libera
    [2] due sedie libere
   *[other] tre sedie libere
}
new-sentence-with = con { $who }
new-sentence-with-both = con { $seated } e { $invited }
new-sentence-round = una smazzata
new-sentence-target = a { $target } punti
new-sentence-untimed = senza orologio
new-sentence-calm = con un orologio tranquillo
new-sentence-quick = con un orologio rapido
new-company = Bot o amici
new-company-bots = { $count ->
    [2] Due bot
   *[other] Tre bot
}
new-company-bots-lead = Si distribuisce subito
new-company-friends = { $count ->
    [2] Due amici
   *[other] Tre amici
}
new-company-friends-lead = Sedie libere e un link da mandare
new-form = Chi gioca con chi
new-form-A = In quattro, compagni di fronte
new-form-A-lead = Carta Posizione A, il gioco consueto
new-form-B = In quattro, compagni affiancati
new-form-B-lead = Carta Posizione B, la variante
new-form-three = In tre con un fantasma
new-form-three-lead = Uno gioca Hyde da solo, con una mano scoperta di fronte
new-target = Durata
new-target-round = Una smazzata
new-target-points = A { $points }
new-minutes = { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
new-rounds = { $rounds ->
    [one] circa una smazzata
   *[other] circa { $rounds } smazzate
}
new-chairs = Tu e gli altri
new-chair = Sedia { $number }
new-chair-open = Libera
new-chair-partner = Il tuo compagno
new-chair-opponent = Avversario
new-chair-beside = Compagno o avversario
new-lot-A = I compagni siedono uno di fronte all’altro. Quale coppia gioca Jekyll lo decide la sorte.
new-lot-B = Il tuo compagno siede accanto a te. Da che lato, e quale coppia gioca Jekyll, lo decide la sorte.
new-lot-three = Chi gioca Hyde da solo per primo lo decide la sorte; poi si cambia a ogni smazzata.
new-pace = Tempo per pensare
new-pace-untimed = Senza limiti
new-pace-calm = Tranquillo
new-pace-calm-lead = 45 secondi a decisione, 2 minuti di riserva
new-pace-quick = Rapido
new-pace-quick-lead = 15 secondi a decisione, 45 di riserva
new-memory = Memoria
new-memory-every-trick-lead = Si vedono i punti e le carte ancora fuori, e ogni presa si può riguardare
new-memory-last-trick-lead = Come a un tavolo vero: ricorda che cosa è caduto
new-open = Mostra il tavolo nella sala
new-open-lead = Chiunque può sedersi. Altrimenti lo trova solo chi ha il link.
new-talk = Conversazione tra le smazzate
new-talk-lead = Testo libero tra le smazzate; durante una smazzata solo frasi predefinite.
new-go = Apri il tavolo
new-go-bots = Apri e dai le carte
new-going = Apertura…

## Lobby

lobby-title = Sala
lobby-lead = I tavoli con una sedia libera. L’elenco si aggiorna da sé.
lobby-empty = Nessun tavolo aspetta giocatori.
lobby-empty-lead = Aprine uno: appare subito qui. Oppure intanto gioca contro i bot.
lobby-open = Apri un tavolo
lobby-join = Unisciti
lobby-loading = Ricerca di tavoli…
lobby-count = { $count ->
    [one] Un tavolo
   *[other] { $count } tavoli
}
lobby-free = { $count ->
    [one] una sedia libera
   *[other] { $count } sedie libere
}
lobby-host = Tavolo di { $name }
lobby-host-none = Un tavolo
lobby-form-A = In quattro, di fronte
lobby-form-B = In quattro, affiancati
lobby-form-three = In tre
lobby-target = a { $points }

## Settings

settings-title = Impostazioni
settings-lead = Restano in questo browser.
settings-look = Aspetto
settings-play = Gioco
settings-language = Lingua
settings-language-auto = Come il browser
settings-theme = Luce
settings-theme-system = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-motion = Animazioni
settings-motion-system = Come il sistema
settings-motion-full = Sì
settings-motion-reduced = No
settings-card-size = Grandezza delle carte
settings-card-size-small = Piccola
settings-card-size-medium = Media
settings-card-size-large = Grande
settings-sort = Ordine della tua mano
settings-sort-high-first = Alte a sinistra
settings-sort-low-first = Basse a sinistra
settings-card-pause = Pausa dopo ogni carta degli altri
settings-pause = Pausa dopo ogni presa
settings-pause-seconds = { $seconds ->
    [0] nessuna
    [one] un secondo
   *[other] { $seconds } secondi
}
settings-autoplay = Gioca in automatico la mia unica carta permessa
settings-autoplay-lead = Solo quando tutti vedono che non hai scelta.
settings-sound = Suoni
settings-sound-lead = Di legno e vetro, per carte, turni e fine smazzata.
settings-volume = Volume
settings-volume-quiet = Basso
settings-volume-medium = Medio
settings-volume-loud = Alto
settings-remarks = Battute dei bot
settings-remarks-lead = Ogni tanto un bot dice una frase. Non parla mai delle carte.
settings-vibration = Vibra quando tocca a te
settings-vibration-lead = Se il dispositivo lo permette.
settings-text = Tavolo come testo
settings-text-lead = Tutto il tavolo a parole, invece di un’immagine.
settings-level = Bot di «Gioca subito»
settings-reset = Ripristina i valori predefiniti
settings-reset-done = I valori predefiniti sono ripristinati.

## Account

account-title = Account
account-lead-guest = Giochi come ospite. Per giocare basta; con un account puoi tornare da qualsiasi dispositivo.
account-lead-nobody = Qui ancora nessuno ti conosce. Per giocare basta un nome.
account-lead-known = Hai effettuato l’accesso come { $account }.
account-name = Nome al tavolo
account-name-hint = da 1 a 24 caratteri
account-name-save = Usa questo nome
account-name-saved = D’ora in poi sei { $name }.
account-name-bad = Un nome ha da 1 a 24 lettere, cifre o segni.
account-name-full = Di più non ci sta: un nome ha al massimo { $most } caratteri.
account-register = Crea un account
account-register-lead = Il nome, le partite e le sedie vengono con te.
account-login = Accedi
account-login-lead = Hai già un account.
account-user = Nome dell’account
account-user-hint = da 3 a 40 lettere, cifre, punti, trattini
account-password = Password
account-password-hint = almeno 8 caratteri
account-registered = Il tuo account è pronto.
account-logged-in = Piacere di rivederti, { $name }.
account-logout = Esci
account-logout-everywhere = Esci dappertutto
account-logout-everywhere-lead = Chiude tutte le sessioni, anche questa, e annulla tutti i token.
account-logged-out = Disconnessione effettuata.
account-tokens = Programmi
account-tokens-lead = Con un token un tuo programma gioca a nome tuo.
account-token-label = Scopo
account-token-make = Crea un token
account-token-shown = Il tuo token. Si vede solo adesso; conservalo al sicuro.
account-copy = Copia
account-copied = Copiato
account-data = Che cosa è conservato di te
account-export = Scarica
account-delete = Dimenticami
account-delete-lead = Cancella nome, account, sessioni e cronologia. Non si torna indietro.
account-delete-sure = Dimenticare davvero tutto di te?
account-deleted = Tutto dimenticato.

## Nothing here

not-found-title = Qui c’è solo nebbia
not-found-lead = A questo indirizzo non c’è nessuna pagina.

## Reviews

review-round = Analizzare questa smazzata
review-short = Analisi
review-game = Analizzare la partita del { $date }
