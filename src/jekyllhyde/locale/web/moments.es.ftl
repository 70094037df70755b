### Los momentos en la mesa y la historia de una ronda: se cargan al acabar la primera baza.

moment-transformation = ¡Transformación!
moment-deed = ×{ $factor } para { $camp }
moment-deed-lost = Perdido para { $camp }
moment-swing-jekyll = Amanece
moment-swing-hyde = Cae la noche
moment-match-jekyll = Gana el día
moment-match-hyde = Gana la noche

## Una frase sobre una ronda

story-turned = { $name } ganó la última baza y dio la vuelta a la ronda: { $camp } iba { $behind } por detrás y acaba { $ahead } por delante.
story-turned-you = Ganaste la última baza y diste la vuelta a la ronda: { $camp } iba { $behind } por detrás y acaba { $ahead } por delante.
story-nothing = { $camp } se llevó { count-points }, pero ningún acto propio, y no puntúa.
story-saved = La Transformación de { $name } salvó { count-points }: sin ella, la baza era de { $camp }.
story-saved-you = Tu Transformación salvó { count-points }: sin ella, la baza era de { $camp }.
story-cost = La Transformación de { $name } costó { count-points }: sin ella, la baza era de { $camp }.
story-cost-you = Tu Transformación costó { count-points }: sin ella, la baza era de { $camp }.
story-neutral = Hubo una Transformación en la última baza: { count-points } para nadie.
story-haul = Tras una Transformación, { $name } ganó { $cards } cartas de golpe: { count-points }.
story-haul-you = Tras una Transformación, ganaste { $cards } cartas de golpe: { count-points }.
story-deed = { $name } se llevó { $card }: de ahí salen { $points } de los { $score } puntos de { $camp }.
story-deed-you = Te llevaste { $card }: de ahí salen { $points } de los { $score } puntos de { $camp }.
story-deed-all = { $name } se llevó { $card }, el único acto que contó para { $camp }: de ahí salen todos sus { count-points }.
story-deed-all-you = Te llevaste { $card }, el único acto que contó para { $camp }: de ahí salen todos sus { count-points }.
story-deed-lost = { $name } le quitó { $card } a { $camp }: habría valido { count-points }.
story-deed-lost-you = Le quitaste { $card } a { $camp }: habría valido { count-points }.
story-won = { $camp } gana esta ronda por { count-points }.
story-level = Ambos equipos puntúan { $points }: nadie saca ventaja.
