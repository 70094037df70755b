### Les pages de règles autour des articles, qui sont dans les textes communs. Français.

rulebook-lead = Chaque règle en une phrase ou deux. Les articles ont un numéro, pour qu'on puisse en citer un.
rulebook-learn = Plutôt jouer que lire ? La leçon prend cinq minutes.
rulebook-search = Chercher dans les règles
rulebook-clear = Effacer
rulebook-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } article
   *[other] { $count } articles
}
rulebook-contents = Sommaire
rulebook-link = Lien vers { $number }
rulebook-backs = Les dos : un flacon pour Jekyll, un haut-de-forme pour Hyde.
rulebook-rank-transformation = La plus haute, mais elle ne gagne rien.
rulebook-rank-character = Du A vers le bas ; un point chacun.
rulebook-rank-scene = Tous les dix égaux ; leur nombre fait leurs points.
rulebook-rank-deed = Toutes les six égales, et les plus faibles ; pas de points, mais un facteur.
rulebook-position-a = Carte de position A : les partenaires se font face.
rulebook-position-b = Carte de position B : les partenaires sont voisins.
rulebook-position-three = À trois : le fantôme siège face au joueur solitaire.
rulebook-on-request = Jouée sur demande : la carte compte pour la place dont c'est le tour.
rulebook-equals = Deux B. Le premier joué est devant.
rulebook-carried = Le pli n'est à personne. Tout attend le suivant.
rulebook-example = { $points } × { $factor } = { $score }
