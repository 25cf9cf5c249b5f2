# Турніри зали.

cup-title = Турніри
cup-none = Турнірів тут поки не оголошено.
cup-format-swiss = швейцарська система
cup-format-round-robin = коловий
cup-format-knockout = на виліт
cup-format-open = вільний
cup-about-swiss = Швейцарська система: кілька турів, суперники з близькою кількістю очок
cup-about-round-robin = Коловий: кожен зустрічається з кожним
cup-about-knockout = На виліт: далі проходить перший за кожним столом
cup-about-open = Вільний: грайте скільки хочете, поки не вийде час
cup-stage-entry = { $count ->
    [0] відкрито запис
    [one] записано { $count } гравця
    [few] записано { $count } гравців
   *[other] записано { $count } гравців
  }
cup-stage-round = триває тур { $round }
cup-stage-playing = партії тривають
cup-stage-break = тур { $round } зіграно
cup-stage-over = закінчено
cup-head-name = Гравець
cup-head-points = Очки
cup-head-games = Партії
cup-head-rating = Рейтинг
cup-place = { $place }. { $name }: { $points }
cup-gone = знявся
cup-ready = готовий
cup-why-met = { $name } вище, ніж { $other }: краще в особистій зустрічі
cup-why-opponents = { $name } вище, ніж { $other }: сильніші суперники
cup-why-wins = { $name } вище, ніж { $other }: частіше на першому місці
cup-meeting = { $names }: грають
cup-result = { $places }
cup-decided = { $places } (вирішив організатор)
cup-bye = Без партії в цьому турі: { $names }
cup-yours = Вам відведено місце: { $name }. Enter веде туди.
cup-seat = ваше місце
cup-do-table = До мого столу
cup-do-enter = Записатися на турнір
cup-do-withdraw = Знятися
cup-do-ready = Готовий продовжувати
cup-do-unready = Ще не готовий
cup-do-begin = Почати турнір
cup-do-next = Почати наступний тур
cup-do-fill = Доповнити ботами
cup-do-decide = Вирішити партію
cup-do-end = Закінчити турнір зараз
cup-do-remove = Прибрати зі списку
cup-do-new = Відкрити турнір
cup-do-back = Інші турніри
cup-do-tables = Назад до столів
cup-game-title = Турнір з якої гри?
cup-format-title = За якою системою?
cup-seats-title = Скільки гравців за столом?
cup-rounds-title = Скільки турів?
cup-minutes-title = Скільки хвилин?
cup-number-hint = Enter — далі, Esc — турнір не відкривати.
cup-opens = Enter відкриває турнір, Esc — ні.
cup-number-wrong = Число від 1 до { $most }, будь ласка.
cup-decide-title = Яку партію ви вирішуєте?
cup-winner-title = Хто перший?
cup-shared = Ніхто: місце ділиться
cup-name = Турнір: { $game } ({ $name })
cup-lines-line = { $number }: { $cup }
cup-lines-help = cup і номер: подивитися турнір. cup enter, cup out: записатися, знятися. cup ready: готовий продовжувати. cup table: до вашого столу.
cup-lines-organiser = Ви організатор: cup new ГРА СИСТЕМА (swiss, round-robin, knockout, open), за бажання кількість турів або хвилин, clock=60, stand-in=120 (секунди, 0 — без обмеження); cup next, cup fill, cup decide НОМЕР ІМ’Я, cup end.
cup-lines-which = Який турнір? Напишіть cup і його номер.
cup-lines-no-table = Зараз вам не відведено місця.
cup-lines-yours = Вам відведено місце: { $name }. cup table веде туди.
