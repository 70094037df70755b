### Français. Mêmes clés et mêmes variables que en.ftl.
### `.played` : la forme qui suit « joue », avec son article.

## Camps

camp-jekyll = Dr. Jekyll
    .short = Jekyll
    .sign = flacon
camp-hyde = Mr. Hyde
    .short = Hyde
    .sign = haut-de-forme

## Kinds

kind-transformation = Transformation
    .plural = Transformations
kind-character = personnage
    .plural = personnages
kind-scene = lieu
    .plural = lieux
kind-deed = action
    .plural = actions

## Cards

card-JT = La Transformation
    .played = la Transformation
card-JA = Le Dr. Jekyll
    .played = le Dr. Jekyll
card-JB = Mr. Utterson
    .played = Mr. Utterson
card-JC = Le Dr. Lanyon
    .played = le Dr. Lanyon
card-JD = Mr. Enfield
    .played = Mr. Enfield
card-JE = Poole
    .played = Poole
card-J7 = La maison sur la place
    .played = la maison sur la place
card-J6 = Le laboratoire
    .played = le laboratoire
card-J5 = Le cabinet
    .played = le cabinet
card-J4 = La salle de consultation de Lanyon
    .played = la salle de consultation de Lanyon
card-J3 = Un banc à Regent’s Park
    .played = un banc à Regent’s Park
card-JX3 = Le Remords
    .played = le Remords
card-JX2 = La Pitié
    .played = la Pitié
card-JX1 = La Charité
    .played = la Charité
card-HT = La Transformation
    .played = la Transformation
card-HA = Mr. Hyde
    .played = Mr. Hyde
card-HB = Mr. Utterson
    .played = Mr. Utterson
card-HC = Le Dr. Lanyon
    .played = le Dr. Lanyon
card-HD = Mr. Enfield
    .played = Mr. Enfield
card-HE = Poole
    .played = Poole
card-H7 = La ruelle au bord du fleuve
    .played = la ruelle au bord du fleuve
card-H6 = L’appartement de Mr. Hyde
    .played = l’appartement de Mr. Hyde
card-H5 = La porte écaillée
    .played = la porte écaillée
card-H4 = La cour, la nuit
    .played = la cour, la nuit
card-H3 = Brouillard sur Soho
    .played = le brouillard sur Soho
card-HX3 = Le Meurtre
    .played = le Meurtre
card-HX2 = La Brutalité
    .played = la Brutalité
card-HX1 = La Fureur
    .played = la Fureur

## Seats

seat-N = Nord
    .letter = N
seat-E = Est
    .letter = E
seat-S = Sud
    .letter = S
seat-W = Ouest
    .letter = O

## What a table agrees on

position-A = Carte de position A : les partenaires se font face
position-B = Carte de position B : les partenaires sont côte à côte
memory-every-trick = On peut revoir tous les plis
memory-last-trick = On ne peut revoir que le dernier pli

## Words of the game, also for docs/glossary.md

word-match = partie
word-round = manche
word-trick = pli
word-deal = donne
word-dealer = donneur
word-leader = premier à jouer
word-turn = tour
word-hand = main
word-seat = place
word-player = joueur
word-team = équipe
word-camp = camp
word-partner = partenaire
word-opponent = adversaire
word-card = carte
word-kind = genre
word-code = code
word-name = nom
word-rank = rang
word-ask = demander
word-lead = entamer
word-carried = en attente
word-neutral = neutre
word-points = points
word-factor = facteur
word-score = score
word-total = total
word-target = objectif
word-ghost = fantôme
word-single = joueur solitaire
word-position-card = carte de position
word-record = relevé
word-rules = règles

## Counts

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-jekyll = { $jekyll ->
    [one] { $jekyll } carte Jekyll
   *[other] { $jekyll } cartes Jekyll
}
count-hyde = { $hyde ->
    [one] { $hyde } carte Hyde
   *[other] { $hyde } cartes Hyde
}

## Events

event-dealt = { $dealer } donne, { $leader } entame.
event-dealt-single = { $dealer } donne. { $single } joue Hyde en solitaire, face au fantôme, et entame.
event-asked = { $by } demande une carte { $camp } à { $seat }.
event-asked-ghost = { $by } demande une carte { $camp } au fantôme ; { $single } la choisit.
event-ghost-asks = Pour le fantôme, { $single } demande une carte { $camp } à { $seat }.
event-played = { $seat } joue { $card } ({ $code }).
event-played-on-request = { $holder } joue { $card } ({ $code }) pour { $seat }.
event-played-from-ghost = { $seat } joue { $card } ({ $code }) de la main du fantôme.
event-played-by-asked-ghost = Le fantôme joue { $card } ({ $code }) pour { $seat } ; { $single } a choisi.
event-ghost-played = Pour le fantôme, { $single } joue { $card } ({ $code }) de la main du fantôme.
event-ghost-played-from-single = Pour le fantôme, { $single } joue { $card } ({ $code }) de la main cachée.
event-ghost-played-on-request = { $holder } joue { $card } ({ $code }) pour le fantôme.
event-trick-won = { $winner } remporte le pli : { count-points }.
event-trick-won-carried = { $winner } remporte le pli et les { $carried } cartes en attente : { count-points }.
event-ghost-won = Le fantôme remporte le pli pour { $single } : { count-points }.
event-ghost-won-carried = Le fantôme remporte le pli et les { $carried } cartes en attente pour { $single } : { count-points }.
event-trick-carried = Transformation ! Personne ne remporte le pli. { $cards } cartes restent sur la table : { count-points }. { $leader } entame.
event-ghost-carried = Transformation ! Personne ne remporte le pli. { $cards } cartes restent sur la table : { count-points }. Le fantôme entame.
event-trick-neutral = Transformation ! Et c’est le dernier pli : { $cards } cartes ne comptent pour personne, { count-points } en tout.
event-round-scored = La manche est finie. Jekyll : { $jekyll_points } × { $jekyll_factor } = { $jekyll_score }. Hyde : { $hyde_points } × { $hyde_factor } = { $hyde_score }.
event-match-won-team = L’équipe { $winner } gagne la partie.
event-match-won-player = { $winner } gagne la partie.

## What is not allowed

reason-teams-of-two = Une équipe occupe deux places : deux pour Jekyll, deux pour Hyde.
reason-partners-as-position-card = Les partenaires ne sont pas assis comme le veut la carte de position.
reason-single-plays-hyde = Le joueur solitaire et le fantôme d’en face jouent Hyde.
reason-ghost-seat-is-empty = Personne ne s’assied à la place du fantôme.
reason-single-sits-left-of-dealer = Le joueur solitaire est assis à gauche du donneur.
reason-players-differ = Chacun doit avoir un nom, et deux joueurs n’ont jamais le même.
reason-player-count = Le jeu se joue à trois ou à quatre.
reason-position-a-for-three = À trois, on joue avec la carte de position A.
reason-target-range = L’objectif doit être compris entre 1 et 1 000 000.
reason-seven-cards-each = Chaque place reçoit sept cartes, et chaque carte est donnée une seule fois.
reason-wrong-seating = Ce ne sont pas les équipes, ou pas le donneur, de la manche suivante.
reason-wrong-seating-of-three = À trois, ce n’est pas l’ordre des places de la manche suivante.
reason-match-over = La partie est finie.
reason-round-goes-on = Une manche est encore en cours.
reason-not-dealt = Les cartes ne sont pas encore données.
reason-round-over = La manche est finie.
reason-must-answer = Qui reçoit une demande doit jouer une carte.
reason-wrong-camp = La carte doit être du camp de la place dont c’est le tour.
reason-not-held = La carte n’est pas dans la main d’où elle serait jouée.
reason-not-held-by-asked = La place à qui l’on demande n’a pas cette carte.
reason-asks-itself = On ne se demande rien à soi-même.
reason-asked-has-none = Cette place n’a aucune carte de ce camp.
reason-single-chooses-itself = Le joueur solitaire n’a rien à demander au fantôme : il choisit simplement une de ses cartes.

## Replay

replay-options = { $players } joueurs. { $position }. { $target ->
    [1] Une manche.
   *[other] Objectif : { $target }.
}
replay-round = Manche { $number }
replay-trick = Pli { $number }
replay-team = { $camp } : { $players }
replay-hand = { $player } a en main { $cards }
replay-total = { $side } : { $total } en tout
replay-to-target = { $target ->
    [1] { $side } : { $total }
   *[other] { $side } : { $total } sur { $target }
}
replay-undone = Des coups ont été annulés : cette partie ne compte pas.
replay-hinted = Des conseils ont été pris : cette partie ne compte pas.
replay-unfinished = Le relevé s’arrête ici ; la partie continue.

## The game in the terminal

play-default-name = Invité
play-welcome = Bonsoir, { $player }. Votre place est { $seat }, et vous jouez pour { $camp }.
play-partner = Votre partenaire : { $partner }.
play-single = Cette manche, vous jouez Hyde en solitaire, et le fantôme d’en face vous obéit.
play-hand = Votre main : { $cards }
play-ghost-hand = La main du fantôme : { $cards }
play-counts = { $player } a { $jekyll } Jekyll et { $hyde } Hyde
play-on-table = Sur la table : { $cards }
play-carried = En attente : { $cards } ({ count-points })
play-turn = À vous : il faut une carte { $camp }.
play-turn-ghost = Au tour du fantôme, et c’est vous qui choisissez : il faut une carte { $camp }.
play-asked = { $by } vous demande une carte { $camp }.
play-asked-ghost = { $by } demande une carte { $camp } au fantôme, et c’est vous qui la choisissez.
play-whom-to-ask = À qui demandez-vous ?
play-which-card = Quelle carte ?
play-card-or-seat = Quelle carte, ou à qui demandez-vous ?
play-bad-input = « { $input } » n’est ni une carte ni une place. Tapez une carte comme J7, une place à qui demander comme E?, ou ? pour l’aide.
play-not-now = Pas maintenant : { $reason }
play-help = Ce que vous pouvez taper
play-help-card = jouer cette carte
play-help-ask = demander à cette place de jouer pour vous
play-help-last = revoir le dernier pli
play-help-counts = voir qui a combien de cartes de chaque camp
play-help-hint = demander un conseil
play-help-rules = lire les règles
play-help-help = relire ceci
play-help-quit = quitter la table
play-last-trick = Le dernier pli : { $cards }
play-no-last-trick = Aucun pli n’a encore été joué.
play-only-card = Une seule carte convient, elle est donc jouée : { $card } ({ $code }).
play-hint-card = Un conseil : jouez { $card } ({ $code }).
play-hint-ask = Un conseil : demandez à { $seat }.
play-next-round = Entrée pour donner la manche suivante.
play-saved = Le relevé de la partie : { $path }
play-goodbye = Bonne nuit, et attention au brouillard.

## Invitations

invitation-title = { $name } vous invite à Dr. Jekyll & Mr. Hyde
invitation-title-nobody = Une table de Dr. Jekyll & Mr. Hyde
invitation-form-A = Quatre joueurs, partenaires face à face
invitation-form-B = Quatre joueurs, partenaires côte à côte
invitation-form-three = Trois joueurs et un fantôme
invitation-length = { $target ->
    [1] une manche
   *[other] jusqu’à { $target } points
}
invitation-open = { $form }, { $length }. { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
} Un nom suffit.
invitation-full = { $form }, { $length }. Toutes les chaises sont prises ; vous pouvez regarder.
invitation-running = { $form }, { $length }. La partie a commencé ; vous pouvez regarder.

## Rules: one text for each clause of the law

rules-title = Les règles de Dr. Jekyll & Mr. Hyde
rules-r1 = Les cartes
rules-r1-1 = Il y a 28 cartes : 14 pour le Dr. Jekyll, marquées d’un flacon, et 14 pour Mr. Hyde, marquées d’un haut-de-forme. La marque figure au dos comme sur la face. Chacun voit donc toujours combien de cartes Jekyll et combien de cartes Hyde se trouvent à chaque place.
rules-r1-2 = Chaque camp a, du plus haut au plus bas, une Transformation (T), cinq personnages (A à E), cinq lieux (7 à 3) et trois actions (X3 à X1). Les personnages se classent à partir de A, de la même façon dans les deux camps ; les dix lieux ont tous le même rang, et les six actions aussi. Un lieu vaut son nombre en points, un personnage 1, le reste 0. Une action a un facteur : 3, 2 ou 1.
rules-r1-3 = Une carte s’écrit par la lettre de son camp suivie du signe de son genre : JT, HA, J7, HX3. Tous les points du paquet font 60.
rules-r2 = Places, équipes et donne
rules-r2-1 = Les quatre places sont Nord, Est, Sud et Ouest, dans le sens des aiguilles d’une montre. La place à votre gauche est la suivante dans ce sens.
rules-r2-2 = À quatre, on tire au sort deux équipes de deux, Jekyll et Hyde, et on les garde toute la partie. Avec la carte de position A, les partenaires se font face. Avec la carte B, la variante, ils sont assis côte à côte.
rules-r2-3 = Mélangez les 28 cartes et donnez-en sept à chaque place.
rules-r2-4 = La place à gauche du donneur entame le premier pli. À la manche suivante, la donne passe d’une place vers la gauche.
rules-r3 = Un tour
rules-r3-1 = À partir de celui qui entame, dans le sens des aiguilles d’une montre, une carte est jouée pour chaque place. Quatre cartes font un pli, sept plis une manche.
rules-r3-2 = À votre tour, il faut une carte de votre camp. Jouez-en une de votre main, ou demandez à n’importe quelle autre place, amie ou ennemie, d’en jouer une pour vous. Vous pouvez demander même si vous auriez pu jouer.
rules-r3-3 = On ne peut demander qu’à une place qui a une carte de votre camp ; le dos des cartes le montre. Si vous n’en avez aucune, vous devez demander.
rules-r3-4 = Qui reçoit une demande doit jouer, et choisit librement parmi ses cartes de ce camp.
rules-r3-5 = La carte compte comme la vôtre, quelle que soit la main dont elle sort, et le tour continue à votre gauche, non à celle de la place qui l’a jouée. On peut demander plusieurs fois à la même place dans un pli ; les mains deviennent donc vite inégales.
rules-r3-6 = Chaque pli prend ainsi deux cartes de chaque camp. Il y a toujours une carte à jouer, et après sept plis toutes les mains sont vides.
rules-r4 = Remporter un pli
rules-r4-1 = Le pli revient à la place qui a devant elle la carte la plus haute. À égalité, la carte jouée en premier l’emporte.
rules-r4-2 = L’équipe gagnante prend les quatre cartes et celles qui étaient en attente. La place gagnante entame le pli suivant.
rules-r5 = La Transformation
rules-r5-1 = Personne ne remporte un pli qui contient une Transformation. Ses quatre cartes sont mises en attente : elles restent sur la table.
rules-r5-2 = La place pour laquelle la Transformation a été jouée entame le pli suivant. Si les deux tombent dans le même pli, la première décide.
rules-r5-3 = Qui remporte le pli suivant prend aussi les cartes en attente. Si ce pli contient la seconde Transformation, les huit cartes restent toutes en attente.
rules-r5-4 = Une Transformation au dernier pli le rend neutre : ses cartes, et celles encore en attente, ne comptent pour personne.
rules-r6 = Le compte d’une manche
rules-r6-1 = Additionnez les points de toutes les cartes prises par votre équipe, quel que soit leur camp.
rules-r6-2 = Additionnez les facteurs des actions de votre propre camp parmi elles : cela donne de 0 à 6. Les actions de l’autre camp n’apportent rien, mais au moins les autres ne les ont pas.
rules-r6-3 = Votre score est le produit des points par le facteur. Sans aucune action à vous, c’est zéro.
rules-r6-4 = Un exemple : Jekyll a pris un lieu de 6 points, Lanyon, Mr. Hyde, une Transformation, Utterson, la Charité, le Remords et la Fureur. Les points font 6 + 1 + 1 + 1 = 9, le facteur 1 + 3 = 4 ; la Fureur est à Hyde et ne compte pas. Le score est 9 × 4 = 36.
rules-r7 = La partie
rules-r7-1 = On joue des manches jusqu’à ce qu’une équipe atteigne ou dépasse l’objectif, 1000 sauf autre accord. Le total le plus élevé gagne alors.
rules-r7-2 = Si les deux équipes sont à égalité à l’objectif ou au-delà, on joue une manche de plus.
rules-r7-3 = Les partenaires ne doivent ni s’entendre sur ce qu’ils jouent, ni se faire de signes. En ligne, on ne discute pas librement pendant une manche.
rules-r8 = À trois joueurs
rules-r8-1 = Les équipes changent à chaque manche. L’un de vous joue Hyde en solitaire ; la place vide en face est le fantôme, Hyde lui aussi. Les deux autres sont Jekyll. On ne joue qu’avec la carte de position A.
rules-r8-2 = Les quatre places reçoivent sept cartes. Celles du fantôme sont étalées, visibles de tous.
rules-r8-3 = Le joueur solitaire est assis à gauche du donneur et entame le premier pli.
rules-r8-4 = À son tour et à celui du fantôme, le joueur solitaire décide : une carte Hyde de l’une de ces deux mains, ou un joueur Jekyll à qui en demander une.
rules-r8-5 = Un joueur Jekyll peut demander une carte Jekyll à son partenaire, au joueur solitaire ou au fantôme. Le joueur solitaire répond alors de sa main cachée seulement. Pour le fantôme, le joueur solitaire choisit une des cartes Jekyll du fantôme.
rules-r8-6 = Après la manche, le voisin de gauche du joueur solitaire prend la place du fantôme et donne. Son voisin de droite est le solitaire suivant.
rules-r8-7 = Le score de votre équipe s’ajoute à votre propre total. La partie finit quand un joueur atteint ou dépasse l’objectif, et le total le plus élevé gagne ; à égalité en tête, on joue une manche de plus. Le premier solitaire est tiré au sort.
rules-r9 = Ce que vous pouvez savoir
rules-r9-1 = Vous connaissez votre main et, à trois, celle du fantôme ; le nombre de cartes de chaque camp à chaque place ; chaque carte jouée, pour qui, de quelle main et dans quel ordre ; ce qui est en attente ; qui a pris quel pli ; les scores. Rien d’autre.
rules-r9-2 = La mémoire fait partie du jeu. Une table peut permettre de revoir tous les plis, comme à l’entraînement, ou seulement le dernier.
