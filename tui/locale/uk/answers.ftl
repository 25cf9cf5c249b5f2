# Що стоїть довкола варіантів: наше місце, що йде саме, чому дано пораду.
answers-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  } з { $players }
answers-place-short = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  }
answers-again = ще раз
answers-because = Чому: { $effect }.
answers-higher = Поки що вище, але перевірено замало, щоб вірити: { $other }.
answers-hardly-higher = Трохи вище, але перевірено набагато менше: { $other }.
answers-skip = будь-яка клавіша: усе одразу
answers-hint-stopped = Пошук перервано, хід не зроблено. Обирайте або запитайте ще раз: { $key-hint }.
