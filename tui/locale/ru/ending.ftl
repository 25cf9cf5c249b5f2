# The end of a game: what its banner says, and what the scores are made of.
ending-wins = { $name } побеждает
ending-shares = { $name } делит победу
ending-share = Вы делите победу
ending-draw = Ничья
ending-lost = { $count ->
    [0] при равенстве вы уступили
   *[other] вам не хватило { $count }
  }
ending-behind = Вы отстали на { $less }: { $on }.
ending-led = { $led ->
    [none] Вы ни разу не вели.
   *[other] Последний раз вы вели { $led }.
  }
ending-after = { $game ->
    [academy] после раунда { $number }
    [grail] после раунда { $number }
    [nobles] после хода { $number }
   *[other] в конце ({ $part })
  }
ending-rounds = { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
  }
ending-start = старт
ending-allies = союзники
ending-tokens = жетоны
ending-swaps = обмены
ending-space = область
ending-standing = в строю
ending-signs = в строю (× рана, ○ запас)
ending-none = нет
ending-out = выбыли
ending-walked = При равенстве решает Галантность: { $squires }.
ending-won = { $count ->
    [0] при равенстве
   *[other] с отрывом { $count }
  }
ending-unit = { $game ->
    [academy] раунд
    [grail] раунд
    [nobles] ход
    [histrio] ход
   *[other] { "" }
  }
ending-again = { $game ->
    [histrio] новый сезон
   *[other] { "" }
  }
ending-leads = выделен лидер
ending-of = из { $count }
ending-spaces = область { $space } из { $finish }
ending-wounds = стойкость { $count }
ending-to = против { $count } ({ $yours ->
    [yes] вы
   *[no] { $name }
  })
ending-made = из чего
ending-best = подчёркнуто: лучшее
