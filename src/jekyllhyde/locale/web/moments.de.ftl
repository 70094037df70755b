### Momente am Tisch und die Geschichte einer Runde: geladen, wenn der erste Stich vorbei ist.

moment-transformation = Verwandlung!
moment-deed = ×{ $factor } für { $camp }
moment-deed-lost = Für { $camp } verloren
moment-swing-jekyll = Der Tag bricht an
moment-swing-hyde = Die Nacht bricht herein
moment-match-jekyll = Der Tag siegt
moment-match-hyde = Die Nacht siegt

## Ein Satz über eine Runde

story-turned = { $name } hat den letzten Stich gewonnen und die Runde gedreht: { $camp } lag { $behind } zurück und am Ende { $ahead } vorn.
story-turned-you = Du hast den letzten Stich gewonnen und die Runde gedreht: { $camp } lag { $behind } zurück und am Ende { $ahead } vorn.
story-nothing = { $camp } hat { count-points } genommen, aber keine eigene Tat: Das zählt nichts.
story-saved = Die Verwandlung von { $name } hat { count-points } gerettet: Ohne sie wäre der Stich an { $camp } gegangen.
story-saved-you = Deine Verwandlung hat { count-points } gerettet: Ohne sie wäre der Stich an { $camp } gegangen.
story-cost = Die Verwandlung von { $name } hat { count-points } gekostet: Ohne sie wäre der Stich an { $camp } gegangen.
story-cost-you = Deine Verwandlung hat { count-points } gekostet: Ohne sie wäre der Stich an { $camp } gegangen.
story-neutral = Im letzten Stich lag eine Verwandlung: { count-points } für niemanden.
story-haul = Nach einer Verwandlung hat { $name } { $cards } Karten auf einmal gewonnen: { count-points }.
story-haul-you = Nach einer Verwandlung hast du { $cards } Karten auf einmal gewonnen: { count-points }.
story-deed = { $name } hat { $card } genommen: Das brachte { $points } der { $score } Punkte von { $camp }.
story-deed-you = Du hast { $card } genommen: Das brachte { $points } der { $score } Punkte von { $camp }.
story-deed-all = { $name } hat { $card } genommen, die einzige Tat, die für { $camp } zählte: Das brachte alle { count-points }.
story-deed-all-you = Du hast { $card } genommen, die einzige Tat, die für { $camp } zählte: Das brachte alle { count-points }.
story-deed-lost = { $name } hat { $card } dem Team { $camp } weggenommen: Das wären { count-points } gewesen.
story-deed-lost-you = Du hast { $card } dem Team { $camp } weggenommen: Das wären { count-points } gewesen.
story-won = { $camp } gewinnt diese Runde mit { count-points } Vorsprung.
story-level = Beide Teams haben { $points }: Niemand gewinnt Vorsprung.
