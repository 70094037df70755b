### Puzzles: find the move. English.

puzzle-title = Puzzles
puzzle-lead = Positions from rounds between bots. One move is clearly the best by what you can know: find it.
puzzle-all = All puzzles
puzzle-unknown = There is no puzzle at this link. A part of the link may be missing.
puzzle-panel = The question
puzzle-notes = To look up
puzzle-rating = Rating { $rating }

## The question and the answer

puzzle-question = { $camp }, your turn: which move?
puzzle-question-card = { $camp }, you are asked: which card?
puzzle-wrong = Not the best. Try another.
puzzle-compared = “{ $move }” is worth { $made } points, the best move { $best }.
puzzle-right = Right: { $move }.
puzzle-shown = The best move: { $move }.
puzzle-change = Your rating { $change }
puzzle-give-up = Show the answer
puzzle-next = Next puzzle
puzzle-values = Show the values
puzzle-hands = Show all hands

## The overview

puzzle-begin = Solve a puzzle
puzzle-go-on = Next puzzle
puzzle-go-on-lead = As hard as suits you
puzzle-of-day = Puzzle of the day
puzzle-day-solved = { $date }: solved
puzzle-day-missed = { $date }: missed
puzzle-your-rating = Your rating
puzzle-solved = Solved
puzzle-row = Solved in a row
puzzle-days = Days in a row
puzzle-history = Your last puzzles
puzzle-was-solved = Solved:
puzzle-was-missed = Missed:

## Themes

puzzle-themes = Themes
puzzle-theme-count = { $solved } of { $all }
puzzle-theme-finesse = The finesse
    .about = Ask an opponent, though you need not.
puzzle-theme-forcing = Out with the Transformation
    .about = Ask the seat that can hardly keep it.
puzzle-theme-transformation = Your Transformation
    .about = The right moment to let it fall.
puzzle-theme-deed = Save a deed
    .about = One of your own is on the table, or in your hand.
puzzle-theme-counting = Count the cards
    .about = Little is left that you do not know.
puzzle-theme-last-trick = The last tricks
    .about = Win the end, or defend it.
puzzle-theme-answer = You are asked
    .about = Which card do you give?
puzzle-theme-judgement = Judgement
    .about = Weigh what is likely.
