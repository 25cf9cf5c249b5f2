# Те, що обрамлює кожну гру: запитання, останній рядок, кінець, головне меню, лобі й уроки.

# Перед нашим запитанням
frame-yours = ВАШ ХІД
frame-continue = ДАЛІ
frame-skipped = (пропущено: { $steps })

# Останній рядок гри
frame-enter-result = результат
frame-enter-now = до теперішнього

# Що робить Enter, з вибором під курсором
frame-does-academy-keep = узяти: { $choice }
frame-does-academy-play = зіграти: { $choice }
frame-does-academy-advance = посунути: { $choice }
frame-does-academy-split = покласти: { $choice }
frame-does-academy-arm = віддати: { $choice }
frame-does-academy-choose_stack = узяти: { $choice }
frame-does-grail-keep = узяти: { $choice }
frame-does-grail-pass = передати { $choice }
frame-does-grail-point = указати: { $choice }
frame-does-grail-dragon = перенести дракона на { $choice }
frame-does-grail-push = посунути назад: { $choice }
frame-does-grail-steal = забрати спис: { $choice }
frame-does-grail-choose = подивитися: { $choice }
frame-does-grail-lay = покласти: { $choice }
frame-does-grail-curse = проклясти: { $choice }
frame-does-nobles-keep = узяти { $choice }
frame-does-nobles-buy-weapon = купити: { $choice }
frame-does-nobles-buy-noble = купити: { $choice }
frame-does-nobles-tithe = поранити { $choice }
frame-does-nobles-arm = броня: { $choice }
frame-does-nobles-move-armour = броня: { $choice }
frame-does-nobles-lay = викласти { $choice }
frame-does-nobles-favour = викласти { $choice }
frame-does-histrio-travel = їхати: { $choice }
frame-does-histrio-discard = скинути: { $choice }
frame-does-histrio-disguise = це буде: { $choice }
frame-does-histrio-fire_eater = застосувати: { $choice }
frame-does-histrio-strongman = застосувати: { $choice }
frame-short-grail-keep = узяти: { $choice }
frame-short-grail-curse = проклясти: { $choice }
frame-short-grail-point = указати: { $choice }
frame-short-grail-push = назад: { $choice }
frame-short-grail-steal = спис: { $choice }
frame-short-grail-choose = глянути під { $space }
frame-short-grail-lay = покласти: { $choice }
frame-short-grail-dragon = дракона на { $space }
frame-short-grail-pass = { $way ->
    [left] передати ліворуч
   *[right] передати праворуч
  }
frame-short-histrio-ox = { $choice }
frame-short-histrio-tightrope = перейти: { $goal }

# Наш рахунок у заголовку
frame-you = ви

# Кінець
frame-click-again = або ще клік: { $does }
frame-won = ПЕРЕМОГА
frame-end-keys = ↑↓ 1-{ $count } вибір   Esc подивитися на стіл

# Головне меню
frame-learn = Навчитися грати: наставник, вправи, правила
frame-home-solo = грати
frame-home-options = спершу налаштувати
frame-home-learn = уроки й правила
frame-home-unfinished = показати їх
frame-home-watch = переглянути ще раз
frame-home-table = сісти за цей стіл
frame-home-keys = ↑↓ вибір   ←→ інша гра   Esc вихід

# Лобі
frame-seats = Місця: { $taken } з { $all }
frame-lobby-start = почати гру
frame-lobby-later = чому ще не можна почати
frame-lobby-bot = посадити бота
frame-lobby-value = наступне значення
frame-lobby-level = наступний рівень
frame-lobby-game = вибрати гру
frame-lobby-how = Перед початком

# Налаштування
frame-settings-change = далі: { $value }
frame-settings-open = відкрити

# Уроки
frame-learn-game = Перша гра з наставником
frame-learn-exercises = Десять вправ
frame-learn-minutes = { $minutes } хв
frame-learn-done = пройдено
frame-learn-begun = почато: Enter продовжить
frame-learn-new = нова
frame-learn-solved = { $solved } з { $count }
frame-learn-help = Клавіші, знаки й правила всіх ігор: читати й шукати
frame-learn-academy-game = Наставник проведе вас через усю гру: вибір п’яти карт, сім доріжок і коли кожна дає очки, ходи за галантністю, штрафи.
frame-learn-academy-exercises = Остання карта раунду або маркер, який рухає галантність: знайдіть, що дасть більше очок. Кожна вправа — про одну доріжку.
frame-learn-grail-game = Наставник проведе вас через усі перегони: вибір союзників, порядок, у якому вони діють, замки, конюшина й церкви, дракон і списи.
frame-learn-grail-exercises = Якого союзника взяти, коли не шкода списа, на скільки їхати: десять коротких позицій на шляху до Грааля.
frame-learn-nobles-game = Наставник зіграє з вами дуель двох дворів: монети, зброя й броня, вигоди чотирьох мастей, хто кому кидає виклик, і кубики.
frame-learn-nobles-exercises = Яка зброя вирішує дуель і який виклик вартий ризику: десять позицій із шансами.
frame-learn-histrio-game = Наставник зіграє з вами сезон: таємні мандри, актори комедії й трагедії, настрій короля, прохання і фестиваль.
frame-learn-histrio-exercises = Кого послати до двору, коли вигідний акробат, яке прохання зіграти: десять рішень перед фестивалем і на ньому.
