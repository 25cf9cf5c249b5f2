# Что стоит вокруг вариантов: наше место, что идёт само, почему дан совет.
answers-place = { $place }-е из { $players }
answers-place-short = { $place }-е
answers-again = ещё щелчок
answers-because = Почему: { $effect }.
answers-higher = Может быть, лучше, но пробных партий слишком мало, чтобы знать: { $other }.
answers-hardly-higher = Может быть, чуть лучше, но пробных партий слишком мало, чтобы знать: { $other }.
answers-unproven = мало партий
answers-skip = любая клавиша: всё сразу
answers-hint-stopped = Поиск прерван, ход не сделан. Выбирайте или спросите ещё раз: { $key-hint }.
