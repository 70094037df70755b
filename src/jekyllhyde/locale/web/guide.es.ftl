### Para qué sirve pedir, explicado en la primera partida.

guide-caption-partner = elige para los dos
guide-caption-opponent = elige contra ti
guide-caption-only = solo tiene una
guide-own = Una carta tuya: eliges tú.
guide-own-ghost = Una carta tuya o del fantasma: eliges tú.
guide-partner = Tu compañero da lo que os ayuda a los dos.
guide-opponent = Un rival da lo que menos te ayuda: pídele para ahorrar tus cartas, no para ganar la baza.
guide-opponent-must = Un rival da lo que menos te ayuda, salvo que solo haya una carta que dar.
guide-ask-partner = { $count ->
    [one] { $name } no puede elegir: es la única carta { $camp } de esa mano.
   *[other] { $name } elige entre { $count } cartas { $camp }, para los dos.
}
guide-ask-opponent = { $count ->
    [one] { $name } no puede elegir: es la única carta { $camp } de esa mano. Bien si ahora ninguna carta te perjudica.
   *[other] { $name } elige entre { $count } cartas { $camp }, contra ti. Bien para ahorrar tus cartas, mal si quieres esta baza.
}
guide-answer-partner = { $count ->
    [one] { $name } tuvo que dar { $card }, la única carta { $camp } de esa mano.
   *[other] { $name } eligió { $card } entre { $count } cartas { $camp }, para los dos.
}
guide-answer-opponent = { $count ->
    [one] { $name } tuvo que dar { $card }, la única carta { $camp } de esa mano.
   *[other] { $name }, que juega contra ti, eligió { $card } entre { $count } cartas { $camp }.
}
guide-kept = { $count ->
    [one] Todavía tienes tu carta { $camp }.
   *[other] Todavía tienes tus { $count } cartas { $camp }.
}
guide-asked-partner = Tu carta contará para { $by } y tu equipo: da lo que más os ayude.
guide-asked-opponent = Tu carta contará para { $by }, contra ti: da lo que menos ayude.
guide-asked-only = Solo vale esta carta: no puedes elegir.
guide-transformed = Aquí hay una Transformación: nadie ganará esta baza. Sus cartas esperan a quien gane la siguiente.
guide-transformed-last = Aquí hay una Transformación: nadie ganará esta baza. Es la última, así que sus cartas no cuentan para nadie.
guide-factor = Los actos de { $camp } se suman: { $factors } = × { $sum } para todos sus puntos.
guide-carried = Las cartas pendientes ({ count-points }) quedan bajo la campana para el próximo ganador. Sale { $name }: allí se jugó la Transformación.
guide-carried-you = Las cartas pendientes ({ count-points }) quedan bajo la campana para el próximo ganador. Sales tú: la Transformación se jugó para ti.
guide-carried-ghost = Las cartas pendientes ({ count-points }) quedan bajo la campana para el próximo ganador. Sale el fantasma: la Transformación se jugó para él.
