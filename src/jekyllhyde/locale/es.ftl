### Español. Las mismas claves y variables que en.ftl.
### `.played`: la forma que sigue a «juega», con su artículo.

## Camps

camp-jekyll = Dr. Jekyll
    .short = Jekyll
    .sign = frasco
camp-hyde = Mr. Hyde
    .short = Hyde
    .sign = sombrero de copa

## Kinds

kind-transformation = Transformación
    .plural = Transformaciones
kind-character = personaje
    .plural = personajes
kind-scene = lugar
    .plural = lugares
kind-deed = acto
    .plural = actos

## Cards

card-JT = Transformación
    .played = la Transformación
card-JA = Dr. Jekyll
    .played = el Dr. Jekyll
card-JB = Mr. Utterson
    .played = Mr. Utterson
card-JC = Dr. Lanyon
    .played = el Dr. Lanyon
card-JD = Mr. Enfield
    .played = Mr. Enfield
card-JE = Poole
    .played = Poole
card-J7 = La casa de la plaza
    .played = la casa de la plaza
card-J6 = El laboratorio
    .played = el laboratorio
card-J5 = El gabinete
    .played = el gabinete
card-J4 = El consultorio de Lanyon
    .played = el consultorio de Lanyon
card-J3 = Un banco en Regent’s Park
    .played = un banco en Regent’s Park
card-JX3 = Remordimiento
    .played = el Remordimiento
card-JX2 = Compasión
    .played = la Compasión
card-JX1 = Caridad
    .played = la Caridad
card-HT = Transformación
    .played = la Transformación
card-HA = Mr. Hyde
    .played = Mr. Hyde
card-HB = Mr. Utterson
    .played = Mr. Utterson
card-HC = Dr. Lanyon
    .played = el Dr. Lanyon
card-HD = Mr. Enfield
    .played = Mr. Enfield
card-HE = Poole
    .played = Poole
card-H7 = El callejón junto al río
    .played = el callejón junto al río
card-H6 = Habitaciones de Mr. Hyde
    .played = las habitaciones de Mr. Hyde
card-H5 = La puerta desconchada
    .played = la puerta desconchada
card-H4 = El patio de noche
    .played = el patio de noche
card-H3 = Niebla sobre Soho
    .played = la niebla sobre Soho
card-HX3 = Asesinato
    .played = el Asesinato
card-HX2 = Imprudencia
    .played = la Imprudencia
card-HX1 = Furia
    .played = la Furia

## Seats

seat-N = Norte
    .letter = N
seat-E = Este
    .letter = E
seat-S = Sur
    .letter = S
seat-W = Oeste
    .letter = O

## What a table agrees on

position-A = Carta de posición A: los compañeros se sientan frente a frente
position-B = Carta de posición B: los compañeros se sientan lado a lado
memory-every-trick = Se pueden repasar todas las bazas
memory-last-trick = Solo se puede repasar la última baza

## Words of the game, also for docs/glossary.md

word-match = partida
word-round = ronda
word-trick = baza
word-deal = reparto
word-dealer = quien reparte
word-leader = quien sale
word-turn = turno
word-hand = mano
word-seat = asiento
word-player = jugador
word-team = equipo
word-camp = bando
word-partner = compañero
word-opponent = rival
word-card = carta
word-kind = clase
word-code = código
word-name = nombre
word-rank = rango
word-ask = pedir
word-lead = salir
word-carried = pendiente
word-neutral = neutral
word-points = puntos
word-factor = factor
word-score = puntuación
word-total = total
word-target = objetivo
word-ghost = fantasma
word-single = jugador solitario
word-position-card = carta de posición
word-record = acta
word-rules = reglas

## Counts

count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-jekyll = { $jekyll ->
    [one] { $jekyll } carta Jekyll
   *[other] { $jekyll } cartas Jekyll
}
count-hyde = { $hyde ->
    [one] { $hyde } carta Hyde
   *[other] { $hyde } cartas Hyde
}

## Events

event-dealt = { $dealer } reparte, { $leader } sale.
event-dealt-single = { $dealer } reparte. { $single } juega Hyde en solitario, con el fantasma enfrente, y sale.
event-asked = { $by } pide a { $seat } una carta { $camp }.
event-asked-ghost = { $by } pide al fantasma una carta { $camp }; la elige { $single }.
event-ghost-asks = Por el fantasma, { $single } pide a { $seat } una carta { $camp }.
event-played = { $seat } juega { $card } ({ $code }).
event-played-on-request = { $holder } juega { $card } ({ $code }) para { $seat }.
event-played-from-ghost = { $seat } juega { $card } ({ $code }) de la mano del fantasma.
event-played-by-asked-ghost = El fantasma juega { $card } ({ $code }) para { $seat }; ha elegido { $single }.
event-ghost-played = Por el fantasma, { $single } juega { $card } ({ $code }) de la mano del fantasma.
event-ghost-played-from-single = Por el fantasma, { $single } juega { $card } ({ $code }) de la mano oculta.
event-ghost-played-on-request = { $holder } juega { $card } ({ $code }) para el fantasma.
event-trick-won = { $winner } gana la baza: { count-points }.
event-trick-won-carried = { $winner } gana la baza y las { $carried } cartas pendientes: { count-points }.
event-ghost-won = El fantasma gana la baza para { $single }: { count-points }.
event-ghost-won-carried = El fantasma gana la baza y las { $carried } cartas pendientes para { $single }: { count-points }.
event-trick-carried = ¡Transformación! Nadie gana la baza. { $cards } cartas quedan en la mesa: { count-points }. Sale { $leader }.
event-ghost-carried = ¡Transformación! Nadie gana la baza. { $cards } cartas quedan en la mesa: { count-points }. Sale el fantasma.
event-trick-neutral = ¡Transformación! Y es la última baza: { $cards } cartas no cuentan para nadie, { count-points } en total.
event-round-scored = La ronda ha terminado. Jekyll: { $jekyll_points } × { $jekyll_factor } = { $jekyll_score }. Hyde: { $hyde_points } × { $hyde_factor } = { $hyde_score }.
event-match-won-team = El equipo { $winner } gana la partida.
event-match-won-player = { $winner } gana la partida.

## What is not allowed

reason-teams-of-two = Un equipo ocupa dos asientos: dos para Jekyll, dos para Hyde.
reason-partners-as-position-card = Los compañeros no se sientan como indica la carta de posición.
reason-single-plays-hyde = El jugador solitario y el fantasma de enfrente juegan Hyde.
reason-ghost-seat-is-empty = Nadie se sienta en el asiento del fantasma.
reason-single-sits-left-of-dealer = El jugador solitario se sienta a la izquierda de quien reparte.
reason-players-differ = Cada jugador necesita un nombre, y ningún nombre puede repetirse.
reason-player-count = Se juega entre tres o cuatro.
reason-position-a-for-three = Entre tres se usa la carta de posición A.
reason-target-range = El objetivo debe estar entre 1 y 1.000.000.
reason-seven-cards-each = Cada asiento recibe siete cartas, y cada carta se reparte una sola vez.
reason-wrong-seating = No son los equipos, o no es quien reparte, de la ronda siguiente.
reason-wrong-seating-of-three = Entre tres, no es el orden de asientos de la ronda siguiente.
reason-match-over = La partida ha terminado.
reason-round-goes-on = Todavía se está jugando una ronda.
reason-not-dealt = Aún no se han repartido las cartas.
reason-round-over = La ronda ha terminado.
reason-must-answer = Quien recibe una petición debe jugar una carta.
reason-wrong-camp = La carta debe ser del bando del asiento al que le toca.
reason-not-held = La carta no está en la mano de la que se jugaría.
reason-not-held-by-asked = El asiento al que se ha pedido no tiene esta carta.
reason-asks-itself = Nadie se pide a sí mismo.
reason-asked-has-none = Este asiento no tiene cartas de ese bando.
reason-single-chooses-itself = El jugador solitario no tiene que pedir al fantasma: elige sin más una de sus cartas.

## Replay

replay-options = { $players } jugadores. { $position }. { $target ->
    [1] Una ronda.
   *[other] Objetivo: { $target }.
}
replay-round = Ronda { $number }
replay-trick = Baza { $number }
replay-team = { $camp }: { $players }
replay-hand = { $player } tiene { $cards }
replay-total = { $side }: { $total } en total
replay-to-target = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } de { $target }
}
replay-undone = Se deshicieron jugadas: esta partida no cuenta.
replay-hinted = Se usaron consejos: esta partida no cuenta.
replay-unfinished = Aquí acaba el acta; la partida continúa.

## The game in the terminal

play-default-name = Invitado
play-welcome = Buenas noches, { $player }. Tu asiento es { $seat } y juegas por { $camp }.
play-partner = Juega contigo: { $partner }.
play-single = En esta ronda juegas Hyde en solitario, y el fantasma de enfrente te obedece.
play-hand = Tu mano: { $cards }
play-ghost-hand = La mano del fantasma: { $cards }
play-counts = { $player } tiene { $jekyll } Jekyll y { $hyde } Hyde
play-on-table = En la mesa: { $cards }
play-carried = Pendientes: { $cards } ({ count-points })
play-turn = Te toca: hace falta una carta { $camp }.
play-turn-ghost = Le toca al fantasma, y eliges tú: hace falta una carta { $camp }.
play-asked = { $by } te pide una carta { $camp }.
play-asked-ghost = { $by } pide al fantasma una carta { $camp }, y la eliges tú.
play-whom-to-ask = ¿A quién pides?
play-which-card = ¿Qué carta?
play-card-or-seat = ¿Qué carta, o a quién pides?
play-bad-input = «{ $input }» no es ni una carta ni un asiento. Escribe una carta como J7, un asiento al que pedir como E?, o ? para la ayuda.
play-not-now = Ahora no se puede: { $reason }
play-help = Lo que puedes escribir
play-help-card = jugar esta carta
play-help-ask = pedir a este asiento que juegue por ti
play-help-last = ver la última baza
play-help-counts = ver quién tiene cuántas cartas de cada bando
play-help-hint = pedir un consejo
play-help-rules = leer las reglas
play-help-help = volver a leer esto
play-help-quit = dejar la mesa
play-last-trick = La última baza: { $cards }
play-no-last-trick = Todavía no se ha jugado ninguna baza.
play-only-card = Solo sirve una carta, así que se juega: { $card } ({ $code }).
play-hint-card = Un consejo: juega { $card } ({ $code }).
play-hint-ask = Un consejo: pide a { $seat }.
play-next-round = Intro para repartir la siguiente ronda.
play-saved = El acta de la partida: { $path }
play-goodbye = Buenas noches, y cuidado con la niebla.

## Invitaciones

invitation-title = { $name } te invita a Dr. Jekyll & Mr. Hyde
invitation-title-nobody = Una mesa de Dr. Jekyll & Mr. Hyde
invitation-form-A = Cuatro jugadores, compañeros frente a frente
invitation-form-B = Cuatro jugadores, compañeros lado a lado
invitation-form-three = Tres jugadores y un fantasma
invitation-length = { $target ->
    [1] una ronda
   *[other] a { $target } puntos
}
invitation-open = { $form }, { $length }. { $count ->
    [one] Hay una silla libre.
   *[other] Hay { $count } sillas libres.
} Basta con un nombre.
invitation-full = { $form }, { $length }. Todas las sillas están ocupadas; puedes mirar.
invitation-running = { $form }, { $length }. La partida ha empezado; puedes mirar.

## Rules: one text for each clause of the law

rules-title = Las reglas de Dr. Jekyll & Mr. Hyde
rules-r1 = Las cartas
rules-r1-1 = Hay 28 cartas: 14 del Dr. Jekyll, marcadas con un frasco, y 14 de Mr. Hyde, marcadas con un sombrero de copa. La marca está en el dorso además de en la cara. Por eso todos ven siempre cuántas cartas Jekyll y cuántas cartas Hyde tiene cada asiento.
rules-r1-2 = Cada bando tiene, de mayor a menor, una Transformación (T), cinco personajes (de A a E), cinco lugares (de 7 a 3) y tres actos (de X3 a X1). Los personajes van de A hacia abajo, igual en los dos bandos; los diez lugares tienen todos el mismo rango, y los seis actos también. Un lugar vale su número en puntos, un personaje 1, el resto 0. Un acto tiene un factor: 3, 2 o 1.
rules-r1-3 = Una carta se escribe con la letra de su bando y el signo de su clase: JT, HA, J7, HX3. Todos los puntos de la baraja suman 60.
rules-r2 = Asientos, equipos y reparto
rules-r2-1 = Los cuatro asientos son Norte, Este, Sur y Oeste, en el sentido de las agujas del reloj. El asiento a tu izquierda es el siguiente en ese sentido.
rules-r2-2 = Entre cuatro se sortean dos equipos de dos, Jekyll y Hyde, y se mantienen toda la partida. Con la carta de posición A los compañeros se sientan frente a frente. Con la carta de posición B, la variante, se sientan lado a lado.
rules-r2-3 = Baraja las 28 cartas y reparte siete a cada asiento.
rules-r2-4 = El asiento a la izquierda de quien reparte sale en la primera baza. En la ronda siguiente reparte el asiento de la izquierda.
rules-r3 = Un turno
rules-r3-1 = Empezando por quien sale, en el sentido de las agujas del reloj, se juega una carta para cada asiento. Cuatro cartas son una baza, y siete bazas una ronda.
rules-r3-2 = En tu turno hace falta una carta de tu bando. Juega una de tu mano, o pide a cualquier otro asiento, amigo o enemigo, que juegue una por ti. Puedes pedir aunque también pudieras jugar.
rules-r3-3 = Solo puedes pedir a un asiento que tenga una carta de tu bando; los dorsos lo dicen. Si tú no tienes ninguna, debes pedir.
rules-r3-4 = Quien recibe una petición debe jugar, y elige libremente entre sus cartas de ese bando.
rules-r3-5 = La carta cuenta como tuya, salga de la mano que salga, y el turno pasa a tu izquierda, no a la del asiento al que pediste. A un asiento se le puede pedir varias veces en una baza; por eso las manos pronto son desiguales.
rules-r3-6 = Así cada baza gasta dos cartas de cada bando. Siempre hay una carta que jugar, y tras siete bazas todas las manos están vacías.
rules-r4 = Ganar una baza
rules-r4-1 = La baza es del asiento que tiene delante la carta más alta. Entre cartas del mismo rango gana la que se jugó primero.
rules-r4-2 = El equipo ganador se lleva las cuatro cartas y las que estuvieran pendientes. Quien gana sale en la baza siguiente.
rules-r5 = La Transformación
rules-r5-1 = Nadie gana una baza en la que hay una Transformación. Sus cuatro cartas quedan pendientes, sobre la mesa.
rules-r5-2 = En la baza siguiente sale el asiento para el que se jugó la Transformación. Si caen las dos en la misma baza, decide la primera.
rules-r5-3 = Quien gane la baza siguiente se lleva también las cartas pendientes. Si en ella está la segunda Transformación, las ocho cartas siguen pendientes.
rules-r5-4 = Una Transformación en la última baza la vuelve neutral: sus cartas, y las que sigan pendientes, no cuentan para nadie.
rules-r6 = La puntuación de una ronda
rules-r6-1 = Suma los puntos de todas las cartas que se llevó tu equipo, sean del bando que sean.
rules-r6-2 = Suma los factores de los actos de tu propio bando que haya entre ellas: de 0 a 6. Los actos del otro bando no aportan nada, pero al menos no los tienen los otros.
rules-r6-3 = Tu puntuación es el producto de los puntos por el factor. Sin ningún acto propio, es cero.
rules-r6-4 = Un ejemplo: Jekyll se llevó un lugar de 6, Lanyon, Mr. Hyde, una Transformación, Utterson, Caridad, Remordimiento y Furia. Los puntos son 6 + 1 + 1 + 1 = 9 y el factor 1 + 3 = 4; Furia es de Hyde y no cuenta. La puntuación es 9 × 4 = 36.
rules-r7 = La partida
rules-r7-1 = Se juegan rondas hasta que un equipo alcanza o supera el objetivo, 1000 si no se acordó otro. Gana entonces el total más alto.
rules-r7-2 = Si ambos empatan en el objetivo o por encima, se juega otra ronda.
rules-r7-3 = Los compañeros no deben acordar qué jugar ni hacerse señas. En línea no se habla libremente mientras se juega una ronda.
rules-r8 = Tres jugadores
rules-r8-1 = Los equipos cambian en cada ronda. Uno de vosotros juega Hyde a solas, como jugador solitario; el asiento vacío de enfrente es el fantasma, también Hyde. Los otros dos son Jekyll. Solo se usa la carta de posición A.
rules-r8-2 = Los cuatro asientos reciben siete cartas. Las del fantasma están boca arriba, a la vista de todos.
rules-r8-3 = El jugador solitario se sienta a la izquierda de quien reparte y sale en la primera baza.
rules-r8-4 = En su turno y en el del fantasma decide el jugador solitario: cualquier carta Hyde de esas dos manos, o un jugador Jekyll al que pedir una.
rules-r8-5 = Un jugador Jekyll puede pedir una carta Jekyll a su compañero, al jugador solitario o al fantasma. El jugador solitario responde entonces solo de su mano oculta. Por el fantasma, el jugador solitario elige una de las cartas Jekyll del fantasma.
rules-r8-6 = Después de la ronda, quien está a la izquierda del solitario pasa al asiento del fantasma y reparte. Quien está a su derecha es el siguiente solitario.
rules-r8-7 = La puntuación de tu equipo se suma a tu propio total. La partida acaba cuando un jugador alcanza o supera el objetivo, y gana el total más alto; si hay empate en cabeza, se juega otra ronda. El primer solitario se sortea.
rules-r9 = Lo que puedes saber
rules-r9-1 = Conoces tu mano y, entre tres, la del fantasma; cuántas cartas de cada bando tiene cada asiento; cada carta jugada, para quién, de qué mano y en qué orden; lo que está pendiente; quién se llevó cada baza; las puntuaciones. Nada más.
rules-r9-2 = La memoria es parte del juego. Una mesa puede dejar repasar todas las bazas, como en las prácticas, o solo la última.
