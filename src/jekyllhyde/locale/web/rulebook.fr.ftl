### Les pages de règles autour des articles, qui sont dans les textes communs. Français.

rulebook-lead = Chaque règle en une phrase ou deux. Les articles ont un numéro, pour qu’on puisse en citer un.
rulebook-learn = Envie de jouer plutôt que de lire ? La leçon prend cinq minutes.
rulebook-search = Chercher dans les règles
rulebook-clear = Effacer
rulebook-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } article
   *[other] { $count } articles
}
rulebook-contents = Sommaire
rulebook-link = Lien vers { $number }
rulebook-backs = Les dos : un flacon pour Jekyll, un haut-de-forme pour Hyde.
rulebook-rank-transformation = La plus haute, mais elle ne gagne rien.
rulebook-rank-character = À partir de A ; un point chacun.
rulebook-rank-scene = Tous les dix de même rang ; leur nombre donne leurs points.
rulebook-rank-deed = Toutes les six de même rang, le plus bas ; pas de points, mais un facteur.
rulebook-position-a = Carte de position A : les partenaires se font face.
rulebook-position-b = Carte de position B : les partenaires sont côte à côte.
rulebook-position-three = À trois : le fantôme est en face du joueur solitaire.
rulebook-on-request = Jouée sur demande : la carte compte pour la place dont c’est le tour.
rulebook-equals = Deux B. Le premier joué l’emporte.
rulebook-carried = Le pli n’est à personne. Tout attend le suivant.
rulebook-example = { $points } × { $factor } = { $score }
