### Lo que se dice en la mesa del navegador: sala de espera, ronda, fin de ronda, fin de partida.

table-title = En la mesa
table-opening = Se enciende la lámpara…
table-gone-title = Aquí no hay ninguna mesa
table-gone-lead = No hay ninguna mesa en este enlace. Quizá ya se recogió, o falta una parte del enlace.
table-closed-title = No se puede acceder a la mesa
table-gone-new = Abrir una nueva

## At the door

table-door-title = Tienes una invitación
table-door-lead = Basta un nombre. Sin cuenta ni contraseña.
table-door-name = Tu nombre
table-door-enter = Entrar

## Cards, for those who hear them

table-card = { $name }: { $camp }, { $kind }, { count-points }
table-card-character = { $name }: { $camp }, { $kind } { $letter }, { count-points }
table-card-deed = { $name }: { $camp }, { $kind }, por { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name }: { $card }
table-on-request = { $by } ha pedido, { $holder } ha dado la carta
table-trick = La baza
table-own-hand = Tu mano
table-open-hand = Mano a la vista: { $name }
table-hand-empty = No quedan cartas
table-carried = Pendientes: { $cards }; { count-points }
table-carried-goes = para el próximo ganador
table-leads = Sale { $name }

## Seats

table-ghost = el fantasma
table-seat = { $name }, por { $camp }
table-counts-of-seat = { count-jekyll } y { count-hyde }
table-on-turn = le toca
table-is-asked = debe responder
table-away = ausente
table-stand-in = juega un bot
table-spectating = Estás mirando.
table-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
table-ask = Pedir { $camp }
table-cannot-ask = no tiene cartas { $camp }
table-ghost-is-yours = juega tú sus cartas

## What is expected

table-hint-must-ask = No tienes ninguna: pide una a alguien.
table-hint-must-play = Nadie más tiene.
table-hint-play-or-ask = Juega una o pídela a otro asiento.
table-waiting = { $name } está pensando.
table-your-turn-title = Te toca

## What can be done

table-undo = Deshacer
table-take-back = Retirar la petición
table-take-chair-back = He vuelto
table-ready = Siguiente ronda
table-rematch = Jugar otra vez
table-let-bot-play = Que juegue un bot por { $name }
table-give-up-chair = Que juegue un bot por mí
table-leave = Dejar la mesa

## What happened

table-news-sat = { $name } se sienta.
table-news-bot-sat = { $name }, un bot, se sienta.
table-news-left = { $name } está ausente. Se espera un poco.
table-news-removed = El anfitrión expulsa a { $name } de la mesa.
table-news-kept-waiting = { $name } hace esperar a todos. Los demás pueden dejar que juegue un bot.
table-news-taken-over = Ahora un bot juega por { $name }.
table-news-returned = { $name } ha vuelto.
table-news-ask-taken-back = { $name } retira la petición.
table-news-undone = { $name } deshace jugadas.
table-news-seed-missing = La semilla de { $name } no se abrió a tiempo. Se baraja de nuevo sin ella.

## Waiting room

table-waiting-title = Toma asiento
table-waiting-lead = Envía el enlace a tus amigos; un bot puede ocupar cualquier silla.
table-waiting-watch = Estás mirando. Toma una silla para jugar.
table-chair = Silla { $number }
table-chair-open = Silla libre
table-chair-you = tú
table-sit = Sentarme aquí
table-stand = Levantarme
table-bot-sits = Sentar un bot
table-bot-level = Nivel del bot
table-bot-leaves = Quitar
table-person-leaves = Expulsar
table-person-leaves-sure = ¿Expulsar a { $name }? No podrá volver a sentarse a esta mesa.
table-start = Repartir
table-start-waits = { $count ->
    [one] Queda una silla libre.
   *[other] Quedan { $count } sillas libres.
}
table-fill-bots = Completar con bots
table-invite = Invitar a amigos
table-invite-link = El enlace a esta mesa
table-invite-copy = Copiar el enlace
table-invite-copied = Copiado
table-invite-share = Compartir
table-invite-qr = Mostrar el código QR
table-invite-qr-label = Código QR del enlace a esta mesa
table-setup-target = { $target ->
    [1] Una ronda
   *[other] A { $target }
}
table-setup-talk = Charla entre rondas
table-setup-no-talk = Solo frases predefinidas
table-setup-pace-untimed = Sin reloj
table-setup-pace-calm = Reloj tranquilo
table-setup-pace-quick = Reloj rápido

## Fair deals

table-seal = Reparto sellado
table-seal-lead = Antes de la primera carta, el servidor y los navegadores de los jugadores sacan cada uno una semilla y publican su sello. Solo entonces se abren las semillas, y entre todas dan los repartos: nadie puede elegir las cartas mientras uno solo de los participantes sea honrado.
table-seal-commit = Sello
table-seal-own = Tu navegador ha sellado una semilla propia para barajar.
table-seal-verified = Reparto comprobado
table-seal-verified-lead = Tu navegador ha repartido otra vez esta ronda a partir del sello abierto y ha obtenido las mismas cartas.
table-seal-wrong = El reparto no corresponde al sello
table-seal-wrong-lead = El sello abierto no da estas cartas. Guarda el acta y avisa a los responsables de este servidor.
table-seal-unable = Sin comprobar
table-seal-unable-lead = Esta página no llegó por una conexión segura, así que el navegador no puede comprobar el reparto. Comprueba el acta con «jh verify».
table-seal-checking = Comprobando el reparto…
table-seal-seed = Semilla abierta de la ronda { $round }
table-seal-player-seeds = Semillas de los jugadores
table-seal-none = ninguna
table-seal-trust-nobody = La semilla de tu propio navegador también ha barajado: nadie ha podido elegir las cartas.
table-seal-trust-one-seed = La semilla de tu navegador no ha barajado. Nadie eligió las cartas, si el servidor o alguno de quienes dieron una semilla es honrado.
table-seal-trust-no-collusion = Nadie eligió las cartas, salvo que el servidor se pusiera de acuerdo con quien dio la última semilla.
table-seal-trust-server = Ningún jugador dio una semilla. Nadie eligió las cartas, si el servidor es honrado.
table-seal-silent = No se abrió a tiempo: la semilla de { $names }. Se barajó de nuevo sin ella.
table-seal-undone = En esta partida se deshicieron jugadas: solo los repartos son limpios.
table-seal-match = Todas las rondas de esta partida se han comprobado aquí.
table-seal-match-part = Rondas comprobadas aquí: { $checked } / { $rounds }. «jh verify» comprueba el acta entera.
table-seal-practice = Práctica: repartos sin comprobar
table-seal-practice-lead = Esta partida continúa otra desde una posición. Sus repartos no se dan por limpios.
table-shuffling = Barajando: los navegadores de los jugadores abren sus semillas…

## Tools

table-menu = Menú
table-tools = Herramientas de la mesa
table-last-trick = Última baza
table-last-trick-none = Aún no se ha jugado ninguna baza.
table-last-trick-won = La ha ganado { $name }.
table-last-trick-carried = No la ha ganado nadie: una Transformación.
table-tricks = Bazas de esta ronda
table-log = La ronda hasta ahora
table-log-empty = Aún no se ha jugado ninguna carta.
table-counts = Quién tiene qué
table-counts-player = Jugador
table-out = Aún por ver
table-out-lead = Las cartas que no se han jugado y que no tienes en la mano.
table-out-off = En esta mesa cada cual recuerda lo que se ha jugado.
table-score = Marcador
table-text-view = La mesa como texto
table-sort = Invertir mi mano
table-sound = Sonido
table-sound-offer = ¿Quieres sonidos? Madera, cristal y cartas sobre una mesa.
table-sound-yes = Con sonidos
table-sound-no = Sin sonidos
table-ranks = Rangos
table-ranks-close = Ocultar los rangos
table-ranks-transformation = Transformación: nadie gana
table-ranks-points = Puntos: un lugar vale su número, un personaje 1.
table-asking = Pedir, explicado
table-asking-close = Ocultar la nota sobre pedir
table-hint = Consejo
table-beliefs = Mostrar quién puede tener qué
table-beliefs-lead = Deducido de lo que has visto. Como con un consejo, la partida no cuenta.
table-help = Ayuda
table-help-title = Cómo se juega
table-help-lead = Juega una carta del bando al que le toca, o pide a otro asiento que juegue una. La carta más alta gana la baza; los puntos de tu equipo se multiplican por el factor de sus propios actos.
table-help-rules = Todas las reglas
table-help-ranks = Rangos, de mayor a menor
table-help-equal = Cada fila gana a las de abajo. Los lugares tienen todos el mismo rango, y los actos también: gana la carta jugada primero.
table-help-keys = Teclado
table-key-play = jugar de la primera a la novena carta posible
table-key-ask = pedir a la izquierda, enfrente, a la derecha
table-key-last = última baza
table-key-counts = quién tiene qué
table-key-score = mostrar u ocultar el marcador
table-key-text = la mesa como texto o imagen
table-key-skip = seguir sin esperar
table-key-undo = deshacer, o retirar la petición
table-key-hint = consejo y después todos los valores
table-key-help = esta página
table-shortcuts = Atajos de teclado
table-shortcuts-lead = Desactívalos si un lector de pantalla o un control por voz escribe letras.

## Score

table-score-of-target = { $target ->
    [1] { $total }
   *[other] { $total } de { $target }
}
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side }: { count-points }, factor { $factor }, hacen { $score }
table-total-in-words = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } de { $target }
}

## Talking

table-talk = Conversación
table-quote = { $name }: «{ $words }»
role-agnes = boticaria
role-bertram = cochero
role-clara = cantante
role-desmond = abogado
role-edith = institutriz
role-frederick = estudiante de medicina
role-georgina = viuda
role-horace = farolero
table-phrases = Decir algo
table-phrase-hello = Buenas noches.
table-phrase-thanks = Gracias.
table-phrase-well-played = Bien jugado.
table-phrase-good-game = Buena partida.
table-phrase-sorry = Perdón.
table-phrase-one-moment = Un momento, por favor.
table-phrase-back = Ya he vuelto.
table-phrase-goodbye = Hasta otra.
table-chat = Escribir a la mesa
table-chat-send = Enviar
table-chat-closed = Durante una ronda solo hay estas frases: en esta mesa no se dan pistas.
table-mute = Silenciar a { $name }
table-unmute = Volver a leer a { $name }
table-report = Denunciar a { $name }
table-report-text = ¿Qué ha pasado?
table-report-send = Enviar la denuncia
table-report-sent = Gracias. Los responsables de este servidor la leerán.
table-talk-unread = { $count ->
    [one] Conversación, { $count } línea nueva
   *[other] Conversación, { $count } líneas nuevas
}
table-phrase-shall-we = ¿Seguimos?

## Entre amigos

table-host = anfitrión
table-rename = Cambiar de nombre
table-setup-change = Cambiar los ajustes
table-setup-title = Ajustes de esta mesa
table-setup-note = Toda la mesa ve al momento lo que cambia.
table-news-stood = { $name } deja la silla.
table-news-renamed = { $old } ahora se llama { $name }.
table-news-setup-changed = Los ajustes de la mesa han cambiado.
table-news-readied = { $name } espera la siguiente ronda.
table-news-agreed = { $name } quiere otra partida.
table-bot-plays-in = { $name } ha perdido la conexión. Un bot toma el relevo en { $seconds } s.
table-next-round-in = La siguiente ronda empieza en { $seconds } s.
table-rematch-in = La próxima partida se prepara en { $seconds } s, con quienes quieran.
table-nudge = Hacerles una seña
table-rematch-together = Otra vez los mismos
table-agreed = Para otra partida: { $names }.
table-dealt-meanwhile = La siguiente ronda ya está repartida. Sigues en la mesa.
table-to-the-table = A la mesa
table-all-hands = Todas las manos
table-watching = Estás mirando

## End of a round and of a match

table-round-over = La ronda { $number } ha terminado
table-sum-of = { $camp } se ha llevado
table-sum-points = Puntos
table-sum-characters = 1 por personaje
table-sum-factor = Factor
table-sum-score = Puntuación
table-sum-no-deed = Ningún acto propio: por 0
table-sum-idle = Aquí sin valor
table-sum-neutral = Para nadie
table-totals = Totales
table-totals-chart = { $target ->
    [1] Totales tras cada ronda
   *[other] Totales tras cada ronda, objetivo { $target }
}
table-waiting-for = Falta { $names }.
table-match-over = La partida ha terminado
table-match-won = Has ganado.
table-match-lost = Has perdido. Les pasa a los mejores doctores.
table-match-won-by = Gana { $name }.
table-record = Guardar el acta
table-replay = Ver repetición
table-to-home = Inicio
table-look = Ver la mesa
table-back-to-sum = Volver a la cuenta
table-practice-kept = Práctica: la partida se guarda en tus partidas y no cuenta.
table-practice-games = Tus partidas

## The table as text

table-text-seats = Asientos
table-text-seat = { $name }, { $place }, por { $camp }: { count-jekyll } y { count-hyde }.
table-text-place-bottom = tú
table-text-place-left = a tu izquierda
table-text-place-top = enfrente
table-text-place-right = a tu derecha
table-text-trick = En la mesa
table-text-trick-empty = Todavía no hay cartas. Sale { $name }.
table-text-hand = Tu mano
table-text-moves = Lo que puedes hacer
table-text-no-moves = De momento, nada.
table-text-play = Jugar: { $card }
table-text-ask = Pedir a { $name }
table-text-ask-ghost = Pedir al fantasma
table-text-log = Lo que ha pasado

## You, where a sentence speaks of the reader: the key names the part that the reader has in it

table-you = Tú
table-from = de { $name }
table-from-you = de ti
table-from-ghost = del fantasma
table-leads-you = Sales tú
table-on-request-by-you = Tú has pedido, { $holder } ha dado la carta
table-on-request-holder-you = { $by } ha pedido, tú has dado la carta
table-last-trick-won-you = La has ganado tú.
table-text-trick-empty-you = Todavía no hay cartas. Sales tú.
table-news-sat-you = Te sientas.
table-news-kept-waiting-you = Haces esperar a todos. Los demás pueden dejar que juegue un bot por ti.
table-news-taken-over-you = Ahora un bot juega por ti.
table-news-returned-you = Has vuelto.
table-news-ask-taken-back-you = Retiras la petición.
table-news-undone-you = Deshaces jugadas.
table-news-seed-missing-you = La semilla de tu navegador no se abrió a tiempo. Se baraja de nuevo sin ella.
event-dealt-dealer-you = Repartes tú, { $leader } sale.
event-dealt-leader-you = { $dealer } reparte, sales tú.
event-dealt-single-dealer-you = Repartes tú. { $single } juega Hyde en solitario, con el fantasma enfrente, y sale.
event-dealt-single-single-you = { $dealer } reparte. Juegas Hyde en solitario, con el fantasma enfrente, y sales.
event-asked-by-you = Pides a { $seat } una carta { $camp }.
event-asked-seat-you = { $by } te pide una carta { $camp }.
event-asked-ghost-by-you = Pides al fantasma una carta { $camp }; la elige { $single }.
event-asked-ghost-single-you = { $by } pide al fantasma una carta { $camp }; la eliges tú.
event-ghost-asks-single-you = Por el fantasma, pides a { $seat } una carta { $camp }.
event-ghost-asks-seat-you = Por el fantasma, { $single } te pide una carta { $camp }.
event-played-seat-you = Juegas { $card } ({ $code }).
event-played-on-request-holder-you = Juegas { $card } ({ $code }) para { $seat }.
event-played-on-request-seat-you = { $holder } juega { $card } ({ $code }) para ti.
event-played-from-ghost-seat-you = Juegas { $card } ({ $code }) de la mano del fantasma.
event-played-by-asked-ghost-seat-you = El fantasma juega { $card } ({ $code }) para ti; ha elegido { $single }.
event-played-by-asked-ghost-single-you = El fantasma juega { $card } ({ $code }) para { $seat }; has elegido tú.
event-ghost-played-single-you = Por el fantasma, juegas { $card } ({ $code }) de la mano del fantasma.
event-ghost-played-from-single-single-you = Por el fantasma, juegas { $card } ({ $code }) de tu mano.
event-ghost-played-on-request-holder-you = Juegas { $card } ({ $code }) para el fantasma.
event-trick-won-winner-you = Ganas la baza: { count-points }.
event-trick-won-carried-winner-you = Ganas la baza y las { $carried } cartas pendientes: { count-points }.
event-ghost-won-single-you = El fantasma gana la baza para ti: { count-points }.
event-ghost-won-carried-single-you = El fantasma gana la baza y las { $carried } cartas pendientes para ti: { count-points }.
event-trick-carried-leader-you = ¡Transformación! Nadie gana la baza. { $cards } cartas quedan en la mesa: { count-points }. Sales tú.
event-match-won-player-winner-you = Ganas la partida.

## Why a trick went where it went

table-why-character-character = Personajes, de la A a la E: { $higher } gana a { $lower }.
table-why-character-scene = Los personajes ganan a los lugares, sean cuales sean los puntos.
table-why-character-deed = Los personajes ganan a los actos.
table-why-scene-deed = Los lugares ganan a los actos.
table-why-tied-character = A igual rango gana la primera jugada.
table-why-tied-scene = Los lugares, del 7 al 3, tienen todos el mismo rango: gana el primero jugado.
table-why-tied-deed = Los actos tienen todos el mismo rango: gana el primero jugado.
table-deed-counts = { $card } cuenta para { $camp }: × { $factor }.
table-deed-lost = { $card } queda fuera para { $camp }.
table-carries = ¡Transformación! Nadie gana la baza.
table-carries-on = Sus cartas esperan al próximo ganador. Sale { $name }.
table-carries-on-you = Sus cartas esperan al próximo ganador. Sales tú.
table-carries-last = Era la última baza: estas cartas no cuentan para nadie.

## What it is about, for the first round

table-goal = Tú y { $partner } sois { $camp }. Llevaos puntos, y al menos un acto { $camp } (×); { $target ->
    [1] decide esta única ronda
   *[other] cuando un equipo llega a { $target }, gana el total más alto
}.
table-goal-three = Tú y { $partner } sois { $camp } en esta ronda. Llevaos puntos, y al menos un acto { $camp } (×); { $target ->
    [1] gana quien tras una ronda vaya en cabeza en solitario
   *[other] cuando alguien llega a { $target }, gana el total más alto
}.
table-goal-single = Eres Hyde, a solas con el fantasma. Llévate puntos, y al menos un acto Hyde (×); { $target ->
    [1] gana quien tras una ronda vaya en cabeza en solitario
   *[other] cuando alguien llega a { $target }, gana el total más alto
}.
table-goal-close = Cerrar la nota
table-on-device = Esta partida se juega en este dispositivo y queda guardada aquí.
table-score-no-deed = { count-points }, sin acto
table-score-no-deed-short = { $points } × –
table-score-open = Quién se ha llevado qué

## Who is ahead

table-ahead-you = Vas por delante, { $mine } a { $other }; se juega hasta { $target }.
table-ahead-other = Vas por detrás, { $mine } a { $other }; { $target ->
    [1] dos empatan en cabeza, así que decide otra ronda
   *[other] se juega hasta { $target }
}.
table-ahead-level = Empate a { $mine }; { $target ->
    [1] decide otra ronda
   *[other] se juega hasta { $target }
}.
table-ahead-by = { $side } va por delante con { $total }; se juega hasta { $target }.
table-side-yours = { $side } (tú)
table-sum-neutral-why = En la última baza había una Transformación: nadie se lleva estas cartas.
table-chart-target = objetivo { $target }
table-chart-round = tras la ronda { $round }
table-hint-asked = { $cards ->
    [one] Solo una de las tuyas sirve.
   *[other] Tienes que jugar una; cuál, lo decides tú.
}
table-key-browse = de carta en carta; Intro la juega
