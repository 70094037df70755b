### Die Regelseiten um die Absätze herum, die in den gemeinsamen Texten stehen. Deutsch.

rulebook-lead = Jede Regel in ein, zwei Sätzen. Die Absätze haben Nummern, damit man auf einen zeigen kann.
rulebook-learn = Lieber spielen als lesen? Die Lektion dauert fünf Minuten.
rulebook-search = In den Regeln suchen
rulebook-clear = Leeren
rulebook-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
rulebook-contents = Inhalt
rulebook-link = Link zu { $number }
rulebook-backs = Die Rückseiten: ein Glaskolben für Jekyll, ein Zylinder für Hyde.
rulebook-rank-transformation = Die höchste, gewinnt aber nichts.
rulebook-rank-character = Von A abwärts; je ein Punkt.
rulebook-rank-scene = Alle zehn sind gleich hoch; die Zahl gibt die Punkte an.
rulebook-rank-deed = Alle sechs sind gleich hoch und die niedrigsten; keine Punkte, aber ein Faktor.
rulebook-position-a = Positionskarte A: Partner sitzen einander gegenüber.
rulebook-position-b = Positionskarte B: Partner sitzen nebeneinander.
rulebook-position-three = Zu dritt: Der Geist sitzt dem Alleinspieler gegenüber.
rulebook-on-request = Auf Bitte gespielt: Die Karte zählt für den Platz am Zug.
rulebook-equals = Beides ist ein B. Das zuerst gespielte liegt vorn.
rulebook-carried = Der Stich gehört niemandem. Alles wartet auf den nächsten.
rulebook-example = { $points } × { $factor } = { $score }
