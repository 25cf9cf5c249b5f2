# The stage: what is told of a moment, and how the end of a game is told.

## The end

stage-counted = Игра окончена. Сейчас подсчитаем очки…
stage-decided = Игра окончена. Сейчас покажем итог…

# Scenes
stage-nobody = Убрано: { $allies }.
stage-next = далее: { $number } { $name }
stage-scores = Подсчёт, { $track }: { $pays }
stage-no-request = Без просьбы: { $names }.
stage-beats = БЬЁТ
stage-tie = НИЧЬЯ
stage-falls = { $noble } ВЫБЫВАЕТ
stage-wounded = { $noble }: рана { $wounds }

# Standings behind a round
stage-standings = Положение
stage-places = ▲▼ мест вверх или вниз { $game ->
    [histrio] за этот фестиваль
   *[other] за этот раунд
  }
stage-standings-told = Положение: { $all }.
stage-rose = выше на { $count }
stage-fell = ниже на { $count }

# The King at a festival, below his face
stage-pleased = доволен
stage-displeased = недоволен

# Below the result, for a player who has not won
stage-lost = Вам не хватило { $count }{ $on ->
    [none] { "" }
   *[other] { " " }(на { $less } меньше: { $on })
  }; { $led ->
    [none] вы ни разу не вели.
   *[other] последний раз вы вели { $led }.
  }
stage-part = { $part ->
    [actors] актёры
    [prize] шоу
   *[requests] просьбы
  }
stage-ahead = { $rest ->
    [0] Отрыв { $count } ({ $name } — следующий), весь за счёт одного: { $on }.
   *[other] Отрыв { $count }: { $on } +{ $more }, всё остальное { $rest } (следующий — { $name }).
  }
