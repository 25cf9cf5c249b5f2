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
answers-higher = Можливо, краще, але пробних партій замало, щоб знати: { $other }.
answers-hardly-higher = Можливо, трохи краще, але пробних партій замало, щоб знати: { $other }.
answers-unproven = замало партій
answers-skip = будь-яка клавіша: усе одразу
answers-hint-stopped = Пошук перервано, хід не зроблено. Обирайте або запитайте ще раз: { $key-hint }.
