### Was am Tisch im Browser gesagt wird: Warteraum, Runde, Ende der Runde, Ende der Partie.

table-title = Am Tisch
table-opening = Die Lampe wird angezündet …
table-gone-title = Hier steht kein Tisch
table-gone-lead = Unter diesem Link gibt es keinen Tisch. Vielleicht wurde er schon abgeräumt, oder es fehlt ein Stück des Links.
table-closed-title = Der Tisch ist nicht zu erreichen
table-gone-new = Einen neuen eröffnen

## At the door

table-door-title = Du bist eingeladen
table-door-lead = Ein Name genügt. Kein Konto, kein Passwort.
table-door-name = Dein Name
table-door-enter = Eintreten

## Cards, for those who hear them

table-card = { $name }: { $camp }, { $kind }, { count-points }
table-card-character = { $name }: { $camp }, { $kind } { $letter }, { count-points }
table-card-deed = { $name }: { $camp }, { $kind }, mal { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name }: { $card }
table-on-request = { $by } hat gebeten, { $holder } hat die Karte gegeben
table-trick = Der Stich
table-own-hand = Deine Hand
table-open-hand = Offene Hand: { $name }
table-hand-empty = Keine Karten mehr
table-carried = Liegen geblieben: { $cards }; { count-points }
table-carried-goes = für den nächsten Stich
table-leads = { $name } spielt aus

## Seats

table-ghost = der Geist
table-seat = { $name }, für { $camp }
table-counts-of-seat = { count-jekyll } und { count-hyde }
table-on-turn = ist am Zug
table-is-asked = wird gebeten
table-away = nicht da
table-stand-in = ein Bot spielt
table-spectating = Du schaust zu.
table-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-ask = Um { $camp } bitten
table-cannot-ask = hat keine { $camp }-Karte
table-ghost-is-yours = spiel einfach seine Karten

## What is expected

table-hint-must-ask = Du hast keine, also bitte jemanden.
table-hint-must-play = Niemand sonst hat eine.
table-hint-play-or-ask = Spiel eine oder bitte einen anderen Platz.
table-waiting = { $name } denkt nach.
table-your-turn-title = Du bist dran

## What can be done

table-undo = Rückgängig
table-take-back = Doch nicht bitten
table-take-chair-back = Ich bin wieder da
table-ready = Nächste Runde
table-rematch = Noch einmal spielen
table-let-bot-play = Für { $name } einen Bot spielen lassen
table-give-up-chair = Bot übernehmen lassen
table-leave = Tisch verlassen

## What happened

table-news-sat = { $name } setzt sich.
table-news-bot-sat = { $name }, ein Bot, setzt sich.
table-news-left = { $name } ist nicht da. Alle warten ein wenig.
table-news-removed = Der Gastgeber schickt { $name } weg.
table-news-kept-waiting = { $name } lässt alle warten. Die anderen können einen Bot spielen lassen.
table-news-taken-over = Für { $name } spielt jetzt ein Bot.
table-news-returned = { $name } ist wieder da.
table-news-ask-taken-back = { $name } bittet doch nicht.
table-news-undone = { $name } macht Züge rückgängig.
table-news-seed-missing = Der Startwert von { $name } wurde nicht rechtzeitig geöffnet. Ohne ihn wird noch einmal gemischt.

## Waiting room

table-waiting-title = Nimm Platz
table-waiting-lead = Schick Freunden den Link; auf jeden Stuhl kann auch ein Bot.
table-waiting-watch = Du schaust zu. Setz dich auf einen Stuhl, um mitzuspielen.
table-chair = Stuhl { $number }
table-chair-open = Freier Stuhl
table-chair-you = du
table-sit = Hier hinsetzen
table-stand = Aufstehen
table-bot-sits = Bot setzen
table-bot-level = Stärke des Bots
table-bot-leaves = Wegschicken
table-person-leaves = Wegschicken
table-person-leaves-sure = { $name } wegschicken? An diesen Tisch kann sich { $name } dann nicht mehr setzen.
table-start = Karten geben
table-start-waits = { $count ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
}
table-fill-bots = Mit Bots auffüllen
table-invite = Freunde einladen
table-invite-link = Der Link zu diesem Tisch
table-invite-copy = Link kopieren
table-invite-copied = Kopiert
table-invite-share = Teilen
table-invite-qr = Als QR-Code zeigen
table-invite-qr-label = QR-Code des Links zu diesem Tisch
table-setup-target = { $target ->
    [1] Eine Runde
   *[other] Bis { $target }
}
table-setup-talk = Plaudern zwischen den Runden
table-setup-no-talk = Nur feste Sätze
table-setup-pace-untimed = Ohne Uhr
table-setup-pace-calm = Gemütliche Uhr
table-setup-pace-quick = Flotte Uhr

## Fair deals

table-seal = Versiegelte Verteilung
table-seal-lead = Vor der ersten Karte ziehen der Server und die Browser der Spieler je einen Startwert und veröffentlichen dessen Siegel. Erst dann werden die Startwerte geöffnet und ergeben gemeinsam die Verteilungen: Niemand kann die Karten aussuchen, solange auch nur einer der Beteiligten ehrlich ist.
table-seal-commit = Siegel
table-seal-own = Dein Browser hat einen eigenen Startwert zum Mischen versiegelt.
table-seal-verified = Verteilung geprüft
table-seal-verified-lead = Dein Browser hat diese Runde aus dem geöffneten Siegel noch einmal gegeben und dieselben Karten erhalten.
table-seal-wrong = Die Verteilung passt nicht zum Siegel
table-seal-wrong-lead = Das geöffnete Siegel ergibt nicht diese Karten. Bewahre das Protokoll auf und sag es denen, die diesen Server betreiben.
table-seal-unable = Nicht geprüft
table-seal-unable-lead = Diese Seite kam nicht über eine sichere Verbindung; darum kann der Browser die Verteilung nicht prüfen. Prüfe das Protokoll mit „jh verify“.
table-seal-checking = Die Verteilung wird geprüft …
table-seal-seed = Geöffneter Startwert von Runde { $round }
table-seal-player-seeds = Startwerte der Spieler
table-seal-none = keiner
table-seal-trust-nobody = Der Startwert deines eigenen Browsers ist eingemischt: Niemand kann die Karten ausgesucht haben.
table-seal-trust-one-seed = Der Startwert deines Browsers ist nicht eingemischt. Niemand hat die Karten ausgesucht, sofern der Server oder einer derer ehrlich ist, die einen Startwert beigesteuert haben.
table-seal-trust-no-collusion = Niemand hat die Karten ausgesucht, es sei denn, der Server hat mit dem Spieler gemeinsame Sache gemacht, der den letzten Startwert beigesteuert hat.
table-seal-trust-server = Kein Spieler hat einen Startwert beigesteuert. Niemand hat die Karten ausgesucht, sofern der Server ehrlich ist.
table-seal-silent = Nicht rechtzeitig geöffnet: der Startwert von { $names }. Ohne ihn wurde noch einmal gemischt.
table-seal-undone = In dieser Partie wurden Züge rückgängig gemacht; ehrlich ist darum nur die Verteilung der Karten.
table-seal-match = Alle Runden dieser Partie wurden hier geprüft.
table-seal-match-part = Hier geprüfte Runden: { $checked } / { $rounds }. Das ganze Protokoll prüft „jh verify“.
table-seal-practice = Übung: nicht geprüft
table-seal-practice-lead = Diese Partie setzt eine andere von einer Stellung aus fort. Bei einer Übung gilt die Verteilung nicht als geprüft.
table-shuffling = Es wird gemischt: Die Browser der Spieler öffnen ihre Startwerte …

## Tools

table-menu = Menü
table-tools = Werkzeuge am Tisch
table-last-trick = Letzter Stich
table-last-trick-none = Noch ist kein Stich gespielt.
table-last-trick-won = { $name } hat ihn gewonnen.
table-last-trick-carried = Niemand hat ihn gewonnen: eine Verwandlung.
table-tricks = Stiche dieser Runde
table-log = Die Runde bisher
table-log-empty = Noch ist keine Karte gespielt.
table-counts = Wer hat was
table-counts-player = Spieler
table-out = Noch nicht gesehen
table-out-lead = Karten, die nicht gespielt wurden und die du nicht auf der Hand hast.
table-out-off = An diesem Tisch merkt sich jeder selbst, was gespielt wurde.
table-score = Punktestand
table-text-view = Tisch als Text
table-sort = Hand umkehren
table-sound = Ton
table-sound-offer = Mit Tönen spielen? Holz, Glas und Karten auf einem Tisch.
table-sound-yes = Mit Tönen
table-sound-no = Ohne
table-ranks = Rangfolge
table-ranks-close = Rangfolge ausblenden
table-ranks-transformation = Verwandlung: keiner gewinnt
table-ranks-points = Punkte: ein Ort seine Zahl, eine Person 1.
table-asking = Bitten erklärt
table-asking-close = Hinweis zum Bitten ausblenden
table-hint = Tipp
table-beliefs = Zeigen, wer was haben kann
table-beliefs-lead = Aus dem erschlossen, was du gesehen hast. Wie mit einem Tipp zählt die Partie dann nicht.
table-help = Hilfe
table-help-title = So wird gespielt
table-help-lead = Spiel eine Karte des Lagers, das am Zug ist, oder bitte einen anderen Platz, eine zu spielen. Die höchste Karte gewinnt den Stich; die Punkte eures Teams werden mit dem Faktor seiner eigenen Taten multipliziert.
table-help-rules = Alle Regeln
table-help-ranks = Rangfolge, von hoch nach niedrig
table-help-equal = Jede Reihe schlägt die darunter. Orte sind alle gleich hoch, Taten ebenso: Die zuerst gespielte Karte gewinnt.
table-help-keys = Tastatur
table-key-play = die erste bis neunte passende Karte spielen
table-key-ask = links, gegenüber, rechts bitten
table-key-last = letzter Stich
table-key-counts = wer hat was
table-key-score = Punktestand an oder aus
table-key-text = Tisch als Text oder Bild
table-key-skip = weiter, ohne zu warten
table-key-undo = rückgängig, oder doch nicht bitten
table-key-hint = Tipp, dann alle Werte
table-key-help = diese Seite
table-shortcuts = Tastenkürzel
table-shortcuts-lead = Schalte sie aus, wenn ein Vorleseprogramm oder eine Sprachsteuerung Buchstaben tippt.

## Score

table-score-of-target = { $target ->
    [1] { $total }
   *[other] { $total } von { $target }
}
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side }: { count-points }, Faktor { $factor }, macht { $score }
table-total-in-words = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } von { $target }
}

## Talking

table-talk = Gespräch
table-quote = { $name }: „{ $words }“
role-agnes = Apothekerin
role-bertram = Droschkenkutscher
role-clara = Sängerin
role-desmond = Anwalt
role-edith = Gouvernante
role-frederick = Medizinstudent
role-georgina = Witwe
role-horace = Laternenanzünder
table-phrases = Etwas sagen
table-phrase-hello = Guten Abend.
table-phrase-thanks = Danke.
table-phrase-well-played = Gut gespielt.
table-phrase-good-game = Ein schönes Spiel.
table-phrase-sorry = Verzeihung.
table-phrase-one-moment = Einen Moment, bitte.
table-phrase-back = Bin wieder da.
table-phrase-goodbye = Gute Nacht.
table-chat = An den Tisch schreiben
table-chat-send = Senden
table-chat-closed = Während einer Runde gibt es nur diese Sätze; Hinweise auf Karten sind nicht erlaubt.
table-mute = { $name } stummschalten
table-unmute = { $name } wieder hören
table-report = { $name } melden
table-report-text = Was ist geschehen?
table-report-send = Meldung senden
table-report-sent = Danke. Wer diesen Server betreibt, wird es lesen.
table-talk-unread = { $count ->
    [one] Gespräch, { $count } neue Zeile
   *[other] Gespräch, { $count } neue Zeilen
}
table-phrase-shall-we = Geht es weiter?

## Unter Freunden

table-host = Gastgeber
table-rename = Namen ändern
table-setup-change = Einstellungen ändern
table-setup-title = Einstellungen dieses Tisches
table-setup-note = Alle am Tisch sehen sofort, was sich ändert.
table-news-stood = { $name } verlässt den Stuhl.
table-news-renamed = { $old } heißt jetzt { $name }.
table-news-setup-changed = Die Einstellungen des Tisches haben sich geändert.
table-news-readied = { $name } wartet auf die nächste Runde.
table-news-agreed = { $name } möchte noch eine Partie.
table-bot-plays-in = Die Verbindung zu { $name } ist weg. In { $seconds } s übernimmt ein Bot.
table-next-round-in = Die nächste Runde beginnt in { $seconds } s.
table-rematch-in = Die nächste Partie beginnt in { $seconds } s, mit allen, die wollen.
table-nudge = Anstupsen
table-rematch-together = Noch einmal in derselben Runde
table-agreed = Für noch eine Partie: { $names }.
table-dealt-meanwhile = Die nächste Runde ist gegeben. Du bist weiter am Tisch.
table-to-the-table = Zum Tisch
table-all-hands = Alle Hände
table-watching = Du schaust zu

## End of a round and of a match

table-round-over = Runde { $number } ist zu Ende
table-sum-of = { $camp } hat genommen
table-sum-points = Punkte
table-sum-characters = je Person 1
table-sum-factor = Faktor
table-sum-score = Wertung
table-sum-no-deed = Keine eigene Tat: mal 0
table-sum-idle = Hier ohne Wert
table-sum-neutral = Für niemanden
table-totals = Gesamtstand
table-totals-chart = { $target ->
    [1] Gesamtstand nach jeder Runde
   *[other] Gesamtstand nach jeder Runde, Ziel { $target }
}
table-waiting-for = Es fehlt noch: { $names }.
table-match-over = Die Partie ist zu Ende
table-match-won = Du hast gewonnen.
table-match-lost = Du hast verloren. Das passiert den besten Doktoren.
table-match-won-by = { $name } gewinnt.
table-record = Protokoll speichern
table-replay = Nachspielen
table-to-home = Startseite
table-look = Tisch ansehen
table-back-to-sum = Zurück zur Abrechnung
table-practice-kept = Übung: Die Partie bleibt in deinen Partien und zählt nicht.
table-practice-games = Deine Partien

## The table as text

table-text-seats = Plätze
table-text-seat = { $name }, { $place }, für { $camp }: { count-jekyll } und { count-hyde }.
table-text-place-bottom = du
table-text-place-left = links von dir
table-text-place-top = gegenüber
table-text-place-right = rechts von dir
table-text-trick = Auf dem Tisch
table-text-trick-empty = Noch keine Karte. { $name } spielt aus.
table-text-hand = Deine Hand
table-text-moves = Was du tun kannst
table-text-no-moves = Im Augenblick nichts.
table-text-play = Spielen: { $card }
table-text-ask = { $name } bitten
table-text-ask-ghost = Den Geist bitten
table-text-log = Was geschehen ist

## You, where a sentence speaks of the reader: the key names the part that the reader has in it

table-you = Du
table-from = von { $name }
table-from-you = von dir
table-from-ghost = vom Geist
table-leads-you = Du spielst aus
table-on-request-by-you = Du hast gebeten, { $holder } hat die Karte gegeben
table-on-request-holder-you = { $by } hat gebeten, du hast die Karte gegeben
table-last-trick-won-you = Du hast ihn gewonnen.
table-text-trick-empty-you = Noch keine Karte. Du spielst aus.
table-news-sat-you = Du setzt dich.
table-news-kept-waiting-you = Du lässt alle warten. Die anderen können für dich einen Bot spielen lassen.
table-news-taken-over-you = Für dich spielt jetzt ein Bot.
table-news-returned-you = Du bist wieder da.
table-news-ask-taken-back-you = Du bittest doch nicht.
table-news-undone-you = Du machst Züge rückgängig.
table-news-seed-missing-you = Der Startwert deines Browsers wurde nicht rechtzeitig geöffnet. Ohne ihn wird noch einmal gemischt.
event-dealt-dealer-you = Du gibst, { $leader } spielt aus.
event-dealt-leader-you = { $dealer } gibt, du spielst aus.
event-dealt-single-dealer-you = Du gibst. { $single } spielt allein für Hyde, mit dem Geist gegenüber, und spielt aus.
event-dealt-single-single-you = { $dealer } gibt. Du spielst allein für Hyde, mit dem Geist gegenüber, und spielst aus.
event-asked-by-you = Du bittest { $seat } um eine { $camp }-Karte.
event-asked-seat-you = { $by } bittet dich um eine { $camp }-Karte.
event-asked-ghost-by-you = Du bittest den Geist um eine { $camp }-Karte; { $single } wählt sie aus.
event-asked-ghost-single-you = { $by } bittet den Geist um eine { $camp }-Karte; du wählst sie aus.
event-ghost-asks-single-you = Für den Geist bittest du { $seat } um eine { $camp }-Karte.
event-ghost-asks-seat-you = Für den Geist bittet { $single } dich um eine { $camp }-Karte.
event-played-seat-you = Du spielst { $card } ({ $code }).
event-played-on-request-holder-you = Du spielst { $card } ({ $code }) für { $seat }.
event-played-on-request-seat-you = { $holder } spielt { $card } ({ $code }) für dich.
event-played-from-ghost-seat-you = Du spielst { $card } ({ $code }) aus der Hand des Geistes.
event-played-by-asked-ghost-seat-you = Der Geist spielt { $card } ({ $code }) für dich; { $single } hat gewählt.
event-played-by-asked-ghost-single-you = Der Geist spielt { $card } ({ $code }) für { $seat }; du hast gewählt.
event-ghost-played-single-you = Für den Geist spielst du { $card } ({ $code }) aus der Hand des Geistes.
event-ghost-played-from-single-single-you = Für den Geist spielst du { $card } ({ $code }) aus deiner Hand.
event-ghost-played-on-request-holder-you = Du spielst { $card } ({ $code }) für den Geist.
event-trick-won-winner-you = Du gewinnst den Stich: { count-points }.
event-trick-won-carried-winner-you = Du gewinnst den Stich und die { $carried } liegen gebliebenen Karten: { count-points }.
event-ghost-won-single-you = Der Geist gewinnt den Stich für dich: { count-points }.
event-ghost-won-carried-single-you = Der Geist gewinnt den Stich und die { $carried } liegen gebliebenen Karten für dich: { count-points }.
event-trick-carried-leader-you = Verwandlung! Niemand gewinnt den Stich. { $cards } Karten bleiben auf dem Tisch: { count-points }. Du spielst aus.
event-match-won-player-winner-you = Du gewinnst die Partie.

## Why a trick went where it went

table-why-character-character = Personen, von A bis E: { $higher } schlägt { $lower }.
table-why-character-scene = Personen schlagen Orte, egal wie viele Punkte.
table-why-character-deed = Personen schlagen Taten.
table-why-scene-deed = Orte schlagen Taten.
table-why-tied-character = Bei gleichem Rang gewinnt die zuerst gespielte Karte.
table-why-tied-scene = Orte, 7 bis 3, sind alle gleich hoch: Der zuerst gespielte gewinnt.
table-why-tied-deed = Taten sind alle gleich hoch: Die zuerst gespielte gewinnt.
table-deed-counts = { $card } zählt für { $camp }: × { $factor }.
table-deed-lost = { $card } ist für { $camp } verloren.
table-carries = Verwandlung! Niemand gewinnt den Stich.
table-carries-on = Seine Karten warten auf den nächsten Gewinner. { $name } spielt aus.
table-carries-on-you = Seine Karten warten auf den nächsten Gewinner. Du spielst aus.
table-carries-last = Es war der letzte Stich: Diese Karten zählen für niemanden.

## What it is about, for the first round

table-goal = Du und { $partner } seid { $camp }. Holt Punkte und mindestens eine { $camp }-Tat (×); { $target ->
    [1] diese eine Runde entscheidet
   *[other] sobald ein Team { $target } hat, gewinnt der höhere Gesamtstand
}.
table-goal-three = Du und { $partner } seid in dieser Runde { $camp }. Holt Punkte und mindestens eine { $camp }-Tat (×); { $target ->
    [1] wer nach einer Runde allein vorn liegt, gewinnt
   *[other] sobald jemand { $target } hat, gewinnt der höchste Gesamtstand
}.
table-goal-single = Du bist Hyde, allein mit dem Geist. Hol Punkte und mindestens eine Hyde-Tat (×); { $target ->
    [1] wer nach einer Runde allein vorn liegt, gewinnt
   *[other] sobald jemand { $target } hat, gewinnt der höchste Gesamtstand
}.
table-goal-close = Hinweis schließen
table-on-device = Diese Partie läuft auf diesem Gerät und bleibt hier gespeichert.
table-score-no-deed = { count-points }, keine Tat
table-score-no-deed-short = { $points } × –
table-score-open = Wer was genommen hat

## Who is ahead

table-ahead-you = Du liegst vorn, { $mine } zu { $other }; gespielt wird bis { $target }.
table-ahead-other = Du liegst zurück, { $mine } zu { $other }; { $target ->
    [1] zwei liegen gleichauf vorn, darum entscheidet eine weitere Runde
   *[other] gespielt wird bis { $target }
}.
table-ahead-level = Gleichstand bei { $mine }; { $target ->
    [1] eine weitere Runde entscheidet
   *[other] gespielt wird bis { $target }
}.
table-ahead-by = { $side } liegt mit { $total } vorn; gespielt wird bis { $target }.
table-side-yours = { $side } (du)
table-sum-neutral-why = Im letzten Stich lag eine Verwandlung, darum nimmt niemand diese Karten.
table-chart-target = Ziel { $target }
table-chart-round = nach Runde { $round }
table-hint-asked = { $cards ->
    [one] Nur eine von deinen passt.
   *[other] Du musst eine spielen; welche, entscheidest du.
}
table-key-browse = von Karte zu Karte; Enter spielt sie
