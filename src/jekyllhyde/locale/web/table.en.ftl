### What is said at the table in the browser: waiting room, round, end of round, end of match.

table-title = At the table
table-opening = Lighting the lamp…
table-gone-title = No table here
table-gone-lead = There is no table at this link. It may have been cleared away, or a part of the link is missing.
table-closed-title = The table cannot be reached
table-gone-new = Open a new one

## At the door

table-door-title = You are invited
table-door-lead = A name is all you need. No account, no password.
table-door-name = Your name
table-door-enter = Come in

## Cards, for those who hear them

table-card = { $name }: { $camp }, { $kind }, { count-points }
table-card-character = { $name }: { $camp }, { $kind } { $letter }, { count-points }
table-card-deed = { $name }: { $camp }, { $kind }, times { $factor }
table-card-short = { $name } ({ $code })
table-lies-for = { $name }: { $card }
table-on-request = { $by } asked, { $holder } gave the card
table-trick = The trick
table-own-hand = Your hand
table-open-hand = Open hand: { $name }
table-hand-empty = No cards left
table-carried = Carried: { $cards }; { count-points }
table-carried-goes = for the next winner
table-leads = { $name } leads

## Seats

table-ghost = the ghost
table-seat = { $name }, for { $camp }
table-counts-of-seat = { count-jekyll } and { count-hyde }
table-on-turn = on turn
table-is-asked = asked
table-away = away
table-stand-in = a bot plays
table-spectating = You are watching.
table-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-ask = Ask for { $camp }
table-cannot-ask = holds no { $camp } card
table-ghost-is-yours = just play its cards

## What is expected

table-hint-must-ask = You hold none, so ask somebody.
table-hint-must-play = Nobody else holds one.
table-hint-play-or-ask = Play one, or ask another seat.
table-waiting = { $name } is thinking.
table-your-turn-title = Your turn

## What can be done

table-undo = Undo
table-take-back = Take the ask back
table-take-chair-back = I am back
table-ready = Next round
table-rematch = Play again
table-let-bot-play = Let a bot play for { $name }
table-give-up-chair = Let a bot play for me
table-leave = Leave the table

## What happened

table-news-sat = { $name } sits down.
table-news-bot-sat = { $name }, a bot, sits down.
table-news-left = { $name } is away. Everybody waits a little.
table-news-removed = The host sends { $name } away.
table-news-kept-waiting = { $name } keeps everybody waiting. The others may let a bot play.
table-news-taken-over = A bot plays for { $name } now.
table-news-returned = { $name } is back.
table-news-ask-taken-back = { $name } takes the ask back.
table-news-undone = { $name } undoes moves.
table-news-seed-missing = The seed of { $name } was not opened in time. The cards are shuffled again without it.

## Waiting room

table-waiting-title = Take a seat
table-waiting-lead = Send friends the link; bots can take any chair.
table-waiting-watch = You are watching. Take a chair to play.
table-chair = Chair { $number }
table-chair-open = Open chair
table-chair-you = you
table-sit = Sit here
table-stand = Leave this chair
table-bot-sits = Seat a bot
table-bot-level = Level of the bot
table-bot-leaves = Send away
table-person-leaves = Send away
table-person-leaves-sure = Send { $name } away? They cannot sit down at this table again.
table-start = Deal the cards
table-start-waits = { $count ->
    [one] One chair is still open.
   *[other] { $count } chairs are still open.
}
table-fill-bots = Fill with bots
table-invite = Invite friends
table-invite-link = The link to this table
table-invite-copy = Copy the link
table-invite-copied = Copied
table-invite-share = Share
table-invite-qr = Show as QR code
table-invite-qr-label = QR code of the link to this table
table-setup-target = { $target ->
    [1] One round
   *[other] To { $target }
}
table-setup-talk = Talk between rounds
table-setup-no-talk = Fixed phrases only
table-setup-pace-untimed = No clock
table-setup-pace-calm = Calm clock
table-setup-pace-quick = Quick clock

## Fair deals

table-seal = Sealed deal
table-seal-lead = Before the first card, the server and the players’ browsers each draw a seed and publish its seal. Only then are the seeds opened, and all together make the deals: nobody can choose the cards, as long as one of those who took part is honest.
table-seal-commit = Seal
table-seal-own = Your browser has sealed a seed of its own for the shuffle.
table-seal-verified = Deal verified
table-seal-verified-lead = Your browser has dealt this round again from the opened seal and got the same cards.
table-seal-wrong = The deal does not fit its seal
table-seal-wrong-lead = The opened seal does not give these cards. Keep the record and tell the people who run this server.
table-seal-unable = Not checked
table-seal-unable-lead = This page did not come over a secure connection, so the browser cannot check the deal. Check the record with “jh verify”.
table-seal-checking = Checking the deal…
table-seal-seed = Opened seed of round { $round }
table-seal-player-seeds = Seeds of the players
table-seal-none = none
table-seal-trust-nobody = Your browser’s own seed is in the shuffle, so nobody can have chosen the cards.
table-seal-trust-one-seed = Your browser’s seed is not in the shuffle. Nobody chose the cards, if the server or one of those who gave a seed is honest.
table-seal-trust-no-collusion = Nobody chose the cards, unless the server worked together with the player who gave the last seed.
table-seal-trust-server = No player gave a seed. Nobody chose the cards, if the server is honest.
table-seal-silent = Not opened in time: the seed of { $names }. The cards were shuffled again without it.
table-seal-undone = Moves were undone in this match, so only the deals are fair.
table-seal-match = All rounds of this match have been verified here.
table-seal-match-part = Rounds verified here: { $checked } / { $rounds }. “jh verify” checks the whole record.
table-seal-practice = Practice: deals not checked
table-seal-practice-lead = This match goes on from a position of another one. Its deals are not called fair.
table-shuffling = Shuffling: the players’ browsers open their seeds…

## Tools

table-menu = Menu
table-tools = Table tools
table-last-trick = Last trick
table-last-trick-none = No trick has been played yet.
table-last-trick-won = { $name } won it.
table-last-trick-carried = Nobody won it: a Transformation.
table-tricks = Tricks of this round
table-log = The round so far
table-log-empty = No card has been played yet.
table-counts = Who holds what
table-counts-player = Player
table-out = Still out
table-out-lead = Cards that have not been played and are not in your hand.
table-out-off = At this table everybody remembers for themselves what was played.
table-score = Score
table-text-view = Table as text
table-sort = Reverse my hand
table-sound = Sound
table-sound-offer = Would you like sounds? Wood, glass, and cards on a table.
table-sound-yes = With sounds
table-sound-no = Without
table-ranks = Ranks
table-ranks-close = Hide the ranks
table-ranks-transformation = Transformation: nobody wins
table-ranks-points = Points: a scene its number, a character 1.
table-asking = Asking explained
table-asking-close = Hide the note on asking
table-hint = Hint
table-beliefs = Show who may hold what
table-beliefs-lead = Worked out from what you have seen. As with a hint, the match does not count.
table-help = Help
table-help-title = How to play
table-help-lead = Play a card of the camp that is on turn, or ask another seat to play one for it. The highest card takes the trick; your team’s points are multiplied by its own deeds.
table-help-rules = All the rules
table-help-ranks = Ranks, high to low
table-help-equal = Each row beats those below it. Scenes all rank alike, and so do deeds: the first one played wins.
table-help-keys = Keyboard
table-key-play = play the first to ninth card that fits
table-key-ask = ask left, across, right
table-key-last = last trick
table-key-counts = who holds what
table-key-score = score on or off
table-key-text = table as text or picture
table-key-skip = go on without waiting
table-key-undo = undo, or take the ask back
table-key-hint = hint, then all values
table-key-help = this page
table-shortcuts = Keyboard shortcuts
table-shortcuts-lead = Switch them off if a screen reader or voice control types letters.

## Score

table-score-of-target = { $target ->
    [1] { $total }
   *[other] { $total } of { $target }
}
table-score-product = { $points } × { $factor } = { $score }
table-score-in-words = { $side }: { count-points }, factor { $factor }, makes { $score }
table-total-in-words = { $target ->
    [1] { $side }: { $total }
   *[other] { $side }: { $total } of { $target }
}

## Talking

table-talk = Talk
table-quote = { $name }: “{ $words }”
role-agnes = apothecary
role-bertram = cabman
role-clara = singer
role-desmond = barrister
role-edith = governess
role-frederick = medical student
role-georgina = widow
role-horace = lamplighter
table-phrases = Say something
table-phrase-hello = Good evening.
table-phrase-thanks = Thank you.
table-phrase-well-played = Well played.
table-phrase-good-game = Good game.
table-phrase-sorry = Sorry.
table-phrase-one-moment = One moment, please.
table-phrase-back = I am back.
table-phrase-goodbye = Good night.
table-chat = Write to the table
table-chat-send = Send
table-chat-closed = While a round runs there are only these phrases: no hints at this table.
table-mute = Mute { $name }
table-unmute = Hear { $name } again
table-report = Report { $name }
table-report-text = What happened?
table-report-send = Send report
table-report-sent = Thank you. The people who run this server will read it.
table-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
table-phrase-shall-we = Shall we go on?

## Friends

table-host = host
table-rename = Change your name
table-setup-change = Change the settings
table-setup-title = Settings of this table
table-setup-note = Everybody at the table sees a change at once.
table-news-stood = { $name } leaves the chair.
table-news-renamed = { $old } is now called { $name }.
table-news-setup-changed = The settings of the table have changed.
table-news-readied = { $name } is ready for the next round.
table-news-agreed = { $name } would like another match.
table-bot-plays-in = { $name } has lost the connection. A bot takes over in { $seconds } s.
table-next-round-in = The next round begins in { $seconds } s.
table-rematch-in = The next match is set up in { $seconds } s, with those who are ready.
table-nudge = Give them a nudge
table-rematch-together = The same company again
table-agreed = Ready for another match: { $names }.
table-dealt-meanwhile = The next round has been dealt. You are still at the table.
table-to-the-table = To the table
table-all-hands = All hands
table-watching = You are watching

## End of a round and of a match

table-round-over = Round { $number } is over
table-sum-of = { $camp } took
table-sum-points = Points
table-sum-characters = 1 per character
table-sum-factor = Factor
table-sum-score = Score
table-sum-no-deed = No deed of its own: times 0
table-sum-idle = Worth nothing here
table-sum-neutral = For nobody
table-totals = Totals
table-totals-chart = { $target ->
    [1] Totals after each round
   *[other] Totals after each round, towards { $target }
}
table-waiting-for = Waiting for { $names }.
table-match-over = The match is over
table-match-won = You have won.
table-match-lost = You have lost. It happens to the best of doctors.
table-match-won-by = { $name } wins.
table-record = Save the record
table-replay = Replay
table-to-home = Home
table-look = Look at the table
table-back-to-sum = Back to the sum
table-practice-kept = Practice: the result is kept in your games and does not count.
table-practice-games = Your games

## The table as text

table-text-seats = Seats
table-text-seat = { $name }, { $place }, for { $camp }: { count-jekyll } and { count-hyde }.
table-text-place-bottom = you
table-text-place-left = on your left
table-text-place-top = across
table-text-place-right = on your right
table-text-trick = On the table
table-text-trick-empty = No card yet. { $name } leads.
table-text-hand = Your hand
table-text-moves = What you can do
table-text-no-moves = Nothing at the moment.
table-text-play = Play { $card }
table-text-ask = Ask { $name }
table-text-ask-ghost = Ask the ghost
table-text-log = What happened

## You, where a sentence speaks of the reader: the key names the part that the reader has in it

table-you = You
table-from = from { $name }
table-from-you = from you
table-from-ghost = from the ghost
table-leads-you = You lead
table-on-request-by-you = You asked, { $holder } gave the card
table-on-request-holder-you = { $by } asked, you gave the card
table-last-trick-won-you = You won it.
table-text-trick-empty-you = No card yet. You lead.
table-news-sat-you = You sit down.
table-news-kept-waiting-you = You keep everybody waiting. The others may let a bot play for you.
table-news-taken-over-you = A bot plays for you now.
table-news-returned-you = You are back.
table-news-ask-taken-back-you = You take the ask back.
table-news-undone-you = You undo moves.
table-news-seed-missing-you = Your browser’s seed was not opened in time. The cards are shuffled again without it.
event-dealt-dealer-you = You deal, { $leader } leads.
event-dealt-leader-you = { $dealer } deals, you lead.
event-dealt-single-dealer-you = You deal. { $single } plays alone for Hyde, with the ghost opposite, and leads.
event-dealt-single-single-you = { $dealer } deals. You play alone for Hyde, with the ghost opposite, and lead.
event-asked-by-you = You ask { $seat } for a { $camp } card.
event-asked-seat-you = { $by } asks you for a { $camp } card.
event-asked-ghost-by-you = You ask the ghost for a { $camp } card; { $single } chooses it.
event-asked-ghost-single-you = { $by } asks the ghost for a { $camp } card; you choose it.
event-ghost-asks-single-you = For the ghost, you ask { $seat } for a { $camp } card.
event-ghost-asks-seat-you = For the ghost, { $single } asks you for a { $camp } card.
event-played-seat-you = You play { $card } ({ $code }).
event-played-on-request-holder-you = You play { $card } ({ $code }) for { $seat }.
event-played-on-request-seat-you = { $holder } plays { $card } ({ $code }) for you.
event-played-from-ghost-seat-you = You play { $card } ({ $code }) from the ghost’s hand.
event-played-by-asked-ghost-seat-you = The ghost plays { $card } ({ $code }) for you, as { $single } chose.
event-played-by-asked-ghost-single-you = The ghost plays { $card } ({ $code }) for { $seat }, as you chose.
event-ghost-played-single-you = For the ghost, you play { $card } ({ $code }) from the ghost’s hand.
event-ghost-played-from-single-single-you = For the ghost, you play { $card } ({ $code }) from your own hand.
event-ghost-played-on-request-holder-you = You play { $card } ({ $code }) for the ghost.
event-trick-won-winner-you = You win the trick: { count-points }.
event-trick-won-carried-winner-you = You win the trick and the { $carried } carried cards: { count-points }.
event-ghost-won-single-you = The ghost wins the trick for you: { count-points }.
event-ghost-won-carried-single-you = The ghost wins the trick and the { $carried } carried cards for you: { count-points }.
event-trick-carried-leader-you = Transformation! Nobody wins the trick. { $cards } cards stay on the table: { count-points }. You lead.
event-match-won-player-winner-you = You win the match.

## Why a trick went where it went

table-why-character-character = Characters rank from A to E: { $higher } beats { $lower }.
table-why-character-scene = Characters beat scenes, whatever the points.
table-why-character-deed = Characters beat deeds.
table-why-scene-deed = Scenes beat deeds.
table-why-tied-character = Equal rank: the first one played wins.
table-why-tied-scene = Scenes 7 to 3 all rank alike: the first one played wins.
table-why-tied-deed = Deeds all rank alike: the first one played wins.
table-deed-counts = { $card } counts for { $camp }: × { $factor }.
table-deed-lost = { $card } is lost for { $camp }.
table-carries = Transformation! Nobody wins the trick.
table-carries-on = Its cards wait for the next winner. { $name } leads.
table-carries-on-you = Its cards wait for the next winner. You lead.
table-carries-last = It was the last trick: these cards count for nobody.

## What it is about, for the first round

table-goal = You and { $partner } are { $camp }. Take points, and at least one { $camp } deed (×); { $target ->
    [1] the one round decides
   *[other] once a team has { $target }, the higher score wins
}.
table-goal-three = You and { $partner } are { $camp } in this round. Take points, and at least one { $camp } deed (×); { $target ->
    [1] whoever is alone in front after a round wins
   *[other] once somebody has { $target }, the highest total wins
}.
table-goal-single = You are Hyde, alone with the ghost. Take points, and at least one Hyde deed (×); { $target ->
    [1] whoever is alone in front after a round wins
   *[other] once somebody has { $target }, the highest total wins
}.
table-goal-close = Close the note
table-on-device = This match is played and kept on this device.
table-score-no-deed = { count-points }, no deed yet
table-score-no-deed-short = { $points } × –
table-score-open = Who has taken what

## Who is ahead

table-ahead-you = You are ahead, { $mine } to { $other }; the match goes to { $target }.
table-ahead-other = You are behind, { $mine } to { $other }; { $target ->
    [1] two are level in front, so another round decides
   *[other] the match goes to { $target }
}.
table-ahead-level = Level at { $mine }; { $target ->
    [1] another round decides
   *[other] the match goes to { $target }
}.
table-ahead-by = { $side } is ahead with { $total }; the match goes to { $target }.
table-side-yours = { $side } (you)
table-sum-neutral-why = The last trick held a Transformation, so nobody takes these cards.
table-chart-target = target { $target }
table-chart-round = after round { $round }
table-hint-asked = { $cards ->
    [one] Only one of yours fits.
   *[other] You have to play one; which one is up to you.
}
table-key-browse = from card to card; Enter plays
