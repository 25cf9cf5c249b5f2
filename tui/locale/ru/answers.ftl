# Что стоит вокруг вариантов: наше место, что идёт само, почему дан совет.
answers-place = { $place }-е из { $players }
answers-place-short = { $place }-е
answers-again = ещё щелчок
answers-because = Почему: { $effect }.
answers-higher = Пока выше, но проверено слишком мало, чтобы верить: { $other }.
answers-hardly-higher = Чуть выше, но проверено гораздо меньше: { $other }.
answers-skip = любая клавиша: всё сразу
answers-hint-stopped = Поиск прерван, ход не сделан. Выбирайте или спросите ещё раз: { $key-hint }.
