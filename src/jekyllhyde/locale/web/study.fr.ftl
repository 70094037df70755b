### Rediffusions et parties. Français.

## Replays

study-replay-title = Revoir une partie
study-replay-lead = Une partie encore une fois, carte par carte : vue d’une place, ou toutes les mains visibles.
study-drop = Déposez un relevé ici
study-drop-about = Une partie sous forme de fichier texte (.jhn), d’ici ou d’ailleurs.
study-choose-file = Choisir un fichier
study-paste = Ou collez son texte
study-open-record = Ouvrir
study-own-games = Vos parties
study-sample = Voir une partie d’exemple
study-sample-about = Trois manches entre robots experts, jusqu’à 300. À chaque étape, vous pouvez prendre une chaise.
study-all-games = Toutes vos parties
study-reading = Lecture du relevé…
study-not-text = Ce fichier ne peut pas être lu comme du texte.
study-too-long = C’est trop long pour un relevé : { $most } caractères au plus.
study-bad-link = Ce lien ne contient aucun relevé lisible.
study-unknown-link = Aucune partie à revoir ne correspond à ce lien. Elle a peut-être été effacée, ou il manque un bout du lien.
study-other-record = Un autre relevé
study-view = Vue
study-view-open = Toutes les mains visibles
study-view-seat = Comme { $player } l’a vue
study-player-you = { $player } (vous)
study-round = Manche
study-round-unfinished = Manche { $number }, inachevée
study-controls = Lecture
study-first = Aller à la donne
study-back = Une étape en arrière
study-play = Lire
study-pause = Pause
study-forward = Une étape en avant
study-last = Aller à la fin
study-speed = Vitesse
study-place = Position dans la manche
study-place-text = Étape { $step } sur { $steps }
study-deal = La donne
study-moves = Coups
study-trick = Pli
study-wins-trick = remporte le pli
study-trick-carried = en attente
study-legend = Légende
study-legend-ask = demande au joueur dans cette direction
study-legend-leads = entame le pli
study-legend-card = carte { $camp }
study-legend-carried = Sans laurier : personne n’a gagné le pli.
study-move-asks = demande à { $seat }
study-move-asks-ghost = demande au fantôme
study-keys = ← → une étape, ↑ ↓ un pli, Début et Fin, Espace pour lire
study-share = Copier le lien
study-shared = Le lien est dans le presse-papiers.
study-share-by-hand = Copiez ce lien :
study-download = Télécharger
study-play-on = Jouer à partir d’ici
study-play-on-about = Prenez une chaise et continuez d’ici. Chacun garde son nom ; des robots jouent sur les autres chaises.
study-play-on-kept = Le résultat est gardé dans vos parties, marqué comme entraînement, et ne compte dans aucune statistique.
study-play-on-seat = Quelle chaise prenez-vous ?
study-play-on-level = Les robots
study-play-on-go = S’asseoir
study-play-on-over = Ici la partie est finie. Revenez d’une étape, et jouez à partir de là.
study-winner-team = L’équipe { $winner } a gagné
study-winner-player = { $winner } a gagné
study-fair = Donnes vérifiées : elles sont honnêtes
study-unfair = Donnes vérifiées : elles ne correspondent pas aux graines
study-not-checked = Donnes non vérifiées : ce relevé ne révèle pas les graines de toutes les manches
study-trust-one-seed = Personne n’a choisi les cartes, si le serveur ou au moins l’un de ceux qui ont fourni une graine est honnête.
study-trust-no-collusion = Personne n’a choisi les cartes, sauf si le serveur s’est entendu avec le joueur qui a fourni la dernière graine.
study-trust-server = Personne n’a choisi les cartes, si le serveur est honnête : aucun joueur n’a fourni de graine.
study-fair-undone = Des coups ont été annulés dans cette partie : seules les donnes sont honnêtes.
study-bad-record = Quelque chose ne va pas dans ce relevé
study-bad-place = Ligne { $line }, colonne { $column }
study-bad-rule = Voir la règle { $rule }
study-bad-way-on = Corrigez le texte ici et rouvrez-le, ou prenez un autre relevé.

## What can be wrong with a record

study-problem-bad-utf8 = Le texte n’est pas en UTF-8.
study-problem-bad-character = Le caractère U+{ $code } n’est pas permis.
study-problem-byte-order-mark = Un relevé ne commence pas par une marque d’ordre des octets.
study-problem-bad-escape = Après \ dans une valeur vient " ou \.
study-problem-unterminated-value = La valeur n’a pas de " final.
study-problem-expected-word = Il faudrait ici { $word }, et non { $found }.
study-problem-expected-line-end = La ligne devrait finir ici, et non continuer par { $found }.
study-problem-expected-seat = Il faudrait ici une place (N, E, S ou W), et non { $found }.
study-problem-expected-card = Il faudrait ici une carte, et non { $found }.
study-problem-bad-tag-name = Il faudrait ici le nom d’une balise (lettres, chiffres et _), et non { $found }.
study-problem-expected-value = Il faudrait ici la valeur de la balise entre guillemets, et non { $found }.
study-problem-tag-twice = La balise { $tag } figure deux fois.
study-problem-tag-missing = L’en-tête n’a pas de balise { $tag }.
study-problem-names-missing = L’en-tête nomme { $count } des { $players } joueurs.
study-problem-unknown-version = Ceci est JHN 1, et non { $found }.
study-problem-blank-name = Le nom d’un joueur ne peut pas être vide.
study-problem-unknown-position-card = La carte de position est A ou B, et non { $found }.
study-problem-unknown-memory-aid = L’aide-mémoire est every-trick ou last-trick, et non { $found }.
study-problem-round-number = C’est la manche { $expected }, et non { $found }.
study-problem-trick-number = C’est le pli { $expected }, et non { $found }.
study-problem-trick-incomplete = Le pli précédent est incomplet : { $count } sur quatre cartes.
study-problem-fifth-play = Un pli a quatre cartes.
study-problem-card-twice = La carte { $card } a déjà été donnée à { $seat }.
study-problem-wrong-first-leader = { $expected } est à gauche du donneur et entame.
study-problem-wrong-leader = { $expected } a remporté le dernier pli et entame.
study-problem-wrong-leader-after-transformation = { $expected } entame : la Transformation a été jouée pour cette place.
study-problem-wrong-score = { $team } a marqué { $expected }, et non { $found }.

## Games

study-games-title = Vos parties
study-games-lead = Toutes les parties que vous avez terminées, et leur bilan.
study-unfinished = Une partie n’est pas encore terminée. Elle figurera ici quand elle le sera.
study-games-empty = Aucune partie terminée pour l’instant.
study-games-empty-about = Les parties terminées se retrouvent ici, chacune avec son relevé et prête à être revue. La première, jusqu’à 300, prend { new-minutes }.
study-games-play = Jouer
study-games-learn = Apprendre d’abord
study-games-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
study-games-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
study-games-rate = { $percent } %
study-games-list = Parties
study-players = À la table
study-form-four = À quatre
study-form-neighbours = À quatre, côte à côte
study-form-three = À trois
study-won = Gagnée
study-lost = Perdue
study-undone = Coups annulés, ne compte pas
study-hinted = Avec conseils, ne compte pas
study-practice = Entraînement
study-on-device = Sur cet appareil
study-device-lead = Les parties marquées « Sur cet appareil » ne sont conservées que dans ce navigateur.
study-device-delete = Les supprimer
study-device-delete-sure = Supprimer les parties de cet appareil ?
study-device-delete-lead = Toutes les parties conservées sur cet appareil sont supprimées, même une partie en cours. Celles du serveur restent.
study-score-text = { $own } à { $others }
study-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
study-to-target = jusqu’à { $target }
study-watch = Revoir
study-watch-game = Revoir la partie du { $date }
study-download-game = Télécharger le relevé du { $date }
study-share-game = Copier le lien vers la partie du { $date }
study-more = Parties plus anciennes
study-chart-balance = Victoires moins défaites
study-chart-balance-text = { $games ->
    [one] Après une partie, le bilan est de { $balance }.
   *[other] Après { $games } parties, le bilan est de { $balance }.
}
study-chart-scores = Où vos parties ont fini
study-chart-scores-about = Votre total, en pour cent de l’objectif
study-chart-bar = de { $from } à { $to } %
study-chart-bar-open = { $from } % et plus
study-chart-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
study-chart-camps = Par camp
study-chart-forms = Par forme
study-chart-share = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
