### Ce que dit l’entraîneur : analyses, conseils, suppositions.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = demander à { $name }
coach-move-ask-you = vous demander
coach-move-ask-ghost = demander au fantôme
coach-mark-best = meilleur coup
coach-mark-played = joué
coach-mark-value = vaut { $value } points
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactement
coach-value-bounds = de { $lower } à { $upper }
coach-about = environ { $points }

## Why a move is good: the move, and how a fact bears on it

coach-asking = Demander à { $name }
coach-asking-you = Vous demander
coach-asking-ghost = Demander au fantôme
coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
coach-why-wins = { $move } gagne le pli pour { $camp }, avec { coach-points }.
coach-why-wins-sure = { $move } gagne le pli pour { $camp } : aucune carte qui peut suivre n’a un rang plus élevé. Le pli contient { coach-points } pour l’instant.
coach-why-wins-deed = { $move } gagne le pli pour { $camp } et emporte { $card } (facteur { $factor }).
coach-why-adds = { $move } ajoute { coach-worth } à un pli qui revient à coup sûr à { $camp }.
coach-why-adds-deed = { $move } apporte un facteur { $factor } à un pli qui revient à coup sûr à { $camp }.
coach-why-feeds = { $move } ajoute { coach-worth } à un pli où { $camp } mène.
coach-why-feeds-deed = { $move } apporte un facteur { $factor } à un pli où { $camp } mène.
coach-why-little = { $move } ne perd que { coach-worth } avec ce pli, qui revient à { $camp } avec l’une ou l’autre carte ; jouer { $other } en perdrait { $more }.
coach-why-leads = { $cards ->
    [one] { $move } prend la tête pour { $camp }, et une seule carte qui peut suivre a un rang plus élevé.
   *[other] { $move } prend la tête pour { $camp }, et seules { $cards } cartes qui peuvent suivre ont un rang plus élevé.
}
coach-why-ahead = { $move } laisse { $camp } en tête dans ce pli ; jouer { $other } y laisserait { $rival }.
coach-why-saves = { $move } prive { $camp }, qui mène, de ce pli : il reste en attente, avec { coach-points }.
coach-why-saves-last = { $move } prive { $camp }, qui mène, du dernier pli : ses cartes ne comptent pour personne.
coach-why-carry = { $move } laisse le pli en attente.
coach-why-keeps = { $move } permet de garder { $other } en main.
coach-why-keeps-high = { $move } permet de garder en main { $other }, la plus haute carte { $camp } qui reste.
coach-why-keeps-deed = { $move } évite de risquer { $other } dans ce pli, et donc un facteur { $factor }.
coach-why-risks-less = { $move } ne risque que { coach-worth } dans ce pli ; jouer { $other } en risquerait { $more }.
coach-why-brings = { $move } peut faire sortir { $card }, une carte qui prendrait la tête dans ce pli de { coach-points }. Cette main l’a probablement ({ $percent } %).
coach-why-brings-sure = { $move } peut faire sortir { $card }, une carte qui prendrait la tête dans ce pli de { coach-points }. Cette main l’a forcément.
coach-why-brings-high = { $move } peut faire sortir { $card }, et aucune carte qui peut suivre n’a un rang plus élevé. Cette main l’a probablement ({ $percent } %).
coach-why-brings-high-sure = { $move } peut faire sortir { $card }, et aucune carte qui peut suivre n’a un rang plus élevé. Cette main l’a forcément.
coach-why-rescues = { $move } peut faire sortir { $card } et priver { $camp } de ce pli de { coach-points }. Cette main l’a probablement ({ $percent } %).
coach-why-rescues-sure = { $move } peut faire sortir { $card } et priver { $camp } de ce pli de { coach-points }. Cette main l’a forcément.
coach-why-only = { $move } oblige cette main à jouer sa seule carte { $camp }, probablement ({ $percent } %) { $card }.
coach-why-only-sure = { $move } oblige cette main à jouer sa seule carte { $camp } : { $card }.
coach-why-only-any = { $move } ne laisse pas le choix : cette main n’a qu’une carte { $camp }.
coach-why-forces = { $move } ne laisse le choix qu’entre { $cards } cartes { $camp }, et cette main a probablement ({ $percent } %) { $card }.
coach-why-forces-sure = { $move } ne laisse le choix qu’entre { $cards } cartes { $camp }, et cette main a forcément { $card }.
coach-why-spends = { $move } retire une carte { $camp } sur { $cards } à une main adverse.
coach-why-draws = { $move } ajoute une carte d’un adversaire à un pli où { $camp } mène.
coach-why-pays = { $move } met une carte d’un adversaire, et aucune de l’équipe, dans un pli où { $camp } mène.
coach-why-less-choice = { $move } laisse le choix entre { $cards } cartes { $camp } ; l’autre adversaire choisirait parmi { $others }.
coach-why-partner-chooses = { $move } laisse choisir le partenaire, et non un adversaire.
coach-why-keeps-points = { $move } évite de risquer { $other } et ses { $more } points dans ce pli.
coach-why-denies = { $move } met un facteur { $factor }, qui ne sert qu’à { $rival }, dans un pli où { $camp } mène.
coach-why-denies-sure = { $move } met un facteur { $factor }, qui ne sert qu’à { $rival }, dans un pli qui revient à { $camp }.
coach-why-holds = { $move } laisse le pli en attente ; jouer { $other } y laisserait { $camp } en tête.
coach-why-best-by = { $move } vaut au moins { $margin } points de plus que tout autre coup.
coach-why-next = { $move } vaut environ { coach-points } de plus que le deuxième meilleur coup.
coach-why-near = D’autres coups valent à peu près autant.
coach-why-alike = Tous les coups reviennent à peu près au même.
coach-why-forced = Aucun autre coup n’était possible.

## Why a move is bad

coach-why-gives = { $move } donne { coach-worth } à un pli qui revient à { $camp }.
coach-why-gives-deed = { $move } donne un facteur { $factor } à un pli qui revient à { $camp }.
coach-why-risks = { $move } met { coach-worth } dans un pli où { $camp } mène.
coach-why-risks-deed = { $move } met un facteur { $factor } dans un pli où { $camp } mène.
coach-why-puts-ahead = { $move } met { $camp } en tête dans ce pli, avec { coach-points }.
coach-why-spoils = { $move } laisse en attente un pli de { coach-points } où { $camp } mène.
coach-why-lets-choose = { $move } laisse un adversaire choisir parmi { $cards } cartes { $camp }.
coach-why-endangers = { $move } peut faire sortir { $card }, et { $camp }, qui mène, n’aurait pas ce pli de { coach-points }. Cette main l’a probablement ({ $percent } %).
coach-why-endangers-sure = { $move } peut faire sortir { $card }, et { $camp }, qui mène, n’aurait pas ce pli de { coach-points }. Cette main l’a forcément.

## Beliefs

coach-beliefs = Qui peut avoir quoi
coach-beliefs-of = Ce que { $name } pouvait déduire avant ce coup.
coach-beliefs-of-you = Ce que vous pouviez déduire avant ce coup.
coach-belief-about = Plus le disque est grand, plus la carte est probable dans cette main. Une carte encadrée est connue.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card } : jouée
coach-belief-numbers = En chiffres

## Hints at the table

coach-hint-offer = Une partie avec conseils ne compte pas dans vos statistiques.
coach-hint-take = Montrer le conseil
coach-hint-thinking = Les coups sont pesés…
coach-hint-best = Le mieux : { $move }
coach-hint-later = Ce n’est pas à vous de décider. Le prochain conseil viendra à votre tour.
coach-hint-more = Montrer toutes les valeurs
coach-hint-values = Les chiffres : l’avance finale moyenne de votre équipe, en points.
coach-hint-close = Fermer le conseil
coach-hint-failed = Le conseil n’a pas pu être calculé.
coach-sure-forced = Il n’y a pas d’autre coup.
coach-sure-clear = Nettement mieux que le reste.
coach-sure-likely = Sans doute mieux que le reste.
coach-sure-close = C’est serré.

## The review of a round

coach-page-title = Analyse
coach-title = Analyse de la manche { $number }
coach-back-link = Retour
coach-reader = Du côté de
coach-not-over = Une manche s’analyse quand elle est terminée.
coach-computing = Cette décision est en cours d’analyse…
coach-progress = { $done } décisions sur { $total }
coach-cancel = Arrêter
coach-cancelled = L’analyse a été arrêtée.
coach-failed = L’analyse n’a pas pu être calculée.
coach-go-on = Recommencer
coach-steps = Décisions
coach-back = Décision précédente
coach-forward = Décision suivante
coach-previous-error = Erreur précédente
coach-next-error = Erreur suivante
coach-no-errors = { $name } n’a fait aucune erreur notable.
coach-no-errors-you = Vous n’avez fait aucune erreur notable.
coach-decision = décision { $number } sur { $count }
coach-name-best = Meilleur coup.
coach-name-fine = Correct.
coach-name-inaccuracy = Imprécision.
coach-name-mistake = Erreur.
coach-name-blunder = Grosse erreur.
coach-name-forced = Le seul coup.
coach-fortune-lucky = Coup de chance.
coach-fortune-unlucky = Malchance.
coach-costs = { $points ->
    [one] Coût : environ { $points } point.
   *[other] Coût : environ { $points } points.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Coup de chance : avec ces cartes, cela n’a rien coûté.
    [one] Coup de chance : avec ces cartes, cela n’a coûté que { $points } point.
   *[other] Coup de chance : avec ces cartes, cela n’a coûté que { $points } points.
}
coach-told-unlucky = { $points ->
    [one] Malchance : avec ces cartes, cela a coûté { $points } point.
   *[other] Malchance : avec ces cartes, cela a coûté { $points } points.
}
coach-better = Mieux : { $move }, { $better } au lieu de { $made }.
coach-values = Valeurs
coach-by-knowledge = Selon ce qu’on savait
coach-by-cards = Cartes sur table
coach-open-unknown = Si tôt dans la manche, on ne peut pas calculer ce que valent les coups cartes sur table. Le graphique montre ici des estimations.
coach-line-show = Jouer la meilleure suite
coach-line = La meilleure suite.
coach-line-result = La manche finit à { $line } au lieu de { $played }.
coach-line-back = Reculer dans la meilleure suite
coach-line-forward = Avancer dans la meilleure suite
coach-line-close = Retour à la manche
coach-try-again = Rejouer à partir d’ici
coach-sum = La manche en chiffres
coach-sum-later = Ces chiffres viendront quand toutes les décisions seront analysées.
coach-sum-deal = La donne valait
coach-sum-play = Les décisions ont changé
coach-sum-luck = La chance a changé
coach-sum-result = Ce qu’il en est sorti
coach-accuracy = précision sur 100
coach-lost = Points perdus : { $points }, décisions : { $decisions }
coach-no-choice = N’a rien eu à choisir.
coach-kind-ownCard = cartes de sa main
coach-kind-askPartner = demandes au partenaire
coach-kind-askOpponent = demandes aux adversaires
coach-kind-answer = réponses
coach-list = Toutes les décisions
coach-chart-text = Ce que la manche valait pour { $camp }, en points : { $deal } après la donne, { $result } à la fin. La liste des décisions donne chaque étape.
coach-chart-ahead = { $camp } mène, jusqu’à { $most } points
coach-chart-ahead-you = Votre équipe mène, jusqu’à { $most } points
coach-keys = Touches : ← → décisions, N et P erreurs, O cartes sur table.
