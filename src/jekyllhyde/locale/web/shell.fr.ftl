### Ce dont chaque page a besoin, et les pages accueil, nouvelle table, salon, réglages et compte.

game-title = Jekyll & Hyde
nav-label = Menu principal
go-home = Accueil
close = Fermer
cancel = Annuler
try-again = Réessayer
reload = Recharger
connection-lost = Connexion perdue. Nouvelle tentative…
screen-not-loaded = Cette page n’a pas pu être chargée. La connexion est peut-être perdue.
offline-notice = Hors ligne. Vous pouvez jouer contre des robots sur cet appareil ; les règles et les leçons restent utilisables.
update-notice = Une nouvelle version est prête.
update-now = Mettre à jour
guest-name = Invité { $number }
name-and-text = { $name } : { $text }

## Bots

level-random = Somnambule
level-novice = Novice
level-casual = Amateur
level-club = Habitué
level-expert = Expert
level-master = Maître
level-grandmaster = Grand maître
level-random-lead = joue n’importe quelle carte
level-novice-lead = suit les conseils du livret
level-casual-lead = réfléchit un peu
level-club-lead = un partenaire solide
level-expert-lead = joue d’instinct, et bien
level-master-lead = déduit ce que vous avez en main
level-grandmaster-lead = perce votre jeu à jour

## Refusals

refusal-offline = Le serveur est injoignable. Réessayez dans un instant.
refusal-unsure = La connexion s’est coupée à cet instant. Vérifiez que c’est bien passé.
refusal-stale = La partie avait déjà avancé. Regardez où elle en est.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-illegal-move = Les règles ne le permettent pas.
refusal-chair-taken = Quelqu’un a été plus rapide : cette chaise est prise.
refusal-no-such-chair = Cette chaise n’existe pas.
refusal-not-seated = Vous regardez seulement. Prenez d’abord une chaise.
refusal-already-seated = Vous avez déjà une chaise ici.
refusal-chairs-open = Toutes les chaises ne sont pas encore prises.
refusal-match-runs = La partie a déjà commencé.
refusal-no-match = Aucune partie n’a encore été jouée ici.
refusal-round-runs = Pas pendant une manche.
refusal-no-round = Aucune manche n’est en cours.
refusal-match-not-over = La partie n’est pas encore finie.
refusal-nothing-to-take-back = Il n’y a plus rien à retirer.
refusal-undo-against-bots-only = On ne peut annuler un coup que contre des robots.
refusal-no-hints = Les conseils sont réservés aux tables contre des robots où l’on peut revoir tous les plis.
refusal-no-such-level = Ce robot n’existe pas.
refusal-bots-not-here = Un robot de cette table doit d’abord être chargé. Connectez-vous une fois, ou choisissez des robots d’un autre niveau.
refusal-no-talk = On ne discute pas librement maintenant ; il y a les phrases prédéfinies.
refusal-time-is-up = Votre temps pour cette carte est écoulé : un robot la joue. Ensuite, vous pourrez reprendre votre chaise.
refusal-ask-stands = Cette demande est maintenue : on ne peut en retirer qu’une par carte, et trois par manche.
refusal-not-kept-waiting = Personne ne vous a encore fait attendre si longtemps.
refusal-not-host = Seul l’hôte de cette table peut le faire.
refusal-too-many-people = Il y a plus de personnes à la table que cela ne laisserait de chaises.
refusal-removed = L’hôte vous a fait quitter cette table. Vous pouvez encore regarder, ou ouvrir votre propre table.
refusal-log-full = Cela a été fait trop souvent à cette table. Continuez la partie, ou ouvrez une nouvelle table.
refusal-no-more-rounds = Cette partie a épuisé ses donnes. Ouvrez une nouvelle table.
refusal-wrong-seed = Ce n’est pas la graine qui a été scellée.
refusal-no-such-table = Cette table n’existe pas, ou n’existe plus.
refusal-no-table-entered = Vous n’êtes à aucune table.
refusal-table-full = Trop de monde regarde déjà cette table.
refusal-too-fast = C’était un peu rapide. Attendez un instant, puis réessayez.
refusal-too-many-tables = Vous avez ouvert beaucoup de tables. Patientez avant la suivante.
refusal-too-many-connections = Le jeu est ouvert dans trop de fenêtres. Fermez-en une, et celle-ci reprendra d’elle-même.
refusal-too-many-tokens = Vous ne pouvez pas avoir plus de jetons. « Se déconnecter partout » met fin aux anciens.
refusal-too-many-reports = Vous avez déjà envoyé beaucoup de signalements aujourd’hui. Merci, ils seront lus.
refusal-malformed = Le serveur n’a pas compris. Essayez de recharger la page.
refusal-wrong-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
refusal-name-taken = Ce nom est pris. Essayez-en un autre.
refusal-wrong-password = Nom ou mot de passe incorrect.
refusal-weak-password = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
refusal-no-session = Le serveur ne vous connaît plus. Repartez de l’accueil.
refusal-no-such-game = Cette partie n’existe pas, ou n’existe plus.
refusal-try-again = Cela n’a pas marché. Réessayez.
refusal-bad-record = Ce relevé est illisible. Cherchez la faute et corrigez-la.
refusal-record-too-long = Ce relevé est trop long pour être affiché.
refusal-no-such-step = Le relevé ne va pas jusque-là.
refusal-match-over = À cet endroit, la partie est déjà finie. Revenez quelques coups en arrière.
refusal-target-too-high = L’objectif de ce relevé est trop haut pour une table.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-wrong-method = Le serveur ne fait pas cela. Essayez de recharger la page.
refusal-too-large = C’est trop volumineux pour le serveur.
refusal-failed = Le serveur a eu un problème. Réessayez.

## Home

home-tagline = Deux camps, quatre mains, et chaque carte peut vous trahir.
home-play = Partie rapide
home-play-lead = Contre des robots, { new-minutes }, sans compte
home-playing = Distribution…
home-friends = Jouer entre amis
home-friends-lead = Une table et un lien à envoyer
home-learn = Apprendre
home-learn-lead = Une première manche, pas à pas
home-puzzles = Problèmes
home-puzzles-lead = Trouver le coup
home-back = Retour à votre table
home-back-lead = Votre chaise est toujours à vous
home-more = Plus
home-new = Préparer une table
home-rules = Règles
home-replay = Revoir une partie
home-lobby = Salon
home-games = Vos parties
home-settings = Réglages
home-account = Compte
home-name = Vous jouez sous le nom de { $name }
home-language = Langue

## New table

new-title = Préparer une table
new-lead = Choisissez comment jouer. Aucun compte n’est nécessaire.
new-sentence = { $form }, { $company }, { $length }, { $pace }.
new-sentence-A = Quatre joueurs, partenaires face à face
new-sentence-B = Quatre joueurs, partenaires côte à côte
new-sentence-three = Trois joueurs et un fantôme
new-sentence-bots = { $count ->
    [1] un robot ({ $levels })
    [2] deux robots ({ $levels })
   *[other] trois robots ({ $levels })
}
new-sentence-friends = { $count ->
    [1] un ami
    [2] deux amis
   *[other] trois amis
}
new-sentence-strangers = { $count ->
    [1] une chaise libre
    [2] deux chaises libres
   *[other] trois chaises libres
}
new-sentence-with = avec { $who }
new-sentence-with-both = avec { $seated } et { $invited }
new-sentence-round = une manche
new-sentence-target = jusqu’à { $target } points
new-sentence-untimed = sans pendule
new-sentence-calm = avec une pendule tranquille
new-sentence-quick = avec une pendule rapide
new-company = Robots ou amis
new-company-bots = { $count ->
    [2] Deux robots
   *[other] Trois robots
}
new-company-bots-lead = On distribue aussitôt
new-company-friends = { $count ->
    [2] Deux amis
   *[other] Trois amis
}
new-company-friends-lead = Des chaises libres et un lien à envoyer
new-form = Qui joue avec qui
new-form-A = À quatre, partenaires face à face
new-form-A-lead = Carte de position A, le jeu habituel
new-form-B = À quatre, partenaires côte à côte
new-form-B-lead = Carte de position B, la variante
new-form-three = À trois avec un fantôme
new-form-three-lead = Hyde joue en solitaire, avec une main étalée en face
new-target = Durée
new-target-round = Une manche
new-target-points = Jusqu’à { $points }
new-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
new-rounds = { $rounds ->
    [one] environ une manche
   *[other] environ { $rounds } manches
}
new-chairs = Vous et les autres
new-chair = Chaise { $number }
new-chair-open = Libre
new-chair-partner = Votre partenaire
new-chair-opponent = Adversaire
new-chair-beside = Partenaire ou adversaire
new-lot-A = Les partenaires se font face. Le sort décide quelle paire joue Jekyll.
new-lot-B = Votre partenaire est à côté de vous. Le sort décide de quel côté, et quelle paire joue Jekyll.
new-lot-three = Le sort décide qui joue Hyde en solitaire le premier ; ensuite, cela change à chaque manche.
new-pace = Temps de réflexion
new-pace-untimed = Sans limite
new-pace-calm = Tranquille
new-pace-calm-lead = 45 secondes par décision, 2 minutes en réserve
new-pace-quick = Rapide
new-pace-quick-lead = 15 secondes par décision, 45 en réserve
new-memory = Mémoire
new-memory-every-trick-lead = Les points et les cartes pas encore vues s’affichent, tous les plis peuvent être revus
new-memory-last-trick-lead = Comme à une vraie table : retenez ce qui est tombé
new-open = Montrer la table dans le salon
new-open-lead = Des inconnus pourront s’asseoir. Sinon, seuls ceux qui ont le lien la trouvent.
new-talk = Discuter entre les manches
new-talk-lead = Texte libre entre les manches ; pendant une manche, phrases prédéfinies seulement.
new-go = Ouvrir la table
new-go-bots = Ouvrir et distribuer
new-going = Ouverture…

## Lobby

lobby-title = Salon
lobby-lead = Les tables où une chaise est libre. La liste se tient à jour toute seule.
lobby-empty = Aucune table n’attend de joueurs.
lobby-empty-lead = Ouvrez-en une : elle apparaît aussitôt ici. Ou jouez contre des robots en attendant.
lobby-open = Ouvrir une table
lobby-join = Rejoindre
lobby-loading = Recherche de tables…
lobby-count = { $count ->
    [one] Une table
   *[other] { $count } tables
}
lobby-free = { $count ->
    [one] une chaise libre
   *[other] { $count } chaises libres
}
lobby-host = Chez { $name }
lobby-host-none = Une table
lobby-form-A = À quatre, face à face
lobby-form-B = À quatre, côte à côte
lobby-form-three = À trois
lobby-target = jusqu’à { $points }

## Settings

settings-title = Réglages
settings-lead = Conservés dans ce navigateur.
settings-look = Apparence
settings-play = Jeu
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-full = Oui
settings-motion-reduced = Non
settings-card-size = Taille des cartes
settings-card-size-small = Petite
settings-card-size-medium = Moyenne
settings-card-size-large = Grande
settings-sort = Ordre de votre main
settings-sort-high-first = Hautes à gauche
settings-sort-low-first = Basses à gauche
settings-card-pause = Pause après chaque carte des autres
settings-pause = Pause après chaque pli
settings-pause-seconds = { $seconds ->
    [0] aucune
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
settings-autoplay = Jouer d’office ma seule carte permise
settings-autoplay-lead = Seulement quand tout le monde voit que vous n’avez pas le choix.
settings-sound = Sons
settings-sound-lead = De bois et de verre, pour les cartes, les tours et la fin d’une manche.
settings-volume = Volume
settings-volume-quiet = Bas
settings-volume-medium = Moyen
settings-volume-loud = Fort
settings-remarks = Remarques des robots
settings-remarks-lead = Un robot dit une phrase de temps en temps. Il ne parle jamais des cartes.
settings-vibration = Vibrer quand c’est à vous
settings-vibration-lead = Si l’appareil le peut.
settings-text = La table en texte
settings-text-lead = Toute la table en mots, au lieu d’une image.
settings-level = Robots de « Partie rapide »
settings-reset = Réglages par défaut
settings-reset-done = Les réglages par défaut sont rétablis.

## Account

account-title = Compte
account-lead-guest = Vous jouez en invité. Cela suffit pour jouer ; un compte vous permet de revenir depuis n’importe quel appareil.
account-lead-nobody = Personne ne vous connaît encore ici. Un nom suffit pour jouer.
account-lead-known = Vous utilisez le compte { $account }.
account-name = Nom à la table
account-name-hint = de 1 à 24 caractères
account-name-save = Prendre ce nom
account-name-saved = Désormais, vous êtes { $name }.
account-name-bad = Un nom compte de 1 à 24 lettres, chiffres ou signes.
account-name-full = C’est complet : un nom compte au plus { $most } caractères.
account-register = Créer un compte
account-register-lead = Votre nom, vos parties et vos chaises vous suivent.
account-login = Se connecter
account-login-lead = Vous avez déjà un compte.
account-user = Nom du compte
account-user-hint = de 3 à 40 lettres, chiffres, points, tirets
account-password = Mot de passe
account-password-hint = au moins 8 caractères
account-registered = Votre compte est créé.
account-logged-in = Bon retour, { $name }.
account-logout = Se déconnecter
account-logout-everywhere = Se déconnecter partout
account-logout-everywhere-lead = Met fin à toutes les sessions, y compris celle-ci, et à tous les jetons.
account-logged-out = La déconnexion est faite.
account-tokens = Programmes
account-tokens-lead = Un jeton permet à un programme de jouer en votre nom.
account-token-label = Usage prévu
account-token-make = Créer un jeton
account-token-shown = Votre jeton. Il n’est montré que maintenant ; gardez-le en lieu sûr.
account-copy = Copier
account-copied = Copié
account-data = Ce qui est conservé sur vous
account-export = Télécharger
account-delete = Oubliez-moi
account-delete-lead = Efface nom, compte, sessions et historique. C’est définitif.
account-delete-sure = Tout oublier de vous, vraiment ?
account-deleted = Tout est oublié.

## Nothing here

not-found-title = Rien que du brouillard
not-found-lead = Il n’y a pas de page à cette adresse.

## Reviews

review-round = Analyser cette manche
review-short = Analyse
review-game = Analyser la partie du { $date }
