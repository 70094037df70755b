### What every screen of the browser needs, and the screens home, new table, lobby, settings and account.

game-title = Jekyll & Hyde
nav-label = Main
go-home = Home
close = Close
cancel = Cancel
try-again = Try again
reload = Reload
connection-lost = The connection is lost. Trying again…
screen-not-loaded = This page could not be loaded. The connection may be gone.
offline-notice = Offline. You can play against bots on this device; rules and lessons work, too.
update-notice = A new version is ready.
update-now = Use it now
guest-name = Guest { $number }
name-and-text = { $name }: { $text }

## Bots

level-random = Sleepwalker
level-novice = Novice
level-casual = Casual
level-club = Club player
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
level-random-lead = plays any card
level-novice-lead = follows the rulebook’s tips
level-casual-lead = thinks a little
level-club-lead = a sound partner
level-expert-lead = plays by a sure feeling
level-master-lead = works out what you hold
level-grandmaster-lead = sees through your play

## Refusals: what the server says no to, each with a way on

refusal-offline = The server cannot be reached. Please try again in a moment.
refusal-unsure = The connection broke just then. Check whether it got through.
refusal-stale = The table had already moved on. Look again.
refusal-not-your-turn = It is not your turn.
refusal-illegal-move = The rules do not allow that.
refusal-chair-taken = Somebody was faster: that chair is taken.
refusal-no-such-chair = There is no such chair.
refusal-not-seated = You are watching. Take a chair first.
refusal-already-seated = You already have a chair here.
refusal-chairs-open = Not every chair is taken yet.
refusal-match-runs = The match has already started.
refusal-no-match = No match has been played here yet.
refusal-round-runs = Not while a round is being played.
refusal-no-round = No round is being played.
refusal-match-not-over = The match is not over yet.
refusal-nothing-to-take-back = There is nothing to take back any more.
refusal-undo-against-bots-only = Moves can be undone only against bots.
refusal-no-hints = Hints are for tables against bots where every trick may be looked up.
refusal-no-such-level = There is no such bot.
refusal-bots-not-here = A bot at this table has to be loaded first. Go online once, or choose bots of another level.
refusal-no-talk = No free talk now, only the fixed phrases.
refusal-time-is-up = Your time for this card is up: a bot plays it. After that you can take your chair back.
refusal-ask-stands = This ask stands: you can take back one ask for each card, and three in a round.
refusal-not-kept-waiting = Nobody has kept you waiting so long yet.
refusal-not-host = Only the host of this table can do that.
refusal-too-many-people = More people sit at the table than that would leave chairs for.
refusal-removed = The host has sent you away from this table. You can still watch, or open a table of your own.
refusal-log-full = That was done too often at this table. Play on, or open a new table.
refusal-no-more-rounds = This match has used up its deals. Open a new table.
refusal-wrong-seed = This is not the seed that was sealed.
refusal-no-such-table = This table does not exist, or no longer does.
refusal-no-table-entered = You are not at a table.
refusal-table-full = Too many people are watching this table.
refusal-too-fast = That was a little fast. Wait a moment, then try again.
refusal-too-many-tables = You have opened many tables. Please wait before the next.
refusal-too-many-connections = The game is open in too many windows. Close one, and this one goes on by itself.
refusal-too-many-tokens = You cannot have more tokens. “Log out everywhere” ends the old ones.
refusal-too-many-reports = You have sent many reports today. Thank you; they will be read.
refusal-malformed = The server did not understand that. Reloading the page may help.
refusal-wrong-protocol = This page is older than the server. Please reload it.
refusal-name-taken = This name is taken. Try another.
refusal-wrong-password = Name and password do not match.
refusal-weak-password = This password is too easy to guess. Choose another.
refusal-no-session = The server does not know you any more. Start again from home.
refusal-no-such-game = This game does not exist, or no longer does.
refusal-try-again = That did not work. Please try again.
refusal-bad-record = This record cannot be read. See where the fault is and mend it.
refusal-record-too-long = This record is too long to be shown.
refusal-no-such-step = The record does not go that far.
refusal-match-over = There the match is already over. Go back a few moves.
refusal-target-too-high = The target of this record is too high for a table.
refusal-not-found = There is nothing at this address.
refusal-wrong-method = The server does not do that. Reloading the page may help.
refusal-too-large = That is too large for the server.
refusal-failed = Something went wrong on the server. Please try again.

## Home

home-tagline = Two camps, four hands, and every card may betray you.
home-play = Play now
home-play-lead = Against bots, { new-minutes }, without an account
home-playing = Dealing…
home-friends = Play with friends
home-friends-lead = A table and a link to send
home-learn = Learn
home-learn-lead = A first round, step by step
home-puzzles = Puzzles
home-puzzles-lead = Find the move
home-back = Back to your table
home-back-lead = Your chair is still yours
home-more = More
home-new = Set up a table
home-rules = Rules
home-replay = Replays
home-lobby = Lobby
home-games = Your games
home-settings = Settings
home-account = Account
home-name = You play as { $name }
home-language = Language

## New table

new-title = Set up a table
new-lead = Decide how you want to play. Nothing here needs an account.
new-sentence = { $form }, { $company }, { $length }, { $pace }.
new-sentence-A = Four players, partners opposite
new-sentence-B = Four players, partners side by side
new-sentence-three = Three players and a ghost
new-sentence-bots = { $count ->
    [1] one bot ({ $levels })
    [2] two bots ({ $levels })
   *[other] three bots ({ $levels })
}
new-sentence-friends = { $count ->
    [1] one friend
    [2] two friends
   *[other] three friends
}
new-sentence-strangers = { $count ->
    [1] an open chair
    [2] two open chairs
   *[other] three open chairs
}
new-sentence-with = with { $who }
new-sentence-with-both = with { $seated } and { $invited }
new-sentence-round = one round
new-sentence-target = to { $target } points
new-sentence-untimed = no clock
new-sentence-calm = a calm clock
new-sentence-quick = a quick clock
new-company = Bots or friends
new-company-bots = { $count ->
    [2] Two bots
   *[other] Three bots
}
new-company-bots-lead = The cards are dealt at once
new-company-friends = { $count ->
    [2] Two friends
   *[other] Three friends
}
new-company-friends-lead = Open chairs and a link to send
new-form = Who plays with whom
new-form-A = Four, partners opposite
new-form-A-lead = Position card A, the usual game
new-form-B = Four, partners side by side
new-form-B-lead = Position card B, the variant
new-form-three = Three and a ghost
new-form-three-lead = One plays Hyde alone, with an open hand opposite
new-target = How long
new-target-round = One round
new-target-points = To { $points }
new-minutes = { $minutes ->
    [one] about one minute
   *[other] about { $minutes } minutes
}
new-rounds = { $rounds ->
    [one] about one round
   *[other] about { $rounds } rounds
}
new-chairs = You and the others
new-chair = Chair { $number }
new-chair-open = Open
new-chair-partner = Your partner
new-chair-opponent = Opponent
new-chair-beside = Partner or opponent
new-lot-A = Partners sit opposite each other. Which pair plays Jekyll is drawn by lot.
new-lot-B = Your partner sits beside you. On which side, and which pair plays Jekyll, is drawn by lot.
new-lot-three = Who plays Hyde alone first is drawn by lot; then the turn passes on with every round.
new-pace = Time to think
new-pace-untimed = As long as you like
new-pace-calm = Calm
new-pace-calm-lead = 45 seconds a decision, 2 minutes in reserve
new-pace-quick = Quick
new-pace-quick-lead = 15 seconds a decision, 45 in reserve
new-memory = Memory
new-memory-every-trick-lead = Points and cards still out are shown, and every trick can be looked up
new-memory-last-trick-lead = As at a real table: remember what fell
new-open = Show the table in the lobby
new-open-lead = Strangers may sit down. Otherwise only those with the link find it.
new-talk = Talk between rounds
new-talk-lead = Free text between rounds; during a round only fixed phrases.
new-go = Open the table
new-go-bots = Open and deal
new-going = Opening…

## Lobby

lobby-title = Lobby
lobby-lead = Tables where a chair is free. The list keeps itself up to date.
lobby-empty = No table is waiting for players.
lobby-empty-lead = Open one: it appears here at once. Or play against bots meanwhile.
lobby-open = Open a table
lobby-join = Join
lobby-loading = Looking for tables…
lobby-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
lobby-free = { $count ->
    [one] one chair free
   *[other] { $count } chairs free
}
lobby-host = { $name }’s table
lobby-host-none = A table
lobby-form-A = Four, opposite
lobby-form-B = Four, side by side
lobby-form-three = Three
lobby-target = to { $points }

## Settings

settings-title = Settings
settings-lead = Kept in this browser.
settings-look = Look
settings-play = Play
settings-language = Language
settings-language-auto = As the browser
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Animation
settings-motion-system = As the system
settings-motion-full = On
settings-motion-reduced = Off
settings-card-size = Card size
settings-card-size-small = Small
settings-card-size-medium = Medium
settings-card-size-large = Large
settings-sort = Order of your hand
settings-sort-high-first = High cards left
settings-sort-low-first = Low cards left
settings-card-pause = Pause after each card of the others
settings-pause = Pause after each trick
settings-pause-seconds = { $seconds ->
    [0] none
    [one] one second
   *[other] { $seconds } seconds
}
settings-autoplay = Play my only legal card automatically
settings-autoplay-lead = Only where everybody can see that you have no choice.
settings-sound = Sounds
settings-sound-lead = Of wood and glass, for cards, turns and the end of a round.
settings-volume = Loudness
settings-volume-quiet = Quiet
settings-volume-medium = Medium
settings-volume-loud = Loud
settings-remarks = Remarks of the bots
settings-remarks-lead = A bot says a sentence now and then. It never speaks of cards.
settings-vibration = Vibrate on your turn
settings-vibration-lead = If the device can.
settings-text = Table as text
settings-text-lead = The whole table in words, instead of a picture.
settings-level = Bots of “Play now”
settings-reset = Back to the defaults
settings-reset-done = All settings are back to the defaults.

## Account

account-title = Account
account-lead-guest = You are a guest. That is enough to play; an account lets you come back from any device.
account-lead-nobody = Nobody knows you here yet. A name is enough to play.
account-lead-known = You are known as { $account }.
account-name = Name at the table
account-name-hint = 1 to 24 characters
account-name-save = Take this name
account-name-saved = From now on you are { $name }.
account-name-bad = A name has 1 to 24 letters, digits or signs.
account-name-full = That is all that fits: a name has at most { $most } characters.
account-register = Make an account
account-register-lead = Your name, games and chairs come along.
account-login = Log in
account-login-lead = You already have an account.
account-user = Account name
account-user-hint = 3 to 40 letters, digits, dots, dashes
account-password = Password
account-password-hint = at least 8 characters
account-registered = Your account is made.
account-logged-in = Welcome back, { $name }.
account-logout = Log out
account-logout-everywhere = Log out everywhere
account-logout-everywhere-lead = Ends all sessions, this one too, and all tokens.
account-logged-out = You are logged out.
account-tokens = Programs
account-tokens-lead = A token lets a program of yours play in your name.
account-token-label = What is it for
account-token-make = Make a token
account-token-shown = Your token. It is shown only now; keep it somewhere safe.
account-copy = Copy
account-copied = Copied
account-data = What is kept about you
account-export = Download it
account-delete = Forget me
account-delete-lead = Deletes your name, account, sessions and history. This cannot be undone.
account-delete-sure = Really forget everything about you?
account-deleted = You are forgotten.

## Nothing here

not-found-title = Only fog here
not-found-lead = There is no page at this address.

## Reviews

review-round = Review this round
review-short = Review
review-game = Review the match of { $date }
