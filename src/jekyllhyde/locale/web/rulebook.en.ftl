### The rule pages around the clauses, which are in the shared texts. English.

rulebook-lead = Every rule in a sentence or two. The clauses have numbers, so that you can point at one.
rulebook-learn = Rather play than read? The lesson takes five minutes.
rulebook-search = Search the rules
rulebook-clear = Clear
rulebook-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } clause
   *[other] { $count } clauses
}
rulebook-contents = Contents
rulebook-link = Link to { $number }
rulebook-backs = The backs: a flask for Jekyll, a top hat for Hyde.
rulebook-rank-transformation = Highest of all, but wins nothing.
rulebook-rank-character = From A down; one point each.
rulebook-rank-scene = All ten rank alike; their number is their points.
rulebook-rank-deed = All six rank alike, below all others; no points, but a factor.
rulebook-position-a = Position card A: partners face each other.
rulebook-position-b = Position card B: partners are neighbours.
rulebook-position-three = Three players: the ghost sits opposite the single player.
rulebook-on-request = Asked to play: the card counts for the seat on turn.
rulebook-equals = Both are a B. Whichever was played first is ahead.
rulebook-carried = Nobody’s trick. All of it waits for the next one.
rulebook-example = { $points } × { $factor } = { $score }
