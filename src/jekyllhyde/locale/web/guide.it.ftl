### A che serve chiedere, spiegato nella prima partita.

guide-caption-partner = sceglie per voi
guide-caption-opponent = sceglie contro di te
guide-caption-only = ne ha una sola
guide-own = Una carta tua: scegli tu.
guide-own-ghost = Una carta tua o del fantasma: scegli tu.
guide-partner = Il compagno dà ciò che aiuta entrambi.
guide-opponent = Un avversario dà ciò che ti aiuta meno: chiedi a lui per risparmiare le tue carte, non per vincere la presa.
guide-opponent-must = Un avversario dà ciò che ti aiuta meno, a meno che abbia una sola carta da dare.
guide-ask-partner = { $count ->
    [one] { $name } non ha scelta: lì c’è una sola carta { $camp }.
   *[other] { $name } sceglie fra { $count } carte { $camp }, per voi due.
}
guide-ask-opponent = { $count ->
    [one] { $name } non ha scelta: lì c’è una sola carta { $camp }. Bene se ora nessuna carta ti può nuocere.
   *[other] { $name } sceglie fra { $count } carte { $camp }, contro di te. Bene per risparmiare le tue carte, male se vuoi questa presa.
}
guide-answer-partner = { $count ->
    [one] { $name } ha dovuto dare { $card }, l’unica carta { $camp } di quella mano.
   *[other] { $name } ha scelto { $card } fra { $count } carte { $camp }, per voi due.
}
guide-answer-opponent = { $count ->
    [one] { $name } ha dovuto dare { $card }, l’unica carta { $camp } di quella mano.
   *[other] { $name }, che gioca contro di te, ha scelto { $card } fra { $count } carte { $camp }.
}
guide-kept = { $count ->
    [one] La tua carta { $camp } ce l’hai ancora.
   *[other] Le tue { $count } carte { $camp } le hai ancora.
}
guide-asked-partner = La tua carta conterà per { $by } e per la tua squadra: dai ciò che vi aiuta di più.
guide-asked-opponent = La tua carta conterà per { $by }, contro di te: dai ciò che aiuta meno.
guide-asked-only = Solo questa carta va bene: non hai scelta.
guide-transformed = Qui c’è una Trasformazione: nessuno vincerà questa presa. Le sue carte aspettano chi vince la prossima.
guide-transformed-last = Qui c’è una Trasformazione: nessuno vincerà questa presa. È l’ultima, quindi le sue carte non contano per nessuno.
guide-factor = Le azioni di { $camp } si sommano: { $factors } = × { $sum } per tutti i suoi punti.
guide-carried = Le carte in sospeso ({ count-points }) restano sotto la campana per il prossimo vincitore. Apre { $name }: la Trasformazione era lì.
guide-carried-you = Le carte in sospeso ({ count-points }) restano sotto la campana per il prossimo vincitore. Apri tu: la Trasformazione era per te.
guide-carried-ghost = Le carte in sospeso ({ count-points }) restano sotto la campana per il prossimo vincitore. Apre il fantasma: la Trasformazione era per lui.
