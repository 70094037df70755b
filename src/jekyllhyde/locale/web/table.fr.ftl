### Ce qui se dit à la table dans le navigateur : salle d'attente, manche, fin de manche, fin de partie.

table-title = À la table
table-opening = On allume la lampe…
table-gone-title = Pas de table ici
table-gone-lead = Aucune table ne correspond à ce lien. Elle a peut-être été débarrassée, ou il manque un bout du lien.
table-closed-title = La table est injoignable
table-gone-new = En ouvrir une nouvelle

## At the door

table-door-title = Une table vous attend
table-door-lead = Un nom suffit. Ni compte, ni mot de passe.
table-door-name = Votre nom
table-door-enter = Entrer

## Cards, for those who hear them

table-card = { $name } : { $camp }, { $kind }, { count-points }
table-card-character = { $name } : { $camp }, { $kind } { $letter }, { count-points }
table-card-deed = { $name } : { $camp }, { $kind }, fois { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name } : { $card }
table-on-request = { $by } a demandé, { $holder } a donné la carte
table-trick = Le pli
table-own-hand = Votre main
table-open-hand = Main étalée : { $name }
table-hand-empty = Plus aucune carte
table-carried = En attente : { $cards } ; { count-points }
table-carried-goes = au prochain gagnant
table-leads = { $name } entame

## Seats

table-ghost = le fantôme
table-seat = { $name }, pour { $camp }
table-counts-of-seat = { count-jekyll } et { count-hyde }
table-on-turn = c’est son tour
table-is-asked = doit répondre
table-away = absent
table-stand-in = un robot joue
table-spectating = Vous regardez la partie.
table-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-ask = Demander { $camp }
table-cannot-ask = n’a pas de carte { $camp }
table-ghost-is-yours = jouez ses cartes vous-même

## What is expected

table-hint-must-ask = Vous n’en avez pas : demandez à quelqu’un.
table-hint-must-play = Personne d’autre n’en a.
table-hint-play-or-ask = Jouez-en une, ou demandez à une autre place.
table-waiting = { $name } réfléchit.
table-your-turn-title = À vous

## What can be done

table-undo = Annuler
table-take-back = Retirer la demande
table-take-chair-back = Je suis de retour
table-ready = Manche suivante
table-rematch = Rejouer
table-let-bot-play = Laisser un robot jouer pour { $name }
table-give-up-chair = Laisser jouer un robot
table-leave = Quitter la table

## What happened

table-news-sat = { $name } s’assied.
table-news-bot-sat = { $name }, un robot, s’assied.
table-news-left = { $name } s’absente. On attend un peu.
table-news-removed = L’hôte exclut { $name } de la table.
table-news-kept-waiting = { $name } fait attendre tout le monde. Les autres peuvent laisser jouer un robot.
table-news-taken-over = Un robot joue maintenant pour { $name }.
table-news-returned = { $name } est de retour.
table-news-ask-taken-back = { $name } retire sa demande.
table-news-undone = { $name } annule des coups.
table-news-seed-missing = La graine de { $name } n’a pas été ouverte à temps. Les cartes sont mélangées de nouveau sans elle.

## Waiting room

table-waiting-title = Prenez place
table-waiting-lead = Envoyez le lien à vos amis ; un robot peut prendre n’importe quelle chaise.
table-waiting-watch = Vous regardez. Prenez une chaise pour jouer.
table-chair = Chaise { $number }
table-chair-open = Chaise libre
table-chair-you = vous
table-sit = S’asseoir ici
table-stand = Se lever
table-bot-sits = Asseoir un robot
table-bot-level = Niveau du robot
table-bot-leaves = Renvoyer
table-person-leaves = Exclure
table-person-leaves-sure = Exclure { $name } ? Cette personne ne pourra plus s’asseoir à cette table.
table-start = Distribuer
table-start-waits = { $count ->
    [one] Une chaise est encore libre.
   *[other] { $count } chaises sont encore libres.
}
table-fill-bots = Compléter par des robots
table-invite = Inviter des amis
table-invite-link = Le lien vers cette table
table-invite-copy = Copier le lien
table-invite-copied = Copié
table-invite-share = Partager
table-invite-qr = Montrer le code QR
table-invite-qr-label = Code QR du lien vers cette table
table-setup-target = { $target ->
    [1] Une manche
   *[other] Jusqu’à { $target }
}
table-setup-talk = Discussion entre les manches
table-setup-no-talk = Phrases prédéfinies seulement
table-setup-pace-untimed = Sans pendule
table-setup-pace-calm = Pendule tranquille
table-setup-pace-quick = Pendule rapide

## Fair deals

table-seal = Donne scellée
table-seal-lead = Avant la première carte, le serveur et le navigateur de chaque joueur tirent chacun une graine et en publient le sceau. Alors seulement les graines sont ouvertes et font ensemble les donnes : personne ne peut choisir les cartes, tant qu’un seul des participants est honnête.
table-seal-commit = Sceau
table-seal-own = Votre navigateur a scellé sa propre graine pour le mélange.
table-seal-verified = Donne vérifiée
table-seal-verified-lead = Votre navigateur a redistribué cette manche à partir du sceau ouvert et trouvé les mêmes cartes.
table-seal-wrong = La donne ne correspond pas au sceau
table-seal-wrong-lead = Le sceau ouvert ne donne pas ces cartes. Gardez le relevé et prévenez les responsables de ce serveur.
table-seal-unable = Non vérifiée
table-seal-unable-lead = Cette page n’est pas venue par une connexion sûre : le navigateur ne peut pas vérifier la donne. Vérifiez le relevé avec « jh verify ».
table-seal-checking = Vérification de la donne…
table-seal-seed = Graine ouverte de la manche { $round }
table-seal-player-seeds = Graines des joueurs
table-seal-none = aucun
table-seal-trust-nobody = La graine de votre propre navigateur est dans le mélange : personne n’a pu choisir les cartes.
table-seal-trust-one-seed = La graine de votre navigateur n’est pas dans le mélange. Personne n’a choisi les cartes, si le serveur ou l’un de ceux qui ont donné une graine est honnête.
table-seal-trust-no-collusion = Personne n’a choisi les cartes, sauf si le serveur s’est entendu avec le joueur qui a donné la dernière graine.
table-seal-trust-server = Aucun joueur n’a donné de graine. Personne n’a choisi les cartes, si le serveur est honnête.
table-seal-silent = Pas ouverte à temps : la graine de { $names }. Les cartes ont été mélangées de nouveau sans elle.
table-seal-undone = Des coups ont été annulés dans cette partie : seules les donnes sont honnêtes.
table-seal-match = Toutes les manches de cette partie ont été vérifiées ici.
table-seal-match-part = Manches vérifiées ici : { $checked } / { $rounds }. « jh verify » vérifie le relevé entier.
table-seal-practice = Entraînement : donnes non vérifiées
table-seal-practice-lead = Cette partie reprend une autre à partir d’une position. Ses donnes ne sont pas dites honnêtes.
table-shuffling = On mélange : les navigateurs des joueurs ouvrent leurs graines…

## Tools

table-menu = Menu
table-tools = Outils de la table
table-last-trick = Dernier pli
table-last-trick-none = Aucun pli n’a encore été joué.
table-last-trick-won = Remporté par { $name }.
table-last-trick-carried = Personne ne l’a remporté : une Transformation.
table-tricks = Plis de cette manche
table-log = La manche jusqu’ici
table-log-empty = Aucune carte n’a encore été jouée.
table-counts = Qui a quoi
table-counts-player = Joueur
table-out = Pas encore vues
table-out-lead = Les cartes qui n’ont pas été jouées et que vous n’avez pas en main.
table-out-off = À cette table, chacun retient ce qui a été joué.
table-score = Score
table-text-view = La table en texte
table-sort = Inverser ma main
table-sound = Son
table-sound-offer = Voulez-vous des sons ? Du bois, du verre, et des cartes sur une table.
table-sound-yes = Avec les sons
table-sound-no = Sans
table-ranks = Rangs
table-ranks-close = Masquer les rangs
table-ranks-transformation = Transformation : sans gagnant
table-ranks-points = Points : un lieu vaut son nombre, un personnage 1.
table-asking = Demander, expliqué
table-asking-close = Masquer la note sur les demandes
table-hint = Conseil
table-beliefs = Montrer qui peut avoir quoi
table-beliefs-lead = Déduit de ce que vous avez vu. Comme avec un conseil, la partie ne compte pas.
table-help = Aide
table-help-title = Comment jouer
table-help-lead = Jouez une carte du camp dont c’est le tour, ou demandez à une autre place d’en jouer une. La carte la plus haute remporte le pli ; les points de votre équipe sont multipliés par le facteur de ses propres actions.
table-help-rules = Toutes les règles
table-help-ranks = Rangs, du plus haut au plus bas
table-help-equal = Chaque ligne bat celles d’en dessous. Les lieux ont tous le même rang, les actions aussi : la première carte jouée l’emporte.
table-help-keys = Clavier
table-key-play = jouer une carte possible, de la première à la neuvième
table-key-ask = demander à gauche, en face, à droite
table-key-last = dernier pli
table-key-counts = qui a quoi
table-key-score = afficher ou cacher le score
table-key-text = la table en texte ou en image
table-key-skip = continuer sans attendre
table-key-undo = annuler, ou retirer la demande
table-key-hint = conseil, puis toutes les valeurs
table-key-help = cette page
table-shortcuts = Raccourcis clavier
table-shortcuts-lead = À désactiver si un lecteur d’écran ou une commande vocale tape des lettres.

## Score

table-score-of-target = { $target ->
    [1] { $total }
   *[other] { $total } sur { $target }
}
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side } : { count-points }, facteur { $factor }, soit { $score }
table-total-in-words = { $target ->
    [1] { $side } : { $total }
   *[other] { $side } : { $total } sur { $target }
}

## Talking

table-talk = Discussion
table-quote = { $name } : « { $words } »
role-agnes = apothicaire
role-bertram = cocher
role-clara = chanteuse
role-desmond = avocat
role-edith = gouvernante
role-frederick = étudiant en médecine
role-georgina = veuve
role-horace = allumeur de réverbères
table-phrases = Dire quelque chose
table-phrase-hello = Bonsoir.
table-phrase-thanks = Merci.
table-phrase-well-played = Bien joué.
table-phrase-good-game = Belle partie.
table-phrase-sorry = Pardon.
table-phrase-one-moment = Un instant, s’il vous plaît.
table-phrase-back = Me revoilà.
table-phrase-goodbye = Bonne nuit.
table-chat = Écrire à la table
table-chat-send = Envoyer
table-chat-closed = Pendant une manche, il n’y a que ces phrases : pas d’indices à cette table.
table-mute = Ne plus lire { $name }
table-unmute = Lire à nouveau { $name }
table-report = Signaler { $name }
table-report-text = Que s’est-il passé ?
table-report-send = Envoyer le signalement
table-report-sent = Merci. Les responsables de ce serveur le liront.
table-talk-unread = { $count ->
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
table-phrase-shall-we = On continue ?

## Entre amis

table-host = hôte
table-rename = Changer de nom
table-setup-change = Modifier les réglages
table-setup-title = Réglages de cette table
table-setup-note = Toute la table voit aussitôt ce qui change.
table-news-stood = { $name } quitte sa chaise.
table-news-renamed = { $old } s’appelle désormais { $name }.
table-news-setup-changed = Les réglages de la table ont changé.
table-news-readied = { $name } attend la manche suivante.
table-news-agreed = { $name } veut bien rejouer.
table-bot-plays-in = { $name } a perdu la connexion. Un robot prend le relais dans { $seconds } s.
table-next-round-in = La manche suivante commence dans { $seconds } s.
table-rematch-in = La prochaine partie se prépare dans { $seconds } s, avec les volontaires.
table-nudge = Leur faire signe
table-rematch-together = Rejouer tous ensemble
table-agreed = Pour une autre partie : { $names }.
table-dealt-meanwhile = La manche suivante a été donnée. Vous êtes toujours à la table.
table-to-the-table = À la table
table-all-hands = Toutes les mains
table-watching = Vous regardez

## End of a round and of a match

table-round-over = La manche { $number } est finie
table-sum-of = { $camp } a pris
table-sum-points = Points
table-sum-characters = 1 par personnage
table-sum-factor = Facteur
table-sum-score = Score
table-sum-no-deed = Aucune action de son camp : fois 0
table-sum-idle = Sans valeur ici
table-sum-neutral = Pour personne
table-totals = Totaux
table-totals-chart = { $target ->
    [1] Totaux après chaque manche
   *[other] Totaux après chaque manche, objectif { $target }
}
table-waiting-for = On attend { $names }.
table-match-over = La partie est finie
table-match-won = Vous avez gagné.
table-match-lost = Vous avez perdu. Cela arrive aux meilleurs docteurs.
table-match-won-by = { $name } gagne.
table-record = Enregistrer le relevé
table-replay = Revoir
table-to-home = Accueil
table-look = Voir la table
table-back-to-sum = Retour au compte
table-practice-kept = Entraînement : le résultat est gardé dans vos parties et ne compte pas.
table-practice-games = Vos parties

## The table as text

table-text-seats = Places
table-text-seat = { $name }, { $place }, pour { $camp } : { count-jekyll } et { count-hyde }.
table-text-place-bottom = vous
table-text-place-left = à votre gauche
table-text-place-top = en face
table-text-place-right = à votre droite
table-text-trick = Sur la table
table-text-trick-empty = Pas encore de carte. { $name } entame.
table-text-hand = Votre main
table-text-moves = Ce que vous pouvez faire
table-text-no-moves = Rien pour le moment.
table-text-play = Jouer : { $card }
table-text-ask = Demander à { $name }
table-text-ask-ghost = Demander au fantôme
table-text-log = Ce qui s’est passé

## You, where a sentence speaks of the reader: the key names the part that the reader has in it

table-you = Vous
table-from = par { $name }
table-from-you = par vous
table-from-ghost = par le fantôme
table-leads-you = Vous entamez
table-on-request-by-you = Vous avez demandé, { $holder } a donné la carte
table-on-request-holder-you = { $by } a demandé, vous avez donné la carte
table-last-trick-won-you = Vous l’avez remporté.
table-text-trick-empty-you = Pas encore de carte. Vous entamez.
table-news-sat-you = Vous prenez place.
table-news-kept-waiting-you = Vous faites attendre tout le monde. Les autres peuvent laisser un robot jouer pour vous.
table-news-taken-over-you = Un robot joue maintenant pour vous.
table-news-returned-you = Vous êtes de retour.
table-news-ask-taken-back-you = Vous retirez votre demande.
table-news-undone-you = Vous annulez des coups.
table-news-seed-missing-you = La graine de votre navigateur n’a pas été ouverte à temps. Les cartes sont mélangées de nouveau sans elle.
event-dealt-dealer-you = Vous donnez, { $leader } entame.
event-dealt-leader-you = { $dealer } donne, vous entamez.
event-dealt-single-dealer-you = Vous donnez. { $single } joue Hyde en solitaire, face au fantôme, et entame.
event-dealt-single-single-you = { $dealer } donne. Vous jouez Hyde en solitaire, face au fantôme, et vous entamez.
event-asked-by-you = Vous demandez une carte { $camp } à { $seat }.
event-asked-seat-you = { $by } vous demande une carte { $camp }.
event-asked-ghost-by-you = Vous demandez une carte { $camp } au fantôme ; { $single } la choisit.
event-asked-ghost-single-you = { $by } demande une carte { $camp } au fantôme ; vous la choisissez.
event-ghost-asks-single-you = Pour le fantôme, vous demandez une carte { $camp } à { $seat }.
event-ghost-asks-seat-you = Pour le fantôme, { $single } vous demande une carte { $camp }.
event-played-seat-you = Vous jouez { $card } ({ $code }).
event-played-on-request-holder-you = Vous jouez { $card } ({ $code }) pour { $seat }.
event-played-on-request-seat-you = { $holder } joue { $card } ({ $code }) pour vous.
event-played-from-ghost-seat-you = Vous jouez { $card } ({ $code }) de la main du fantôme.
event-played-by-asked-ghost-seat-you = Le fantôme joue { $card } ({ $code }) pour vous ; { $single } a choisi.
event-played-by-asked-ghost-single-you = Le fantôme joue { $card } ({ $code }) pour { $seat } ; vous avez choisi.
event-ghost-played-single-you = Pour le fantôme, vous jouez { $card } ({ $code }) de la main du fantôme.
event-ghost-played-from-single-single-you = Pour le fantôme, vous jouez { $card } ({ $code }) de votre main.
event-ghost-played-on-request-holder-you = Vous jouez { $card } ({ $code }) pour le fantôme.
event-trick-won-winner-you = Vous remportez le pli : { count-points }.
event-trick-won-carried-winner-you = Vous remportez le pli et les { $carried } cartes en attente : { count-points }.
event-ghost-won-single-you = Le fantôme remporte le pli pour vous : { count-points }.
event-ghost-won-carried-single-you = Le fantôme remporte le pli et les { $carried } cartes en attente pour vous : { count-points }.
event-trick-carried-leader-you = Transformation ! Personne ne remporte le pli. { $cards } cartes restent sur la table : { count-points }. Vous entamez.
event-match-won-player-winner-you = Vous gagnez la partie.

## Why a trick went where it went

table-why-character-character = Personnages, de A à E : { $higher } bat { $lower }.
table-why-character-scene = Les personnages battent les lieux, quels que soient les points.
table-why-character-deed = Les personnages battent les actions.
table-why-scene-deed = Les lieux battent les actions.
table-why-tied-character = À rang égal, la première jouée l’emporte.
table-why-tied-scene = Les lieux, de 7 à 3, ont tous le même rang : le premier joué l’emporte.
table-why-tied-deed = Les actions ont toutes le même rang : la première jouée l’emporte.
table-deed-counts = { $card } compte pour { $camp } : × { $factor }.
table-deed-lost = { $card }, c’est perdu pour { $camp }.
table-carries = Transformation ! Personne ne remporte le pli.
table-carries-on = Ses cartes attendent le prochain gagnant. { $name } entame.
table-carries-on-you = Ses cartes attendent le prochain gagnant. Vous entamez.
table-carries-last = C’était le dernier pli : ces cartes ne comptent pour personne.

## What it is about, for the first round

table-goal = { $partner } et vous jouez { $camp }. Prenez des points, et au moins une action { $camp } (×) ; { $target ->
    [1] cette seule manche décide
   *[other] dès qu’une équipe a { $target }, le total le plus élevé gagne
}.
table-goal-three = { $partner } et vous jouez { $camp } dans cette manche. Prenez des points, et au moins une action { $camp } (×) ; { $target ->
    [1] la partie va à qui est seul en tête après une manche
   *[other] dès qu’un joueur a { $target }, le total le plus élevé gagne
}.
table-goal-single = Vous jouez Hyde, en solitaire avec le fantôme. Prenez des points, et au moins une action Hyde (×) ; { $target ->
    [1] la partie va à qui est seul en tête après une manche
   *[other] dès qu’un joueur a { $target }, le total le plus élevé gagne
}.
table-goal-close = Fermer la note
table-on-device = Cette partie se joue sur cet appareil et y reste enregistrée.
table-score-no-deed = { count-points }, sans action
table-score-no-deed-short = { $points } × –
table-score-open = Qui a pris quoi

## Who is ahead

table-ahead-you = Vous menez, { $mine } à { $other } ; la partie va jusqu’à { $target }.
table-ahead-other = Vous êtes derrière, { $mine } à { $other } ; { $target ->
    [1] deux joueurs sont à égalité en tête, une autre manche décidera
   *[other] la partie va jusqu’à { $target }
}.
table-ahead-level = Égalité à { $mine } ; { $target ->
    [1] une autre manche décidera
   *[other] la partie va jusqu’à { $target }
}.
table-ahead-by = { $side } mène avec { $total } ; la partie va jusqu’à { $target }.
table-side-yours = { $side } (vous)
table-sum-neutral-why = Il y avait une Transformation dans le dernier pli : personne ne prend ces cartes.
table-chart-target = objectif { $target }
table-chart-round = après la manche { $round }
table-hint-asked = { $cards ->
    [one] Une seule des vôtres convient.
   *[other] Il faut en jouer une ; à vous de choisir laquelle.
}
table-key-browse = d’une carte à l’autre ; Entrée la joue
