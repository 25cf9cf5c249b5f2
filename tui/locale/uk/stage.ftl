# The stage: what is told of a moment, and how the end of a game is told.

## The end

stage-counted = Гру завершено. Зараз порахуємо очки…
