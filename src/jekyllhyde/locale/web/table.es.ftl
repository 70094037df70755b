### Lo que se dice en la mesa del navegador: sala de espera, ronda, fin de ronda, fin de partida.

table-title = En la mesa
table-opening = Se enciende la lámpara…
table-connection-lost = Se perdió la conexión. Nuevo intento…
table-gone-title = Aquí no hay ninguna mesa
table-gone-new = Abrir una nueva

## At the door

table-door-title = Tienes una invitación
table-door-lead = Basta un nombre. Sin cuenta ni contraseña.
table-door-name = Tu nombre
table-door-enter = Entrar

## Cards, for those who hear them

table-card = { $name }, { $code }: { $camp }, { $kind }, { count-points }
table-card-deed = { $name }, { $code }: { $camp }, { $kind }, por { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name }: { $card }
table-on-request = { $by } pidió, { $holder } dio la carta
table-trick = La baza
table-own-hand = Tu mano
table-open-hand = Mano abierta: { $name }
table-hand-empty = No quedan cartas
table-carried = Pendientes: { $cards }; { count-points }
table-leads = Sale { $name }

## Seats

table-ghost = el fantasma
table-seat = { $name }, por { $camp }
table-counts-of-seat = { $jekyll } cartas Jekyll y { $hyde } cartas Hyde
table-on-turn = en turno
table-is-asked = con petición
table-away = ausente
table-stand-in = juega un bot
table-spectating = Estás mirando.
table-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
table-ask = Pedir
table-cannot-ask = no tiene cartas { $camp }
table-ghost-is-yours = juega tú sus cartas

## What is expected

table-hint-asked = Tienes que jugar una; cuál, lo decides tú.
table-hint-must-ask = No tienes ninguna: pide a alguien.
table-hint-must-play = Nadie más tiene una.
table-hint-play-or-ask = Juega una o pide a otro asiento.
table-waiting = { $name } está pensando.
table-your-turn-title = Te toca

## What can be done

table-undo = Deshacer
table-take-back = Retirar la petición
table-take-chair-back = He vuelto
table-ready = Siguiente ronda
table-rematch = Jugar otra vez
table-give-up-chair = Que juegue un bot por mí
table-leave = Dejar la mesa

## What happened

table-news-sat = { $name } se sienta.
table-news-bot-sat = { $name }, un bot, se sienta.
table-news-left = { $name } se ha ido. Todos esperan un poco.
table-news-taken-over = Ahora un bot juega por { $name }.
table-news-returned = { $name } ha vuelto.
table-news-ask-taken-back = { $name } retira la petición.
table-news-undone = { $name } deshace jugadas.

## Waiting room

table-waiting-title = Toma asiento
table-waiting-lead = Los amigos vienen por el enlace; los bots ocupan la silla que quieras.
table-waiting-watch = Estás mirando. Toma una silla para jugar.
table-chair = Silla { $number }
table-chair-open = Una silla libre
table-chair-you = tú
table-sit = Sentarse aquí
table-stand = Levantarse
table-bot-sits = Sentar un bot
table-bot-level = Nivel del bot
table-bot-leaves = Despedir
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
table-setup-target = Hasta { $target }
table-setup-talk = Charla entre rondas
table-setup-no-talk = Solo frases fijas
table-setup-pace-untimed = Sin reloj
table-setup-pace-calm = Reloj tranquilo
table-setup-pace-quick = Reloj rápido

## Fair deals

table-seal = Reparto sellado
table-seal-lead = Antes de la primera carta, el servidor fija todos los repartos y publica este sello. Tu navegador añade un azar propio: nadie puede elegir las cartas.
table-seal-commit = Sello
table-seal-own = Tu propio azar está mezclado.
table-seal-verified = Reparto comprobado
table-seal-verified-lead = Tu navegador ha repartido otra vez esta ronda a partir del sello abierto y ha obtenido las mismas cartas.
table-seal-wrong = El reparto no corresponde al sello
table-seal-wrong-lead = El sello abierto no da estas cartas. Guarda el acta y avisa a quienes llevan este servidor.
table-seal-unable = Sin comprobar
table-seal-unable-lead = Esta página no llegó por una conexión segura, y el navegador no le presta su criptografía. Comprueba el acta con «jh verify».
table-seal-checking = Comprobando el reparto…
table-seal-seed = Semilla abierta de la ronda { $round }
table-seal-player-seeds = Azar de los jugadores (N, E, S, O)
table-seal-none = ninguno

## Tools

table-menu = Menú
table-tools = Herramientas de la mesa
table-last-trick = Última baza
table-last-trick-none = Aún no se ha jugado ninguna baza.
table-last-trick-won = La ganó { $name }.
table-last-trick-carried = No la ganó nadie: una Transformación.
table-tricks = Bazas de esta ronda
table-counts = Quién tiene qué
table-counts-player = Jugador
table-score = Marcador
table-text-view = La mesa como texto
table-sort = Invertir el orden de la mano
table-sound = Sonido
table-help = Ayuda
table-help-title = Cómo seguir
table-help-lead = Juega una carta del bando en turno, o pide a otro asiento que juegue una por ti. La carta más alta gana la baza; los puntos de tu equipo se multiplican por sus propios actos.
table-help-rules = Todas las reglas
table-help-ranks = Rangos, de mayor a menor
table-help-keys = Teclas
table-key-play = jugar de la primera a la novena carta posible
table-key-ask = pedir a la izquierda, enfrente, a la derecha
table-key-last = última baza
table-key-counts = quién tiene qué
table-key-score = mostrar u ocultar el marcador
table-key-text = la mesa como texto o imagen
table-key-skip = seguir sin esperar
table-key-undo = deshacer, o retirar la petición
table-key-help = esta página
table-shortcuts = Las teclas sueltas hacen esto
table-shortcuts-lead = Desactívalo si un lector de pantalla o tu voz escribe letras.

## Score

table-score-of-target = { $total } de { $target }
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side }: { count-points }, factor { $factor }, hacen { $score }
table-total-in-words = { $side }: { $total } de { $target }

## Talking

table-talk = Hablar
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
table-unmute = Volver a oír a { $name }
table-report = Denunciar a { $name }
table-report-text = ¿Qué ha pasado?
table-report-send = Enviar la denuncia
table-report-sent = Gracias. Quienes llevan este servidor la leerán.

## End of a round and of a match

table-round-over = La ronda { $number } ha terminado
table-sum-of = { $camp } se llevó
table-sum-points = Puntos
table-sum-factor = Factor
table-sum-score = Resultado
table-sum-no-deed = Ningún acto propio: por 0
table-sum-idle = Aquí sin valor
table-sum-neutral = Para nadie
table-totals = Totales
table-totals-chart = Totales tras cada ronda, hacia { $target }
table-waiting-for = Se espera a { $names }.
table-match-over = La partida ha terminado
table-match-won = Has ganado.
table-match-lost = Has perdido. Les pasa a los mejores doctores.
table-match-won-by = Gana { $name }.
table-record = Guardar el acta
table-replay = Repasar
table-to-home = Inicio
table-look = Mirar la mesa
table-back-to-sum = Volver a la cuenta

## The table as text

table-text-seats = Asientos
table-text-seat = { $name }, { $place }, por { $camp }: { $jekyll } cartas Jekyll y { $hyde } cartas Hyde.
table-text-place-bottom = tú
table-text-place-left = a tu izquierda
table-text-place-top = enfrente
table-text-place-right = a tu derecha
table-text-trick = En la mesa
table-text-trick-empty = Aún ninguna carta. Sale { $name }.
table-text-hand = Tu mano
table-text-moves = Lo que puedes hacer
table-text-no-moves = De momento, nada.
table-text-play = Jugar: { $card }
table-text-ask = Pedir a: { $name }
table-text-log = Lo que ha pasado
