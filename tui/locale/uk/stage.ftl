# The stage: what is told of a moment, and how the end of a game is told.

## The end

stage-counted = Гру завершено. Зараз порахуємо очки…
stage-decided = Гру завершено. Зараз покажемо підсумок…

# Scenes
stage-nobody = Відкладено: { $allies }.
stage-next = далі: { $number } { $name }
stage-scores = Підрахунок, { $track }: { $pays }
stage-no-request = Без прохання: { $names }.
stage-beats = Б’Є
stage-tie = НІЧИЯ
stage-falls = { $noble } ГИНЕ
stage-wounded = { $noble }: рана { $wounds }

# Standings behind a round
stage-standings = Становище
stage-places = ▲▼ місць угору чи вниз { $game ->
    [histrio] за цей фестиваль
   *[other] за цей раунд
  }
stage-standings-told = Становище: { $all }.
stage-rose = вище на { $count }
stage-fell = нижче на { $count }

# The King at a festival, below his face
stage-pleased = задоволений
stage-displeased = незадоволений

# Below the result, for a player who has not won
stage-lost = Вам забракло { $count }{ $on ->
    [none] { "" }
   *[other] { " " }(на { $less } менше: { $on })
  }; { $led ->
    [none] ви жодного разу не вели.
   *[other] востаннє ви вели { $led }.
  }
stage-part = { $part ->
    [actors] актори
    [prize] вистави
   *[requests] прохання
  }
stage-ahead = { $rest ->
    [0] Відрив { $count } (наступний — { $name }), увесь за рахунок одного: { $on }.
   *[other] Відрив { $count }: { $on } +{ $more }, усе інше { $rest } (наступний — { $name }).
  }
