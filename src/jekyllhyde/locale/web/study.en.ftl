### Replays and games. English.

## Replays

study-replay-title = Replays
study-replay-lead = A match once more, card by card: from one seat, or with all hands open.
study-drop = Drop a record here
study-drop-about = A match as a text file (.jhn), from here or from anywhere.
study-choose-file = Choose a file
study-paste = Or paste its text
study-open-record = Open
study-own-games = Your games
study-sample = Watch a sample match
study-sample-about = Three rounds between expert bots, to 300. You can take over a chair at any step.
study-all-games = All your games
study-reading = Reading the record…
study-not-text = This file cannot be read as text.
study-too-long = This is too long for a record: at most { $most } characters.
study-bad-link = This link holds no record that can be read.
study-unknown-link = There is no match to replay at this link. It may have been deleted, or a part of the link is missing.
study-other-record = Another record
study-view = View
study-view-open = All hands open
study-view-seat = As { $player } saw it
study-player-you = { $player } (you)
study-round = Round
study-round-unfinished = Round { $number }, unfinished
study-controls = Playing
study-first = To the deal
study-back = One step back
study-play = Play
study-pause = Pause
study-forward = One step on
study-last = To the end
study-speed = Speed
study-place = Place in the round
study-place-text = Step { $step } of { $steps }
study-deal = The deal
study-moves = Moves
study-trick = Trick
study-wins-trick = wins the trick
study-trick-carried = carried
study-legend = What the signs mean
study-legend-ask = asks the player in this direction
study-legend-leads = leads the trick
study-legend-card = { $camp } card
study-legend-carried = No laurel: nobody won the trick.
study-move-asks = asks { $seat }
study-move-asks-ghost = asks the ghost
study-keys = ← → one step, ↑ ↓ one trick, Home and End, Space to play
study-share = Copy link
study-shared = The link is in the clipboard.
study-share-by-hand = Copy this link:
study-download = Download
study-play-on = Play on from here
study-play-on-about = Take a chair and go on from here. Everybody keeps their name; bots play on the other chairs.
study-play-on-kept = The result is kept in your games, marked as practice, and counts in no statistics.
study-play-on-seat = Whose chair do you take?
study-play-on-level = The bots
study-play-on-go = Sit down
study-play-on-over = Here the match is over. Go back a step, and play on from there.
study-winner-team = Team { $winner } won
study-winner-player = { $winner } won
study-fair = Deals checked: they are fair
study-unfair = Deals checked: they are not what the seeds say
study-not-checked = Deals not checked: this record does not reveal the seeds of every round
study-trust-one-seed = Nobody chose the cards, if the server or at least one of those who gave a seed is honest.
study-trust-no-collusion = Nobody chose the cards, unless the server worked together with the player who gave the last seed.
study-trust-server = Nobody chose the cards, if the server is honest: no player gave a seed.
study-fair-undone = Moves were undone in this match, so only the deals are fair.
study-bad-record = There is something wrong in this record
study-bad-place = Line { $line }, column { $column }
study-bad-rule = See rule { $rule }
study-bad-way-on = Mend the text here and open it again, or take another record.

## What can be wrong with a record

study-problem-bad-utf8 = The text is not UTF-8.
study-problem-bad-character = The character U+{ $code } is not allowed.
study-problem-byte-order-mark = A record does not begin with a byte order mark.
study-problem-bad-escape = After \ in a value comes " or \.
study-problem-unterminated-value = The value has no closing ".
study-problem-expected-word = { $word } should stand here, not { $found }.
study-problem-expected-line-end = The line should end here, not go on with { $found }.
study-problem-expected-seat = A seat should stand here (N, E, S or W), not { $found }.
study-problem-expected-card = A card should stand here, not { $found }.
study-problem-bad-tag-name = A tag’s name should stand here (letters, digits and _), not { $found }.
study-problem-expected-value = The tag’s value should stand here in quotes, not { $found }.
study-problem-tag-twice = The tag { $tag } is here twice.
study-problem-tag-missing = The header has no tag { $tag }.
study-problem-names-missing = The header names { $count } of the { $players } players.
study-problem-unknown-version = This is JHN 1, not { $found }.
study-problem-blank-name = A player’s name cannot be blank.
study-problem-unknown-position-card = The position card is A or B, not { $found }.
study-problem-unknown-memory-aid = The memory aid is every-trick or last-trick, not { $found }.
study-problem-round-number = This is round { $expected }, not { $found }.
study-problem-trick-number = This is trick { $expected }, not { $found }.
study-problem-trick-incomplete = The trick before is incomplete: { $count } of four plays.
study-problem-fifth-play = A trick has four plays.
study-problem-card-twice = { $card } was dealt to { $seat } already.
study-problem-wrong-first-leader = { $expected } sits left of the dealer and leads.
study-problem-wrong-leader = { $expected } won the last trick and leads.
study-problem-wrong-leader-after-transformation = { $expected } leads: the Transformation was played for that seat.
study-problem-wrong-score = { $team } scored { $expected }, not { $found }.

## Games

study-games-title = Your games
study-games-lead = Every match that you finished, and what it adds up to.
study-unfinished = One match is not finished yet. It will be listed here when it is.
study-games-empty = No finished match yet.
study-games-empty-about = Finished matches gather here, each with its record and its replay. A first one, to 300, takes { new-minutes }.
study-games-play = Play
study-games-learn = Learn first
study-games-played = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}
study-games-won = { $won } won
study-games-rate = { $percent }%
study-games-list = Matches
study-players = At the table
study-form-four = Four players
study-form-neighbours = Four, side by side
study-form-three = Three players
study-won = Won
study-lost = Lost
study-undone = Moves undone, does not count
study-hinted = With hints, does not count
study-practice = Practice
study-on-device = On this device
study-device-lead = Matches marked “On this device” are kept in this browser only.
study-device-delete = Delete them
study-device-delete-sure = Delete the matches of this device?
study-device-delete-lead = All matches that this device keeps are deleted, also an unfinished one. Matches on the server stay.
study-score-text = { $own } to { $others }
study-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
study-to-target = to { $target }
study-watch = Replay
study-watch-game = Replay the match of { $date }
study-download-game = Download the record of { $date }
study-share-game = Copy the link to the match of { $date }
study-more = Older matches
study-chart-balance = Wins less losses
study-chart-balance-text = { $games ->
    [one] After one match the balance is { $balance }.
   *[other] After { $games } matches the balance is { $balance }.
}
study-chart-scores = Where your matches ended
study-chart-scores-about = Your total, in per cent of the target
study-chart-bar = { $from } to { $to }%
study-chart-bar-open = { $from }% and more
study-chart-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
study-chart-camps = By camp
study-chart-forms = By form
study-chart-share = { $won } of { $played } won
