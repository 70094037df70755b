### Les leçons, phrase par phrase. Français ; learn.en.ftl est l'original.

learn-heading = Apprendre le jeu
learn-intro = Prenez place, prenez sept cartes et jouez. Chaque règle vient au moment voulu.
learn-you = Vous
learn-minutes = { $minutes ->
    [one] Une minute environ
   *[other] { $minutes } minutes environ
}
learn-begin = Commencer
learn-resume = Reprendre où vous en étiez
learn-again = Rejouer
learn-done = Terminé
learn-go-on = Continuer
learn-all-chapters = Tous les chapitres
learn-show-me = Montrez-moi
learn-good-moves = La leçon pense à ceci : { $moves }
learn-good-card = jouer { $card }
learn-good-ask = demander à { $player }
learn-progress = Avancement du chapitre
learn-teacher = La leçon
learn-ranks = Qui bat quoi
learn-your-move = À vous de jouer
learn-finished = Vous avez terminé ce chapitre.
learn-next-chapter = La suite : { $chapter }
learn-play-now = Partie rapide
learn-read-rules = Lire les règles

## A first round

learn-round = Une première manche
    .about = Quatre joueurs, sept plis, toutes les règles utiles.
learn-round-welcome = Bonsoir. Votre place est Sud, et vous jouez pour le Dr. Jekyll, avec Nora en face pour partenaire. Edgar et Wilkie jouent pour Mr. Hyde. Sept cartes chacun, sept plis à jouer.
learn-round-backs = Chaque carte appartient à un camp : le flacon est à Jekyll, le haut-de-forme à Hyde. Le signe figure aussi au dos : chacun peut donc compter les cartes de chaque camp. Les nombres à côté des noms le font pour vous.
learn-round-lead = Vous entamez. À votre tour, il faut une carte de votre camp : une carte Jekyll. Les personnages sont les cartes hautes, de A à E. Jouez le Dr. Jekyll, votre A.
learn-round-try-scene = Un lieu est de rang inférieur à tout personnage ; Hyde le prendrait aussitôt. Essayez votre A.
learn-round-try-deed = Les actions sont les cartes les plus basses. Gardez le Remords, il sera précieux. Essayez votre A.
learn-round-try-transformation = Trop tôt. Avec une Transformation, personne ne remporte le pli. Essayez votre A.
learn-round-try-ask-later = Demander est permis, et vient juste après. Jouez d’abord une carte à vous.
learn-round-first-won = Rien ne bat votre A, le pli est donc à vous : { $points } points pour Jekyll. Un lieu vaut son nombre, un personnage 1. Qui remporte un pli entame le suivant.
learn-round-ask = Voici le cœur du jeu. Au lieu de jouer, vous pouvez demander une carte à n’importe quel joueur, partenaire ou adversaire, pourvu qu’il ait une carte Jekyll en main. Il doit en jouer une pour vous, et c’est lui qui choisit laquelle. Demandez à Nora.
learn-round-try-ask-now = Vous le pourriez. Mais il y a mieux à faire : demandez à Nora de jouer pour vous.
learn-round-try-ask-foe = On peut demander à un adversaire. Mais c’est lui qui choisit la carte, et il choisirait contre vous. Demandez à Nora.
learn-round-asked-chose = Nora a choisi Mr. Utterson, un B. La carte est posée de votre côté : elle compte comme la vôtre. Et le tour continue à partir de vous, non de Nora.
learn-round-equals = Wilkie joue Utterson lui aussi, celui de la nuit. Cartes de même rang : la première jouée l’emporte. C’est la vôtre. Les lieux ont tous le même rang eux aussi, quel que soit leur nombre.
learn-round-asked = Edgar vous demande maintenant une carte Hyde. Vous devez en jouer une, mais vous choisissez. Le pli est à vous pour l’instant : qu’aimeriez-vous y trouver ?
learn-round-try-high-for-them = Mr. Hyde est un A. Joué pour Edgar, il battrait votre B et prendrait le pli. Choisissez une autre carte.
learn-round-second-won = Bien choisi : { $points } points. Nora a ajouté la Pitié, une action de Jekyll. Les actions n’ont pas de points. Elles multiplient ceux de leur camp, si ce camp les prend.
learn-round-second-won-murder = Un choix de sang-froid : { $points } points seulement, mais la meilleure action de Hyde est dans votre pile, où elle ne multiplie rien. Nora a ajouté la Pitié, une de vos actions : elle multipliera vos points.
learn-round-deeds = Vous entamez. Vous avez en main le Remords, une action qui vaut × 3 si votre équipe la prend. Mais les actions sont les plus basses : jouée maintenant, elle serait perdue. Donnez plutôt un lieu de peu de points.
learn-round-try-deed-lead = Tout la bat, sauf une autre action, et dans la pile de Hyde votre Remords ne vaut rien. Donnez plutôt le lieu.
learn-round-try-keep-transformation = Gardez la Transformation pour un pli que vous perdriez. Donnez plutôt le lieu.
learn-round-try-save = Les bonnes cartes de Nora serviront plus tard. Donnez plutôt votre lieu.
learn-round-deed-lost = Nora a demandé à Edgar, qui a choisi votre Charité. Dans la pile de Hyde, une action de Jekyll ne sert à rien.
learn-round-third-lost = Le D de Wilkie remporte le pli : { $points } points pour Hyde et, avec la Brutalité, un facteur de 2. C’est Wilkie qui entame.
learn-round-rescue = Vous jouez en dernier. Le C d’Edgar est en tête, et { $lying } points vont passer à Hyde. Mais vous avez une carte pour ces moments-là : la Transformation.
learn-round-try-remorse-lost = Le Remords irait alors à Hyde avec tout le reste. Cherchez la carte aux deux visages.
learn-round-try-not-certain = Quelqu’un a peut-être une carte assez haute, mais vous ne pouvez pas le savoir. La Transformation, elle, est sûre.
learn-round-carried = Transformation ! Personne ne remporte le pli. Ses quatre cartes restent sur la table, { $points } points, et qui remporte le pli suivant les prend aussi. Vous avez joué la Transformation, vous entamez donc.
learn-round-bell = Ce pli mérite qu’on se batte. Votre seule carte Jekyll est le Remords, bien trop bas. Nora en a plusieurs : demandez-lui.
learn-round-try-too-low = Le Remords ne peut pas gagner, et { $lying } points sont sur la table. Demandez à Nora.
learn-round-asked-again = Nora vous a donné un D. Wilkie vous demande maintenant une carte Hyde. Vous choisissez encore, et vous êtes encore en tête.
learn-round-try-high-again = Mr. Hyde battrait votre D, et Wilkie prendrait tout. Choisissez l’autre.
learn-round-fifth-won = { $points } points d’un coup, avec les cartes en attente. Voilà à quoi sert une Transformation.
learn-round-fifth-won-murder = { $points } points d’un coup, avec les cartes en attente. Et le Meurtre, la meilleure action de Hyde, est dans votre pile, où il ne multiplie rien.
learn-round-remorse = Il reste deux plis. La Transformation de Hyde n’est pas encore sortie ; dans le dernier pli, elle rendrait toutes les cartes sans valeur. Et les personnages de Hyde sont tous joués, sauf celui de votre main : Nora peut donc remporter ce pli. Entamez du Remords maintenant.
learn-round-try-last-chance = Le Remords resterait alors pour le dernier pli, et c’est lui qui est en danger. Jouez-le maintenant.
learn-round-sixth-won = Nora gagne avec son C. Le Remords est à l’abri : avec la Pitié, votre facteur est 2 + 3 = 5.
learn-round-forced = Le dernier pli. Edgar n’a plus de carte Hyde et vous en demande une. Vous n’avez qu’une carte : il n’y a rien à choisir.
learn-round-must-ask = À vous, et votre main est vide. Qui ne peut pas jouer doit demander, et seulement à quelqu’un qui a une carte Jekyll en main. Edgar a la dernière.
learn-round-neutral = Transformation ! La voilà. Dans le dernier pli, elle rend les quatre cartes neutres : elles ne comptent pour personne.
learn-round-sum = Le compte. Jekyll : { $jekyll_points } points fois un facteur de { $jekyll_factor } font { $jekyll_score }. Hyde : { $hyde_points } fois { $hyde_factor } font { $hyde_score }. Sans action de son camp, une équipe n’a rien, quels que soient ses points.
learn-round-match = On joue des manches jusqu’à ce qu’une équipe atteigne l’objectif : 1000 pour une partie complète, 300 pour une « Partie rapide ». Le total le plus élevé gagne alors. C’est tout le jeu. Le reste est de savoir à qui demander.

## Asking an opponent

learn-asking = Quand demander à un adversaire
    .about = Six fins de manche : ce qu’un adversaire fait d’une demande, et quand elle vous sert quand même.
learn-asking-welcome = Qui doit répondre choisit la carte, et un adversaire choisit ce qui vous nuit le plus. Voici six fins de manche ; vous jouez encore Jekyll avec Nora. Dans la première, l’adversaire qui doit répondre, c’est vous.
learn-asking-asked = Votre A est en tête. Wilkie, qui joue en dernier, vous demande une carte Hyde, et elle ira dans votre pli. Laquelle de vos cartes Hyde manquerait le plus à Hyde ?
learn-asking-try-unmissed = C’est sûr, car votre A est venu en premier. Mais cela ne coûte qu’un point à Hyde. Cherchez la carte Hyde qui multiplie.
learn-asking-try-five = Cinq points sont bienvenus. Mais une de vos cartes Hyde vaut bien plus pour Hyde : elle multiplie tout ce que ce camp prend.
learn-asking-murder-caught = { $points } points, et le Meurtre est dans votre pile, où il ne multiplie rien. Voilà ce qu’un adversaire fait d’une demande : il donne la carte qui vous manquera le plus.
learn-asking-certain = La deuxième fin. Cette fois c’est votre tour, et vous jouez en dernier. Le D d’Edgar est en tête, avec { $lying } points et le Meurtre dans le pli. Trois autres cartes Jekyll sont encore en jeu : A, D et le Remords. Edgar en a une, Wilkie deux. Demander, ou jouer vous-même ?
learn-asking-try-mercy-lost = Les actions ont le rang le plus bas : Hyde prendrait la Pitié, et le Meurtre aussi. Vous avez une carte qui gagne.
learn-asking-try-one-of-three = Edgar n’a pas le choix, mais vous ne pouvez pas connaître sa carte. Un D ne battrait pas le D venu en premier, et le Remords serait perdu. Votre B, lui, est certain.
learn-asking-try-throws-deed = Wilkie a deux cartes Jekyll, donc le choix. S’il a le Remords, il le donne à Hyde dans ce pli. Ne demandez pas à un adversaire qui peut jeter votre action.
learn-asking-certain-won = { $points } points, et le Meurtre est dans votre pile. Si une de vos cartes suffit, vous n’avez besoin de personne.
learn-asking-single-look = La troisième fin. Le A de Nora est en tête, vous jouez en dernier, et { $lying } points sont sur la table. Le dernier pli sera à Hyde, car il n’y a plus de personnages que parmi les cartes Hyde.
learn-asking-single = Que ne faut-il pas laisser pour le dernier pli ? Comptez : Wilkie a une carte Jekyll, et seul le Remords n’a pas encore paru.
learn-asking-try-points = Cinq points de plus. Mais les deux actions resteraient pour le dernier pli, et Hyde les prendrait.
learn-asking-try-mercy-alone = La Pitié, × 2, serait sauvée. Mais le Remords, × 3, tomberait dans le pli de Hyde, et vous pouvez l’avoir maintenant.
learn-asking-single-won = Wilkie n’avait pas le choix : { $points } points, et avec le Remords un facteur de 1 + 3 = 4. Un adversaire qui n’a qu’une carte Jekyll doit la jouer. Si vous savez laquelle et que vous la voulez, demandez.
learn-asking-whom = La quatrième fin. Vous n’avez pas de carte Jekyll : il faut demander. Le C d’Edgar est en tête, et le Meurtre serait la première action de Hyde. Il reste trois cartes Jekyll : B, 7 et 6. Seul le B bat un C. Edgar en a deux, Wilkie une. À qui demandez-vous ?
learn-asking-try-choice = Avec deux cartes Jekyll, Edgar peut choisir. S’il a le B, il vous donne l’autre. Demandez à celui qui n’a pas le choix.
learn-asking-whom-won = C’était le B : { $points } points, et Hyde reste sans action. Si c’était un lieu, rien n’était perdu : Edgar ne vous aurait pas donné le B non plus.
learn-asking-force = La cinquième fin, avec deux plis à jouer. Le B d’Edgar est en tête. Outre vos A et B, il y a deux cartes Jekyll, le 6 et la Transformation, et Edgar a les deux. Dans le dernier pli, une Transformation rend toutes les cartes neutres. Que faites-vous contre cela ?
learn-asking-try-a-now = Votre A remporte ce pli. Mais Edgar garde la Transformation pour le dernier, et ce qui s’y trouve ne comptera pour personne.
learn-asking-try-b-now = Le B d’Edgar est venu en premier et reste en tête. Et il garderait la Transformation pour le dernier pli.
learn-asking-kept-back = Edgar donne le 6 et garde la Transformation. Mais Nora aussi peut lui demander.
learn-asking-forced-out = Il n’a plus d’autre carte Jekyll : Transformation ! { $points } points restent en attente. Dans le dernier pli rien ne bat votre A, qui les prend tous. Faites sortir une Transformation tant qu’elle ne nuit pas.
learn-asking-spare-look = La dernière fin. Le D de Nora est venu avant celui d’Edgar : il est en tête, et vous jouez en dernier. Avec les cartes en attente, cela fait { $lying } points.
learn-asking-spare = Outre votre B, il reste deux cartes Jekyll, le 7 et le Remords, et Edgar a les deux. La meilleure carte de Hyde est un C.
learn-asking-try-own-b = Il gagne, mais Nora gagne déjà. Le 7 et le Remords resteraient alors pour le dernier pli, et le C prendrait les deux.
learn-asking-spare-won = { $points } points. Edgar avait le choix entre le 7 et le Remords, et les deux vous vont. Et vous avez encore votre B.
learn-asking-last = Le dernier pli. Nora a demandé à Edgar, qui n’avait plus que le Remords. Le C de Hyde est en tête. À votre B.
learn-asking-last-won = Votre B prend { $points } points et le Remords.
learn-asking-sum = Le compte : { $jekyll_points } fois { $jekyll_factor } font { $jekyll_score } pour Jekyll, contre { $hyde_score } pour Hyde. Avec votre B joué un pli plus tôt, c’était 34 contre 129.
learn-asking-end = Regardez donc les dos avant de demander à un adversaire. Demandez quand toute carte possible vous sert : la seule, et vous la voulez ; n’importe laquelle, et le pli est à vous ; une Transformation ou une action qui doit sortir. Si cela peut vous nuire, jouez vous-même ou demandez à votre partenaire.

## Three at the table

learn-three = À trois
    .about = Un joueur seul, avec un fantôme pour partenaire.
learn-three-welcome = À trois, l’un de vous est seul, pour Hyde. Aujourd’hui, c’est vous. Edgar et Wilkie sont Jekyll.
learn-three-ghost = La chaise d’en face est vide. C’est celle du fantôme, votre partenaire. Ses sept cartes sont visibles de tous, et c’est vous qui décidez pour lui.
learn-three-lead = Vous entamez. À votre tour comme à celui du fantôme, vous pouvez prendre n’importe quelle carte Hyde de votre main ou de la sienne. Le fantôme a Mr. Hyde, un A. Jouez-le.
learn-three-try-surest = Ce serait possible, mais il y a ici une carte que rien ne bat : Mr. Hyde, dans la main du fantôme.
learn-three-try-no-need = Vous pourriez demander une carte Hyde à un joueur Jekyll, mais il vous donnerait la pire. Vous en avez de meilleures.
learn-three-try-transformation = Avec une Transformation, personne ne remporterait le pli, et vous allez le remporter. Gardez-la.
learn-three-ghost-turn = C’est le tour du fantôme, donc encore le vôtre. Le pli est presque gagné : mettez-y le plus de points possible.
learn-three-try-more-points = Il y a mieux. Quelle carte Hyde vaut le plus de points, dans votre main ou dans celle du fantôme ?
learn-three-won = { $points } points pour vous et le fantôme.
learn-three-second = Vous entamez encore. Mr. Utterson, votre B, est assez fort pour essayer.
learn-three-try-utterson = Gardez celle-là. Votre B est la meilleure entame.
learn-three-ghost-asked = Wilkie demande une carte Jekyll au fantôme. Pour le fantôme, c’est vous qui choisissez parmi ses cartes Jekyll. Si Wilkie vous demandait à vous, vous ne pourriez jouer que de votre main. Le pli est à vous pour l’instant.
learn-three-try-useless-high = Il ne battrait pas votre B, joué avant lui, mais un B est trop bon pour être jeté. Donnez des points, ou une action qui manquera à Jekyll.
learn-three-try-five = Bonne idée, mais il y a un lieu qui vaut un point de plus. Ou une action qui manquera à Jekyll.
learn-three-chose-points = Cinq points de plus dans un pli que vous êtes en train de gagner.
learn-three-chose-remorse = Voilà qui leur fait mal : sans le Remords, le facteur de Jekyll est de 3 au plus.
learn-three-ghost-again = Au tour du fantôme. Il manque un facteur : mettez une action de Hyde dans ce pli.
learn-three-try-factor = Des points, c’est bien, mais sans action de son camp une équipe ne marque rien. Cherchez un × sur la carte.
learn-three-second-won = { $points } points, et un facteur pour les multiplier.
learn-three-turns = Après chaque manche, les places changent : le voisin de droite du joueur solitaire devient le solitaire suivant. Le score de votre équipe s’ajoute à votre propre total, et le total le plus élevé gagne la partie. À trois, c’est tout.

## Partners side by side

learn-neighbours = Partenaires côte à côte
    .about = La variante, avec la carte de position B.
learn-neighbours-welcome = Avec la carte de position B, les partenaires sont côte à côte. Wilkie, à votre gauche, joue Jekyll avec vous ; Nora et Edgar jouent Hyde. Toutes les autres règles restent. Nora entame.
learn-neighbours-see-both = Hyde a joué ses deux cartes, et vous deux jouez en dernier. Un E est en tête. Il vous faut juste de quoi le battre.
learn-neighbours-try-enough = Cela gagne, mais c’est plus qu’il n’en faut. Le C suffit, et le A servira plus tard.
learn-neighbours-try-deed = Wilkie pourrait gagner après vous, mais vous ne pouvez pas le savoir. Battez le E vous-même.
learn-neighbours-try-transformation = Personne ne gagnerait, et vous le pouvez. Battez le E vous-même.
learn-neighbours-try-partner-follows = Wilkie joue juste après vous, de toute façon. Battez le E vous-même.
learn-neighbours-try-foe = Un adversaire choisirait une carte qui ne gagne pas. Battez le E vous-même.
learn-neighbours-won = Wilkie a vu que le pli était à vous et a ajouté la Pitié : { $points } points et un facteur de 2. Les deux dernières places d’un pli en savent le plus.
learn-neighbours-lead = Maintenant vous entamez, et tout s’inverse : Hyde joue en dernier et voit vos deux cartes. Entamez si haut que cela n’y change rien.
learn-neighbours-try-open-high = Hyde le verrait et le battrait. Entamez de votre A.
learn-neighbours-try-own-first = La meilleure carte est chez vous. Entamez de votre A.
learn-neighbours-partner-next = Rien ne bat un A, et Wilkie vient ensuite. Il peut donner ce qu’il veut.
learn-neighbours-second-won = { $points } points. Wilkie n’avait rien à craindre.
learn-neighbours-end = Voilà la variante : entamer coûte un peu plus, jouer en dernier rapporte un peu plus. Le reste, vous le savez.
