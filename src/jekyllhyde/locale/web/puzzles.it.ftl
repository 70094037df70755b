### Problemi: trova la mossa. Italiano.

puzzle-title = Problemi
puzzle-lead = Posizioni tratte da smazzate fra bot. Da ciò che puoi sapere, una mossa è nettamente la migliore: trovala.
puzzle-all = Tutti i problemi
puzzle-unknown = A questo link non c’è nessun problema. Forse ne manca una parte.
puzzle-panel = La domanda
puzzle-notes = Da consultare
puzzle-rating = Livello { $rating }

## La domanda e la risposta

puzzle-question = { $camp }, tocca a te: quale mossa?
puzzle-question-card = { $camp }, devi rispondere: quale carta?
puzzle-wrong = C’è di meglio. Provane un’altra.
puzzle-compared = «{ $move }» vale { $made } punti, la mossa migliore { $best }.
puzzle-right = Giusto: { $move }.
puzzle-shown = La mossa migliore: { $move }.
puzzle-change = Il tuo livello { $change }
puzzle-give-up = Mostra la risposta
puzzle-next = Prossimo problema
puzzle-values = Mostra i valori
puzzle-hands = Mostra tutte le mani

## La panoramica

puzzle-begin = Risolvi un problema
puzzle-go-on = Prossimo problema
puzzle-go-on-lead = Difficile quanto serve a te
puzzle-of-day = Problema del giorno
puzzle-day-solved = { $date }: risolto
puzzle-day-missed = { $date }: mancato
puzzle-your-rating = Il tuo livello
puzzle-solved = Risolti
puzzle-row = Risolti di fila
puzzle-days = Giorni di fila
puzzle-history = I tuoi ultimi problemi
puzzle-was-solved = Risolto:
puzzle-was-missed = Mancato:

## Temi

puzzle-themes = Temi
puzzle-theme-count = { $solved } su { $all }
puzzle-theme-finesse = L’impasse
    .about = Chiedere a un avversario senza esservi costretti.
puzzle-theme-forcing = Fuori la Trasformazione
    .about = Chiedere a chi non può quasi tenerla.
puzzle-theme-transformation = La tua Trasformazione
    .about = Il momento giusto per giocarla.
puzzle-theme-deed = Salva un’azione
    .about = Una delle tue è sul tavolo, o nella tua mano.
puzzle-theme-counting = Conta le carte
    .about = Resta poco che non sai.
puzzle-theme-last-trick = Le ultime prese
    .about = Vincere la fine, o difenderla.
puzzle-theme-answer = Lo chiedono a te
    .about = Quale carta dai?
puzzle-theme-judgement = Giudizio
    .about = Soppesare il probabile.
