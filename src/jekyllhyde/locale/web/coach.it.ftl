### Che cosa dice l’allenatore: analisi, consigli, supposizioni.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = chiedere a { $name }
coach-mark-best = mossa migliore
coach-mark-played = giocata
coach-mark-value = vale { $value } punti
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } esatti
coach-value-bounds = da { $lower } a { $upper }
coach-about = circa { $points }

## Why, in one sentence

coach-why-belief = Nel { $percent }% delle distribuzioni possibili { $name } ha: { $card }.
coach-why-certain = { $name } ha di sicuro: { $card }.
coach-why-trick = { $points ->
    [one] In questa presa c’è { $points } punto.
   *[other] In questa presa ci sono { $points } punti.
}
coach-why-deed = In questa presa c’è un’azione: { $card }, fattore { $factor }.
coach-why-choice = { $cards ->
    [one] { $name } ha una sola carta { $camp } e su richiesta deve giocarla.
   *[other] { $name } su richiesta sceglie fra { $cards } carte { $camp }.
}
coach-why-gives-points = { $card } mette { $worth } punti nella presa.
coach-why-gives-factor = { $card } mette un fattore { $factor } nella presa.
coach-why-carry = { $points ->
    [0] Una Trasformazione lascia la presa in sospeso.
    [one] Una Trasformazione lascia la presa in sospeso, con { $points } punto.
   *[other] Una Trasformazione lascia la presa in sospeso, con { $points } punti.
}
coach-why-only = Ogni altra mossa costa almeno { $margin } punti.
coach-why-alike = Tutte le mosse portano più o meno allo stesso punto.
coach-why-forced = Nessun’altra mossa era possibile.

## Beliefs

coach-beliefs = Chi può avere cosa
coach-beliefs-of = Che cosa poteva dedurre { $name } prima di questa mossa.
coach-belief-about = Più grande è il disco, più è probabile che la carta sia in quella mano. Una carta incorniciata è nota.
coach-belief-share = { $name } { $percent }%
coach-belief-gone = { $card }: giocata
coach-belief-numbers = In cifre

## Hints at the table

coach-hint-thinking = Sto pesando le mosse…
coach-hint-best = La migliore: { $move }
coach-hint-later = Non tocca a te. Il prossimo consiglio arriva con la tua decisione.
coach-hint-more = Mostrare tutti i valori
coach-hint-close = Chiudere il consiglio
coach-hint-failed = Non è stato possibile calcolare il consiglio.
coach-sure-forced = Non c’è altra mossa.
coach-sure-clear = Nettamente migliore delle altre.
coach-sure-likely = Probabilmente migliore delle altre.
coach-sure-close = Una scelta di misura: altre mosse valgono quasi altrettanto.

## The review of a round

coach-page-title = Analisi
coach-title = Analisi della smazzata { $number }
coach-back-link = Indietro
coach-reader = Dalla parte di
coach-not-over = Una smazzata si può analizzare quando è finita.
coach-computing = Questa decisione è in corso di analisi…
coach-progress = { $done } decisioni su { $total }
coach-cancel = Fermare
coach-cancelled = L’analisi è stata fermata.
coach-failed = Non è stato possibile calcolare l’analisi.
coach-go-on = Ricominciare
coach-steps = Decisioni
coach-back = Decisione precedente
coach-forward = Decisione successiva
coach-previous-error = Errore precedente
coach-next-error = Errore successivo
coach-no-errors = { $name } non ha fatto errori degni di nota.
coach-decision = decisione { $number } di { $count }
coach-name-best = Mossa migliore.
coach-name-fine = Va bene.
coach-name-inaccuracy = Imprecisione.
coach-name-mistake = Errore.
coach-name-blunder = Errore grave.
coach-name-forced = L’unica mossa.
coach-fortune-lucky = Fortuna.
coach-fortune-unlucky = Sfortuna.
coach-costs = { $points ->
    [one] Costa circa { $points } punto.
   *[other] Costa circa { $points } punti.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Fortuna: con queste carte non è costato nulla.
    [one] Fortuna: con queste carte è costato solo { $points } punto.
   *[other] Fortuna: con queste carte è costato solo { $points } punti.
}
coach-told-unlucky = { $points ->
    [one] Sfortuna: con queste carte è costato { $points } punto.
   *[other] Sfortuna: con queste carte è costato { $points } punti.
}
coach-better = Meglio: { $move }, { $better } invece di { $made }.
coach-values = Valori
coach-by-knowledge = Secondo ciò che si sapeva
coach-by-cards = A carte scoperte
coach-open-unknown = Così presto nella smazzata non si può calcolare quanto valgono le mosse a carte scoperte. Qui il grafico mostra delle stime.
coach-line-show = Giocare la linea migliore
coach-line = La linea migliore.
coach-line-result = La smazzata finisce a { $line } invece di { $played }.
coach-line-back = Indietro nella linea migliore
coach-line-forward = Avanti nella linea migliore
coach-line-close = Tornare alla smazzata
coach-try-again = Riprovare da qui
coach-sum = La smazzata in cifre
coach-sum-later = Queste cifre arrivano quando tutte le decisioni sono state analizzate.
coach-sum-deal = La distribuzione valeva
coach-sum-play = Le decisioni hanno cambiato
coach-sum-luck = La fortuna ha cambiato
coach-sum-result = Che cosa ne è uscito
coach-accuracy = precisione su 100
coach-lost = Punti persi: { $points }, decisioni: { $decisions }
coach-no-choice = Non ha avuto scelta.
coach-kind-ownCard = carte proprie
coach-kind-askPartner = richieste al compagno
coach-kind-askOpponent = richieste agli avversari
coach-kind-answer = risposte
coach-list = Tutte le decisioni
coach-chart-text = Valore della smazzata: { $deal } dopo la distribuzione, { $result } alla fine. L’elenco delle decisioni riporta ogni passo.
coach-keys = Tasti: ← → decisioni, N e P errori, O carte scoperte.
