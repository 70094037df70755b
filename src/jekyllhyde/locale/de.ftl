### Deutsch. Dieselben Schlüssel und Variablen wie in en.ftl.
### `.played`: die Form nach „spielt“, also der Akkusativ mit Artikel.

## Camps

camp-jekyll = Dr. Jekyll
    .short = Jekyll
    .sign = Glaskolben
camp-hyde = Mr. Hyde
    .short = Hyde
    .sign = Zylinder

## Kinds

kind-transformation = Verwandlung
    .plural = Verwandlungen
kind-character = Person
    .plural = Personen
kind-scene = Ort
    .plural = Orte
kind-deed = Tat
    .plural = Taten

## Cards

card-JT = Verwandlung
    .played = die Verwandlung
card-JA = Dr. Jekyll
    .played = Dr. Jekyll
card-JB = Mr. Utterson
    .played = Mr. Utterson
card-JC = Dr. Lanyon
    .played = Dr. Lanyon
card-JD = Mr. Enfield
    .played = Mr. Enfield
card-JE = Poole
    .played = Poole
card-J7 = Das Haus am Platz
    .played = das Haus am Platz
card-J6 = Das Laboratorium
    .played = das Laboratorium
card-J5 = Das Kabinett
    .played = das Kabinett
card-J4 = Lanyons Sprechzimmer
    .played = Lanyons Sprechzimmer
card-J3 = Eine Bank im Regent’s Park
    .played = eine Bank im Regent’s Park
card-JX3 = Reue
    .played = die Reue
card-JX2 = Barmherzigkeit
    .played = die Barmherzigkeit
card-JX1 = Mildtätigkeit
    .played = die Mildtätigkeit
card-HT = Verwandlung
    .played = die Verwandlung
card-HA = Mr. Hyde
    .played = Mr. Hyde
card-HB = Mr. Utterson
    .played = Mr. Utterson
card-HC = Dr. Lanyon
    .played = Dr. Lanyon
card-HD = Mr. Enfield
    .played = Mr. Enfield
card-HE = Poole
    .played = Poole
card-H7 = Die Gasse am Fluss
    .played = die Gasse am Fluss
card-H6 = Mr. Hydes Wohnung
    .played = Mr. Hydes Wohnung
card-H5 = Die verwitterte Tür
    .played = die verwitterte Tür
card-H4 = Der Hof bei Nacht
    .played = den Hof bei Nacht
card-H3 = Nebel über Soho
    .played = den Nebel über Soho
card-HX3 = Mord
    .played = den Mord
card-HX2 = Rücksichtslosigkeit
    .played = die Rücksichtslosigkeit
card-HX1 = Wut
    .played = die Wut

## Seats

seat-N = Nord
    .letter = N
seat-E = Ost
    .letter = O
seat-S = Süd
    .letter = S
seat-W = West
    .letter = W

## What a table agrees on

position-A = Positionskarte A: Partner sitzen einander gegenüber
position-B = Positionskarte B: Partner sitzen nebeneinander
memory-every-trick = Alle Stiche lassen sich nachsehen
memory-last-trick = Nur der letzte Stich lässt sich nachsehen

## Words of the game, also for docs/glossary.md

word-match = Partie
word-round = Runde
word-trick = Stich
word-deal = Verteilung
word-dealer = Geber
word-leader = Ausspieler
word-turn = Zug
word-hand = Hand
word-seat = Platz
word-player = Spieler
word-team = Team
word-camp = Lager
word-partner = Partner
word-opponent = Gegner
word-card = Karte
word-kind = Art
word-code = Kürzel
word-name = Name
word-rank = Rang
word-ask = bitten
word-lead = ausspielen
word-carried = liegen geblieben
word-neutral = neutral
word-points = Punkte
word-factor = Faktor
word-score = Wertung
word-total = Gesamtstand
word-target = Ziel
word-ghost = Geist
word-single = Alleinspieler
word-position-card = Positionskarte
word-record = Protokoll
word-rules = Regeln

## Counts

count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-jekyll = { $jekyll ->
    [one] { $jekyll } Jekyll-Karte
   *[other] { $jekyll } Jekyll-Karten
}
count-hyde = { $hyde ->
    [one] { $hyde } Hyde-Karte
   *[other] { $hyde } Hyde-Karten
}

## Events

event-dealt = { $dealer } gibt, { $leader } spielt aus.
event-dealt-single = { $dealer } gibt. { $single } spielt allein für Hyde, mit dem Geist gegenüber, und spielt aus.
event-asked = { $by } bittet { $seat } um eine { $camp }-Karte.
event-asked-ghost = { $by } bittet den Geist um eine { $camp }-Karte; { $single } wählt sie aus.
event-ghost-asks = Für den Geist bittet { $single } { $seat } um eine { $camp }-Karte.
event-played = { $seat } spielt { $card } ({ $code }).
event-played-on-request = { $holder } spielt { $card } ({ $code }) für { $seat }.
event-played-from-ghost = { $seat } spielt { $card } ({ $code }) aus der Hand des Geistes.
event-played-by-asked-ghost = Der Geist spielt { $card } ({ $code }) für { $seat }; { $single } hat gewählt.
event-ghost-played = Für den Geist spielt { $single } { $card } ({ $code }) aus der Hand des Geistes.
event-ghost-played-from-single = Für den Geist spielt { $single } { $card } ({ $code }) aus der verdeckten Hand.
event-ghost-played-on-request = { $holder } spielt { $card } ({ $code }) für den Geist.
event-trick-won = { $winner } gewinnt den Stich: { count-points }.
event-trick-won-carried = { $winner } gewinnt den Stich und die { $carried } liegen gebliebenen Karten: { count-points }.
event-ghost-won = Der Geist gewinnt den Stich für { $single }: { count-points }.
event-ghost-won-carried = Der Geist gewinnt den Stich und die { $carried } liegen gebliebenen Karten für { $single }: { count-points }.
event-trick-carried = Verwandlung! Niemand gewinnt den Stich. { $cards } Karten bleiben auf dem Tisch: { count-points }. { $leader } spielt aus.
event-ghost-carried = Verwandlung! Niemand gewinnt den Stich. { $cards } Karten bleiben auf dem Tisch: { count-points }. Der Geist spielt aus.
event-trick-neutral = Verwandlung! Und das im letzten Stich: { $cards } Karten zählen für niemanden, zusammen { count-points }.
event-round-scored = Die Runde ist zu Ende. Jekyll: { $jekyll_points } × { $jekyll_factor } = { $jekyll_score }. Hyde: { $hyde_points } × { $hyde_factor } = { $hyde_score }.
event-match-won-team = Team { $winner } gewinnt die Partie.
event-match-won-player = { $winner } gewinnt die Partie.

## What is not allowed

reason-teams-of-two = Ein Team hat zwei Plätze: zwei für Jekyll, zwei für Hyde.
reason-partners-as-position-card = Die Partner sitzen nicht so, wie es die Positionskarte vorgibt.
reason-single-plays-hyde = Der Alleinspieler und der Geist gegenüber spielen Hyde.
reason-ghost-seat-is-empty = Auf dem Platz des Geistes sitzt niemand.
reason-single-sits-left-of-dealer = Der Alleinspieler sitzt links vom Geber.
reason-players-differ = Alle brauchen einen Namen, und jeder Name darf nur einmal vorkommen.
reason-player-count = Gespielt wird zu dritt oder zu viert.
reason-position-a-for-three = Zu dritt gilt die Positionskarte A.
reason-target-range = Das Ziel muss zwischen 1 und 1.000.000 liegen.
reason-seven-cards-each = Jeder Platz bekommt sieben Karten, und jede Karte wird genau einmal gegeben.
reason-wrong-seating = Diese Teams oder dieser Geber sind jetzt nicht an der Reihe.
reason-wrong-seating-of-three = Zu dritt ist diese Sitzordnung jetzt nicht an der Reihe.
reason-match-over = Die Partie ist zu Ende.
reason-round-goes-on = Es läuft noch eine Runde.
reason-not-dealt = Die Karten sind noch nicht gegeben.
reason-round-over = Die Runde ist zu Ende.
reason-must-answer = Wer gebeten wurde, muss eine Karte spielen.
reason-wrong-camp = Die Karte muss zum Lager des Platzes gehören, der am Zug ist.
reason-not-held = Die Karte ist nicht in der Hand, aus der sie gespielt würde.
reason-not-held-by-asked = Wer gebeten wurde, hat diese Karte nicht.
reason-asks-itself = Niemand bittet sich selbst.
reason-asked-has-none = Dieser Platz hat keine Karte dieses Lagers.
reason-single-chooses-itself = Der Alleinspieler muss den Geist nicht bitten: Er wählt einfach eine von dessen Karten.

## Replay

replay-options = { $players } Spieler. { $position }. { $target ->
    [1] Eine Runde.
   *[other] Ziel: { $target }.
}
replay-round = Runde { $number }
replay-trick = Stich { $number }
replay-team = { $camp }: { $players }
replay-hand = { $player } hat { $cards }
replay-total = { $side }: { $total } insgesamt
replay-to-target = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } von { $target }
}
replay-undone = Hier wurden Züge rückgängig gemacht: Diese Partie zählt nicht.
replay-hinted = In dieser Partie gab es Tipps: Sie zählt nicht.
replay-unfinished = Hier endet das Protokoll; die Partie geht weiter.

## The game in the terminal

play-default-name = Gast
play-welcome = Guten Abend, { $player }. Dein Platz ist { $seat }, und du spielst für { $camp }.
play-partner = Mit dir spielt { $partner }.
play-single = In dieser Runde spielst du allein für Hyde, und der Geist gegenüber gehorcht dir.
play-hand = Deine Hand: { $cards }
play-ghost-hand = Die Hand des Geistes: { $cards }
play-counts = { $player } hat { $jekyll } Jekyll und { $hyde } Hyde
play-on-table = Auf dem Tisch: { $cards }
play-carried = Liegen geblieben: { $cards } ({ count-points })
play-turn = Du bist am Zug: Eine { $camp }-Karte ist fällig.
play-turn-ghost = Der Geist ist am Zug, und du wählst: Eine { $camp }-Karte ist fällig.
play-asked = { $by } bittet dich um eine { $camp }-Karte.
play-asked-ghost = { $by } bittet den Geist um eine { $camp }-Karte, und du wählst sie aus.
play-whom-to-ask = Wen bittest du?
play-which-card = Welche Karte?
play-card-or-seat = Welche Karte, oder wen bittest du?
play-bad-input = „{ $input }“ ist weder eine Karte noch ein Platz. Gib eine Karte ein wie J7, einen Platz, den du bittest, wie E?, oder ? für Hilfe.
play-not-now = Das geht jetzt nicht: { $reason }
play-help = Was du eingeben kannst
play-help-card = diese Karte spielen
play-help-ask = diesen Platz bitten, für dich zu spielen
play-help-last = den letzten Stich ansehen
play-help-counts = sehen, wer wie viele Karten jedes Lagers hat
play-help-hint = einen Tipp bekommen
play-help-rules = die Regeln lesen
play-help-help = dies noch einmal lesen
play-help-quit = den Tisch verlassen
play-last-trick = Der letzte Stich: { $cards }
play-no-last-trick = Es ist noch kein Stich gespielt.
play-only-card = Nur eine Karte passt, also wird sie gespielt: { $card } ({ $code }).
play-hint-card = Ein Tipp: Spiele { $card } ({ $code }).
play-hint-ask = Ein Tipp: Bitte { $seat }.
play-next-round = Mit der Eingabetaste beginnt die nächste Runde.
play-saved = Das Protokoll der Partie: { $path }
play-goodbye = Gute Nacht, und Vorsicht im Nebel.

## Einladungen

invitation-title = { $name } lädt dich zu Dr. Jekyll & Mr. Hyde ein
invitation-title-nobody = Ein Tisch von Dr. Jekyll & Mr. Hyde
invitation-form-A = Vier Spieler, Partner gegenüber
invitation-form-B = Vier Spieler, Partner nebeneinander
invitation-form-three = Drei Spieler und ein Geist
invitation-length = { $target ->
    [1] eine Runde
   *[other] bis { $target } Punkte
}
invitation-open = { $form }, { $length }. { $count ->
    [one] Ein Stuhl ist frei.
   *[other] { $count } Stühle sind frei.
} Ein Name genügt.
invitation-full = { $form }, { $length }. Alle Stühle sind besetzt; du kannst zuschauen.
invitation-running = { $form }, { $length }. Die Partie hat begonnen; du kannst zuschauen.

## Rules: one text for each clause of the law

rules-title = Die Regeln von Dr. Jekyll & Mr. Hyde
rules-r1 = Die Karten
rules-r1-1 = Es gibt 28 Karten: 14 für Dr. Jekyll mit einem Glaskolben als Zeichen und 14 für Mr. Hyde mit einem Zylinder. Das Zeichen steht auf der Rückseite ebenso wie auf der Vorderseite. So sehen alle jederzeit, wie viele Jekyll- und wie viele Hyde-Karten jeder Platz hat.
rules-r1-2 = Jedes Lager hat, von hoch nach niedrig, eine Verwandlung (T), fünf Personen (A bis E), fünf Orte (7 bis 3) und drei Taten (X3 bis X1). Die Personen folgen von A abwärts aufeinander, in beiden Lagern gleich; alle zehn Orte sind gleich hoch, alle sechs Taten ebenso. Ein Ort bringt so viele Punkte, wie seine Zahl sagt, eine Person 1, der Rest 0. Eine Tat hat einen Faktor: 3, 2 oder 1.
rules-r1-3 = Eine Karte wird mit dem Buchstaben ihres Lagers und dem Zeichen ihrer Art geschrieben: JT, HA, J7, HX3. Alle Punkte im Spiel ergeben zusammen 60.
rules-r2 = Plätze, Teams und Geben
rules-r2-1 = Die vier Plätze sind Nord, Ost, Süd und West, im Uhrzeigersinn. Der Platz zu deiner Linken ist der nächste im Uhrzeigersinn.
rules-r2-2 = Zu viert lost ihr zwei Zweierteams aus, Jekyll und Hyde, und behaltet sie die ganze Partie. Bei Positionskarte A sitzen Partner einander gegenüber. Bei Positionskarte B, der Variante, sitzen sie nebeneinander.
rules-r2-3 = Alle 28 Karten werden gemischt und gegeben, sieben an jeden Platz.
rules-r2-4 = Der Platz links vom Geber spielt zum ersten Stich aus. In der nächsten Runde gibt der Platz zur Linken.
rules-r3 = Ein Zug
rules-r3-1 = Vom Ausspieler an wird im Uhrzeigersinn für jeden Platz eine Karte gespielt. Vier Karten sind ein Stich, sieben Stiche eine Runde.
rules-r3-2 = Bist du am Zug, ist eine Karte deines Lagers fällig. Spiele eine aus deiner Hand, oder bitte irgendeinen anderen Platz, Freund oder Feind, eine für dich zu spielen. Bitten darfst du auch, wenn du selbst spielen könntest.
rules-r3-3 = Bitten kannst du nur einen Platz, der eine Karte deines Lagers hat; die Rückseiten verraten es. Hast du selbst keine, musst du bitten.
rules-r3-4 = Wer gebeten wird, muss spielen und wählt frei unter den eigenen Karten dieses Lagers.
rules-r3-5 = Die Karte zählt als deine, aus welcher Hand sie auch kommt, und der Zug geht an den Platz links von dir, nicht links vom gebetenen. Ein Platz kann in einem Stich mehrmals gebeten werden; so werden die Hände bald ungleich groß.
rules-r3-6 = Jeder Stich verbraucht also zwei Karten jedes Lagers. Es gibt immer eine spielbare Karte, und nach sieben Stichen sind alle Hände leer.
rules-r4 = Einen Stich gewinnen
rules-r4-1 = Den Stich gewinnt der Platz, vor dem die höchste Karte liegt. Unter gleich hohen gilt die zuerst gespielte.
rules-r4-2 = Das Team des Gewinners nimmt die vier Karten und alle, die liegen geblieben waren. Der Gewinner spielt zum nächsten Stich aus.
rules-r5 = Die Verwandlung
rules-r5-1 = Einen Stich mit einer Verwandlung gewinnt niemand. Seine vier Karten bleiben auf dem Tisch liegen.
rules-r5-2 = Der Platz, für den die Verwandlung gespielt wurde, spielt als Nächster aus. Fallen beide in einem Stich, entscheidet die frühere.
rules-r5-3 = Wer den nächsten Stich gewinnt, nimmt die liegen gebliebenen Karten mit. Fällt darin die zweite Verwandlung, bleiben alle acht Karten liegen.
rules-r5-4 = Eine Verwandlung im letzten Stich macht ihn neutral: Seine Karten und alle, die noch liegen, zählen für niemanden.
rules-r6 = Eine Runde werten
rules-r6-1 = Zähle die Punkte aller Karten zusammen, die dein Team genommen hat, gleich aus welchem Lager.
rules-r6-2 = Zähle die Faktoren der Taten deines eigenen Lagers darunter zusammen: Das ergibt 0 bis 6. Die Taten des anderen Lagers bringen nichts, aber wenigstens haben die anderen sie nicht.
rules-r6-3 = Deine Wertung ist Punkte mal Faktor. Ohne eigene Tat ist das nichts.
rules-r6-4 = Ein Beispiel: Jekyll hat einen Ort zu 6 Punkten, Lanyon, Mr. Hyde, eine Verwandlung, Utterson, Mildtätigkeit, Reue und Wut genommen. Die Punkte sind 6 + 1 + 1 + 1 = 9, der Faktor ist 1 + 3 = 4; die Wut gehört Hyde und zählt nicht. Die Wertung ist 9 × 4 = 36.
rules-r7 = Die Partie
rules-r7-1 = Gespielt werden Runden, bis ein Team das Ziel erreicht oder übertrifft, 1000, wenn nichts anderes vereinbart ist. Dann gewinnt der höhere Gesamtstand.
rules-r7-2 = Stehen beide am Ziel oder darüber gleich, wird noch eine Runde gespielt.
rules-r7-3 = Partner dürfen weder absprechen noch andeuten, was gespielt werden soll. Online gibt es während einer Runde kein freies Gespräch.
rules-r8 = Zu dritt
rules-r8-1 = Die Teams wechseln von Runde zu Runde. Einer von euch spielt Hyde allein, als Alleinspieler; der leere Platz gegenüber ist der Geist, ebenfalls Hyde. Die beiden anderen sind Jekyll. Gespielt wird nur mit Positionskarte A.
rules-r8-2 = Alle vier Plätze bekommen sieben Karten. Die des Geistes liegen offen für alle.
rules-r8-3 = Der Alleinspieler sitzt links vom Geber und spielt zum ersten Stich aus.
rules-r8-4 = Ist der Alleinspieler oder der Geist am Zug, entscheidet der Alleinspieler: eine beliebige Hyde-Karte aus diesen beiden Händen, oder ein Jekyll-Spieler, der um eine gebeten wird.
rules-r8-5 = Ein Jekyll-Spieler darf seinen Partner, den Alleinspieler oder den Geist um eine Jekyll-Karte bitten. Der Alleinspieler antwortet dann nur aus der verdeckten Hand. Für den Geist wählt der Alleinspieler eine von dessen Jekyll-Karten.
rules-r8-6 = Nach der Runde nimmt der linke Nachbar des Alleinspielers den Platz des Geistes ein und gibt. Der rechte Nachbar ist der nächste Alleinspieler.
rules-r8-7 = Die Wertung deines Teams kommt zu deinem eigenen Gesamtstand. Die Partie endet, wenn ein Spieler das Ziel erreicht oder übertrifft, und der höchste Gesamtstand gewinnt; bei Gleichstand an der Spitze wird noch eine Runde gespielt. Wer zuerst allein spielt, entscheidet das Los.
rules-r9 = Was du wissen darfst
rules-r9-1 = Du kennst deine Hand und zu dritt die des Geistes; wie viele Karten jedes Lagers jeder Platz hat; jede gespielte Karte, für wen, aus welcher Hand und in welcher Reihenfolge; was liegen geblieben ist; wer welchen Stich genommen hat; die Wertungen. Sonst nichts.
rules-r9-2 = Ein gutes Gedächtnis gehört zum Spiel. Ein Tisch kann alle Stiche nachsehen lassen, wie beim Üben, oder nur den letzten.
