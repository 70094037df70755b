### Les moments à la table et l’histoire d’une manche : chargés quand le premier pli est fini.

moment-transformation = Transformation !
moment-deed = ×{ $factor } pour { $camp }
moment-deed-lost = Perdu pour { $camp }
moment-swing-jekyll = Le jour se lève
moment-swing-hyde = La nuit tombe
moment-match-jekyll = Le jour l’emporte
moment-match-hyde = La nuit l’emporte

## Une phrase sur une manche

story-turned = { $name } remporte le dernier pli et renverse la manche : { $camp } avait { $behind } de retard et finit avec { $ahead } d’avance.
story-turned-you = Vous remportez le dernier pli et renversez la manche : { $camp } avait { $behind } de retard et finit avec { $ahead } d’avance.
story-nothing = { $camp } a pris { count-points } mais aucune action de son camp, et ne marque rien.
story-saved = La Transformation de { $name } a sauvé { count-points } : sans elle, le pli allait à { $camp }.
story-saved-you = Votre Transformation a sauvé { count-points } : sans elle, le pli allait à { $camp }.
story-cost = La Transformation de { $name } a coûté { count-points } : sans elle, le pli allait à { $camp }.
story-cost-you = Votre Transformation a coûté { count-points } : sans elle, le pli allait à { $camp }.
story-neutral = Une Transformation dans le dernier pli : { count-points } pour personne.
story-haul = Après une Transformation, { $name } remporte { $cards } cartes d’un coup : { count-points }.
story-haul-you = Après une Transformation, vous remportez { $cards } cartes d’un coup : { count-points }.
story-deed = { $name } a pris { $card } : { $points } des { $score } points de { $camp } en viennent.
story-deed-you = Vous avez pris { $card } : { $points } des { $score } points de { $camp } en viennent.
story-deed-all = { $name } a pris { $card }, la seule action qui ait compté pour { $camp } : d’elle viennent ses { count-points }.
story-deed-all-you = Vous avez pris { $card }, la seule action qui ait compté pour { $camp } : d’elle viennent ses { count-points }.
story-deed-lost = { $name } a pris { $card } à { $camp } : cela aurait valu { count-points }.
story-deed-lost-you = Vous avez pris { $card } à { $camp } : cela aurait valu { count-points }.
story-won = { $camp } gagne cette manche de { count-points }.
story-level = Chaque équipe marque { $points } : personne ne prend l’avantage.
