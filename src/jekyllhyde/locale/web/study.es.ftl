### Repeticiones y partidas. Español.

## Replays

study-replay-title = Repeticiones
study-replay-lead = Una partida otra vez, carta a carta: desde un asiento o con todas las manos a la vista.
study-drop = Suelta aquí un acta
study-drop-about = Una partida como archivo de texto (.jhn), de aquí o de cualquier otro sitio.
study-choose-file = Elegir un archivo
study-paste = O pega su texto
study-open-record = Abrir
study-own-games = Tus partidas
study-sample = Ver una partida de ejemplo
study-sample-about = Tres rondas entre bots expertos, a 300. En cada paso puedes ocupar una silla.
study-all-games = Todas tus partidas
study-reading = Leyendo el acta…
study-not-text = Este archivo no se puede leer como texto.
study-too-long = Es demasiado larga para un acta: { $most } caracteres como mucho.
study-bad-link = Este enlace no contiene ninguna acta legible.
study-unknown-link = No hay ninguna partida que repetir en este enlace. Quizá se borró, o falta una parte del enlace.
study-other-record = Otra acta
study-view = Vista
study-view-open = Todas las manos a la vista
study-view-seat = Como la vio { $player }
study-player-you = { $player } (tú)
study-round = Ronda
study-round-unfinished = Ronda { $number }, sin acabar
study-controls = Reproducción
study-first = Ir al reparto
study-back = Un paso atrás
study-play = Reproducir
study-pause = Pausa
study-forward = Un paso adelante
study-last = Ir al final
study-speed = Velocidad
study-place = Punto de la ronda
study-place-text = Paso { $step } de { $steps }
study-deal = El reparto
study-moves = Jugadas
study-trick = Baza
study-wins-trick = gana la baza
study-trick-carried = pendiente
study-legend = Leyenda
study-legend-ask = pide al jugador en esta dirección
study-legend-leads = sale en la baza
study-legend-card = carta { $camp }
study-legend-carried = Sin laurel: nadie ganó la baza.
study-move-asks = pide a { $seat }
study-move-asks-ghost = pide al fantasma
study-keys = ← → un paso, ↑ ↓ una baza, Inicio y Fin, Espacio para reproducir
study-share = Copiar el enlace
study-shared = El enlace está en el portapapeles.
study-share-by-hand = Copia este enlace:
study-download = Descargar
study-play-on = Seguir desde aquí
study-play-on-about = Toma una silla y sigue desde aquí. Todos conservan su nombre; en las otras sillas juegan bots.
study-play-on-kept = La partida se guarda en tus partidas, marcada como práctica, y no cuenta en ninguna estadística.
study-play-on-seat = ¿De quién tomas la silla?
study-play-on-level = Los bots
study-play-on-go = Sentarme
study-play-on-over = Aquí la partida ha terminado. Retrocede un paso y sigue desde ahí.
study-winner-team = Ha ganado el equipo { $winner }
study-winner-player = Ha ganado { $winner }
study-fair = Repartos comprobados: son limpios
study-unfair = Repartos comprobados: no coinciden con las semillas
study-not-checked = Repartos sin comprobar: esta acta no revela las semillas de todas las rondas
study-trust-one-seed = Nadie ha elegido las cartas, si es honrado el servidor o al menos uno de los que dieron una semilla.
study-trust-no-collusion = Nadie ha elegido las cartas, salvo que el servidor se pusiera de acuerdo con quien dio la última semilla.
study-trust-server = Nadie ha elegido las cartas, si el servidor es honrado: ningún jugador dio una semilla.
study-fair-undone = En esta partida se deshicieron jugadas: solo los repartos son limpios.
study-bad-record = Hay algo mal en esta acta
study-bad-place = Línea { $line }, columna { $column }
study-bad-rule = Véase la regla { $rule }
study-bad-way-on = Corrige aquí el texto y ábrelo de nuevo, o elige otra acta.

## What can be wrong with a record

study-problem-bad-utf8 = El texto no está en UTF-8.
study-problem-bad-character = El carácter U+{ $code } no está permitido.
study-problem-byte-order-mark = Un acta no empieza con una marca de orden de bytes.
study-problem-bad-escape = Tras \ en un valor viene " o \.
study-problem-unterminated-value = Al valor le falta la " final.
study-problem-expected-word = Aquí debería ir { $word }, no { $found }.
study-problem-expected-line-end = Aquí debería acabar la línea, no seguir con { $found }.
study-problem-expected-seat = Aquí debería ir un asiento (N, E, S o W), no { $found }.
study-problem-expected-card = Aquí debería ir una carta, no { $found }.
study-problem-bad-tag-name = Aquí debería ir el nombre de una etiqueta (letras, cifras y _), no { $found }.
study-problem-expected-value = Aquí debería ir el valor de la etiqueta entre comillas, no { $found }.
study-problem-tag-twice = La etiqueta { $tag } está dos veces.
study-problem-tag-missing = La cabecera no tiene la etiqueta { $tag }.
study-problem-names-missing = La cabecera nombra a { $count } de los { $players } jugadores.
study-problem-unknown-version = Esto es JHN 1, no { $found }.
study-problem-blank-name = El nombre de un jugador no puede estar vacío.
study-problem-unknown-position-card = La carta de posición es A o B, no { $found }.
study-problem-unknown-memory-aid = La ayuda de memoria es every-trick o last-trick, no { $found }.
study-problem-round-number = Esta es la ronda { $expected }, no { $found }.
study-problem-trick-number = Esta es la baza { $expected }, no { $found }.
study-problem-trick-incomplete = La baza anterior está incompleta: { $count } de cuatro cartas.
study-problem-fifth-play = Una baza tiene cuatro cartas.
study-problem-card-twice = La carta { $card } ya se repartió a { $seat }.
study-problem-wrong-first-leader = { $expected } se sienta a la izquierda de quien reparte y sale.
study-problem-wrong-leader = { $expected } ganó la última baza y sale.
study-problem-wrong-leader-after-transformation = Sale { $expected }: la Transformación se jugó para ese asiento.
study-problem-wrong-score = { $team } hizo { $expected }, no { $found }.

## Games

study-games-title = Tus partidas
study-games-lead = Todas las partidas que has terminado, y su balance.
study-unfinished = Una partida aún no ha terminado. Aparecerá aquí cuando termine.
study-games-empty = Aún no hay partidas terminadas.
study-games-empty-about = Las partidas terminadas se reúnen aquí, cada una con su acta y su repetición. La primera, a 300, lleva { new-minutes }.
study-games-play = Jugar
study-games-learn = Aprender primero
study-games-played = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}
study-games-won = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
study-games-rate = { $percent } %
study-games-list = Partidas
study-players = En la mesa
study-form-four = Cuatro jugadores
study-form-neighbours = Cuatro, lado a lado
study-form-three = Tres jugadores
study-won = Ganada
study-lost = Perdida
study-undone = Jugadas deshechas, no cuenta
study-hinted = Con consejos, no cuenta
study-practice = Práctica
study-on-device = En este dispositivo
study-device-lead = Las partidas marcadas con «En este dispositivo» solo se guardan en este navegador.
study-device-delete = Borrarlas
study-device-delete-sure = ¿Borrar las partidas de este dispositivo?
study-device-delete-lead = Se borran todas las partidas guardadas en este dispositivo, también una sin terminar. Las del servidor se quedan.
study-score-text = { $own } a { $others }
study-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
study-to-target = a { $target }
study-watch = Ver repetición
study-watch-game = Ver la repetición de la partida del { $date }
study-download-game = Descargar el acta del { $date }
study-share-game = Copiar el enlace a la partida del { $date }
study-more = Partidas anteriores
study-chart-balance = Victorias menos derrotas
study-chart-balance-text = { $games ->
    [one] Tras una partida el balance es { $balance }.
   *[other] Tras { $games } partidas el balance es { $balance }.
}
study-chart-scores = Dónde acabaron tus partidas
study-chart-scores-about = Tu total, en porcentaje del objetivo
study-chart-bar = del { $from } al { $to } %
study-chart-bar-open = { $from } % y más
study-chart-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
study-chart-camps = Por bando
study-chart-forms = Por forma
study-chart-share = { $won ->
    [one] { $won } ganada de { $played }
   *[other] { $won } ganadas de { $played }
}
