# Ce que disent les robots : à la première donne, à une Transformation, après une manche gagnée ou perdue.

cast-agnes-hello = Bonsoir. Attention aux flacons.
cast-agnes-transformation = Je vous avais prévenus pour cette fiole !
cast-agnes-won = Une bonne dose, bien mesurée.
cast-agnes-lost = C’est amer, mais ça passera.

cast-bertram-hello = Bonsoir à tous. Le cheval peut attendre.
cast-bertram-transformation = Holà, tout doux !
cast-bertram-won = Rentrés avant la pluie.
cast-bertram-lost = Un mauvais virage. Cela arrive.

cast-clara-hello = On applaudit à la fin, s’il vous plaît.
cast-clara-transformation = Quelle entrée !
cast-clara-won = Pas de rappel ce soir.
cast-clara-lost = La salle était froide ce soir.

cast-desmond-hello = Je ne plaide encore pour personne.
cast-desmond-transformation = Objection !
cast-desmond-won = La cour nous donne raison.
cast-desmond-lost = Je ferai appel.

cast-edith-hello = Tenez-vous droits, je vous prie.
cast-edith-transformation = Ce n’était pas au programme !
cast-edith-won = Passable.
cast-edith-lost = Nous reprendrons la leçon.

cast-frederick-hello = C’est à moi ? Pas encore. Tant mieux.
cast-frederick-transformation = Vous avez vu sa tête !
cast-frederick-won = Ça a marché. Je n’y croyais pas.
cast-frederick-lost = J’aurais dû rester avec mes livres.

cast-georgina-hello = J’ai enterré de meilleurs joueurs.
cast-georgina-transformation = Et dans mon salon, encore !
cast-georgina-won = On s’habitue à gagner.
cast-georgina-lost = J’ai perdu davantage que cela.

cast-horace-hello = Bonsoir. J’ai apporté de la lumière.
cast-horace-transformation = Et voilà la lampe qui s’éteint !
cast-horace-won = Une lueur dans la rue.
cast-horace-lost = Il fait nuit. Le matin viendra.
