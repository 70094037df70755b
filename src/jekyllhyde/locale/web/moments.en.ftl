### Moments at the table and the story of a round: loaded when the first trick is over.

moment-transformation = Transformation!
moment-deed = ×{ $factor } for { $camp }
moment-deed-lost = Lost for { $camp }
moment-swing-jekyll = Day breaks
moment-swing-hyde = Night falls
moment-match-jekyll = Day wins
moment-match-hyde = Night wins

## One sentence about a round

story-turned = { $name } won the last trick and turned the round: { $camp } was { $behind } behind and ended { $ahead } ahead.
story-turned-you = You won the last trick and turned the round: { $camp } was { $behind } behind and ended { $ahead } ahead.
story-nothing = { $camp } took { count-points } but no deed of its own, and scored nothing.
story-saved = { $name }’s Transformation saved { count-points }: without it the trick was { $camp }’s.
story-saved-you = Your Transformation saved { count-points }: without it the trick was { $camp }’s.
story-cost = { $name }’s Transformation cost { count-points }: without it the trick was { $camp }’s.
story-cost-you = Your Transformation cost { count-points }: without it the trick was { $camp }’s.
story-neutral = The last trick held a Transformation: { count-points } went to nobody.
story-haul = After a Transformation, { $name } won { $cards } cards at once: { count-points }.
story-haul-you = After a Transformation, you won { $cards } cards at once: { count-points }.
story-deed = { $name } took { $card }: it made { $points } of { $camp }’s { $score } points.
story-deed-you = You took { $card }: it made { $points } of { $camp }’s { $score } points.
story-deed-all = { $name } took { $card }, the only deed that counted for { $camp }: it made all { count-points }.
story-deed-all-you = You took { $card }, the only deed that counted for { $camp }: it made all { count-points }.
story-deed-lost = { $name } took { $card } from { $camp }: it would have been worth { count-points }.
story-deed-lost-you = You took { $card } from { $camp }: it would have been worth { count-points }.
story-won = { $camp } won this round by { count-points }.
story-level = Both teams scored { $points }: nobody gains on the other.
