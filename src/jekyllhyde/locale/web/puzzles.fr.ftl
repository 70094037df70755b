### Problèmes : trouver le coup. Français.

puzzle-title = Problèmes
puzzle-lead = Des positions tirées de manches entre robots. D’après ce que vous pouvez savoir, un coup est nettement le meilleur : trouvez-le.
puzzle-all = Tous les problèmes
puzzle-unknown = Il n’y a pas de problème à ce lien. Il en manque peut-être une partie.
puzzle-panel = La question
puzzle-notes = À consulter
puzzle-rating = Niveau { $rating }

## La question et la réponse

puzzle-question = { $camp }, à vous : quel coup ?
puzzle-question-card = { $camp }, on vous demande : quelle carte ?
puzzle-wrong = Il y a mieux. Essayez autre chose.
puzzle-compared = « { $move } » vaut { $made } points, le meilleur coup { $best }.
puzzle-right = C’est juste : { $move }.
puzzle-shown = Le meilleur coup : { $move }.
puzzle-change = Votre niveau { $change }
puzzle-give-up = Montrer la réponse
puzzle-next = Problème suivant
puzzle-values = Montrer les valeurs
puzzle-hands = Montrer toutes les mains

## L’aperçu

puzzle-begin = Résoudre un problème
puzzle-go-on = Problème suivant
puzzle-go-on-lead = À votre mesure
puzzle-of-day = Problème du jour
puzzle-day-solved = { $date } : résolu
puzzle-day-missed = { $date } : manqué
puzzle-your-rating = Votre niveau
puzzle-solved = Résolus
puzzle-row = Résolus de suite
puzzle-days = Jours de suite
puzzle-history = Vos derniers problèmes
puzzle-was-solved = Résolu :
puzzle-was-missed = Manqué :

## Thèmes

puzzle-themes = Thèmes
puzzle-theme-count = { $solved } sur { $all }
puzzle-theme-finesse = L’impasse
    .about = Demander à un adversaire sans y être forcé.
puzzle-theme-forcing = Faire tomber la Transformation
    .about = Demander à qui ne peut guère la garder.
puzzle-theme-transformation = Votre Transformation
    .about = Le bon moment pour la jouer.
puzzle-theme-deed = Sauver une action
    .about = Une des vôtres est sur la table ou dans votre main.
puzzle-theme-counting = Compter les cartes
    .about = Il reste peu d’inconnues.
puzzle-theme-last-trick = Les derniers plis
    .about = Gagner la fin, ou la défendre.
puzzle-theme-answer = On vous demande
    .about = Quelle carte donnez-vous ?
puzzle-theme-judgement = Jugement
    .about = Peser le probable.
