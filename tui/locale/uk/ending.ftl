# The end of a game: what its banner says, and what the scores are made of.
ending-wins = { $name } перемагає
ending-shares = { $name } ділить перемогу
ending-share = Ви ділите перемогу
ending-draw = Нічия
ending-lost = { $count ->
    [0] за рівності ви поступилися
   *[other] вам забракло { $count }
  }
ending-behind = Ви відстали на { $less }: { $on }.
ending-led = { $led ->
    [none] Ви жодного разу не вели.
   *[other] Востаннє ви вели { $led }.
  }
ending-after = { $game ->
    [academy] після раунду { $number }
    [grail] після раунду { $number }
    [nobles] після ходу { $number }
   *[other] наприкінці ({ $part })
  }
ending-rounds = { $count } { $count ->
    [one] раунд
    [few] раунди
   *[many] раундів
  }
ending-start = старт
ending-allies = союзники
ending-tokens = жетони
ending-swaps = обміни
ending-space = клітинка
ending-standing = у строю
ending-signs = у строю (× рана, ○ запас)
ending-none = немає
ending-out = вибули
ending-walked = За рівності вирішує Галантність: { $squires }.
ending-won = { $count ->
    [0] за рівності
   *[other] з відривом { $count }
  }
ending-unit = { $game ->
    [academy] раунд
    [grail] раунд
    [nobles] хід
    [histrio] хід
   *[other] { "" }
  }
ending-again = { $game ->
    [histrio] новий сезон
   *[other] { "" }
  }
ending-leads = виділено лідера
ending-of = із { $count }
ending-spaces = клітинка { $space } із { $finish }
ending-wounds = витривалість { $count }
ending-to = проти { $count } ({ $yours ->
    [yes] ви
   *[no] { $name }
  })
ending-made = з чого
ending-best = підкреслено: найкраще
