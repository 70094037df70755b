### Lo que dice el entrenador: análisis, consejos, suposiciones.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = pedir a { $name }
coach-move-ask-you = pedirte a ti
coach-move-ask-ghost = pedir al fantasma
coach-mark-best = mejor jugada
coach-mark-played = jugada
coach-mark-value = vale { $value } puntos
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactos
coach-value-bounds = de { $lower } a { $upper }
coach-about = unos { $points }

## Why a move is good: the move, and how a fact bears on it

coach-asking = Pedir a { $name }
coach-asking-you = Pedirte a ti
coach-asking-ghost = Pedir al fantasma
coach-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
coach-worth = { $worth ->
    [one] { $worth } punto
   *[other] { $worth } puntos
}
coach-why-wins = { $move } gana la baza para { $camp }, con { coach-points }.
coach-why-wins-sure = { $move } gana la baza para { $camp }: ninguna carta que pueda seguir tiene un rango más alto. De momento la baza lleva { coach-points }.
coach-why-wins-deed = { $move } gana la baza para { $camp } y se lleva { $card } (factor { $factor }).
coach-why-adds = { $move } suma { coach-worth } a una baza que con seguridad es para { $camp }.
coach-why-adds-deed = { $move } aporta un factor { $factor } a una baza que con seguridad es para { $camp }.
coach-why-feeds = { $move } suma { coach-worth } a una baza en la que { $camp } va por delante.
coach-why-feeds-deed = { $move } aporta un factor { $factor } a una baza en la que { $camp } va por delante.
coach-why-little = { $move } pierde solo { coach-worth } con esta baza, que es para { $camp } con una u otra carta; jugar { $other } perdería { $more }.
coach-why-leads = { $cards ->
    [one] { $move } se pone por delante para { $camp }, y solo una carta que puede seguir tiene un rango más alto.
   *[other] { $move } se pone por delante para { $camp }, y solo { $cards } cartas que pueden seguir tienen un rango más alto.
}
coach-why-ahead = { $move } deja por delante a { $camp } en esta baza; jugar { $other } dejaría por delante a { $rival }.
coach-why-saves = { $move } quita la baza a { $camp }, que va por delante: queda pendiente, con { coach-points }.
coach-why-saves-last = { $move } quita la última baza a { $camp }, que va por delante: sus cartas no cuentan para nadie.
coach-why-carry = { $move } deja la baza pendiente.
coach-why-keeps = { $move } permite conservar { $other } en la mano.
coach-why-keeps-high = { $move } permite conservar en la mano { $other }, la carta { $camp } más alta que queda.
coach-why-keeps-deed = { $move } evita arriesgar { $other } en esta baza, y con ello un factor { $factor }.
coach-why-risks-less = { $move } arriesga solo { coach-worth } en esta baza; jugar { $other } arriesgaría { $more }.
coach-why-brings = { $move } puede hacer salir { $card }, una carta que se pondría por delante en esta baza de { coach-points }. Esa mano la tiene probablemente ({ $percent } %).
coach-why-brings-sure = { $move } puede hacer salir { $card }, una carta que se pondría por delante en esta baza de { coach-points }. Esa mano la tiene con seguridad.
coach-why-brings-high = { $move } puede hacer salir { $card }, y ninguna carta que pueda seguir tiene un rango más alto. Esa mano la tiene probablemente ({ $percent } %).
coach-why-brings-high-sure = { $move } puede hacer salir { $card }, y ninguna carta que pueda seguir tiene un rango más alto. Esa mano la tiene con seguridad.
coach-why-rescues = { $move } puede hacer salir { $card } y quitar a { $camp } esta baza de { coach-points }. Esa mano la tiene probablemente ({ $percent } %).
coach-why-rescues-sure = { $move } puede hacer salir { $card } y quitar a { $camp } esta baza de { coach-points }. Esa mano la tiene con seguridad.
coach-why-only = { $move } obliga a esa mano a jugar su única carta { $camp }, probablemente ({ $percent } %) { $card }.
coach-why-only-sure = { $move } obliga a esa mano a jugar su única carta { $camp }: { $card }.
coach-why-only-any = { $move } no deja elegir: esa mano tiene una sola carta { $camp }.
coach-why-forces = { $move } deja elegir solo entre { $cards } cartas { $camp }, y esa mano tiene probablemente ({ $percent } %) { $card }.
coach-why-forces-sure = { $move } deja elegir solo entre { $cards } cartas { $camp }, y esa mano tiene con seguridad { $card }.
coach-why-spends = { $move } quita a un rival una de sus { $cards } cartas { $camp }.
coach-why-draws = { $move } suma una carta de un rival a una baza en la que { $camp } va por delante.
coach-why-pays = { $move } pone una carta de un rival, y ninguna del equipo, en una baza en la que { $camp } va por delante.
coach-why-less-choice = { $move } deja elegir entre { $cards } cartas { $camp }; el otro rival elegiría entre { $others }.
coach-why-partner-chooses = { $move } deja elegir al compañero, y no a un rival.
coach-why-keeps-points = { $move } evita arriesgar { $other } y sus { $more } puntos en esta baza.
coach-why-denies = { $move } pone un factor { $factor }, que solo sirve a { $rival }, en una baza en la que { $camp } va por delante.
coach-why-denies-sure = { $move } pone un factor { $factor }, que solo sirve a { $rival }, en una baza que es para { $camp }.
coach-why-holds = { $move } deja la baza pendiente; jugar { $other } dejaría en ella por delante a { $camp }.
coach-why-best-by = { $move } vale al menos { $margin } puntos más que cualquier otra jugada.
coach-why-next = { $move } vale unos { coach-points } más que la segunda mejor jugada.
coach-why-near = Otras jugadas valen casi lo mismo.
coach-why-alike = Todas las jugadas vienen a dar lo mismo.
coach-why-forced = No había otra jugada posible.

## Why a move is bad

coach-why-gives = { $move } da { coach-worth } a una baza que es para { $camp }.
coach-why-gives-deed = { $move } da un factor { $factor } a una baza que es para { $camp }.
coach-why-risks = { $move } pone { coach-worth } en una baza en la que { $camp } va por delante.
coach-why-risks-deed = { $move } pone un factor { $factor } en una baza en la que { $camp } va por delante.
coach-why-puts-ahead = { $move } pone por delante a { $camp } en esta baza, con { coach-points }.
coach-why-spoils = { $move } deja pendiente una baza de { coach-points } en la que { $camp } va por delante.
coach-why-lets-choose = { $move } deja elegir a un rival entre { $cards } cartas { $camp }.
coach-why-endangers = { $move } puede hacer salir { $card }, y { $camp }, que va por delante, no tendría esta baza de { coach-points }. Esa mano la tiene probablemente ({ $percent } %).
coach-why-endangers-sure = { $move } puede hacer salir { $card }, y { $camp }, que va por delante, no tendría esta baza de { coach-points }. Esa mano la tiene con seguridad.

## Beliefs

coach-beliefs = Quién puede tener qué
coach-beliefs-of = Lo que { $name } podía deducir antes de esta jugada.
coach-beliefs-of-you = Lo que podías deducir antes de esta jugada.
coach-belief-about = Cuanto mayor es el disco, más probable es que la carta esté en esa mano. Una carta con marco es conocida.
coach-belief-share = { $name } { $percent } %
coach-belief-gone = { $card }: jugada
coach-belief-numbers = En cifras

## Hints at the table

coach-hint-offer = Una partida con consejos no cuenta en tus estadísticas.
coach-hint-take = Mostrar el consejo
coach-hint-thinking = Sopesando las jugadas…
coach-hint-best = Lo mejor: { $move }
coach-hint-later = No te toca decidir. El próximo consejo llegará en tu turno.
coach-hint-more = Mostrar todos los valores
coach-hint-values = Los números: la ventaja final media de tu equipo, en puntos.
coach-hint-close = Cerrar el consejo
coach-hint-failed = No se pudo calcular el consejo.
coach-sure-forced = No hay otra jugada.
coach-sure-clear = Claramente mejor que el resto.
coach-sure-likely = Probablemente mejor que el resto.
coach-sure-close = Por poco.

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
coach-no-errors-you = No cometiste ningún error digno de mención.
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
coach-chart-text = Cuánto valía la ronda para { $camp }, en puntos: { $deal } tras el reparto, { $result } al final. La lista de decisiones tiene cada paso.
coach-chart-ahead = { $camp } por delante, hasta { $most } puntos
coach-chart-ahead-you = Tu equipo por delante, hasta { $most } puntos
coach-keys = Teclas: ← → decisiones, N y P errores, O cartas a la vista.
