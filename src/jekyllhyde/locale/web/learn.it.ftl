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
learn-round-lead = Apri tu. Al tuo turno serve una carta della tua fazione: una carta Jekyll. I personaggi sono le carte alte, dalla A alla E. Gioca il Dr. Jekyll, la tua A.
learn-round-try-scene = Un luogo è più basso di ogni personaggio: Hyde lo prenderebbe subito. Prova con la A.
learn-round-try-deed = Le azioni sono le carte più basse di tutte. Tieni il Rimorso, sarà prezioso. Prova con la A.
learn-round-try-transformation = Troppo presto. Con una Trasformazione nessuno vince la presa. Prova con la A.
learn-round-try-ask-later = Chiedere si può, e ci arriviamo subito. Prima gioca una carta tua.
learn-round-first-won = Nulla batte la tua A, quindi la presa è tua: { $points } punti per Jekyll. Un luogo vale il suo numero, un personaggio 1. Chi vince una presa apre la successiva.
learn-round-ask = Ecco il cuore del gioco. Invece di giocare puoi chiedere una carta a qualsiasi altro giocatore, compagno o avversario, che abbia una carta Jekyll. Deve giocarne una per te, ma quale lo sceglie lui. Chiedi a Nora.
learn-round-try-ask-now = Potresti. Ma c’è di meglio: chiedi a Nora di giocare per te.
learn-round-try-ask-foe = A un avversario si può chiedere. Ma la carta la sceglie lui, e la sceglierebbe a tuo danno. Chiedi a Nora.
learn-round-asked-chose = Nora ha scelto Mr. Utterson, una B. La carta sta dalla tua parte: conta come tua. E il turno prosegue da te, non da Nora.
learn-round-equals = Anche Wilkie gioca Utterson, quello notturno. Carte di pari rango: resta avanti quella giocata per prima. Cioè la tua. Anche i luoghi hanno tutti lo stesso rango, qualunque sia il loro numero.
learn-round-asked = Ora Edgar ti chiede una carta Hyde. Devi giocarne una, ma la scegli tu. Per ora la presa è tua: che cosa ti piacerebbe trovarci?
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
learn-round-bell = Per questa presa vale la pena di lottare. La tua sola carta Jekyll è il Rimorso, troppo basso. Nora ne ha diverse: chiedi a lei.
learn-round-try-too-low = Il Rimorso non può vincere, e sul tavolo ci sono { $lying } punti. Chiedi a Nora.
learn-round-asked-again = Nora ti ha dato una D. Ora Wilkie ti chiede una carta Hyde. Di nuovo scegli tu, e di nuovo sei avanti.
learn-round-try-high-again = Mr. Hyde batterebbe la tua D, e Wilkie prenderebbe tutto. Scegli l’altra.
learn-round-fifth-won = { $points } punti in un colpo, con le carte in sospeso. Ecco a che cosa serve una Trasformazione.
learn-round-fifth-won-murder = { $points } punti in un colpo, con le carte in sospeso. E l’Assassinio, la migliore azione di Hyde, è nel tuo mucchio, dove non moltiplica nulla.
learn-round-remorse = Restano due prese. La Trasformazione di Hyde non si è ancora vista; nell’ultima presa renderebbe senza valore tutte le carte. E i personaggi di Hyde sono tutti usciti, tranne quello che hai in mano: Nora può vincere questa presa. Apri adesso con il Rimorso.
learn-round-try-last-chance = Così il Rimorso resterebbe per l’ultima presa, ed è quella a rischio. Giocalo adesso.
learn-round-sixth-won = Nora vince con la sua C. Il Rimorso è in salvo: con la Compassione il vostro fattore è 2 + 3 = 5.
learn-round-forced = L’ultima presa. Edgar non ha più carte Hyde e chiede a te. Hai una sola carta, quindi non c’è nulla da scegliere.
learn-round-must-ask = Tocca a te, e la tua mano è vuota. Chi non può giocare deve chiedere, e solo a chi ha una carta Jekyll. L’ultima ce l’ha Edgar.
learn-round-neutral = Trasformazione! Eccola. Nell’ultima presa rende neutrali tutte e quattro le carte: non contano per nessuno.
learn-round-sum = Il conto. Jekyll: { $jekyll_points } punti per un fattore di { $jekyll_factor } fa { $jekyll_score }. Hyde: { $hyde_points } per { $hyde_factor } fa { $hyde_score }. Senza un’azione propria una squadra non ottiene nulla, per quanti punti abbia preso.
learn-round-match = Si giocano smazzate finché una squadra arriva al traguardo: 1000 in una partita intera, 300 in una breve, come con «Gioca subito». Vince allora il totale più alto. È tutto qui. Il resto è sapere a chi chiedere.

## Asking an opponent

learn-asking = Quando chiedere a un avversario
    .about = Sei finali: che cosa fa un avversario di una richiesta, e quando ti serve lo stesso.
learn-asking-welcome = Chi deve rispondere sceglie la carta, e un avversario sceglie quella che ti fa più male. Ecco sei finali di smazzata; giochi ancora Jekyll con Nora. Nel primo l’avversario a cui si chiede sei tu.
learn-asking-asked = La tua A è in testa. Wilkie, che gioca per ultimo, ti chiede una carta Hyde, e finirà nella tua presa. Quale delle tue carte Hyde mancherebbe di più a Hyde?
learn-asking-try-unmissed = È sicuro, perché la tua A è venuta prima. Ma a Hyde costa un punto solo. Cerca la carta Hyde che moltiplica.
learn-asking-try-five = Cinque punti sono benvenuti. Ma una delle tue carte Hyde vale molto di più per Hyde: moltiplica tutto quello che prende.
learn-asking-murder-caught = { $points } punti, e l’Assassinio è nel tuo mucchio, dove non moltiplica nulla. Ecco che cosa fa un avversario di una richiesta: dà la carta che ti mancherà di più.
learn-asking-certain = Il secondo finale. Ora tocca a te, con l’ultima carta della presa. La D di Edgar è in testa, con { $lying } punti e l’Assassinio nella presa. Oltre alle tue sono in gioco tre carte Jekyll: A, D e il Rimorso. Edgar ne ha una, Wilkie due. Chiedere o giocare la tua?
learn-asking-try-mercy-lost = Le azioni hanno il rango più basso: Hyde prenderebbe la Compassione, e anche l’Assassinio. Hai una carta che vince.
learn-asking-try-one-of-three = Edgar non ha scelta, ma la sua carta non puoi saperla. Una D non batterebbe la D venuta prima, e il Rimorso andrebbe perso. La tua B è certa.
learn-asking-try-throws-deed = Wilkie ha due carte Jekyll, quindi può scegliere. Se una è il Rimorso, lo dà a Hyde in questa presa. Non chiedere a un avversario che può buttare via la tua azione.
learn-asking-certain-won = { $points } punti, e l’Assassinio è nel tuo mucchio. Se basta una carta tua, non ti serve nessuno.
learn-asking-single-look = Il terzo finale. La A di Nora è in testa, la tua è l’ultima carta, e ci sono { $lying } punti sul tavolo. L’ultima presa sarà di Hyde, perché solo tra le carte Hyde ci sono ancora personaggi.
learn-asking-single = Che cosa non deve restare per l’ultima presa? Conta: Wilkie ha una carta Jekyll, e la sola che non si è vista è il Rimorso.
learn-asking-try-points = Cinque punti in più. Ma le due azioni resterebbero per l’ultima presa, e le prenderebbe Hyde.
learn-asking-try-mercy-alone = La Compassione, × 2, sarebbe salva. Ma il Rimorso, × 3, cadrebbe nella presa di Hyde, e puoi averlo adesso.
learn-asking-single-won = Wilkie non aveva scelta: { $points } punti, e con il Rimorso un fattore di 1 + 3 = 4. Un avversario con una sola carta Jekyll deve giocarla. Se sai qual è e la vuoi, chiedi.
learn-asking-whom = Il quarto finale. Non hai carte Jekyll, quindi devi chiedere. La C di Edgar è in testa, e l’Assassinio sarebbe la prima azione di Hyde. Restano tre carte Jekyll: B, 7 e 6. Solo la B batte una C. Edgar ne ha due, Wilkie una. A chi chiedi?
learn-asking-try-choice = Con due carte Jekyll Edgar può scegliere. Se la B è sua, ti dà l’altra. Chiedi all’avversario che non ha scelta.
learn-asking-whom-won = Era la B: { $points } punti, e Hyde resta senza azioni. Se fosse stata un luogo, non avresti perso nulla: nemmeno Edgar ti avrebbe dato la B.
learn-asking-force = Il quinto finale, con due prese da giocare. La B di Edgar è in testa. Oltre alle tue A e B ci sono due carte Jekyll, il 6 e la Trasformazione, e le ha tutte e due Edgar. Nell’ultima presa una Trasformazione rende neutrali tutte le carte. Che cosa fai?
learn-asking-try-a-now = La tua A vince questa presa. Ma Edgar tiene la Trasformazione per l’ultima, e quello che c’è lì non conterà per nessuno.
learn-asking-try-b-now = La B di Edgar è venuta prima e resta in testa. E terrebbe la Trasformazione per l’ultima presa.
learn-asking-kept-back = Edgar dà il 6 e si tiene la Trasformazione. Ma anche Nora può chiedere a lui.
learn-asking-forced-out = Ora non ha altre carte Jekyll: Trasformazione! { $points } punti restano in sospeso. Nell’ultima presa nulla batte la tua A, che li prende tutti. Fai uscire una Trasformazione finché non fa danni.
learn-asking-spare-look = L’ultimo finale. La D di Nora è venuta prima di quella di Edgar: è in testa, e la tua è l’ultima carta. Con le carte in sospeso sono { $lying } punti.
learn-asking-spare = Oltre alla tua B restano due carte Jekyll, il 7 e il Rimorso, e le ha tutte e due Edgar. La migliore carta rimasta a Hyde è una C.
learn-asking-try-own-b = Vince, ma Nora sta già vincendo. Poi il 7 e il Rimorso resterebbero per l’ultima presa, e la C li prenderebbe tutti e due.
learn-asking-spare-won = { $points } punti. Edgar poteva scegliere tra il 7 e il Rimorso, e a te vanno bene entrambi. E hai ancora la tua B.
learn-asking-last = L’ultima presa. Nora ha chiesto a Edgar, che aveva solo il Rimorso. La C di Hyde è in testa. È il momento della tua B.
learn-asking-last-won = La tua B prende { $points } punti e il Rimorso.
learn-asking-sum = Il conto: { $jekyll_points } per { $jekyll_factor } fa { $jekyll_score } per Jekyll, contro { $hyde_score } per Hyde. Con la B giocata una presa prima sarebbe stato 34 contro 129.
learn-asking-end = Dunque guarda i dorsi prima di chiedere a un avversario. Chiedi quando ogni carta che può arrivare ti serve: la sola, e la vuoi; una qualsiasi, e la presa è tua; una Trasformazione o un’azione che deve uscire. Se può farti male, gioca la tua carta o chiedi al compagno.

## Three at the table

learn-three = In tre
    .about = Uno gioca da solo, con un fantasma per compagno.
learn-three-welcome = In tre, uno di voi gioca da solo, per Hyde. Oggi sei tu. Edgar e Wilkie sono Jekyll.
learn-three-ghost = La sedia di fronte è vuota. Lì siede il fantasma, il tuo compagno. Le sue sette carte sono scoperte per tutti, e per lui decidi tu.
learn-three-lead = Apri tu. Al tuo turno e a quello del fantasma puoi prendere qualsiasi carta Hyde dalla tua mano o dalla sua. Il fantasma ha Mr. Hyde, una A. Giocalo.
learn-three-try-surest = Andrebbe, ma qui c’è una carta che nulla batte: Mr. Hyde, nella mano del fantasma.
learn-three-try-no-need = Potresti chiedere una carta Hyde a un giocatore Jekyll, ma ti darebbe la peggiore. Tu ne hai di migliori.
learn-three-try-transformation = Con una Trasformazione nessuno vincerebbe la presa, e tu stai per vincerla. Tienila.
learn-three-ghost-turn = Ora tocca al fantasma, quindi di nuovo a te. La presa è quasi vinta: mettici più punti che puoi.
learn-three-try-more-points = Si può fare di meglio. Quale carta Hyde ha più punti, nella tua mano o in quella del fantasma?
learn-three-won = { $points } punti per te e il fantasma.
learn-three-second = Apri ancora tu. Mr. Utterson, la tua B, è abbastanza forte per provarci.
learn-three-try-utterson = Quella tienila. La B è la tua migliore apertura.
learn-three-ghost-asked = Wilkie chiede una carta Jekyll al fantasma. Per il fantasma scegli tu, fra le sue carte Jekyll. Se chiedessero a te, risponderesti solo dalla tua mano. Per ora la presa è tua.
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
