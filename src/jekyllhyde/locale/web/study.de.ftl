### Nachspielen und Partien. Deutsch.

## Replays

study-replay-title = Nachspielen
study-replay-lead = Eine Partie noch einmal, Karte für Karte: von einem Platz aus oder mit allen Händen offen.
study-drop = Leg hier ein Protokoll ab
study-drop-about = Eine Partie als Textdatei (.jhn), von hier oder von anderswo.
study-choose-file = Datei wählen
study-paste = Oder füge den Text ein
study-open-record = Öffnen
study-own-games = Deine Partien
study-sample = Eine Beispielpartie ansehen
study-sample-about = Drei Runden zwischen Experten-Bots, bis 300. Bei jedem Schritt kannst du einen Stuhl übernehmen.
study-all-games = Alle deine Partien
study-reading = Das Protokoll wird gelesen …
study-not-text = Diese Datei lässt sich nicht als Text lesen.
study-too-long = Das ist zu lang für ein Protokoll: höchstens { $most } Zeichen.
study-bad-link = Dieser Link enthält kein lesbares Protokoll.
study-unknown-link = Unter diesem Link gibt es keine Partie zum Nachspielen. Vielleicht wurde sie gelöscht, oder es fehlt ein Stück des Links.
study-other-record = Anderes Protokoll
study-view = Ansicht
study-view-open = Alle Hände offen
study-view-seat = Wie { $player } es sah
study-player-you = { $player } (du)
study-round = Runde
study-round-unfinished = Runde { $number }, unvollendet
study-controls = Abspielen
study-first = Zur Verteilung
study-back = Ein Schritt zurück
study-play = Abspielen
study-pause = Pause
study-forward = Ein Schritt weiter
study-last = Ans Ende
study-speed = Tempo
study-place = Stelle in der Runde
study-place-text = Schritt { $step } von { $steps }
study-deal = Die Verteilung
study-moves = Züge
study-trick = Stich
study-wins-trick = gewinnt den Stich
study-trick-carried = liegen geblieben
study-legend = Was die Zeichen bedeuten
study-legend-ask = bittet den Spieler in dieser Richtung
study-legend-leads = spielt aus
study-legend-card = Karte von { $camp }
study-legend-carried = Ohne Lorbeer: Niemand hat den Stich gewonnen.
study-move-asks = bittet { $seat }
study-move-asks-ghost = bittet den Geist
study-keys = ← → ein Schritt, ↑ ↓ ein Stich, Pos1 und Ende, Leertaste spielt ab
study-share = Link kopieren
study-shared = Der Link ist in der Zwischenablage.
study-share-by-hand = Kopiere diesen Link:
study-download = Herunterladen
study-play-on = Von hier weiterspielen
study-play-on-about = Nimm einen Stuhl und spiel von hier weiter. Alle behalten ihren Namen; auf den anderen Stühlen spielen Bots.
study-play-on-kept = Die Partie bleibt in deinen Partien, als Übung markiert, und zählt in keiner Statistik.
study-play-on-seat = Wessen Stuhl nimmst du?
study-play-on-level = Die Bots
study-play-on-go = Hinsetzen
study-play-on-over = Hier ist die Partie zu Ende. Geh einen Schritt zurück und spiel von dort weiter.
study-winner-team = Team { $winner } hat gewonnen
study-winner-player = { $winner } hat gewonnen
study-fair = Verteilung geprüft: Sie ist ehrlich
study-unfair = Verteilung geprüft: Sie passt nicht zu den Startwerten
study-not-checked = Verteilung nicht geprüft: Dieses Protokoll legt nicht die Startwerte aller Runden offen
study-trust-one-seed = Niemand hat die Karten ausgesucht, sofern der Server oder wenigstens einer ehrlich ist, der einen Startwert beigesteuert hat.
study-trust-no-collusion = Niemand hat die Karten ausgesucht, es sei denn, der Server hat gemeinsame Sache mit dem gemacht, der den letzten Startwert beigesteuert hat.
study-trust-server = Niemand hat die Karten ausgesucht, sofern der Server ehrlich ist: Kein Spieler hat einen Startwert beigesteuert.
study-fair-undone = In dieser Partie wurden Züge rückgängig gemacht; ehrlich ist darum nur die Verteilung der Karten.
study-bad-record = In diesem Protokoll stimmt etwas nicht
study-bad-place = Zeile { $line }, Spalte { $column }
study-bad-rule = Siehe Regel { $rule }
study-bad-way-on = Korrigiere den Text hier und öffne ihn noch einmal, oder nimm ein anderes Protokoll.

## What can be wrong with a record

study-problem-bad-utf8 = Der Text ist nicht in UTF-8.
study-problem-bad-character = Das Zeichen U+{ $code } ist nicht erlaubt.
study-problem-byte-order-mark = Ein Protokoll beginnt nicht mit einem Byte Order Mark.
study-problem-bad-escape = Nach \ in einem Wert kommt " oder \.
study-problem-unterminated-value = Dem Wert fehlt das schließende ".
study-problem-expected-word = Hier sollte { $word } stehen, nicht { $found }.
study-problem-expected-line-end = Hier sollte die Zeile enden, nicht mit { $found } weitergehen.
study-problem-expected-seat = Hier sollte ein Platz stehen (N, E, S oder W), nicht { $found }.
study-problem-expected-card = Hier sollte eine Karte stehen, nicht { $found }.
study-problem-bad-tag-name = Hier sollte der Name eines Tags stehen (Buchstaben, Ziffern und _), nicht { $found }.
study-problem-expected-value = Hier sollte der Wert des Tags in Anführungszeichen stehen, nicht { $found }.
study-problem-tag-twice = Das Tag { $tag } kommt zweimal vor.
study-problem-tag-missing = Im Kopf fehlt das Tag { $tag }.
study-problem-names-missing = Der Kopf nennt { $count } der { $players } Spieler.
study-problem-unknown-version = Das hier ist JHN 1, nicht { $found }.
study-problem-blank-name = Der Name eines Spielers kann nicht leer sein.
study-problem-unknown-position-card = Die Positionskarte ist A oder B, nicht { $found }.
study-problem-unknown-memory-aid = Die Gedächtnishilfe ist every-trick oder last-trick, nicht { $found }.
study-problem-round-number = Das ist Runde { $expected }, nicht { $found }.
study-problem-trick-number = Das ist Stich { $expected }, nicht { $found }.
study-problem-trick-incomplete = Der Stich davor ist unvollständig: { $count } von vier Karten.
study-problem-fifth-play = Ein Stich hat vier Karten.
study-problem-card-twice = { $card } ist schon an { $seat } gegeben.
study-problem-wrong-first-leader = { $expected } sitzt links vom Geber und spielt aus.
study-problem-wrong-leader = { $expected } hat den letzten Stich gewonnen und spielt aus.
study-problem-wrong-leader-after-transformation = { $expected } spielt aus: Für diesen Platz wurde die Verwandlung gespielt.
study-problem-wrong-score = { $team } hat { $expected } erzielt, nicht { $found }.

## Games

study-games-title = Deine Partien
study-games-lead = Alle Partien, die du zu Ende gespielt hast, und was sie ergeben.
study-unfinished = Eine Partie ist noch nicht zu Ende. Danach steht auch sie hier.
study-games-empty = Noch keine Partie zu Ende gespielt.
study-games-empty-about = Hier sammeln sich deine Partien, jede mit Protokoll und zum Nachspielen. Die erste, bis 300, dauert { new-minutes }.
study-games-play = Spielen
study-games-learn = Erst lernen
study-games-played = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
study-games-won = { $won } gewonnen
study-games-rate = { $percent } %
study-games-list = Partien
study-players = Am Tisch
study-form-four = Zu viert
study-form-neighbours = Zu viert, nebeneinander
study-form-three = Zu dritt
study-won = Gewonnen
study-lost = Verloren
study-undone = Mit rückgängig gemachten Zügen, zählt nicht
study-hinted = Mit Tipps, zählt nicht
study-practice = Übung
study-on-device = Auf diesem Gerät
study-device-lead = Partien mit „Auf diesem Gerät“ liegen nur in diesem Browser.
study-device-delete = Löschen
study-device-delete-sure = Die Partien dieses Geräts löschen?
study-device-delete-lead = Alle Partien, die dieses Gerät aufbewahrt, werden gelöscht, auch eine unfertige. Partien auf dem Server bleiben.
study-score-text = { $own } zu { $others }
study-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
study-to-target = bis { $target }
study-watch = Nachspielen
study-watch-game = Die Partie vom { $date } nachspielen
study-download-game = Das Protokoll vom { $date } herunterladen
study-share-game = Den Link zur Partie vom { $date } kopieren
study-more = Ältere Partien
study-chart-balance = Siege minus Niederlagen
study-chart-balance-text = { $games ->
    [one] Nach einer Partie steht die Bilanz bei { $balance }.
   *[other] Nach { $games } Partien steht die Bilanz bei { $balance }.
}
study-chart-scores = Wo deine Partien endeten
study-chart-scores-about = Dein Gesamtstand, in Prozent des Ziels
study-chart-bar = { $from } bis { $to } %
study-chart-bar-open = { $from } % und mehr
study-chart-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
study-chart-camps = Nach Lager
study-chart-forms = Nach Form
study-chart-share = { $won } von { $played } gewonnen
