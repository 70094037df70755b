### Problemas: encontrar la jugada. Español.

puzzle-title = Problemas
puzzle-lead = Posiciones de rondas entre bots. Con lo que puedes saber, una jugada es claramente la mejor: encuéntrala.
puzzle-all = Todos los problemas
puzzle-unknown = En este enlace no hay ningún problema. Quizá falte una parte.
puzzle-panel = La pregunta
puzzle-notes = Para consultar
puzzle-rating = Nivel { $rating }

## La pregunta y la respuesta

puzzle-question = { $camp }, te toca: ¿qué jugada?
puzzle-question-card = { $camp }, debes responder: ¿qué carta?
puzzle-wrong = Hay algo mejor. Prueba otra.
puzzle-compared = «{ $move }» vale { $made } puntos, la mejor jugada { $best }.
puzzle-right = Correcto: { $move }.
puzzle-shown = La mejor jugada: { $move }.
puzzle-change = Tu nivel { $change }
puzzle-give-up = Mostrar la respuesta
puzzle-next = Siguiente problema
puzzle-values = Mostrar los valores
puzzle-hands = Mostrar todas las manos

## El resumen

puzzle-begin = Resolver un problema
puzzle-go-on = Siguiente problema
puzzle-go-on-lead = Tan difícil como te convenga
puzzle-of-day = Problema del día
puzzle-day-solved = { $date }: resuelto
puzzle-day-missed = { $date }: fallado
puzzle-your-rating = Tu nivel
puzzle-solved = Resueltos
puzzle-row = Resueltos seguidos
puzzle-days = Días seguidos
puzzle-history = Tus últimos problemas
puzzle-was-solved = Resuelto:
puzzle-was-missed = Fallado:

## Temas

puzzle-themes = Temas
puzzle-theme-count = { $solved } de { $all }
puzzle-theme-finesse = El impás
    .about = Pedir a un rival sin estar obligado.
puzzle-theme-forcing = Fuera la Transformación
    .about = Pedir a quien apenas puede guardarla.
puzzle-theme-transformation = Tu Transformación
    .about = El momento justo para jugarla.
puzzle-theme-deed = Salvar un acto
    .about = Uno de los tuyos está en la mesa o en tu mano.
puzzle-theme-counting = Contar las cartas
    .about = Queda poco que no sepas.
puzzle-theme-last-trick = Las últimas bazas
    .about = Ganar el final, o defenderlo.
puzzle-theme-answer = Te piden
    .about = ¿Qué carta das?
puzzle-theme-judgement = Criterio
    .about = Sopesar lo probable.
