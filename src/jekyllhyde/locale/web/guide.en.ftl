### What asking is good for, told in a first match.

guide-caption-partner = picks for you both
guide-caption-opponent = picks against you
guide-caption-only = has just one
guide-own = Your own card: you choose.
guide-own-ghost = A card of yours or the ghost’s: you choose.
guide-partner = Your partner gives what helps you both.
guide-opponent = An opponent gives what helps you least: ask one to save your own cards, not to win the trick.
guide-opponent-must = An opponent gives what helps you least, unless there is only one card to give.
guide-ask-partner = { $count ->
    [one] { $name } has no choice: it is the only { $camp } card there.
   *[other] { $name } chooses among { $count } { $camp } cards, for you both.
}
guide-ask-opponent = { $count ->
    [one] { $name } has no choice: it is the only { $camp } card there. Good if it cannot harm you, whatever it is.
   *[other] { $name } chooses among { $count } { $camp } cards, against you. Good to save your own cards, bad if you want this trick.
}
guide-answer-partner = { $count ->
    [one] { $name } had to give { $card }, the only { $camp } card there.
   *[other] { $name } chose { $card } among { $count } { $camp } cards, for you both.
}
guide-answer-opponent = { $count ->
    [one] { $name } had to give { $card }, the only { $camp } card there.
   *[other] { $name }, your opponent, chose { $card } among { $count } { $camp } cards.
}
guide-kept = { $count ->
    [one] You still have your { $camp } card.
   *[other] You still have your { $count } { $camp } cards.
}
guide-asked-partner = Your card will count for { $by }, your partner: give what helps you both most.
guide-asked-opponent = Your card will count for { $by }, your opponent: give what helps them least.
guide-asked-only = It is the only card that fits, so you have no choice.
guide-transformed = A Transformation lies here: nobody will win this trick. Its cards wait for the winner of the next one.
guide-transformed-last = A Transformation lies here: nobody will win this trick. It is the last one, so its cards count for nobody.
guide-factor = { $camp }’s deeds add up: { $factors } = × { $sum } for all its points.
guide-carried = The carried cards ({ count-points }) lie under the glass for the next winner. { $name } leads: the Transformation was played for that seat.
guide-carried-you = The carried cards ({ count-points }) lie under the glass for the next winner. You lead: the Transformation was played for you.
guide-carried-ghost = The carried cards ({ count-points }) lie under the glass for the next winner. The ghost leads: the Transformation was played for it.
