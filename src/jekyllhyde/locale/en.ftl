### English. The other languages have the same keys with the same variables; tests/locale checks it.
### `.played` is the form that follows "plays", with its article.

## Camps

camp-jekyll = Dr. Jekyll
    .short = Jekyll
    .sign = flask
camp-hyde = Mr. Hyde
    .short = Hyde
    .sign = top hat

## Kinds

kind-transformation = Transformation
    .plural = Transformations
kind-character = character
    .plural = characters
kind-scene = scene
    .plural = scenes
kind-deed = deed
    .plural = deeds

## Cards

card-JT = Transformation
    .played = the Transformation
card-JA = Dr. Jekyll
    .played = Dr. Jekyll
card-JB = Mr. Utterson
    .played = Mr. Utterson
card-JC = Dr. Lanyon
    .played = Dr. Lanyon
card-JD = Mr. Enfield
    .played = Mr. Enfield
card-JE = Poole
    .played = Poole
card-J7 = The House in the Square
    .played = the House in the Square
card-J6 = The Laboratory
    .played = the Laboratory
card-J5 = The Cabinet
    .played = the Cabinet
card-J4 = Lanyon’s Consulting Room
    .played = Lanyon’s Consulting Room
card-J3 = A Bench in Regent’s Park
    .played = a Bench in Regent’s Park
card-JX3 = Remorse
    .played = Remorse
card-JX2 = Mercy
    .played = Mercy
card-JX1 = Charity
    .played = Charity
card-HT = Transformation
    .played = the Transformation
card-HA = Mr. Hyde
    .played = Mr. Hyde
card-HB = Mr. Utterson
    .played = Mr. Utterson
card-HC = Dr. Lanyon
    .played = Dr. Lanyon
card-HD = Mr. Enfield
    .played = Mr. Enfield
card-HE = Poole
    .played = Poole
card-H7 = The Lane by the River
    .played = the Lane by the River
card-H6 = Mr. Hyde’s Rooms
    .played = Mr. Hyde’s Rooms
card-H5 = The Blistered Door
    .played = the Blistered Door
card-H4 = The Court at Night
    .played = the Court at Night
card-H3 = Fog over Soho
    .played = Fog over Soho
card-HX3 = Murder
    .played = Murder
card-HX2 = Recklessness
    .played = Recklessness
card-HX1 = Fury
    .played = Fury

## Seats

seat-N = North
    .letter = N
seat-E = East
    .letter = E
seat-S = South
    .letter = S
seat-W = West
    .letter = W

## What a table agrees on

position-A = Position card A: partners sit opposite
position-B = Position card B: partners are neighbours
memory-every-trick = All tricks can be looked up
memory-last-trick = Only the last trick can be looked up

## Words of the game, also for docs/glossary.md

word-match = match
word-round = round
word-trick = trick
word-deal = deal
word-dealer = dealer
word-leader = leader
word-turn = turn
word-hand = hand
word-seat = seat
word-player = player
word-team = team
word-camp = camp
word-partner = partner
word-opponent = opponent
word-card = card
word-kind = kind
word-code = code
word-name = name
word-rank = rank
word-ask = ask
word-lead = lead
word-carried = carried
word-neutral = neutral
word-points = points
word-factor = factor
word-score = score
word-total = total
word-target = target
word-ghost = ghost
word-single = single player
word-position-card = position card
word-record = record
word-rules = rules

## Counts

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-jekyll = { $jekyll ->
    [one] { $jekyll } Jekyll card
   *[other] { $jekyll } Jekyll cards
}
count-hyde = { $hyde ->
    [one] { $hyde } Hyde card
   *[other] { $hyde } Hyde cards
}

## Events

event-dealt = { $dealer } deals, { $leader } leads.
event-dealt-single = { $dealer } deals. { $single } plays alone for Hyde, with the ghost opposite, and leads.
event-asked = { $by } asks { $seat } for a { $camp } card.
event-asked-ghost = { $by } asks the ghost for a { $camp } card; { $single } chooses it.
event-ghost-asks = For the ghost, { $single } asks { $seat } for a { $camp } card.
event-played = { $seat } plays { $card } ({ $code }).
event-played-on-request = { $holder } plays { $card } ({ $code }) for { $seat }.
event-played-from-ghost = { $seat } plays { $card } ({ $code }) from the ghost’s hand.
event-played-by-asked-ghost = The ghost plays { $card } ({ $code }) for { $seat }, as { $single } chose.
event-ghost-played = For the ghost, { $single } plays { $card } ({ $code }) from the ghost’s hand.
event-ghost-played-from-single = For the ghost, { $single } plays { $card } ({ $code }) from the closed hand.
event-ghost-played-on-request = { $holder } plays { $card } ({ $code }) for the ghost.
event-trick-won = { $winner } wins the trick: { count-points }.
event-trick-won-carried = { $winner } wins the trick and the { $carried } carried cards: { count-points }.
event-ghost-won = The ghost wins the trick for { $single }: { count-points }.
event-ghost-won-carried = The ghost wins the trick and the { $carried } carried cards for { $single }: { count-points }.
event-trick-carried = Transformation! Nobody wins the trick. { $cards } cards stay on the table: { count-points }. { $leader } leads.
event-ghost-carried = Transformation! Nobody wins the trick. { $cards } cards stay on the table: { count-points }. The ghost leads.
event-trick-neutral = Transformation! And it is the last trick: { $cards } cards count for nobody, { count-points } among them.
event-round-scored = The round is over. Jekyll: { $jekyll_points } × { $jekyll_factor } = { $jekyll_score }. Hyde: { $hyde_points } × { $hyde_factor } = { $hyde_score }.
event-match-won-team = Team { $winner } wins the match.
event-match-won-player = { $winner } wins the match.

## What is not allowed

reason-teams-of-two = A team has two seats: two for Jekyll, two for Hyde.
reason-partners-as-position-card = Partners do not sit as the position card says.
reason-single-plays-hyde = The single player and the ghost opposite play Hyde.
reason-ghost-seat-is-empty = Nobody sits on the ghost’s seat.
reason-single-sits-left-of-dealer = The single player sits to the dealer’s left.
reason-players-differ = Every player needs a name, and no two the same.
reason-player-count = The game is for three or four players.
reason-position-a-for-three = Three players use position card A.
reason-target-range = The target must be between 1 and 1,000,000.
reason-seven-cards-each = Each seat gets seven cards, and every card is dealt once.
reason-wrong-seating = These are not the teams, or not the dealer, that come next.
reason-wrong-seating-of-three = These are not the seats that come next with three players.
reason-match-over = The match is over.
reason-round-goes-on = A round is still being played.
reason-not-dealt = No cards have been dealt yet.
reason-round-over = The round is over.
reason-must-answer = A seat that was asked must play a card.
reason-wrong-camp = The seat on turn needs a card of its own camp.
reason-not-held = The card is not in the hand it would be played from.
reason-not-held-by-asked = The seat that was asked does not hold this card.
reason-asks-itself = A seat does not ask itself.
reason-asked-has-none = This seat holds no card of that camp.
reason-single-chooses-itself = The single player need not ask the ghost: just choose one of its cards.

## Replay

replay-options = { $players } players. { $position }. { $target ->
    [1] One round.
   *[other] Target: { $target }.
}
replay-round = Round { $number }
replay-trick = Trick { $number }
replay-team = { $camp }: { $players }
replay-hand = { $player } holds { $cards }
replay-total = { $side }: { $total } in all
replay-to-target = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } of { $target }
}
replay-undone = Moves were undone: this match does not count.
replay-hinted = Hints were taken: this match does not count.
replay-unfinished = Here the record ends; the match goes on.

## The game in the terminal

play-default-name = Guest
play-welcome = Good evening, { $player }. You sit { $seat } and play for { $camp }.
play-partner = Your partner is { $partner }.
play-single = This round you are alone for Hyde, and the ghost opposite is yours to lead.
play-hand = Your hand: { $cards }
play-ghost-hand = The ghost’s hand: { $cards }
play-counts = { $player } holds { $jekyll } Jekyll and { $hyde } Hyde
play-on-table = On the table: { $cards }
play-carried = Carried: { $cards } ({ count-points })
play-turn = Your turn: a { $camp } card is needed.
play-turn-ghost = The ghost’s turn, and you choose: a { $camp } card is needed.
play-asked = { $by } asks you for a { $camp } card.
play-asked-ghost = { $by } asks the ghost for a { $camp } card, and you choose it.
play-whom-to-ask = Whom do you ask?
play-which-card = Which card?
play-card-or-seat = Which card, or whom do you ask?
play-bad-input = “{ $input }” is neither a card nor a seat. Type a card as J7, a seat to ask as E?, or ? for help.
play-not-now = That does not work now: { $reason }
play-help = What you can type
play-help-card = play this card
play-help-ask = ask this seat to play a card for you
play-help-last = look at the last trick
play-help-counts = see who holds how many cards of each camp
play-help-hint = get a hint
play-help-rules = read the rules
play-help-help = read this again
play-help-quit = leave the table
play-last-trick = The last trick: { $cards }
play-no-last-trick = No trick has been played yet.
play-only-card = Only one card fits, so it is played: { $card } ({ $code }).
play-hint-card = A hint: play { $card } ({ $code }).
play-hint-ask = A hint: ask { $seat }.
play-next-round = Enter deals the next round.
play-saved = The record of the match: { $path }
play-goodbye = Good night, and mind the fog.

## Invitations, also in previews of links

invitation-title = { $name } invites you to Dr. Jekyll & Mr. Hyde
invitation-title-nobody = A table of Dr. Jekyll & Mr. Hyde
invitation-form-A = Four players, partners opposite
invitation-form-B = Four players, partners side by side
invitation-form-three = Three players and a ghost
invitation-length = { $target ->
    [1] one round
   *[other] to { $target } points
}
invitation-open = { $form }, { $length }. { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
} A name is all you need.
invitation-full = { $form }, { $length }. All chairs are taken; you can watch.
invitation-running = { $form }, { $length }. The match has begun; you can watch.

## Rules: one text for each clause of the law

rules-title = The rules of Dr. Jekyll & Mr. Hyde
rules-r1 = The cards
rules-r1-1 = There are 28 cards: 14 for Dr. Jekyll, marked with a flask, and 14 for Mr. Hyde, marked with a top hat. The mark is on the back as well as on the front. So everybody can always count how many cards of each camp a seat holds.
rules-r1-2 = Each camp has, from high to low, one Transformation (T), five characters (A to E), five scenes (7 to 3) and three deeds (X3 to X1). Characters rank from A down, the same in either camp; all ten scenes are equals, and so are all six deeds. A scene is worth its number in points, a character 1, the rest 0. A deed has a factor: 3, 2 or 1.
rules-r1-3 = A card is written as the letter of its camp and the sign of its kind: JT, HA, J7, HX3. All the points in the deck add up to 60.
rules-r2 = Seats, teams and the deal
rules-r2-1 = The four seats are North, East, South and West, going clockwise. The seat to your left is the next one clockwise.
rules-r2-2 = Four players draw lots for two pairs, one for Jekyll and one for Hyde, and stay with them for the whole match. On position card A partners face each other. On position card B, the variant, they are neighbours.
rules-r2-3 = Shuffle all 28 cards and deal seven to each seat.
rules-r2-4 = The seat to the dealer’s left leads the first trick. For the next round the deal moves one seat to the left.
rules-r3 = A turn
rules-r3-1 = From the leader on, clockwise, every seat gets one card. Four cards make a trick, seven tricks a round.
rules-r3-2 = On your turn a card of your own camp is due. Play one from your hand, or ask any other seat, partner or opponent, to play one for you. You may ask even if you could play yourself.
rules-r3-3 = You can ask only a seat that holds a card of your camp; the backs tell you. If you hold none yourself, you have to ask.
rules-r3-4 = Whoever is asked must play, and picks freely among their cards of that camp.
rules-r3-5 = The card counts as yours, whoever’s hand it left, and the turn moves on from you, not from the seat you asked. A seat may be asked more than once in a trick, so hands soon differ in size.
rules-r3-6 = Every trick therefore takes two cards of each camp. There is always a card to be played, and the seventh trick uses up the last ones.
rules-r4 = Winning a trick
rules-r4-1 = The trick goes to the seat whose card is the highest. Among equals, the card that was played first is the higher one.
rules-r4-2 = The winner’s team takes the four cards and any that were carried. The winner leads the next trick.
rules-r5 = The Transformation
rules-r5-1 = Nobody wins a trick that holds a Transformation. Its four cards are carried: they stay on the table.
rules-r5-2 = The seat the Transformation was played for leads next. If both turn up in one trick, the earlier one decides.
rules-r5-3 = Whoever wins the next trick takes the carried cards with it. Should that trick hold the second Transformation, all eight cards are carried on.
rules-r5-4 = A Transformation in the last trick makes it neutral: its cards, and any still carried, count for nobody.
rules-r6 = Scoring a round
rules-r6-1 = Add up the points of all the cards your team took, whichever camp they belong to.
rules-r6-2 = Add up the factors of your own camp’s deeds among them: that makes 0 to 6. Deeds of the other camp add nothing, but at least the others do not have them.
rules-r6-3 = Your score is points times factor. Without a deed of your own, that is nothing.
rules-r6-4 = An example: Jekyll took a scene worth 6, Lanyon, Mr. Hyde, a Transformation, Utterson, Charity, Remorse and Fury. The points are 6 + 1 + 1 + 1 = 9, the factor is 1 + 3 = 4; Fury is Hyde’s and does not count. The score is 9 × 4 = 36.
rules-r7 = The match
rules-r7-1 = Play round after round until a team reaches or passes the target, 1000 unless you agreed on another. Then the higher score wins.
rules-r7-2 = If both are level at the target or above, play another round.
rules-r7-3 = Partners must not agree on what to play, nor drop hints. Online there is no free talk while a round is being played.
rules-r8 = Three players
rules-r8-1 = Teams change from round to round. One of you plays Hyde alone, as the single player; the empty seat opposite is the ghost, and Hyde as well. The other two are Jekyll. Only position card A is used.
rules-r8-2 = All four seats get seven cards. The ghost’s lie face up for everybody.
rules-r8-3 = The single player sits to the dealer’s left and leads the first trick.
rules-r8-4 = Whether it is the single player’s turn or the ghost’s, the single player decides: any Hyde card from these two hands, or a Jekyll player to ask for one.
rules-r8-5 = A Jekyll player may ask any of the three other seats for a Jekyll card: partner, single player, ghost. The single player then answers from the closed hand only. For the ghost, the single player picks one of the ghost’s Jekyll cards.
rules-r8-6 = After the round, whoever sits on the single player’s left takes the ghost’s seat and deals. Whoever sits on the right is single next.
rules-r8-7 = Your team’s score goes to your own total. Once somebody reaches or passes the target, the highest total wins the match; level at the top, play another round. Lots decide who is single first.
rules-r9 = What you may know
rules-r9-1 = You know your own hand and, with three players, the ghost’s; how many cards of each camp every seat holds; each card played, for whom, from whose hand and in what order; the carried cards; the winners of all tricks; the scores. That is all.
rules-r9-2 = A good memory is part of the game. A table may let you look back at all tricks, as in practice, or at the last one only.
