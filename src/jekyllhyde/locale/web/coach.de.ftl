### Was der Trainer sagt: Analysen, Tipps, Vermutungen.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = { $name } bitten
coach-mark-best = bester Zug
coach-mark-played = gespielt
coach-mark-value = { $value } Punkte wert
coach-value-error = { $points } ± { $error }
coach-value-exact = genau { $value }
coach-value-bounds = { $lower } bis { $upper }
coach-about = etwa { $points }

## Why, in one sentence

coach-why-belief = { $name } hat in { $percent } % der möglichen Verteilungen: { $card }.
coach-why-certain = { $name } muss haben: { $card }.
coach-why-trick = { $points ->
    [one] In diesem Stich liegt { $points } Punkt.
   *[other] In diesem Stich liegen { $points } Punkte.
}
coach-why-deed = In diesem Stich liegt eine Tat: { $card }, Faktor { $factor }.
coach-why-choice = { $cards ->
    [one] { $name } hat nur eine Karte von { $camp } und muss sie auf Bitte spielen.
   *[other] { $name } kann auf Bitte unter { $cards } Karten von { $camp } wählen.
}
coach-why-gives-points = { $card } bringt { $worth } Punkte in den Stich.
coach-why-gives-factor = { $card } bringt den Faktor { $factor } in den Stich.
coach-why-carry = { $points ->
    [0] Mit einer Verwandlung bleibt der Stich liegen.
    [one] Mit einer Verwandlung bleibt der Stich liegen, und mit ihm { $points } Punkt.
   *[other] Mit einer Verwandlung bleibt der Stich liegen, und mit ihm { $points } Punkte.
}
coach-why-only = Jeder andere Zug ist mindestens { $margin } Punkte schlechter.
coach-why-alike = Alle Züge laufen etwa auf dasselbe hinaus.
coach-why-forced = Ein anderer Zug war nicht möglich.

## Beliefs

coach-beliefs = Wer was haben kann
coach-beliefs-of = Was { $name } vor diesem Zug schließen konnte.
coach-belief-about = Je größer der Kreis, desto wahrscheinlicher ist die Karte in dieser Hand. Eine umrahmte Karte ist bekannt.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card }: gespielt
coach-belief-numbers = In Zahlen

## Hints at the table

coach-hint-thinking = Die Züge werden abgewogen …
coach-hint-best = Am besten: { $move }
coach-hint-later = Du bist nicht am Zug. Den nächsten Tipp gibt es bei deiner Entscheidung.
coach-hint-more = Alle Werte zeigen
coach-hint-close = Tipp schließen
coach-hint-failed = Der Tipp ließ sich nicht berechnen.
coach-sure-forced = Es gibt keinen anderen Zug.
coach-sure-clear = Klar besser als der Rest.
coach-sure-likely = Wohl besser als der Rest.
coach-sure-close = Eine knappe Sache: Andere Züge sind etwa gleich gut.

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
coach-chart-text = Wert der Runde: { $deal } nach dem Geben, { $result } am Ende. Die Liste der Entscheidungen hat jeden Schritt.
coach-keys = Tasten: ← → Entscheidungen, N und P Fehler, O offene Karten.
