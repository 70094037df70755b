### Le lezioni, frase per frase. Italiano; learn.en.ftl è l'originale.

learn-heading = Impara il gioco
learn-intro = Siediti, prendi sette carte e gioca. Ogni regola arriva quando serve.
learn-you = Tu
learn-minutes = { $minutes ->
    [one] Circa un minuto
   *[other] Circa { $minutes } minuti
}
learn-begin = Comincia
learn-resume = Riprendi da dov’eri
learn-again = Gioca di nuovo
learn-done = Fatto
learn-go-on = Avanti
learn-all-chapters = Tutti i capitoli
learn-show-me = Fammi vedere
learn-good-moves = La lezione pensa a questo: { $moves }
learn-good-card = giocare { $card }
learn-good-ask = chiedere a { $player }
learn-progress = Avanzamento del capitolo
learn-teacher = La lezione
learn-ranks = Che cosa batte che cosa
learn-your-move = Tocca a te
learn-finished = Hai finito questo capitolo.
learn-next-chapter = Poi: { $chapter }
learn-play-now = Gioca subito
learn-read-rules = Leggi le regole

## A first round

learn-round = Una prima smazzata
    .about = Quattro giocatori, sette prese, tutte le regole che servono.
learn-round-welcome = Buonasera. Siedi a Sud e giochi per il Dr. Jekyll; Nora, di fronte, è la tua compagna. Edgar e Wilkie giocano per Mr. Hyde. Sette carte a testa, sette prese da giocare.
learn-round-backs = Ogni carta appartiene a una fazione: l’ampolla è di Jekyll, il cilindro di Hyde. Il segno è anche sul dorso, quindi tutti possono contare chi ha che cosa. I numeri accanto ai nomi lo fanno per te.
learn-round-lead = Apri tu. Al tuo turno serve una carta della tua fazione: una con l’ampolla. I personaggi sono le carte alte, dalla A alla E. Gioca il Dr. Jekyll, la tua A.
learn-round-try-scene = Un luogo è più basso di ogni personaggio: Hyde lo prenderebbe subito. Prova con la A.
learn-round-try-deed = Le azioni sono le carte più basse di tutte. Tieni il Rimorso, sarà prezioso. Prova con la A.
learn-round-try-transformation = Troppo presto. Con una Trasformazione nessuno vince la presa. Prova con la A.
learn-round-try-ask-later = Chiedere si può, e ci arriviamo subito. Prima gioca una carta tua.
learn-round-first-won = Nulla batte la tua A, quindi la presa è tua: { $points } punti per Jekyll. Un luogo vale il suo numero, un personaggio 1. Chi vince una presa apre la successiva.
learn-round-ask = Ecco il cuore del gioco. Invece di giocare puoi chiedere una carta a qualsiasi altro giocatore, amico o nemico, che abbia un’ampolla. Deve giocarne una per te, ma quale lo sceglie lui. Chiedi a Nora.
learn-round-try-ask-now = Potresti. Ma c’è di meglio: chiedi a Nora di giocare per te.
learn-round-try-ask-foe = A un avversario si può chiedere. Ma la carta la sceglie lui, e la sceglierebbe a tuo danno. Chiedi a Nora.
learn-round-asked-chose = Nora ha scelto Mr. Utterson, una B. La carta sta dalla tua parte: conta come tua. E il turno prosegue da te, non da Nora.
learn-round-equals = Anche Wilkie gioca Utterson, quello notturno. Carte di pari rango: resta avanti quella giocata per prima. Cioè la tua. Anche i luoghi hanno tutti lo stesso rango, qualunque sia il loro numero.
learn-round-asked = Ora Edgar ti chiede un cilindro. Devi giocarne uno, ma lo scegli tu. Per ora la presa è tua: che cosa ti piacerebbe trovarci?
learn-round-try-high-for-them = Mr. Hyde è una A. Giocato per Edgar, batterebbe la tua B e vincerebbe la presa. Scegli un’altra carta.
learn-round-second-won = Buona scelta: { $points } punti. Nora ha aggiunto la Compassione, un’azione di Jekyll. Le azioni non hanno punti. Moltiplicano quelli della propria fazione, se è lei a prenderle.
learn-round-second-won-murder = Scelta a sangue freddo: solo { $points } punti, ma la migliore azione di Hyde è nel tuo mucchio, dove non moltiplica nulla. Nora ha aggiunto la Compassione, un’azione vostra: moltiplicherà i vostri punti.
learn-round-deeds = Apri tu. Hai in mano il Rimorso, un’azione che vale × 3 se la prende la tua squadra. Ma le azioni sono le più basse: giocata adesso, sarebbe persa. Dai piuttosto un luogo da pochi punti.
learn-round-try-deed-lead = Tutto la batte, tranne un’altra azione, e nel mucchio di Hyde il tuo Rimorso non vale nulla. Dai piuttosto il luogo.
learn-round-try-keep-transformation = Tieni la Trasformazione per una presa che perderesti. Dai piuttosto il luogo.
learn-round-try-save = Le buone carte di Nora serviranno più tardi. Dai piuttosto il tuo luogo.
learn-round-deed-lost = Nora ha chiesto a Edgar, che ha scelto la tua Carità. Nel mucchio di Hyde un’azione di Jekyll non serve a nulla.
learn-round-third-lost = La D di Wilkie vince la presa: { $points } punti per Hyde e, con la Crudeltà, un fattore 2. Ora apre Wilkie.
learn-round-rescue = La tua è l’ultima carta. La C di Edgar è avanti, e { $lying } punti stanno per andare a Hyde. Ma hai una carta per questi momenti: la Trasformazione.
learn-round-try-remorse-lost = Così il Rimorso andrebbe a Hyde con tutto il resto. Cerca la carta con due volti.
learn-round-try-not-certain = Forse qualcuno ha una carta abbastanza alta, ma non puoi saperlo. La Trasformazione è sicura.
learn-round-carried = Trasformazione! Nessuno vince la presa. Le sue quattro carte restano sul tavolo, { $points } punti, e chi vince la prossima presa prende anche quelle. Hai giocato la Trasformazione, quindi apri tu.
learn-round-bell = Per questa presa vale la pena di lottare. La tua sola ampolla è il Rimorso, troppo basso. Nora ne ha diverse: chiedi a lei.
learn-round-try-too-low = Il Rimorso non può vincere, e sul tavolo ci sono { $lying } punti. Chiedi a Nora.
learn-round-asked-again = Nora ti ha dato una D. Ora Wilkie ti chiede un cilindro. Di nuovo scegli tu, e di nuovo sei avanti.
learn-round-try-high-again = Mr. Hyde batterebbe la tua D, e Wilkie prenderebbe tutto. Scegli l’altra.
learn-round-fifth-won = { $points } punti in un colpo, con le carte in sospeso. Ecco a che cosa serve una Trasformazione.
learn-round-fifth-won-murder = { $points } punti in un colpo, con le carte in sospeso. E l’Assassinio, la migliore azione di Hyde, è nel tuo mucchio, dove non moltiplica nulla.
learn-round-remorse = Restano due prese. La Trasformazione di Hyde non si è ancora vista; nell’ultima presa renderebbe senza valore tutte le carte. E i personaggi di Hyde sono tutti usciti, tranne quello che hai in mano: Nora può vincere questa presa. Apri adesso con il Rimorso.
learn-round-try-last-chance = Così il Rimorso resterebbe per l’ultima presa, ed è quella a rischio. Giocalo adesso.
learn-round-sixth-won = Nora vince con la sua C. Il Rimorso è in salvo: con la Compassione il vostro fattore è 2 + 3 = 5.
learn-round-forced = L’ultima presa. Edgar non ha più cilindri e chiede a te. Hai una sola carta, quindi non c’è nulla da scegliere.
learn-round-must-ask = Tocca a te, e la tua mano è vuota. Chi non può giocare deve chiedere, e solo a chi ha un’ampolla. L’ultima ce l’ha Edgar.
learn-round-neutral = Trasformazione! Eccola. Nell’ultima presa rende neutrali tutte e quattro le carte: non contano per nessuno.
learn-round-sum = Il conto. Jekyll: { $jekyll_points } punti per un fattore di { $jekyll_factor } fa { $jekyll_score }. Hyde: { $hyde_points } per { $hyde_factor } fa { $hyde_score }. Senza un’azione propria una squadra non ottiene nulla, per quanti punti abbia preso.
learn-round-match = Si giocano smazzate finché una squadra arriva al traguardo: 1000 in una partita intera, 300 in una breve, come con «Gioca subito». Vince allora il totale più alto. È tutto qui. Il resto è sapere a chi chiedere.

## Three at the table

learn-three = In tre
    .about = Uno gioca da solo, con un fantasma per compagno.
learn-three-welcome = In tre, uno di voi gioca da solo, per Hyde. Oggi sei tu. Edgar e Wilkie sono Jekyll.
learn-three-ghost = La sedia di fronte è vuota. Lì siede il fantasma, il tuo compagno. Le sue sette carte sono scoperte per tutti, e per lui decidi tu.
learn-three-lead = Apri tu. Al tuo turno e a quello del fantasma puoi prendere qualsiasi cilindro dalla tua mano o dalla sua. Il fantasma ha Mr. Hyde, una A. Giocalo.
learn-three-try-surest = Andrebbe, ma qui c’è una carta che nulla batte: Mr. Hyde, nella mano del fantasma.
learn-three-try-no-need = Potresti chiedere un cilindro a un giocatore Jekyll, ma ti darebbe il peggiore. Tu ne hai di migliori.
learn-three-try-transformation = Con una Trasformazione nessuno vincerebbe la presa, e tu stai per vincerla. Tienila.
learn-three-ghost-turn = Ora tocca al fantasma, quindi di nuovo a te. La presa è quasi vinta: mettici più punti che puoi.
learn-three-try-more-points = Si può fare di meglio. Quale cilindro ha più punti, nella tua mano o in quella del fantasma?
learn-three-won = { $points } punti per te e il fantasma.
learn-three-second = Apri ancora tu. Mr. Utterson, la tua B, è abbastanza forte per provarci.
learn-three-try-utterson = Quella tienila. La B è la tua migliore apertura.
learn-three-ghost-asked = Wilkie chiede un’ampolla al fantasma. Per il fantasma scegli tu, fra le sue ampolle. Se chiedessero a te, risponderesti solo dalla tua mano. Per ora la presa è tua.
learn-three-try-useless-high = Non batterebbe la tua B, giocata prima, ma una B è troppo buona da buttare. Dai punti, o un’azione che mancherà a Jekyll.
learn-three-try-five = Buona idea, ma c’è un luogo con un punto in più. O un’azione che mancherà a Jekyll.
learn-three-chose-points = Cinque punti in più in una presa che stai vincendo.
learn-three-chose-remorse = Questo fa male: senza il Rimorso il fattore di Jekyll è al massimo 3.
learn-three-ghost-again = Tocca al fantasma. Manca un fattore: metti in questa presa un’azione di Hyde.
learn-three-try-factor = I punti vanno bene, ma senza un’azione propria una squadra non segna nulla. Cerca una × sulla carta.
learn-three-second-won = { $points } punti, e un fattore per moltiplicarli.
learn-three-turns = Dopo ogni smazzata i posti cambiano: chi siede a destra del giocatore solitario è il prossimo solitario. Il punteggio della tua squadra si aggiunge al tuo totale, e il totale più alto vince la partita. In tre è tutto qui.

## Partners side by side

learn-neighbours = Compagni affiancati
    .about = La variante con la carta Posizione B.
learn-neighbours-welcome = Con la carta Posizione B i compagni siedono fianco a fianco. Wilkie, alla tua sinistra, gioca Jekyll con te; Nora ed Edgar giocano Hyde. Tutte le altre regole restano. Apre Nora.
learn-neighbours-see-both = Hyde ha giocato entrambe le sue carte, e voi due giocate per ultimi. È avanti una E. Ti serve appena quanto basta per batterla.
learn-neighbours-try-enough = Vince, ma è più del necessario. Basta la C, e la A servirà dopo.
learn-neighbours-try-deed = Wilkie potrebbe vincere dopo di te, ma non puoi saperlo. Batti tu la E.
learn-neighbours-try-transformation = Non vincerebbe nessuno, e tu puoi. Batti tu la E.
learn-neighbours-try-partner-follows = Wilkie gioca comunque subito dopo di te. Batti tu la E.
learn-neighbours-try-foe = Un avversario sceglierebbe una carta che non vince. Batti tu la E.
learn-neighbours-won = Wilkie ha visto che la presa era vostra e ha aggiunto la Compassione: { $points } punti e un fattore 2. Gli ultimi due posti di una presa sono quelli che sanno di più.
learn-neighbours-lead = Ora apri tu, e tutto si rovescia: Hyde gioca per ultimo e vede le vostre due carte. Apri con una carta così alta che non importi.
learn-neighbours-try-open-high = Hyde la vedrebbe e la batterebbe. Apri con la A.
learn-neighbours-try-own-first = La carta migliore l’hai tu. Apri con la A.
learn-neighbours-partner-next = Nulla batte una A, e poi tocca a Wilkie. Può dare quello che vuole.
learn-neighbours-second-won = { $points } punti. Wilkie non aveva nulla da temere.
learn-neighbours-end = Questa è la variante: aprire costa un po’ di più, giocare per ultimi rende un po’ di più. Il resto lo sai.
