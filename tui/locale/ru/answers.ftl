# Что стоит вокруг вариантов: наше место, что идёт само, почему дан совет.
answers-place = { $place }-е из { $players }
answers-place-short = { $place }-е
answers-again = ещё щелчок
answers-because = Почему: { $effect }.
answers-higher = У варианта «{ $other }» цифра выше, но его проверили слишком мало, чтобы ей верить.
answers-hardly-higher = У варианта «{ $other }» цифра чуть выше, но это может быть случайностью. Советуют самый проверенный.
answers-skip = любая клавиша: всё сразу
answers-hint-stopped = Поиск прерван, ход не сделан. Выбирайте или спросите ещё раз: { $key-hint }.
