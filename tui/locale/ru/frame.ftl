# То, что обрамляет каждую игру: вопрос, последняя строка, конец, главное меню, лобби и уроки.

# Перед нашим вопросом
frame-yours = ВАШ ХОД
frame-continue = ДАЛЬШЕ
frame-skipped = (пропущено: { $steps })

# Последняя строка игры
frame-enter-result = результат
frame-enter-now = к настоящему

# Что делает Enter, с выбором под курсором
frame-does-academy-keep = оставить: { $choice }
frame-does-academy-play = сыграть: { $choice }
frame-does-academy-advance = подвинуть: { $choice }
frame-does-academy-split = положить: { $choice }
frame-does-academy-arm = отдать: { $choice }
frame-does-academy-choose_stack = взять: { $choice }
frame-does-grail-keep = оставить: { $choice }
frame-does-grail-pass = передать { $choice }
frame-does-grail-point = указать: { $choice }
frame-does-grail-dragon = перенести дракона на { $choice }
frame-does-grail-push = сдвинуть назад: { $choice }
frame-does-grail-steal = взять копьё: { $choice }
frame-does-grail-choose = посмотреть: { $choice }
frame-does-grail-lay = положить: { $choice }
frame-does-grail-curse = проклясть: { $choice }
frame-does-nobles-keep = взять { $choice }
frame-does-nobles-buy-weapon = купить: { $choice }
frame-does-nobles-buy-noble = купить: { $choice }
frame-does-nobles-tithe = ранить { $choice }
frame-does-nobles-arm = броня: { $choice }
frame-does-nobles-move-armour = броня: { $choice }
frame-does-nobles-lay = выложить { $choice }
frame-does-nobles-favour = выложить { $choice }
frame-does-histrio-travel = ехать: { $choice }
frame-does-histrio-discard = сброс: { $choice }
frame-does-histrio-disguise = это будет: { $choice }
frame-does-histrio-fire_eater = применить: { $choice }
frame-does-histrio-strongman = применить: { $choice }
frame-short-grail-keep = оставить: { $choice }
frame-short-grail-curse = проклясть: { $choice }
frame-short-grail-point = указать: { $choice }
frame-short-grail-push = назад: { $choice }
frame-short-grail-steal = копьё: { $choice }
frame-short-grail-choose = посмотреть: { $space }
frame-short-grail-lay = положить: { $choice }
frame-short-grail-dragon = дракона на { $space }
frame-short-grail-pass = { $way ->
    [left] передать налево
   *[right] передать направо
  }
frame-short-histrio-ox = { $choice }
frame-short-histrio-tightrope = перейти в { $goal }

# Наш счёт в заголовке
frame-you = вы

# Конец
frame-click-again = или ещё щелчок: { $does }
frame-won = ПОБЕДА
frame-end-keys = ↑↓ 1-{ $count } выбор   Esc посмотреть на стол

# Главное меню
frame-learn = Научиться играть: наставник, упражнения, правила
frame-home-solo = играть
frame-home-options = сначала настроить
frame-home-learn = уроки и правила
frame-home-unfinished = показать их
frame-home-watch = посмотреть ещё раз
frame-home-table = сесть за этот стол
frame-home-keys = ↑↓ выбор   ←→ другая игра   Esc выход

# Лобби
frame-seats = Места: { $taken } из { $all }
frame-lobby-start = начать игру
frame-lobby-later = почему ещё нельзя начать
frame-lobby-bot = посадить бота
frame-lobby-value = следующее значение
frame-lobby-level = следующий уровень
frame-lobby-game = выбрать игру
frame-lobby-how = Перед началом

# Настройки
frame-settings-change = дальше: { $value }
frame-settings-open = открыть

# Уроки
frame-learn-game = Первая игра с наставником
frame-learn-exercises = Десять упражнений
frame-learn-minutes = { $minutes } мин
frame-learn-done = пройдена
frame-learn-begun = начата: Enter продолжит
frame-learn-new = новая
frame-learn-solved = { $solved } из { $count }
frame-learn-help = Клавиши, знаки и правила всех игр: читать и искать
frame-learn-academy-game = Наставник проведёт вас через целую игру: выбор пяти карт, семь полей и когда каждое приносит очки, ходы по галантности, штрафы.
frame-learn-academy-exercises = Последняя карта раунда или маркер, который двигает галантность: найдите, что даст больше очков. Каждое упражнение — об одном поле.
frame-learn-grail-game = Наставник проведёт вас через всю гонку: выбор союзников, порядок, в котором они действуют, замки, клевер и церкви, дракон и копья.
frame-learn-grail-exercises = Какого союзника оставить, когда не жалко копья, на сколько ехать: десять коротких позиций на пути к Граалю.
frame-learn-nobles-game = Наставник сыграет с вами дуэль двух дворов: монеты, оружие и броня, милости четырёх мастей, кто кому бросает вызов, и кубики.
frame-learn-nobles-exercises = Какое оружие решает дуэль и какой вызов стоит риска: десять позиций с шансами.
frame-learn-histrio-game = Наставник сыграет с вами сезон: тайные странствия, актёры комедии и трагедии, настроение Короля, просьбы и фестиваль.
frame-learn-histrio-exercises = Кого отправить ко Двору, когда выгоден акробат, какую просьбу разыграть: десять решений перед фестивалем и на нём.
