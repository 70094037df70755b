### Lo que necesita cada página, y las páginas inicio, mesa nueva, sala, ajustes y cuenta.

game-title = Jekyll & Hyde
nav-label = Menú principal
go-home = Inicio
close = Cerrar
cancel = Cancelar
try-again = Reintentar
reload = Recargar
connection-lost = Se ha perdido la conexión. Nuevo intento…
screen-not-loaded = No se ha podido cargar esta página. Puede que no haya conexión.
offline-notice = Sin conexión. Puedes jugar contra bots en este dispositivo; las reglas y las lecciones también funcionan.
update-notice = Hay una versión nueva.
update-now = Actualizar
guest-name = Invitado { $number }
name-and-text = { $name }: { $text }

## Bots

level-random = Sonámbulo
level-novice = Principiante
level-casual = Aficionado
level-club = Veterano
level-expert = Experto
level-master = Maestro
level-grandmaster = Gran maestro
level-random-lead = juega cualquier carta
level-novice-lead = sigue los consejos del reglamento
level-casual-lead = piensa un poco
level-club-lead = un compañero fiable
level-expert-lead = juega con instinto seguro
level-master-lead = deduce lo que llevas
level-grandmaster-lead = lee tu juego

## Refusals

refusal-offline = El servidor no responde. Inténtalo de nuevo en un momento.
refusal-unsure = La conexión se cortó justo en ese momento. Comprueba si llegó a hacerse.
refusal-stale = La partida ya había avanzado. Mira otra vez.
refusal-not-your-turn = No te toca a ti.
refusal-illegal-move = Las reglas no lo permiten.
refusal-chair-taken = Alguien fue más rápido: esa silla está ocupada.
refusal-no-such-chair = Esa silla no existe.
refusal-not-seated = Solo estás mirando. Primero toma una silla.
refusal-already-seated = Ya tienes una silla aquí.
refusal-chairs-open = Todavía quedan sillas libres.
refusal-match-runs = La partida ya ha empezado.
refusal-no-match = Aquí aún no se ha jugado ninguna partida.
refusal-round-runs = No mientras se juega una ronda.
refusal-no-round = No se está jugando ninguna ronda.
refusal-match-not-over = La partida aún no ha terminado.
refusal-nothing-to-take-back = Ya no hay nada que retirar.
refusal-undo-against-bots-only = Las jugadas solo se pueden deshacer contra bots.
refusal-no-hints = Solo hay consejos contra bots y donde se pueden repasar todas las bazas.
refusal-no-such-level = Ese bot no existe.
refusal-bots-not-here = Antes hay que cargar un bot de esta mesa. Conéctate una vez o elige bots de otro nivel.
refusal-no-talk = Ahora no se habla libremente; solo hay las frases predefinidas.
refusal-time-is-up = Se acabó tu tiempo para esta carta: la juega un bot. Después podrás recuperar tu silla.
refusal-ask-stands = Esta petición se mantiene: solo se puede retirar una por carta, y tres por ronda.
refusal-not-kept-waiting = Nadie te ha hecho esperar tanto todavía.
refusal-not-host = Solo puede hacerlo el anfitrión de esta mesa.
refusal-too-many-people = Hay más personas en la mesa que sillas quedarían.
refusal-removed = El anfitrión te ha expulsado de esta mesa. Puedes seguir mirando o abrir tu propia mesa.
refusal-log-full = En esta mesa ya se ha hecho demasiadas veces. Sigue jugando o abre una mesa nueva.
refusal-no-more-rounds = Esta partida ha agotado sus repartos. Abre una mesa nueva.
refusal-wrong-seed = Esa no es la semilla que se selló.
refusal-no-such-table = Esta mesa no existe, o ya no.
refusal-no-table-entered = No estás en ninguna mesa.
refusal-table-full = Demasiada gente mira ya esta mesa.
refusal-too-fast = Un poco rápido. Espera un momento e inténtalo de nuevo.
refusal-too-many-tables = Has abierto muchas mesas. Espera un poco antes de la siguiente.
refusal-too-many-connections = El juego está abierto en demasiadas ventanas. Cierra una y esta seguirá por sí sola.
refusal-too-many-tokens = No puedes tener más tokens. «Cerrar todas las sesiones» anula los antiguos.
refusal-too-many-reports = Hoy ya has enviado muchos avisos. Gracias, se leerán.
refusal-malformed = El servidor no lo ha entendido. Prueba a recargar la página.
refusal-wrong-protocol = Esta página es más antigua que el servidor. Recárgala.
refusal-name-taken = Ese nombre ya está en uso. Prueba con otro.
refusal-wrong-password = Nombre o contraseña incorrectos.
refusal-weak-password = Esta contraseña es demasiado fácil de adivinar. Elige otra.
refusal-no-session = El servidor ya no te conoce. Vuelve a empezar desde el inicio.
refusal-no-such-game = Esta partida no existe, o ya no.
refusal-try-again = No ha funcionado. Inténtalo de nuevo.
refusal-bad-record = Esta acta no se puede leer. Busca el error y corrígelo.
refusal-record-too-long = Esta acta es demasiado larga para mostrarla.
refusal-no-such-step = El acta no llega hasta ahí.
refusal-match-over = Ahí la partida ya ha terminado. Retrocede unas jugadas.
refusal-target-too-high = El objetivo de esta acta es demasiado alto para una mesa.
refusal-not-found = No hay nada en esta dirección.
refusal-wrong-method = El servidor no hace eso. Prueba a recargar la página.
refusal-too-large = Es demasiado grande para el servidor.
refusal-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.

## Home

home-tagline = Dos bandos, cuatro manos, y cada carta puede traicionarte.
home-play = Jugar ya
home-play-lead = Contra bots, { new-minutes }, sin cuenta
home-playing = Repartiendo…
home-friends = Jugar con amigos
home-friends-lead = Una mesa y un enlace para enviar
home-learn = Aprender
home-learn-lead = Una primera ronda, paso a paso
home-puzzles = Problemas
home-puzzles-lead = Encontrar la jugada
home-back = Volver a tu mesa
home-back-lead = Tu silla sigue siendo tuya
home-more = Más
home-new = Preparar una mesa
home-rules = Reglas
home-replay = Repeticiones
home-lobby = Sala
home-games = Tus partidas
home-settings = Ajustes
home-account = Cuenta
home-name = Juegas como { $name }
home-language = Idioma

## New table

new-title = Preparar una mesa
new-lead = Decide cómo quieres jugar. No hace falta ninguna cuenta.
new-sentence = { $form }, { $company }, { $length }, { $pace }.
new-sentence-A = Cuatro jugadores, compañeros frente a frente
new-sentence-B = Cuatro jugadores, compañeros lado a lado
new-sentence-three = Tres jugadores y un fantasma
new-sentence-bots = { $count ->
    [1] un bot ({ $levels })
    [2] dos bots ({ $levels })
   *[other] tres bots ({ $levels })
}
new-sentence-friends = { $count ->
    [1] un amigo
    [2] dos amigos
   *[other] tres amigos
}
new-sentence-strangers = { $count ->
    [1] una silla libre
    [2] dos sillas libres
   *[other] tres sillas libres
}
new-sentence-with = con { $who }
new-sentence-with-both = con { $seated } y { $invited }
new-sentence-round = una ronda
new-sentence-target = a { $target } puntos
new-sentence-untimed = sin reloj
new-sentence-calm = con reloj tranquilo
new-sentence-quick = con reloj rápido
new-company = Bots o amigos
new-company-bots = { $count ->
    [2] Dos bots
   *[other] Tres bots
}
new-company-bots-lead = Se reparte enseguida
new-company-friends = { $count ->
    [2] Dos amigos
   *[other] Tres amigos
}
new-company-friends-lead = Sillas libres y un enlace para enviar
new-form = Quién juega con quién
new-form-A = Cuatro, frente a frente
new-form-A-lead = Carta de posición A, el juego habitual
new-form-B = Cuatro, lado a lado
new-form-B-lead = Carta de posición B, la variante
new-form-three = Tres y un fantasma
new-form-three-lead = Uno juega Hyde a solas, con una mano a la vista enfrente
new-target = Duración
new-target-round = Una ronda
new-target-points = A { $points }
new-minutes = { $minutes ->
    [one] un minuto más o menos
   *[other] unos { $minutes } minutos
}
new-rounds = { $rounds ->
    [one] una ronda más o menos
   *[other] unas { $rounds } rondas
}
new-chairs = Tú y los demás
new-chair = Silla { $number }
new-chair-open = Libre
new-chair-partner = Tu compañero
new-chair-opponent = Rival
new-chair-beside = Compañero o rival
new-lot-A = Los compañeros se sientan frente a frente. Se sortea qué pareja juega Jekyll.
new-lot-B = Tu compañero se sienta a tu lado. Se sortea en cuál, y qué pareja juega Jekyll.
new-lot-three = Se sortea quién juega primero Hyde a solas; luego cambia en cada ronda.
new-pace = Tiempo para pensar
new-pace-untimed = Sin límite
new-pace-calm = Tranquilo
new-pace-calm-lead = 45 segundos por decisión, 2 minutos de reserva
new-pace-quick = Rápido
new-pace-quick-lead = 15 segundos por decisión, 45 de reserva
new-memory = Memoria
new-memory-every-trick-lead = Se ven los puntos y las cartas que faltan, y se puede repasar cada baza
new-memory-last-trick-lead = Como en una mesa real: recuerda lo que cayó
new-open = Mostrar la mesa en la sala
new-open-lead = Cualquiera puede sentarse. Si no, solo la encuentra quien tenga el enlace.
new-talk = Charlar entre rondas
new-talk-lead = Texto libre entre rondas; durante una ronda, solo frases predefinidas.
new-go = Abrir la mesa
new-go-bots = Abrir y repartir
new-going = Abriendo…

## Lobby

lobby-title = Sala
lobby-lead = Mesas con una silla libre. La lista se actualiza sola.
lobby-empty = Ninguna mesa espera jugadores.
lobby-empty-lead = Abre una: aparece aquí al instante. O juega mientras contra bots.
lobby-open = Abrir una mesa
lobby-join = Unirse
lobby-loading = Buscando mesas…
lobby-count = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}
lobby-free = { $count ->
    [one] una silla libre
   *[other] { $count } sillas libres
}
lobby-host = Mesa de { $name }
lobby-host-none = Una mesa
lobby-form-A = Cuatro, frente a frente
lobby-form-B = Cuatro, lado a lado
lobby-form-three = Tres
lobby-target = a { $points }

## Settings

settings-title = Ajustes
settings-lead = Se guardan en este navegador.
settings-look = Aspecto
settings-play = Juego
settings-language = Idioma
settings-language-auto = Como el navegador
settings-theme = Luz
settings-theme-system = Como el sistema
settings-theme-light = Día
settings-theme-dark = Noche
settings-motion = Animaciones
settings-motion-system = Como el sistema
settings-motion-full = Sí
settings-motion-reduced = No
settings-card-size = Tamaño de las cartas
settings-card-size-small = Pequeño
settings-card-size-medium = Mediano
settings-card-size-large = Grande
settings-sort = Orden de tu mano
settings-sort-high-first = Altas a la izquierda
settings-sort-low-first = Bajas a la izquierda
settings-card-pause = Pausa tras cada carta de los demás
settings-pause = Pausa tras cada baza
settings-pause-seconds = { $seconds ->
    [0] ninguna
    [one] un segundo
   *[other] { $seconds } segundos
}
settings-autoplay = Jugar automáticamente mi única carta permitida
settings-autoplay-lead = Solo cuando todos ven que no tienes elección.
settings-sound = Sonidos
settings-sound-lead = De madera y cristal, para cartas, turnos y el final de la ronda.
settings-volume = Volumen
settings-volume-quiet = Bajo
settings-volume-medium = Medio
settings-volume-loud = Alto
settings-remarks = Comentarios de los bots
settings-remarks-lead = Un bot dice una frase de vez en cuando. Nunca habla de las cartas.
settings-vibration = Vibrar cuando te toca
settings-vibration-lead = Si el dispositivo lo permite.
settings-text = La mesa como texto
settings-text-lead = Toda la mesa en palabras, en vez de una imagen.
settings-level = Bots de «Jugar ya»
settings-reset = Restablecer los ajustes
settings-reset-done = Los ajustes vuelven a ser los iniciales.

## Account

account-title = Cuenta
account-lead-guest = Juegas como invitado. Para jugar basta; con una cuenta puedes volver desde cualquier dispositivo.
account-lead-nobody = Aquí aún no te conoce nadie. Para jugar basta un nombre.
account-lead-known = Has iniciado sesión como { $account }.
account-name = Nombre en la mesa
account-name-hint = de 1 a 24 caracteres
account-name-save = Usar este nombre
account-name-saved = Desde ahora eres { $name }.
account-name-bad = Un nombre tiene de 1 a 24 letras, cifras o signos.
account-name-full = No cabe más: un nombre tiene como máximo { $most } caracteres.
account-register = Crear una cuenta
account-register-lead = Tu nombre, tus partidas y tus sillas vienen contigo.
account-login = Iniciar sesión
account-login-lead = Ya tienes una cuenta.
account-user = Nombre de la cuenta
account-user-hint = de 3 a 40 letras, cifras, puntos, guiones
account-password = Contraseña
account-password-hint = al menos 8 caracteres
account-registered = Tu cuenta está lista.
account-logged-in = Un placer verte de nuevo, { $name }.
account-logout = Cerrar sesión
account-logout-everywhere = Cerrar todas las sesiones
account-logout-everywhere-lead = Cierra todas las sesiones, también esta, y anula todos los tokens.
account-logged-out = Has cerrado la sesión.
account-tokens = Programas
account-tokens-lead = Con un token, un programa tuyo juega en tu nombre.
account-token-label = Para qué sirve
account-token-make = Crear un token
account-token-shown = Tu token. Solo se muestra ahora; guárdalo en lugar seguro.
account-copy = Copiar
account-copied = Copiado
account-data = Lo que se guarda de ti
account-export = Descargar
account-delete = Olvidarme
account-delete-lead = Borra nombre, cuenta, sesiones e historial. No tiene vuelta atrás.
account-delete-sure = ¿De verdad quieres que se olvide todo sobre ti?
account-deleted = Todo olvidado.

## Nothing here

not-found-title = Aquí solo hay niebla
not-found-lead = No hay ninguna página en esta dirección.

## Reviews

review-round = Analizar esta ronda
review-short = Análisis
review-game = Analizar la partida del { $date }
