# Ciò che dicono i bot: alla prima distribuzione, a una Trasformazione, dopo una smazzata vinta o persa.

cast-agnes-hello = Buonasera. Attenti alle boccette.
cast-agnes-transformation = Vi avevo avvisati, per quella fiala!
cast-agnes-won = Una buona dose, ben misurata.
cast-agnes-lost = Amaro, ma passerà.

cast-bertram-hello = Buonasera a tutti. Il cavallo può aspettare.
cast-bertram-transformation = Ehi, piano!
cast-bertram-won = A casa prima della pioggia.
cast-bertram-lost = Ho sbagliato strada. Succede.

cast-clara-hello = Gli applausi alla fine, prego.
cast-clara-transformation = Che entrata!
cast-clara-won = Niente bis stasera.
cast-clara-lost = Il pubblico era freddo stasera.

cast-desmond-hello = Per ora non difendo nessuno.
cast-desmond-transformation = Obiezione!
cast-desmond-won = La corte ci dà ragione.
cast-desmond-lost = Farò appello.

cast-edith-hello = Schiena dritta, prego.
cast-edith-transformation = Questo non era nel programma!
cast-edith-won = Sufficiente.
cast-edith-lost = Ripeteremo la lezione.

cast-frederick-hello = Tocca a me? Non ancora. Meglio così.
cast-frederick-transformation = Avete visto che faccia!
cast-frederick-won = Ha funzionato. Non me l’aspettavo.
cast-frederick-lost = Dovevo restare sui libri.

cast-georgina-hello = Ho seppellito giocatori migliori.
cast-georgina-transformation = E nel mio salotto, per giunta!
cast-georgina-won = A vincere ci si abitua.
cast-georgina-lost = Ho perso ben altro.

cast-horace-hello = Buonasera. Ho portato un lume.
cast-horace-transformation = Ed ecco che il lume si spegne!
cast-horace-won = Una luce nella via.
cast-horace-lost = Ora è buio. Verrà il mattino.
