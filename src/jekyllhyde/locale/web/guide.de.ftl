### Wozu das Bitten gut ist, erzählt in der ersten Partie.

guide-caption-partner = wählt für euch
guide-caption-opponent = wählt gegen dich
guide-caption-only = hat nur eine
guide-own = Eigene Karte: Du wählst.
guide-own-ghost = Karte von dir oder vom Geist: Du wählst.
guide-partner = Dein Partner gibt, was euch beiden hilft.
guide-opponent = Ein Gegner gibt, was dir am wenigsten hilft: Bitte ihn, um eigene Karten zu sparen, nicht für den Stich.
guide-opponent-must = Ein Gegner gibt, was dir am wenigsten hilft, außer wenn er nur eine Karte zur Wahl hat.
guide-ask-partner = { $count ->
    [one] { $name } hat keine Wahl: Dort gibt es nur eine { $camp }-Karte.
   *[other] { $name } wählt unter { $count } { $camp }-Karten, für euch beide.
}
guide-ask-opponent = { $count ->
    [one] { $name } hat keine Wahl: Dort gibt es nur eine { $camp }-Karte. Gut, wenn dir jetzt keine Karte schadet.
   *[other] { $name } wählt unter { $count } { $camp }-Karten, gegen dich. Gut, um eigene Karten zu sparen; schlecht, wenn du diesen Stich willst.
}
guide-answer-partner = { $count ->
    [one] { $name } musste { $card } geben, die einzige { $camp }-Karte dort.
   *[other] { $name } hat unter { $count } { $camp }-Karten { $card } gewählt, für euch beide.
}
guide-answer-opponent = { $count ->
    [one] { $name } musste { $card } geben, die einzige { $camp }-Karte dort.
   *[other] { $name } spielt gegen dich und hat unter { $count } { $camp }-Karten { $card } gewählt.
}
guide-kept = { $count ->
    [one] Deine { $camp }-Karte hast du noch.
   *[other] Deine { $count } { $camp }-Karten hast du noch.
}
guide-asked-partner = Deine Karte zählt für { $by } und dein Team: Gib, was euch beiden am meisten hilft.
guide-asked-opponent = Deine Karte zählt für { $by }, also gegen dich: Gib, was den Gegnern am wenigsten hilft.
guide-asked-only = Nur diese Karte passt, du hast keine Wahl.
guide-transformed = Hier liegt eine Verwandlung: Niemand wird diesen Stich gewinnen. Seine Karten warten auf den Gewinner des nächsten.
guide-transformed-last = Hier liegt eine Verwandlung: Niemand wird diesen Stich gewinnen. Es ist der letzte, also zählen seine Karten für niemanden.
guide-factor = Die Taten von { $camp } zählen zusammen: { $factors } = × { $sum } für alle Punkte.
guide-carried = Die liegen gebliebenen Karten ({ count-points }) warten unter der Glocke auf den nächsten Gewinner. { $name } spielt aus, denn die Verwandlung lag dort.
guide-carried-you = Die liegen gebliebenen Karten ({ count-points }) warten unter der Glocke auf den nächsten Gewinner. Du spielst aus, denn die Verwandlung lag bei dir.
guide-carried-ghost = Die liegen gebliebenen Karten ({ count-points }) warten unter der Glocke auf den nächsten Gewinner. Der Geist spielt aus, denn die Verwandlung lag bei ihm.
