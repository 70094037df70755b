### The lessons, sentence by sentence, in the order in which tools/lesson_scripts.py plays them. English.
### `try` sentences answer a move that the lesson talks the newcomer out of.

learn-heading = Learn the game
learn-intro = Take a seat, take seven cards and play. Each rule comes when you need it.
learn-you = You
learn-minutes = { $minutes ->
    [one] About one minute
   *[other] About { $minutes } minutes
}
learn-begin = Begin
learn-resume = Continue where you left off
learn-again = Play it again
learn-done = Done
learn-go-on = Go on
learn-all-chapters = All chapters
learn-show-me = Show me
learn-good-moves = What the lesson has in mind: { $moves }
learn-good-card = play { $card }
learn-good-ask = ask { $player }
learn-progress = Progress of this chapter
learn-teacher = The lesson
learn-ranks = What beats what
learn-your-move = Your move
learn-finished = You have finished this chapter.
learn-next-chapter = Next: { $chapter }
learn-play-now = Play now
learn-read-rules = Read the rules

## A first round

learn-round = A first round
    .about = Four players, seven tricks, all the rules you need.
learn-round-welcome = Good evening. You sit South and play for Dr. Jekyll, with Nora opposite as your partner. Edgar and Wilkie play for Mr. Hyde. Seven cards each, seven tricks to play.
learn-round-backs = Every card belongs to a camp: the flask is Jekyll’s, the top hat Hyde’s. The sign is on the back too, so everybody can count who holds what. The numbers beside each name do it for you.
learn-round-lead = You lead. On your turn a card of your own camp is due: a Jekyll card. Characters are the high cards, from A down to E. Play Dr. Jekyll, your A.
learn-round-try-scene = A scene ranks below every character, so Hyde would soon have it. Try your A.
learn-round-try-deed = Deeds are the lowest cards of all. Keep Remorse; it will be precious. Try your A.
learn-round-try-transformation = Too soon. With a Transformation nobody wins the trick. Try your A.
learn-round-try-ask-later = Asking is allowed, and comes next. First play a card of your own.
learn-round-first-won = Nothing beats your A, so the trick is yours: { $points } points for Jekyll. A scene counts its number, a character 1. Whoever wins a trick leads the next one.
learn-round-ask = Now the heart of the game. Instead of playing you may ask any other player, partner or opponent, who holds a Jekyll card. They must play one for you, and they choose which. Ask Nora.
learn-round-try-ask-now = You could. But here is something better: ask Nora to play for you.
learn-round-try-ask-foe = You may ask an opponent. But whoever is asked chooses the card, and this one would choose to your harm. Ask Nora.
learn-round-asked-chose = Nora chose Mr. Utterson, a B. The card lies on your side: it counts as yours. And the turn passes on from you, not from Nora.
learn-round-equals = Wilkie plays Utterson as well, by night. Equal cards: the one played first stays ahead. That is yours. All scenes rank alike too, whatever their number.
learn-round-asked = Now Edgar asks you for a Hyde card. You must play one, but you choose. The trick is yours so far: what would you like to find in it?
learn-round-try-high-for-them = Mr. Hyde is an A. Played for Edgar, he would beat your B and take the trick. Choose another.
learn-round-second-won = Well chosen: { $points } points. Nora added Mercy, one of Jekyll’s deeds. Deeds have no points. They multiply the points of their own camp, if that camp takes them.
learn-round-second-won-murder = A cool choice: only { $points } points, but Hyde’s best deed is in your pile, where it multiplies nothing. Nora added Mercy, a deed of your own: it will multiply your points.
learn-round-deeds = You lead. In your hand is Remorse, a deed worth × 3, if your team takes it. But deeds rank lowest: led now, it would be lost. Give them a scene with few points instead.
learn-round-try-deed-lead = Anything but another deed beats it, and in Hyde’s pile your Remorse is worth nothing. Give the scene.
learn-round-try-keep-transformation = Keep the Transformation for a trick that you would lose. Give the scene.
learn-round-try-save = Nora’s good cards will be needed later. Give your own scene.
learn-round-deed-lost = Nora asked Edgar, and he chose your Charity. In Hyde’s pile a deed of Jekyll’s does nothing.
learn-round-third-lost = Wilkie’s D wins the trick: { $points } points for Hyde, and with Recklessness a factor of 2. Wilkie leads now.
learn-round-rescue = You play last. Edgar’s C is ahead, and { $lying } points are about to go to Hyde. But you hold a card for such moments: the Transformation.
learn-round-try-remorse-lost = Then Remorse would go to Hyde with all the rest. Look for the card with two faces.
learn-round-try-not-certain = Somebody might hold a card that is high enough, but you cannot know. The Transformation is certain.
learn-round-carried = Transformation! Nobody wins the trick. Its four cards stay on the table, { $points } points, and whoever wins the next trick takes them too. You played the Transformation, so you lead.
learn-round-bell = This trick is worth fighting for. Your only Jekyll card is Remorse, far too low. Nora holds several: ask her.
learn-round-try-too-low = Remorse cannot win, and { $lying } points lie on the table. Ask Nora.
learn-round-asked-again = Nora gave you a D. Now Wilkie asks you for a Hyde card. Again you choose, and again you are ahead.
learn-round-try-high-again = Mr. Hyde would beat your D, and Wilkie would take everything. Choose the other one.
learn-round-fifth-won = { $points } points at once, with the cards that were carried. That is what a Transformation is for.
learn-round-fifth-won-murder = { $points } points at once, with the cards that were carried. And Murder, Hyde’s best deed, lies in your pile, where it multiplies nothing.
learn-round-remorse = Two tricks are left. Hyde’s Transformation has not been seen yet; in the last trick it would make every card there worthless. And Hyde’s characters are all gone but the one in your hand, so Nora can win this trick. Lead Remorse now.
learn-round-try-last-chance = Then Remorse would be left for the last trick, and that is the one at risk. Lead it now.
learn-round-sixth-won = Nora wins with her C. Remorse is safe: with Mercy your factor is 2 + 3 = 5.
learn-round-forced = The last trick. Edgar has no Hyde cards left and asks you. You hold a single card, so there is nothing to choose.
learn-round-must-ask = Your turn, and your hand is empty. Whoever cannot play must ask, and only somebody who holds a Jekyll card can be asked. Edgar has the last one.
learn-round-neutral = Transformation! There it is. In the last trick it makes all four cards neutral: they count for nobody.
learn-round-sum = The sum. Jekyll: { $jekyll_points } points times a factor of { $jekyll_factor } makes { $jekyll_score }. Hyde: { $hyde_points } times { $hyde_factor } makes { $hyde_score }. Without a deed of its own a team gets nothing, however many points it took.
learn-round-match = Rounds are played until a team reaches the target: 1000 in a full match, 300 in a short one such as “Play now”. Then the higher score wins. That is the whole game. The rest is knowing whom to ask.

## Asking an opponent

learn-asking = When to ask an opponent
    .about = Six endings: what opponents do with an ask, and when it helps you all the same.
learn-asking-welcome = Whoever is asked chooses the card, and an opponent chooses what hurts you most. Here are six endings of rounds; you play Jekyll with Nora again. In the first one you are the opponent who is asked.
learn-asking-asked = Your A is ahead. Wilkie, who plays last, asks you for a Hyde card, and it will lie in your trick. Which of your Hyde cards would Hyde miss most?
learn-asking-try-unmissed = That is safe, for your A came first. But it costs Hyde a single point. Look for the Hyde card that multiplies.
learn-asking-try-five = Five points are welcome. But one of your Hyde cards is worth far more to Hyde: it multiplies all that they take.
learn-asking-murder-caught = { $points } points, and Murder lies in your pile, where it multiplies nothing. That is what opponents do with an ask: they give the card that you will miss most.
learn-asking-certain = The second ending. Now it is your turn, and you play last. Edgar’s D is ahead, with { $lying } points and Murder in the trick. Three Jekyll cards are still out apart from yours: A, D and Remorse. Edgar has one of them, Wilkie two. Ask, or play your own?
learn-asking-try-mercy-lost = Deeds rank lowest: Hyde would take Mercy, and Murder too. You have a card that wins.
learn-asking-try-one-of-three = Edgar has no choice, but you cannot know his card. A D would not beat the D that came first, and Remorse would be lost. Your own B is certain.
learn-asking-try-throws-deed = Wilkie has two Jekyll cards, and so a choice. If one of them is Remorse, he gives it to Hyde in this trick. Do not ask an opponent who can throw your deed away.
learn-asking-certain-won = { $points } points, and Murder is in your pile. If a card of your own does the work, you need nobody.
learn-asking-single-look = The third ending. Nora’s A is ahead, you play last, and { $lying } points lie on the table. The last trick will be Hyde’s, for the only characters left are Hyde cards.
learn-asking-single = What must not be left for the last trick? Count: Wilkie has one Jekyll card, and the only one you have not seen is Remorse.
learn-asking-try-points = Five more points. But both deeds would be left for the last trick, and Hyde would take them.
learn-asking-try-mercy-alone = Mercy, × 2, would be safe. But Remorse, × 3, would fall into Hyde’s trick, and you can have it now.
learn-asking-single-won = Wilkie had no choice: { $points } points, and with Remorse a factor of 1 + 3 = 4. An opponent with a single Jekyll card must play it. If you know which one and want it, ask.
learn-asking-whom = The fourth ending. You have no Jekyll card, so you must ask. Edgar’s C is ahead, and Murder would be Hyde’s first deed. Three Jekyll cards are left: B, 7 and 6. Only the B beats a C. Edgar has two of them, Wilkie one. Whom do you ask?
learn-asking-try-choice = With two Jekyll cards Edgar can choose. If the B is his, he gives you the other one. Ask the opponent who has no choice.
learn-asking-whom-won = It was the B: { $points } points, and Hyde is left without a deed. Had it been a scene, nothing was lost: Edgar would not have given you the B either.
learn-asking-force = The fifth ending, with two tricks left. Edgar’s B is ahead. Apart from your A and B there are two Jekyll cards, the 6 and the Transformation, and Edgar has both. In the last trick a Transformation makes all cards neutral. What do you do about it?
learn-asking-try-a-now = Your A wins this trick. But Edgar keeps the Transformation for the last one, and what lies there will count for nobody.
learn-asking-try-b-now = Edgar’s B came first and stays ahead. And he would keep the Transformation for the last trick.
learn-asking-kept-back = Edgar gives the 6 and keeps the Transformation back. But Nora may ask him too.
learn-asking-forced-out = Now he has no other Jekyll card: Transformation! { $points } points are carried. Nothing beats your A in the last trick, and it takes them all. Force a Transformation out while it does no harm.
learn-asking-spare-look = The last ending. Nora’s D came before Edgar’s, so she is ahead, and you play last. With the carried cards { $lying } points lie there.
learn-asking-spare = Apart from your B two Jekyll cards are left, 7 and Remorse, and Edgar has both. Hyde’s best card left is a C.
learn-asking-try-own-b = It wins, but Nora is winning already. Then 7 and Remorse would be left for the last trick, and the C would take both.
learn-asking-spare-won = { $points } points. Edgar could choose between the 7 and Remorse, and you like both. And your B is still in your hand.
learn-asking-last = The last trick. Nora asked Edgar, who had only Remorse left. Hyde’s C is ahead. Now for your B.
learn-asking-last-won = Your B takes { $points } points and Remorse.
learn-asking-sum = The sum: { $jekyll_points } times { $jekyll_factor } makes { $jekyll_score } for Jekyll, against { $hyde_score } for Hyde. Had you played your B one trick sooner, it would have been 34 against 129.
learn-asking-end = So look at the backs before you ask an opponent. Ask when every card that can come is good for you: the only one, and you want it; any one, and the trick is yours; a Transformation or a deed that must come out. If it can hurt you, play your own card or ask your partner.

## Three at the table

learn-three = Three at the table
    .about = One plays alone, with a ghost for a partner.
learn-three-welcome = With three players one of you is alone, for Hyde. Today that is you. Edgar and Wilkie are Jekyll.
learn-three-ghost = The chair opposite is empty. There sits the ghost, your partner. Its seven cards lie open to everybody, and you decide for it.
learn-three-lead = You lead. On your own turn and on the ghost’s you may take any Hyde card from your hand or from the ghost’s. The ghost holds Mr. Hyde, an A. Play him.
learn-three-try-surest = That would do, but one card here is beaten by nothing: Mr. Hyde, in the ghost’s hand.
learn-three-try-no-need = You could ask a Jekyll player for a Hyde card, but they would give you their worst. You have better ones yourself.
learn-three-try-transformation = With a Transformation nobody would win the trick, and you are about to win it. Keep it.
learn-three-ghost-turn = Now it is the ghost’s turn, so yours again. The trick is as good as won: put into it as many points as you can.
learn-three-try-more-points = You can do better. Which Hyde card has the most points, in your hand or the ghost’s?
learn-three-won = { $points } points for you and the ghost.
learn-three-second = You lead again. Mr. Utterson, your B, is strong enough to try.
learn-three-try-utterson = Save that one. Your B is the best lead you have.
learn-three-ghost-asked = Wilkie asks the ghost for a Jekyll card. For the ghost you choose, among its Jekyll cards. Asked yourself, you would answer from your own hand only. The trick is yours so far.
learn-three-try-useless-high = It would not beat your B, which came first, but a B is too good to throw away. Give points, or a deed that Jekyll will miss.
learn-three-try-five = Good thinking, but there is a scene with one point more. Or a deed that Jekyll will miss.
learn-three-chose-points = Five more points in a trick that you are winning.
learn-three-chose-remorse = That hurts them: without Remorse Jekyll’s factor is 3 at most.
learn-three-ghost-again = The ghost’s turn. A factor is missing: put one of Hyde’s deeds into this trick.
learn-three-try-factor = Points are good, but without a deed of its own a team scores nothing. Look for a × on the card.
learn-three-second-won = { $points } points, and a factor to multiply them with.
learn-three-turns = After each round the places change: whoever sits on the right of the single player is single next. Your team’s score is added to your own total, and the highest total wins the match. That is all there is to three.

## Partners side by side

learn-neighbours = Partners side by side
    .about = The variant with position card B.
learn-neighbours-welcome = On position card B partners are neighbours. Wilkie, on your left, plays Jekyll with you; Nora and Edgar play Hyde. All other rules stay as they are. Nora leads.
learn-neighbours-see-both = Hyde has played both of its cards, and you two come last. E is ahead. You need just enough to beat it.
learn-neighbours-try-enough = That wins, but it is more than you need. C is enough, and A will be wanted later.
learn-neighbours-try-deed = Wilkie might win it after you, but you cannot know. Beat the E yourself.
learn-neighbours-try-transformation = Nobody would win, and you can. Beat the E yourself.
learn-neighbours-try-partner-follows = Wilkie plays right after you in any case. Beat the E yourself.
learn-neighbours-try-foe = An opponent would choose a card that does not win. Beat the E yourself.
learn-neighbours-won = Wilkie saw that the trick was yours and added Mercy: { $points } points and a factor of 2. The last two seats of a trick know most.
learn-neighbours-lead = Now you lead, and it turns round: Hyde comes last and sees both of your cards. Lead so high that it does not matter.
learn-neighbours-try-open-high = Hyde would see that and beat it. Lead your A.
learn-neighbours-try-own-first = You hold the best card yourself. Lead your A.
learn-neighbours-partner-next = Nothing beats an A, and Wilkie comes next. He can give what he likes.
learn-neighbours-second-won = { $points } points. Wilkie did not have to fear anything.
learn-neighbours-end = That is the variant: leading costs a little more, coming last is worth a little more. Everything else you know.
