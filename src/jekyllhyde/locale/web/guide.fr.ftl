### À quoi sert de demander, expliqué pendant la première partie.

guide-caption-partner = joue pour vous
guide-caption-opponent = joue contre vous
guide-caption-only = n’en a qu’une
guide-own = Votre carte : vous choisissez.
guide-own-ghost = Une carte à vous ou au fantôme : vous choisissez.
guide-partner = Votre partenaire donne ce qui aide votre équipe.
guide-opponent = Un adversaire donne ce qui vous aide le moins : cela épargne vos cartes, mais ne gagne guère le pli.
guide-opponent-must = Un adversaire donne ce qui vous aide le moins, sauf s’il n’y a qu’une carte à donner.
guide-ask-partner = { $count ->
    [one] { $name } n’a pas le choix : c’est la seule carte { $camp } de cette main.
   *[other] { $name } choisit parmi { $count } cartes { $camp }, pour vous deux.
}
guide-ask-opponent = { $count ->
    [one] { $name } n’a pas le choix : c’est la seule carte { $camp } de cette main. Bien si aucune carte ne peut vous nuire.
   *[other] { $name } choisit parmi { $count } cartes { $camp }, contre vous. Bien pour épargner vos cartes, mauvais si vous voulez ce pli.
}
guide-answer-partner = { $count ->
    [one] { $name } a dû donner { $card }, seule carte { $camp } de cette main.
   *[other] { $name } a choisi { $card } parmi { $count } cartes { $camp }, pour vous deux.
}
guide-answer-opponent = { $count ->
    [one] { $name } a dû donner { $card }, seule carte { $camp } de cette main.
   *[other] { $name }, dans l’autre équipe, a choisi { $card } parmi { $count } cartes { $camp }.
}
guide-kept = { $count ->
    [one] Vous avez encore votre carte { $camp }.
   *[other] Vous avez encore vos { $count } cartes { $camp }.
}
guide-asked-partner = Votre carte comptera pour { $by } et votre équipe : donnez ce qui vous aide le plus.
guide-asked-opponent = Votre carte comptera pour { $by }, donc contre vous : donnez ce qui aide le moins.
guide-asked-only = Une seule carte convient : vous n’avez pas le choix.
guide-transformed = Une Transformation est là : personne ne remportera ce pli. Ses cartes attendent le gagnant du suivant.
guide-transformed-last = Une Transformation est là : personne ne remportera ce pli. C’est le dernier, ses cartes ne comptent donc pour personne.
guide-factor = Les actions de { $camp } s’additionnent : { $factors } = × { $sum } pour tous ses points.
guide-carried = Les cartes du pli ({ count-points }) attendent sous la cloche le prochain gagnant. { $name } entame : la Transformation y a été jouée.
guide-carried-you = Les cartes du pli ({ count-points }) attendent sous la cloche le prochain gagnant. Vous entamez : la Transformation a été jouée pour vous.
guide-carried-ghost = Les cartes du pli ({ count-points }) attendent sous la cloche le prochain gagnant. Le fantôme entame : la Transformation a été jouée pour lui.
