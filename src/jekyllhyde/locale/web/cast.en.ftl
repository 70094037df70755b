# What the bots say: at the first deal, at a Transformation, after a round won and lost. Nothing here speaks of cards (R7.3).

cast-agnes-hello = Good evening. Mind the bottles.
cast-agnes-transformation = I warned you about that flask!
cast-agnes-won = A good dose, well measured.
cast-agnes-lost = Bitter, but it will pass.

cast-bertram-hello = Evening, all. The horse can wait.
cast-bertram-transformation = Whoa there!
cast-bertram-won = Home before the rain.
cast-bertram-lost = A wrong turning. It happens.

cast-clara-hello = You may applaud at the end.
cast-clara-transformation = What an entrance!
cast-clara-won = No encore tonight.
cast-clara-lost = The house was cold this evening.

cast-desmond-hello = I appear for neither side as yet.
cast-desmond-transformation = Objection!
cast-desmond-won = The court finds for us.
cast-desmond-lost = I shall appeal.

cast-edith-hello = Sit up straight, please.
cast-edith-transformation = That was not in the syllabus!
cast-edith-won = Adequate.
cast-edith-lost = We shall repeat the lesson.

cast-frederick-hello = Is it my turn? Not yet. Good.
cast-frederick-transformation = Did you see his face!
cast-frederick-won = It worked. I did not expect that.
cast-frederick-lost = I should have stayed with my books.

cast-georgina-hello = I have buried better players.
cast-georgina-transformation = And in my drawing room, too!
cast-georgina-won = One gets used to winning.
cast-georgina-lost = I have lost more than this.

cast-horace-hello = Evening. I brought a light.
cast-horace-transformation = And out goes the lamp!
cast-horace-won = A bright spot in the street.
cast-horace-lost = Dark now. Morning will come.
