### Ce que dit l’entraîneur : analyses, conseils, suppositions.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = demander à { $name }
coach-mark-best = meilleur coup
coach-mark-played = joué
coach-mark-value = vaut { $value } points
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactement
coach-value-bounds = de { $lower } à { $upper }
coach-about = environ { $points }

## Why, in one sentence

coach-why-belief = { $name } a en main, dans { $percent } % des donnes possibles : { $card }.
coach-why-certain = { $name } a forcément en main : { $card }.
coach-why-trick = { $points ->
    [one] Ce pli contient { $points } point.
   *[other] Ce pli contient { $points } points.
}
coach-why-deed = Une action est dans ce pli : { $card }, facteur { $factor }.
coach-why-choice = { $cards ->
    [one] { $name } n’a qu’une carte { $camp } et doit la jouer à la demande.
   *[other] { $name } choisit à la demande parmi { $cards } cartes { $camp }.
}
coach-why-gives-points = { $card } met { $worth } points dans le pli.
coach-why-gives-factor = { $card } met un facteur { $factor } dans le pli.
coach-why-carry = { $points ->
    [0] Une Transformation laisse le pli en attente.
    [one] Une Transformation laisse le pli en attente, avec { $points } point.
   *[other] Une Transformation laisse le pli en attente, avec { $points } points.
}
coach-why-only = Tout autre coup coûte au moins { $margin } points.
coach-why-alike = Tous les coups reviennent à peu près au même.
coach-why-forced = Aucun autre coup n’était possible.

## Beliefs

coach-beliefs = Qui peut avoir quoi
coach-beliefs-of = Ce que { $name } pouvait déduire avant ce coup.
coach-belief-about = Plus le disque est grand, plus la carte est probable dans cette main. Une carte encadrée est connue.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card } : jouée
coach-belief-numbers = En chiffres

## Hints at the table

coach-hint-thinking = Les coups sont pesés…
coach-hint-best = Le mieux : { $move }
coach-hint-later = Ce n’est pas à vous de décider. Le prochain conseil viendra à votre tour.
coach-hint-more = Montrer toutes les valeurs
coach-hint-close = Fermer le conseil
coach-hint-failed = Le conseil n’a pas pu être calculé.
coach-sure-forced = Il n’y a pas d’autre coup.
coach-sure-clear = Nettement mieux que le reste.
coach-sure-likely = Sans doute mieux que le reste.
coach-sure-close = C’est serré : d’autres coups sont à peu près aussi bons.

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
coach-chart-text = Valeur de la manche : { $deal } après la donne, { $result } à la fin. La liste des décisions donne chaque étape.
coach-keys = Touches : ← → décisions, N et P erreurs, O cartes sur table.
