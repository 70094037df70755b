### What the coach says: reviews, hints and beliefs.

## Moves and figures

coach-card-of-camp = { $card } ({ $camp })
coach-move-ask = ask { $name }
coach-move-ask-you = ask you
coach-move-ask-ghost = ask the ghost
coach-mark-best = best move
coach-mark-played = played
coach-mark-value = worth { $value } points
coach-value-error = { $points } ± { $error }
coach-value-exact = { $value } exactly
coach-value-bounds = { $lower } to { $upper }
coach-about = about { $points }

## Why a move is good: the move, and how a fact bears on it

coach-asking = Asking { $name }
coach-asking-you = Asking you
coach-asking-ghost = Asking the ghost
coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
coach-why-wins = { $move } wins the trick for { $camp }, with { coach-points }.
coach-why-wins-sure = { $move } wins the trick for { $camp }: no card that may follow ranks higher. The trick has { coach-points } so far.
coach-why-wins-deed = { $move } wins the trick for { $camp } and takes { $card } with it (factor { $factor }).
coach-why-adds = { $move } adds { coach-worth } to a trick that is sure to go to { $camp }.
coach-why-adds-deed = { $move } brings a factor of { $factor } into a trick that is sure to go to { $camp }.
coach-why-feeds = { $move } adds { coach-worth } to a trick in which { $camp } is ahead.
coach-why-feeds-deed = { $move } brings a factor of { $factor } into a trick in which { $camp } is ahead.
coach-why-little = { $move } loses only { coach-worth } with this trick, which { $camp } gets with either card; playing { $other } would lose { $more }.
coach-why-leads = { $cards ->
    [one] { $move } takes the lead for { $camp }, and only one card that may follow ranks higher.
   *[other] { $move } takes the lead for { $camp }, and only { $cards } cards that may follow rank higher.
}
coach-why-ahead = { $move } leaves { $camp } ahead in this trick; playing { $other } would leave { $rival } ahead.
coach-why-saves = { $move } keeps the trick from { $camp }, which is ahead in it: it stays on the table, with { coach-points }.
coach-why-saves-last = { $move } keeps the last trick from { $camp }, which is ahead in it: its cards count for nobody.
coach-why-carry = { $move } leaves the trick on the table.
coach-why-keeps = { $move } keeps { $other } in hand.
coach-why-keeps-high = { $move } keeps { $other } in hand, the highest { $camp } card that is left.
coach-why-keeps-deed = { $move } keeps { $other } out of this trick, and with it a factor of { $factor }.
coach-why-risks-less = { $move } risks only { coach-worth } in this trick; playing { $other } would risk { $more }.
coach-why-brings = { $move } may bring { $card }, a card that would take the lead in this trick of { coach-points }. That hand probably ({ $percent }%) has it.
coach-why-brings-sure = { $move } may bring { $card }, a card that would take the lead in this trick of { coach-points }. That hand is sure to have it.
coach-why-brings-high = { $move } may bring { $card }, and no card that may follow ranks higher. That hand probably ({ $percent }%) has it.
coach-why-brings-high-sure = { $move } may bring { $card }, and no card that may follow ranks higher. That hand is sure to have it.
coach-why-rescues = { $move } may bring { $card } and keep this trick of { coach-points } from { $camp }. That hand probably ({ $percent }%) has it.
coach-why-rescues-sure = { $move } may bring { $card } and keep this trick of { coach-points } from { $camp }. That hand is sure to have it.
coach-why-only = { $move } makes that hand play its only { $camp } card, probably ({ $percent }%) { $card }.
coach-why-only-sure = { $move } makes that hand play its only { $camp } card: { $card }.
coach-why-only-any = { $move } leaves no choice: that hand has only one { $camp } card.
coach-why-forces = { $move } leaves a choice of only { $cards } { $camp } cards, and that hand probably ({ $percent }%) has { $card }.
coach-why-forces-sure = { $move } leaves a choice of only { $cards } { $camp } cards, and that hand is sure to have { $card }.
coach-why-spends = { $move } takes one of { $cards } { $camp } cards out of an opponent’s hand.
coach-why-draws = { $move } adds a card of an opponent to a trick in which { $camp } is ahead.
coach-why-pays = { $move } puts an opponent’s card, and none of the own side, into a trick in which { $camp } is ahead.
coach-why-less-choice = { $move } leaves a choice of { $cards } { $camp } cards; the other opponent could choose among { $others }.
coach-why-partner-chooses = { $move } lets the partner choose the card, and no opponent.
coach-why-keeps-points = { $move } keeps { $other } and its { $more } points out of this trick.
coach-why-denies = { $move } puts a factor of { $factor }, of use to { $rival } only, into a trick in which { $camp } is ahead.
coach-why-denies-sure = { $move } puts a factor of { $factor }, of use to { $rival } only, into a trick that goes to { $camp }.
coach-why-holds = { $move } leaves the trick on the table; playing { $other } would leave { $camp } ahead in it.
coach-why-best-by = { $move } is worth at least { $margin } points more than any other move.
coach-why-next = { $move } is worth about { coach-points } more than the next best move.
coach-why-near = Other moves are worth about as much.
coach-why-alike = All moves come to about the same.
coach-why-forced = No other move was possible.

## Why a move is bad

coach-why-gives = { $move } gives { coach-worth } to a trick that goes to { $camp }.
coach-why-gives-deed = { $move } gives a factor of { $factor } to a trick that goes to { $camp }.
coach-why-risks = { $move } puts { coach-worth } into a trick in which { $camp } is ahead.
coach-why-risks-deed = { $move } puts a factor of { $factor } into a trick in which { $camp } is ahead.
coach-why-puts-ahead = { $move } puts { $camp } ahead in this trick, with { coach-points }.
coach-why-spoils = { $move } leaves a trick of { coach-points } on the table in which { $camp } is ahead.
coach-why-lets-choose = { $move } lets an opponent choose among { $cards } { $camp } cards.
coach-why-endangers = { $move } may bring { $card }, and then { $camp }, which is ahead, does not get this trick of { coach-points }. That hand probably ({ $percent }%) has it.
coach-why-endangers-sure = { $move } may bring { $card }, and then { $camp }, which is ahead, does not get this trick of { coach-points }. That hand is sure to have it.

## Beliefs

coach-beliefs = Who may hold what
coach-beliefs-of = What { $name } could conclude before this decision.
coach-beliefs-of-you = What you could conclude before this decision.
coach-belief-about = The larger the disc, the likelier the card is in that hand. A framed card is known.
coach-belief-share = { $name } { $percent }%
coach-belief-gone = { $card }: played
coach-belief-numbers = As numbers

## Hints at the table

coach-hint-offer = A match with hints does not count in your statistics.
coach-hint-take = Show the hint
coach-hint-thinking = Weighing the moves…
coach-hint-best = Best: { $move }
coach-hint-later = It is not your turn. The next hint comes with your decision.
coach-hint-more = Show all values
coach-hint-values = The numbers: your team’s average final lead, in points.
coach-hint-close = Close the hint
coach-hint-failed = The hint could not be computed.
coach-sure-forced = There is no other move.
coach-sure-clear = Clearly better than the rest.
coach-sure-likely = Probably better than the rest.
coach-sure-close = A close call.

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
coach-no-errors-you = You made no mistake worth naming.
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
coach-chart-text = What the round was worth to { $camp }, in points: { $deal } after the deal, { $result } at the end. The list of decisions has each step.
coach-chart-ahead = { $camp } ahead, up to { $most } points
coach-chart-ahead-you = Your side ahead, up to { $most } points
coach-keys = Keys: ← → decisions, N and P mistakes, O open hands.
