### Was jede Seite im Browser braucht, und die Seiten Start, neuer Tisch, Lobby, Einstellungen und Konto.

game-title = Jekyll & Hyde
nav-label = Hauptmenü
go-home = Startseite
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
reload = Neu laden
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
screen-not-loaded = Diese Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung.
offline-notice = Offline. Gegen Bots kannst du auf diesem Gerät spielen; auch Regeln und Lektionen funktionieren.
update-notice = Eine neue Version ist da.
update-now = Aktualisieren
guest-name = Gast { $number }
name-and-text = { $name }: { $text }

## Bots

level-random = Schlafwandler
level-novice = Neuling
level-casual = Hobbyspieler
level-club = Clubspieler
level-expert = Experte
level-master = Meister
level-grandmaster = Großmeister
level-random-lead = spielt irgendeine Karte
level-novice-lead = folgt den Tipps der Anleitung
level-casual-lead = denkt ein wenig nach
level-club-lead = ein verlässlicher Partner
level-expert-lead = spielt mit sicherem Gespür
level-master-lead = errechnet, was du auf der Hand hast
level-grandmaster-lead = durchschaut dein Spiel

## Refusals

refusal-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
refusal-unsure = Gerade in dem Moment brach die Verbindung ab. Sieh nach, ob es angekommen ist.
refusal-stale = Die Partie war schon weiter. Sieh noch einmal hin.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-illegal-move = Das lassen die Regeln nicht zu.
refusal-chair-taken = Jemand war schneller: Der Stuhl ist besetzt.
refusal-no-such-chair = Diesen Stuhl gibt es nicht.
refusal-not-seated = Du schaust nur zu. Setz dich erst auf einen Stuhl.
refusal-already-seated = Du hast hier schon einen Stuhl.
refusal-chairs-open = Noch sind nicht alle Stühle besetzt.
refusal-match-runs = Die Partie hat schon begonnen.
refusal-no-match = Hier wurde noch keine Partie gespielt.
refusal-round-runs = Nicht, solange eine Runde läuft.
refusal-no-round = Gerade läuft keine Runde.
refusal-match-not-over = Die Partie ist noch nicht zu Ende.
refusal-nothing-to-take-back = Es gibt nichts mehr zurückzunehmen.
refusal-undo-against-bots-only = Züge lassen sich nur gegen Bots rückgängig machen.
refusal-no-hints = Tipps gibt es nur gegen Bots und nur, wo man alle Stiche nachsehen darf.
refusal-no-such-level = Diesen Bot gibt es nicht.
refusal-bots-not-here = Ein Bot an diesem Tisch muss erst geladen werden. Geh einmal online, oder wähle Bots anderer Stärke.
refusal-no-talk = Jetzt kein freies Gespräch, nur die festen Sätze.
refusal-time-is-up = Deine Zeit für diese Karte ist um: Ein Bot spielt sie. Danach kannst du deinen Stuhl wieder einnehmen.
refusal-ask-stands = Deine Bitte gilt: Zurückziehen kannst du je Karte nur eine und in einer Runde drei.
refusal-not-kept-waiting = So lange hat dich noch niemand warten lassen.
refusal-not-host = Das kann nur der Gastgeber dieses Tisches.
refusal-too-many-people = Am Tisch sitzen mehr Leute, als dann Stühle da wären.
refusal-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt. Du kannst weiter zuschauen oder selbst einen Tisch eröffnen.
refusal-log-full = Das wurde an diesem Tisch zu oft gemacht. Spiel weiter oder eröffne einen neuen Tisch.
refusal-no-more-rounds = Für diese Partie sind alle Verteilungen aufgebraucht. Eröffne einen neuen Tisch.
refusal-wrong-seed = Das ist nicht der Startwert, der versiegelt wurde.
refusal-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-no-table-entered = Du bist an keinem Tisch.
refusal-table-full = An diesem Tisch schauen schon zu viele zu.
refusal-too-fast = Das war etwas schnell. Warte kurz und versuch es dann noch einmal.
refusal-too-many-tables = Du hast viele Tische eröffnet. Warte bitte etwas bis zum nächsten.
refusal-too-many-connections = Das Spiel ist in zu vielen Fenstern offen. Schließ eines, dann macht dieses von selbst weiter.
refusal-too-many-tokens = Mehr Schlüssel kannst du nicht haben. „Überall abmelden“ beendet die alten.
refusal-too-many-reports = Du hast heute schon viel gemeldet. Danke, es wird gelesen.
refusal-malformed = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
refusal-wrong-protocol = Diese Seite ist älter als der Server. Bitte lade sie neu.
refusal-name-taken = Dieser Name ist vergeben. Versuch einen anderen.
refusal-wrong-password = Name oder Passwort stimmt nicht.
refusal-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein anderes.
refusal-no-session = Der Server kennt dich nicht mehr. Fang auf der Startseite neu an.
refusal-no-such-game = Diese Partie gibt es nicht oder nicht mehr.
refusal-try-again = Das hat nicht geklappt. Versuch es noch einmal.
refusal-bad-record = Dieses Protokoll lässt sich nicht lesen. Sieh nach, wo der Fehler steckt, und korrigiere ihn.
refusal-record-too-long = Dieses Protokoll ist zu lang, um gezeigt zu werden.
refusal-no-such-step = So weit reicht das Protokoll nicht.
refusal-match-over = Dort ist die Partie schon zu Ende. Geh ein paar Züge zurück.
refusal-target-too-high = Das Ziel in diesem Protokoll ist zu hoch für einen Tisch.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-wrong-method = Das macht der Server nicht. Vielleicht hilft es, die Seite neu zu laden.
refusal-too-large = Das ist zu groß für den Server.
refusal-failed = Auf dem Server ging etwas schief. Versuch es noch einmal.

## Home

home-tagline = Zwei Lager, vier Hände, und jede Karte kann dich verraten.
home-play = Gleich spielen
home-play-lead = Gegen Bots, { new-minutes }, ohne Konto
home-playing = Karten werden gegeben …
home-friends = Mit Freunden spielen
home-friends-lead = Ein Tisch und ein Link zum Verschicken
home-learn = Lernen
home-learn-lead = Eine erste Runde, Schritt für Schritt
home-puzzles = Aufgaben
home-puzzles-lead = Finde den Zug
home-back = Zurück an deinen Tisch
home-back-lead = Dein Stuhl gehört noch dir
home-more = Mehr
home-new = Tisch einrichten
home-rules = Regeln
home-replay = Nachspielen
home-lobby = Lobby
home-games = Deine Partien
home-settings = Einstellungen
home-account = Konto
home-name = Du spielst als { $name }
home-language = Sprache

## New table

new-title = Einen Tisch einrichten
new-lead = Entscheide, wie du spielen willst. Ein Konto brauchst du dafür nicht.
new-sentence = { $form }, { $company }, { $length }, { $pace }.
new-sentence-A = Vier Spieler, Partner gegenüber
new-sentence-B = Vier Spieler, Partner nebeneinander
new-sentence-three = Drei Spieler und ein Geist
new-sentence-bots = { $count ->
    [1] einem Bot ({ $levels })
    [2] zwei Bots ({ $levels })
   *[other] drei Bots ({ $levels })
}
new-sentence-friends = { $count ->
    [1] einem Freund
    [2] zwei Freunden
   *[other] drei Freunden
}
new-sentence-strangers = { $count ->
    [1] einem freien Stuhl
    [2] zwei freien Stühlen
   *[other] drei freien Stühlen
}
new-sentence-with = mit { $who }
new-sentence-with-both = mit { $seated } und { $invited }
new-sentence-round = eine Runde
new-sentence-target = bis { $target } Punkte
new-sentence-untimed = ohne Uhr
new-sentence-calm = mit gemütlicher Uhr
new-sentence-quick = mit flotter Uhr
new-company = Bots oder Freunde
new-company-bots = { $count ->
    [2] Zwei Bots
   *[other] Drei Bots
}
new-company-bots-lead = Es wird sofort gegeben
new-company-friends = { $count ->
    [2] Zwei Freunde
   *[other] Drei Freunde
}
new-company-friends-lead = Freie Stühle und ein Link zum Verschicken
new-form = Wer mit wem spielt
new-form-A = Zu viert, Partner gegenüber
new-form-A-lead = Positionskarte A, wie üblich
new-form-B = Zu viert, Partner nebeneinander
new-form-B-lead = Positionskarte B, die Variante
new-form-three = Zu dritt mit Geist
new-form-three-lead = Einer spielt Hyde allein, mit offener Hand gegenüber
new-target = Wie lange
new-target-round = Eine Runde
new-target-points = Bis { $points }
new-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
new-rounds = { $rounds ->
    [one] etwa eine Runde
   *[other] etwa { $rounds } Runden
}
new-chairs = Du und die anderen
new-chair = Stuhl { $number }
new-chair-open = Frei
new-chair-partner = Dein Partner
new-chair-opponent = Gegner
new-chair-beside = Partner oder Gegner
new-lot-A = Partner sitzen einander gegenüber. Welches Paar Jekyll spielt, entscheidet das Los.
new-lot-B = Dein Partner sitzt neben dir. Auf welcher Seite, und welches Paar Jekyll spielt, entscheidet das Los.
new-lot-three = Wer zuerst Hyde allein spielt, entscheidet das Los; dann wechselt es mit jeder Runde.
new-pace = Bedenkzeit
new-pace-untimed = Ohne Limit
new-pace-calm = Gemütlich
new-pace-calm-lead = 45 Sekunden je Entscheidung, 2 Minuten in Reserve
new-pace-quick = Flott
new-pace-quick-lead = 15 Sekunden je Entscheidung, 45 in Reserve
new-memory = Gedächtnis
new-memory-every-trick-lead = Punkte und noch nicht gesehene Karten werden angezeigt, alle Stiche lassen sich nachsehen
new-memory-last-trick-lead = Wie am echten Tisch: Merk dir, was gefallen ist
new-open = Den Tisch in der Lobby zeigen
new-open-lead = Fremde dürfen sich setzen. Sonst findet ihn nur, wer den Link hat.
new-talk = Zwischen den Runden plaudern
new-talk-lead = Freier Text zwischen den Runden; in der Runde nur feste Sätze.
new-go = Tisch eröffnen
new-go-bots = Eröffnen und geben
new-going = Tisch wird eröffnet …

## Lobby

lobby-title = Lobby
lobby-lead = Tische, an denen ein Stuhl frei ist. Die Liste bleibt von selbst aktuell.
lobby-empty = Kein Tisch wartet auf Mitspieler.
lobby-empty-lead = Eröffne einen: Er erscheint sofort hier. Oder spiel solange gegen Bots.
lobby-open = Tisch eröffnen
lobby-join = Mitspielen
lobby-loading = Tische werden gesucht …
lobby-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
lobby-free = { $count ->
    [one] ein Stuhl frei
   *[other] { $count } Stühle frei
}
lobby-host = Tisch von { $name }
lobby-host-none = Ein Tisch
lobby-form-A = Zu viert, gegenüber
lobby-form-B = Zu viert, nebeneinander
lobby-form-three = Zu dritt
lobby-target = bis { $points }

## Settings

settings-title = Einstellungen
settings-lead = Sie bleiben in diesem Browser.
settings-look = Aussehen
settings-play = Spiel
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Licht
settings-theme-system = Wie im System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Animationen
settings-motion-system = Wie im System
settings-motion-full = An
settings-motion-reduced = Aus
settings-card-size = Größe der Karten
settings-card-size-small = Klein
settings-card-size-medium = Mittel
settings-card-size-large = Groß
settings-sort = Ordnung deiner Hand
settings-sort-high-first = Hohe Karten links
settings-sort-low-first = Niedrige Karten links
settings-card-pause = Pause nach jeder Karte der anderen
settings-pause = Pause nach jedem Stich
settings-pause-seconds = { $seconds ->
    [0] keine
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
settings-autoplay = Die einzige erlaubte Karte automatisch spielen
settings-autoplay-lead = Nur wenn alle sehen können, dass du keine Wahl hast.
settings-sound = Töne
settings-sound-lead = Aus Holz und Glas, für Karten, Züge und das Ende der Runde.
settings-volume = Lautstärke
settings-volume-quiet = Leise
settings-volume-medium = Mittel
settings-volume-loud = Laut
settings-remarks = Bemerkungen der Bots
settings-remarks-lead = Ab und zu sagt ein Bot einen Satz. Von Karten spricht er nie.
settings-vibration = Vibrieren, wenn du dran bist
settings-vibration-lead = Falls das Gerät es kann.
settings-text = Tisch als Text
settings-text-lead = Der ganze Tisch in Worten statt als Bild.
settings-level = Bots bei „Gleich spielen“
settings-reset = Auf Standard zurücksetzen
settings-reset-done = Alle Einstellungen stehen wieder auf Standard.

## Account

account-title = Konto
account-lead-guest = Du bist Gast. Das reicht zum Spielen; mit einem Konto kannst du von jedem Gerät wiederkommen.
account-lead-nobody = Hier kennt dich noch niemand. Ein Name reicht zum Spielen.
account-lead-known = Du bist als { $account } angemeldet.
account-name = Name am Tisch
account-name-hint = 1 bis 24 Zeichen
account-name-save = Diesen Namen nehmen
account-name-saved = Von nun an heißt du { $name }.
account-name-bad = Ein Name hat 1 bis 24 Buchstaben, Ziffern oder Zeichen.
account-name-full = Mehr passt nicht: Ein Name hat höchstens { $most } Zeichen.
account-register = Konto anlegen
account-register-lead = Dein Name, deine Partien und Stühle kommen mit.
account-login = Anmelden
account-login-lead = Du hast schon ein Konto.
account-user = Kontoname
account-user-hint = 3 bis 40 Buchstaben, Ziffern, Punkte, Bindestriche
account-password = Passwort
account-password-hint = mindestens 8 Zeichen
account-registered = Dein Konto ist angelegt.
account-logged-in = Willkommen zurück, { $name }.
account-logout = Abmelden
account-logout-everywhere = Überall abmelden
account-logout-everywhere-lead = Beendet alle Sitzungen, auch diese, und macht alle Schlüssel ungültig.
account-logged-out = Du bist abgemeldet.
account-tokens = Programme
account-tokens-lead = Mit einem Schlüssel spielt ein Programm in deinem Namen.
account-token-label = Verwendungszweck
account-token-make = Schlüssel anlegen
account-token-shown = Dein Schlüssel. Er wird nur jetzt gezeigt; bewahre ihn gut auf.
account-copy = Kopieren
account-copied = Kopiert
account-data = Was über dich gespeichert ist
account-export = Herunterladen
account-delete = Vergiss mich
account-delete-lead = Löscht Namen, Konto, Sitzungen und Verlauf. Das lässt sich nicht rückgängig machen.
account-delete-sure = Wirklich alles über dich vergessen?
account-deleted = Du bist vergessen.

## Nothing here

not-found-title = Hier ist nur Nebel
not-found-lead = Unter dieser Adresse gibt es keine Seite.

## Reviews

review-round = Diese Runde analysieren
review-short = Analyse
review-game = Die Partie vom { $date } analysieren
