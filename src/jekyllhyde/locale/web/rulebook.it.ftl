### Le pagine delle regole attorno agli articoli, che stanno nei testi comuni. Italiano.

rulebook-lead = Ogni regola in una frase o due. Gli articoli sono numerati, così li si può citare.
rulebook-learn = Preferisci giocare che leggere? La lezione dura cinque minuti.
rulebook-search = Cerca nelle regole
rulebook-clear = Cancella
rulebook-found = { $count ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] { $count } articolo
   *[other] { $count } articoli
}
rulebook-contents = Indice
rulebook-link = Link a { $number }
rulebook-backs = I dorsi: un’ampolla per Jekyll, un cilindro per Hyde.
rulebook-rank-transformation = La più alta di tutte, ma non vince nulla.
rulebook-rank-character = Dalla A in giù; un punto ciascuno.
rulebook-rank-scene = Tutti e dieci dello stesso rango; il numero dà i punti.
rulebook-rank-deed = Tutte e sei dello stesso rango, il più basso; niente punti, ma un fattore.
rulebook-position-a = Carta Posizione A: i compagni siedono uno di fronte all’altro.
rulebook-position-b = Carta Posizione B: i compagni siedono fianco a fianco.
rulebook-position-three = In tre: il fantasma siede di fronte al giocatore solitario.
rulebook-on-request = Giocata su richiesta: la carta conta per il posto a cui tocca.
rulebook-equals = Due B. È avanti quella giocata per prima.
rulebook-carried = La presa non è di nessuno. Tutto aspetta la prossima.
rulebook-example = { $points } × { $factor } = { $score }
