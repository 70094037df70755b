### What the coach says: reviews, hints and beliefs.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = ask { $name }
coach-mark-best = best move
coach-mark-played = played
coach-mark-value = worth { $value } points
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactly
coach-value-bounds = { $lower } to { $upper }
coach-about = about { $points }

## Why, in one sentence

coach-why-belief = In { $percent }% of the possible deals { $name } holds: { $card }.
coach-why-certain = { $name } is sure to hold: { $card }.
coach-why-trick = { $points ->
    [one] This trick carries { $points } point.
   *[other] This trick carries { $points } points.
}
coach-why-deed = A deed lies in this trick: { $card }, factor { $factor }.
coach-why-choice = { $cards ->
    [one] { $name } has only one { $camp } card and must play it if asked.
   *[other] { $name } may choose among { $cards } { $camp } cards if asked.
}
coach-why-gives-points = { $card } puts { $worth } points into the trick.
coach-why-gives-factor = { $card } puts a factor of { $factor } into the trick.
coach-why-carry = { $points ->
    [0] A Transformation leaves the trick on the table.
    [one] A Transformation leaves the trick on the table, with { $points } point in it.
   *[other] A Transformation leaves the trick on the table, with { $points } points in it.
}
coach-why-only = Every other move is at least { $margin } points worse.
coach-why-alike = All moves come to about the same.
coach-why-forced = No other move was possible.

## Beliefs

coach-beliefs = Who may hold what
coach-beliefs-of = What { $name } could conclude before this decision.
coach-belief-about = The larger the disc, the likelier the card is in that hand. A framed card is known.
coach-belief-share = { $name } { $percent }%
coach-belief-gone = { $card }: played
coach-belief-numbers = As numbers

## Hints at the table

coach-hint-thinking = Weighing the moves…
coach-hint-best = Best: { $move }
coach-hint-later = It is not your turn. The next hint comes with your decision.
coach-hint-more = Show all values
coach-hint-close = Close the hint
coach-hint-failed = The hint could not be computed.
coach-sure-forced = There is no other move.
coach-sure-clear = Clearly better than the rest.
coach-sure-likely = Probably better than the rest.
coach-sure-close = A close call: other moves are about as good.

## The review of a round

coach-page-title = Review
coach-title = Review of round { $number }
coach-back-link = Back
coach-reader = From the side of
coach-not-over = A round can be reviewed when it is over.
coach-computing = This decision is being weighed…
coach-progress = { $done } of { $total } decisions
coach-cancel = Stop
coach-cancelled = The review was stopped.
coach-failed = The review could not be computed.
coach-go-on = Start again
coach-steps = Decisions
coach-back = Previous decision
coach-forward = Next decision
coach-previous-error = Previous mistake
coach-next-error = Next mistake
coach-no-errors = { $name } made no mistake worth naming.
coach-decision = decision { $number } of { $count }
coach-name-best = Best move.
coach-name-fine = Fine.
coach-name-inaccuracy = Inaccuracy.
coach-name-mistake = Mistake.
coach-name-blunder = Blunder.
coach-name-forced = The only move.
coach-fortune-lucky = Lucky.
coach-fortune-unlucky = Unlucky.
coach-costs = { $points ->
    [one] It costs about { $points } point.
   *[other] It costs about { $points } points.
}
coach-loss = −{ $points }
coach-told-lucky = { $points ->
    [0] Lucky: as the cards lay, it cost nothing.
    [one] Lucky: as the cards lay, it cost only { $points } point.
   *[other] Lucky: as the cards lay, it cost only { $points } points.
}
coach-told-unlucky = { $points ->
    [one] Unlucky: as the cards lay, it cost { $points } point.
   *[other] Unlucky: as the cards lay, it cost { $points } points.
}
coach-better = Better: { $move }, { $better } instead of { $made }.
coach-values = Values
coach-by-knowledge = By what could be known
coach-by-cards = With open hands
coach-open-unknown = So early in the round nobody can compute what the moves are worth with open hands. The chart shows estimates here.
coach-line-show = Play the better line
coach-line = The better line.
coach-line-result = The round ends at { $line } instead of { $played }.
coach-line-back = Back in the better line
coach-line-forward = On in the better line
coach-line-close = Back to the round
coach-try-again = Try it again from here
coach-sum = The round in figures
coach-sum-later = These figures come when all decisions have been weighed.
coach-sum-deal = The deal was worth
coach-sum-play = Decisions changed
coach-sum-luck = Luck changed
coach-sum-result = What came out
coach-accuracy = accuracy of 100
coach-lost = Points lost: { $points }, decisions: { $decisions }
coach-no-choice = Had nothing to choose.
coach-kind-ownCard = own cards
coach-kind-askPartner = asking the partner
coach-kind-askOpponent = asking opponents
coach-kind-answer = answers
coach-list = All decisions
coach-chart-text = Worth of the round: { $deal } after the deal, { $result } at the end. The list of decisions has each step.
coach-keys = Keys: ← → decisions, N and P mistakes, O open hands.
