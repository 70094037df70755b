### Lo que dice el entrenador: análisis, consejos, suposiciones.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = pedir a { $name }
coach-mark-best = mejor jugada
coach-mark-played = jugada
coach-mark-value = vale { $value } puntos
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactos
coach-value-bounds = de { $lower } a { $upper }
coach-about = unos { $points }

## Why, in one sentence

coach-why-belief = En el { $percent } % de los repartos posibles, { $name } tiene: { $card }.
coach-why-certain = { $name } tiene con seguridad: { $card }.
coach-why-trick = { $points ->
    [one] Esta baza lleva { $points } punto.
   *[other] Esta baza lleva { $points } puntos.
}
coach-why-deed = En esta baza hay un acto: { $card }, factor { $factor }.
coach-why-choice = { $cards ->
    [one] { $name } tiene una sola carta { $camp } y, si se le pide, debe jugarla.
   *[other] { $name } elige entre { $cards } cartas { $camp } si se le pide.
}
coach-why-gives-points = { $card } pone { $worth } puntos en la baza.
coach-why-gives-factor = { $card } pone un factor { $factor } en la baza.
coach-why-carry = { $points ->
    [0] Una Transformación deja la baza pendiente.
    [one] Una Transformación deja la baza pendiente, con { $points } punto.
   *[other] Una Transformación deja la baza pendiente, con { $points } puntos.
}
coach-why-only = Cualquier otra jugada cuesta al menos { $margin } puntos.
coach-why-alike = Todas las jugadas vienen a dar lo mismo.
coach-why-forced = No había otra jugada posible.

## Beliefs

coach-beliefs = Quién puede tener qué
coach-beliefs-of = Lo que { $name } podía deducir antes de esta jugada.
coach-belief-about = Cuanto mayor es el disco, más probable es que la carta esté en esa mano. Una carta con marco es conocida.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card }: jugada
coach-belief-numbers = En cifras

## Hints at the table

coach-hint-thinking = Sopesando las jugadas…
coach-hint-best = Lo mejor: { $move }
coach-hint-later = No te toca decidir. El próximo consejo llegará en tu turno.
coach-hint-more = Mostrar todos los valores
coach-hint-close = Cerrar el consejo
coach-hint-failed = No se pudo calcular el consejo.
coach-sure-forced = No hay otra jugada.
coach-sure-clear = Claramente mejor que el resto.
coach-sure-likely = Probablemente mejor que el resto.
coach-sure-close = Por poco: otras jugadas son casi igual de buenas.

## The review of a round

coach-page-title = Análisis
coach-title = Análisis de la ronda { $number }
coach-back-link = Volver
coach-reader = Desde el lado de
coach-not-over = Una ronda se puede analizar cuando ha terminado.
coach-computing = Esta decisión se está sopesando…
coach-progress = { $done } de { $total } decisiones
coach-cancel = Detener
coach-cancelled = El análisis se ha detenido.
coach-failed = No se pudo calcular el análisis.
coach-go-on = Empezar de nuevo
coach-steps = Decisiones
coach-back = Decisión anterior
coach-forward = Decisión siguiente
coach-previous-error = Error anterior
coach-next-error = Error siguiente
coach-no-errors = { $name } no cometió ningún error digno de mención.
coach-decision = decisión { $number } de { $count }
coach-name-best = Mejor jugada.
coach-name-fine = Correcta.
coach-name-inaccuracy = Imprecisión.
coach-name-mistake = Error.
coach-name-blunder = Error grave.
coach-name-forced = La única jugada.
coach-fortune-lucky = Suerte.
coach-fortune-unlucky = Mala suerte.
coach-costs = { $points ->
    [one] Cuesta alrededor de { $points } punto.
   *[other] Cuesta alrededor de { $points } puntos.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Suerte: con estas cartas no costó nada.
    [one] Suerte: con estas cartas costó solo { $points } punto.
   *[other] Suerte: con estas cartas costó solo { $points } puntos.
}
coach-told-unlucky = { $points ->
    [one] Mala suerte: con estas cartas costó { $points } punto.
   *[other] Mala suerte: con estas cartas costó { $points } puntos.
}
coach-better = Mejor: { $move }, { $better } en lugar de { $made }.
coach-values = Valores
coach-by-knowledge = Según lo que se sabía
coach-by-cards = Con las cartas a la vista
coach-open-unknown = Tan pronto en la ronda no se puede calcular cuánto valen las jugadas con las cartas a la vista. Aquí el gráfico muestra estimaciones.
coach-line-show = Jugar la línea mejor
coach-line = La línea mejor.
coach-line-result = La ronda acaba en { $line } en lugar de { $played }.
coach-line-back = Atrás en la línea mejor
coach-line-forward = Adelante en la línea mejor
coach-line-close = Volver a la ronda
coach-try-again = Intentarlo otra vez desde aquí
coach-sum = La ronda en cifras
coach-sum-later = Estas cifras llegarán cuando se hayan sopesado todas las decisiones.
coach-sum-deal = El reparto valía
coach-sum-play = Las decisiones cambiaron
coach-sum-luck = La suerte cambió
coach-sum-result = Lo que salió
coach-accuracy = precisión sobre 100
coach-lost = Puntos perdidos: { $points }, decisiones: { $decisions }
coach-no-choice = No tuvo nada que elegir.
coach-kind-ownCard = cartas propias
coach-kind-askPartner = pedir al compañero
coach-kind-askOpponent = pedir a los rivales
coach-kind-answer = respuestas
coach-list = Todas las decisiones
coach-chart-text = Valor de la ronda: { $deal } tras el reparto, { $result } al final. La lista de decisiones tiene cada paso.
coach-keys = Teclas: ← → decisiones, N y P errores, O cartas a la vista.
