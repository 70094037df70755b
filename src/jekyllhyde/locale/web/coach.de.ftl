### Was der Trainer sagt: Analysen, Tipps, Vermutungen.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = { $name } bitten
coach-move-ask-you = dich bitten
coach-move-ask-ghost = den Geist bitten
coach-mark-best = bester Zug
coach-mark-played = gespielt
coach-mark-value = { $value } Punkte wert
coach-value-error = { $points } ± { $error }
coach-value-exact = genau { $value }
coach-value-bounds = { $lower } bis { $upper }
coach-about = etwa { $points }

## Why a move is good: the move, and how a fact bears on it

coach-asking = { $name } zu bitten
coach-asking-you = Dich zu bitten
coach-asking-ghost = Den Geist zu bitten
coach-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
coach-worth = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
coach-why-wins = { $move } gewinnt den Stich für { $camp }: { coach-points }.
coach-why-wins-sure = { $move } gewinnt den Stich für { $camp }: Keine Karte, die noch folgen kann, steht im Rang höher. Bisher im Stich: { coach-points }.
coach-why-wins-deed = { $move } gewinnt den Stich für { $camp } und nimmt { $card } mit (Faktor { $factor }).
coach-why-adds = { $move } bringt { coach-worth } in einen Stich, der sicher an { $camp } geht.
coach-why-adds-deed = { $move } bringt einen Faktor von { $factor } in einen Stich, der sicher an { $camp } geht.
coach-why-feeds = { $move } bringt { coach-worth } in einen Stich, in dem { $camp } vorn liegt.
coach-why-feeds-deed = { $move } bringt einen Faktor von { $factor } in einen Stich, in dem { $camp } vorn liegt.
coach-why-little = { $move } verliert nur { coach-worth } in diesem Stich, der mit der einen wie mit der anderen Karte an { $camp } geht; { $other } zu spielen würde { $more } verlieren.
coach-why-leads = { $cards ->
    [one] { $move } bringt { $camp } nach vorn, und nur eine Karte, die noch folgen kann, steht im Rang höher.
   *[other] { $move } bringt { $camp } nach vorn, und nur { $cards } Karten, die noch folgen können, stehen im Rang höher.
}
coach-why-ahead = { $move } lässt { $camp } in diesem Stich vorn liegen; { $other } zu spielen ließe { $rival } vorn liegen.
coach-why-saves = { $move } lässt den Stich liegen, in dem { $camp } vorn liegt, und mit ihm { coach-points }.
coach-why-saves-last = { $move } nimmt { $camp } den letzten Stich, obwohl { $camp } vorn liegt: Seine Karten zählen für niemanden.
coach-why-carry = { $move } lässt den Stich liegen.
coach-why-keeps = { $move } lässt { $other } in der Hand.
coach-why-keeps-high = { $move } lässt { $other } in der Hand, die höchste Karte von { $camp }, die noch da ist.
coach-why-keeps-deed = { $move } lässt { $other } aus diesem Stich heraus, und damit einen Faktor von { $factor }.
coach-why-risks-less = { $move } riskiert in diesem Stich nur { coach-worth }; { $other } zu spielen würde { $more } riskieren.
coach-why-brings = { $move } kann { $card } hervorlocken, eine Karte, die in diesem Stich ({ coach-points }) vorn läge. Diese Hand hat sie wahrscheinlich ({ $percent } %).
coach-why-brings-sure = { $move } kann { $card } hervorlocken, eine Karte, die in diesem Stich ({ coach-points }) vorn läge. Diese Hand hat sie mit Sicherheit.
coach-why-brings-high = { $move } kann { $card } hervorlocken, und keine Karte, die noch folgen kann, steht im Rang höher. Diese Hand hat sie wahrscheinlich ({ $percent } %).
coach-why-brings-high-sure = { $move } kann { $card } hervorlocken, und keine Karte, die noch folgen kann, steht im Rang höher. Diese Hand hat sie mit Sicherheit.
coach-why-rescues = { $move } kann { $card } hervorlocken, und { $camp } bekäme diesen Stich ({ coach-points }) nicht. Diese Hand hat sie wahrscheinlich ({ $percent } %).
coach-why-rescues-sure = { $move } kann { $card } hervorlocken, und { $camp } bekäme diesen Stich ({ coach-points }) nicht. Diese Hand hat sie mit Sicherheit.
coach-why-only = { $move } zwingt diese Hand, ihre einzige Karte von { $camp } zu spielen, wahrscheinlich ({ $percent } %) { $card }.
coach-why-only-sure = { $move } zwingt diese Hand, ihre einzige Karte von { $camp } zu spielen: { $card }.
coach-why-only-any = { $move } lässt keine Wahl: Diese Hand hat nur eine Karte von { $camp }.
coach-why-forces = { $move } lässt nur die Wahl unter { $cards } Karten von { $camp }, und wahrscheinlich ({ $percent } %) hat diese Hand { $card }.
coach-why-forces-sure = { $move } lässt nur die Wahl unter { $cards } Karten von { $camp }, und diese Hand hat mit Sicherheit { $card }.
coach-why-spends = { $move } nimmt einem Gegner eine von { $cards } Karten von { $camp } aus der Hand.
coach-why-draws = { $move } bringt die Karte eines Gegners in einen Stich, in dem { $camp } vorn liegt.
coach-why-pays = { $move } bringt die Karte eines Gegners, und keine des Teams, in einen Stich, in dem { $camp } vorn liegt.
coach-why-less-choice = { $move } lässt die Wahl unter { $cards } Karten von { $camp }; der andere Gegner könnte unter { $others } wählen.
coach-why-partner-chooses = { $move } lässt den Partner wählen und keinen Gegner.
coach-why-keeps-points = { $move } lässt { $other } mit { $more } Punkten aus diesem Stich heraus.
coach-why-denies = { $move } bringt einen Faktor von { $factor }, der nur { $rival } nützt, in einen Stich, in dem { $camp } vorn liegt.
coach-why-denies-sure = { $move } bringt einen Faktor von { $factor }, der nur { $rival } nützt, in einen Stich, der an { $camp } geht.
coach-why-holds = { $move } lässt den Stich liegen; { $other } zu spielen ließe { $camp } darin vorn liegen.
coach-why-best-by = { $move } ist mindestens { $margin } Punkte mehr wert als jeder andere Zug.
coach-why-next = { $move } ist etwa { coach-points } mehr wert als der nächstbeste Zug.
coach-why-near = Andere Züge sind etwa gleich viel wert.
coach-why-alike = Alle Züge laufen etwa auf dasselbe hinaus.
coach-why-forced = Ein anderer Zug war nicht möglich.

## Why a move is bad

coach-why-gives = { $move } bringt { coach-worth } in einen Stich, der an { $camp } geht.
coach-why-gives-deed = { $move } bringt einen Faktor von { $factor } in einen Stich, der an { $camp } geht.
coach-why-risks = { $move } riskiert { coach-worth } in einem Stich, in dem { $camp } vorn liegt.
coach-why-risks-deed = { $move } riskiert einen Faktor von { $factor } in einem Stich, in dem { $camp } vorn liegt.
coach-why-puts-ahead = { $move } bringt { $camp } in diesem Stich nach vorn: { coach-points }.
coach-why-spoils = { $move } lässt einen Stich liegen, in dem { $camp } vorn liegt: { coach-points }.
coach-why-lets-choose = { $move } lässt einen Gegner unter { $cards } Karten von { $camp } wählen.
coach-why-endangers = { $move } kann { $card } hervorlocken, und { $camp }, jetzt vorn, bekäme diesen Stich ({ coach-points }) nicht. Diese Hand hat sie wahrscheinlich ({ $percent } %).
coach-why-endangers-sure = { $move } kann { $card } hervorlocken, und { $camp }, jetzt vorn, bekäme diesen Stich ({ coach-points }) nicht. Diese Hand hat sie mit Sicherheit.

## Beliefs

coach-beliefs = Wer was haben kann
coach-beliefs-of = Was { $name } vor diesem Zug schließen konnte.
coach-beliefs-of-you = Was du vor diesem Zug schließen konntest.
coach-belief-about = Je größer der Kreis, desto wahrscheinlicher ist die Karte in dieser Hand. Eine umrahmte Karte ist bekannt.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card }: gespielt
coach-belief-numbers = In Zahlen

## Hints at the table

coach-hint-offer = Eine Partie mit Tipps zählt nicht in deiner Statistik.
coach-hint-take = Tipp zeigen
coach-hint-thinking = Die Züge werden abgewogen …
coach-hint-best = Am besten: { $move }
coach-hint-later = Du bist nicht am Zug. Den nächsten Tipp gibt es bei deiner Entscheidung.
coach-hint-more = Alle Werte zeigen
coach-hint-values = Die Zahlen: der mittlere Endvorsprung eures Teams in Punkten.
coach-hint-close = Tipp schließen
coach-hint-failed = Der Tipp ließ sich nicht berechnen.
coach-sure-forced = Es gibt keinen anderen Zug.
coach-sure-clear = Klar besser als der Rest.
coach-sure-likely = Wohl besser als der Rest.
coach-sure-close = Eine knappe Sache.

## The review of a round

coach-page-title = Analyse
coach-title = Analyse der Runde { $number }
coach-back-link = Zurück
coach-reader = Aus der Sicht von
coach-not-over = Eine Runde lässt sich analysieren, wenn sie vorbei ist.
coach-computing = Diese Entscheidung wird noch abgewogen …
coach-progress = { $done } von { $total } Entscheidungen
coach-cancel = Anhalten
coach-cancelled = Die Analyse wurde angehalten.
coach-failed = Die Analyse ließ sich nicht berechnen.
coach-go-on = Neu beginnen
coach-steps = Entscheidungen
coach-back = Vorige Entscheidung
coach-forward = Nächste Entscheidung
coach-previous-error = Voriger Fehler
coach-next-error = Nächster Fehler
coach-no-errors = { $name } hat keinen nennenswerten Fehler gemacht.
coach-no-errors-you = Du hast keinen nennenswerten Fehler gemacht.
coach-decision = Entscheidung { $number } von { $count }
coach-name-best = Bester Zug.
coach-name-fine = In Ordnung.
coach-name-inaccuracy = Ungenau.
coach-name-mistake = Fehler.
coach-name-blunder = Grober Fehler.
coach-name-forced = Der einzige Zug.
coach-fortune-lucky = Glück gehabt.
coach-fortune-unlucky = Pech gehabt.
coach-costs = { $points ->
    [one] Das kostet etwa { $points } Punkt.
   *[other] Das kostet etwa { $points } Punkte.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Glück gehabt: So wie die Karten lagen, kostete es nichts.
    [one] Glück gehabt: So wie die Karten lagen, kostete es nur { $points } Punkt.
   *[other] Glück gehabt: So wie die Karten lagen, kostete es nur { $points } Punkte.
}
coach-told-unlucky = { $points ->
    [one] Pech gehabt: So wie die Karten lagen, kostete es { $points } Punkt.
   *[other] Pech gehabt: So wie die Karten lagen, kostete es { $points } Punkte.
}
coach-better = Besser: { $move }, { $better } statt { $made }.
coach-values = Werte
coach-by-knowledge = Nach dem Wissen am Tisch
coach-by-cards = Mit offenen Karten
coach-open-unknown = So früh in der Runde lässt sich nicht ausrechnen, was die Züge mit offenen Karten wert sind. Das Diagramm zeigt hier Schätzungen.
coach-line-show = Die bessere Folge spielen
coach-line = Die bessere Folge.
coach-line-result = Die Runde endet mit { $line } statt { $played }.
coach-line-back = Zurück in der besseren Folge
coach-line-forward = Weiter in der besseren Folge
coach-line-close = Zurück zur Runde
coach-try-again = Von hier noch einmal versuchen
coach-sum = Die Runde in Zahlen
coach-sum-later = Diese Zahlen kommen, wenn alle Entscheidungen abgewogen sind.
coach-sum-deal = Die Verteilung war wert
coach-sum-play = Entscheidungen änderten
coach-sum-luck = Das Glück änderte
coach-sum-result = Was herauskam
coach-accuracy = Genauigkeit von 100
coach-lost = Verlorene Punkte: { $points }, Entscheidungen: { $decisions }
coach-no-choice = Hatte nichts zu wählen.
coach-kind-ownCard = eigene Karten
coach-kind-askPartner = Partner bitten
coach-kind-askOpponent = Gegner bitten
coach-kind-answer = Antworten
coach-list = Alle Entscheidungen
coach-chart-text = Was die Runde für { $camp } wert war, in Punkten: { $deal } nach dem Geben, { $result } am Ende. Die Liste der Entscheidungen hat jeden Schritt.
coach-chart-ahead = { $camp } vorn, bis { $most } Punkte
coach-chart-ahead-you = Dein Team vorn, bis { $most } Punkte
coach-keys = Tasten: ← → Entscheidungen, N und P Fehler, O offene Karten.
