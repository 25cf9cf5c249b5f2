replay-finished = Сыгранные партии
replay-finished-key-watch = смотреть
replay-finished-key-search = поиск
replay-finished-key-results = итоги
replay-finished-key-hide = скрыть итоги
replay-finished-key-choose = выбор
replay-finished-key-statistics = статистика
replay-finished-key-open = файл
replay-finished-key-export = в файл
replay-finished-key-back = назад
replay-finished-when = Окончена
replay-finished-game = Игра
replay-finished-players = Игроки
replay-finished-own = Вы
replay-finished-tied = ничья
replay-finished-score = Счёт
replay-finished-others = Остальные
replay-search = Поиск: игрок, игра
replay-none = Здесь ещё ни одна партия не дошла до конца. Сохраняются те, что вы играете, принимаете или смотрите.
replay-none-found = Нет сыгранной партии со всеми этими словами.
replay-open-file = Открыть партию от друга
replay-open-keys = Путь к файлу. Enter откроет его   Esc назад
replay-open = все карты открыты
replay-watched = глазами зрителя
replay-seat = видит { $name }
replay-badge = ПОВТОР
replay-asks = Ход игрока { $name }:
replay-chooses = Выбор игрока { $name }: { $choice }
replay-step = шаг { $step } из { $steps }
replay-moves = Ход игрока { $name }
replay-came = Что из этого вышло
replay-lead = впереди
replay-leads = отрыв: { $name } +{ $points }
replay-speed = темп { $speed }
replay-result = Итог
replay-key-step = шаг
replay-key-turn = ход
replay-key-round = раунд
replay-key-ends = края
replay-key-play = пустить повтор
replay-key-stop = пауза
replay-key-speed = темп
replay-key-result = итог
replay-key-export = экспорт
replay-key-branch = играть отсюда
replay-key-analysis = ошибки
replay-key-help = справка
replay-key-back = назад
replay-export = Экспорт
replay-export-note = Этот момент или вся партия
replay-export-text = Экран текстом
replay-export-picture = Экран картинкой (SVG)
replay-export-game = Партия файлом для друга
replay-export-where = Куда?
replay-export-keys = Имя нового файла. Enter запишет его   Esc назад
replay-exported = Записано: { $path }
replay-stats = Статистика
replay-stats-own = ваши партии
replay-stats-player = партии: { $name }
replay-stats-none = Считать пока нечего.
replay-stats-total = Все
replay-decimal-mark = ,
replay-stats-usual = по умолчанию
replay-stats-people = только люди
replay-stats-by-game = Игра
replay-stats-by-players = Игроков
replay-stats-by-level = Против
replay-stats-by-options = Варианты
replay-stats-games = Партий
replay-stats-wins = Побед
replay-stats-share = Доля
replay-stats-place = Ср. место
replay-stats-best = Рекорд
replay-stats-average = Ср. счёт
replay-stats-scores = Очки, от первой партии к последней: { $game }
replay-stats-key-player = игрок
replay-stats-key-by = по { $by ->
    [game] играм
    [players] игрокам
    [level] соперникам
   *[options] вариантам
  }
replay-stats-key-only = скрыть другие игры
replay-stats-key-all = все игры
replay-stats-key-choose = выбор
replay-stats-key-totals = итоги
replay-stats-came = { $place ->
    [1] победа
   *[other] { $place }-е место
  }
replay-stats-key-back = назад
replay-series = Пока что: { $score }
replay-lines-step = Шаг { $step } из { $steps }
replay-key-explain = что это?

replay-stats-key-records = рекорды
replay-record-score = Лучший счёт
replay-record-lead = Победа с наибольшим отрывом
replay-record-streak = Побед подряд
replay-record-longest = Самая длинная партия, шагов
replay-record-duels = Выиграно дуэлей
replay-record-dice = Кубики: среднее (поровну — 3,5)
replay-record-best-score = Лучший счёт в дуэли
replay-record-shows = Спектакли по нраву королю
replay-record-shows-best = Лучшие спектакли фестиваля
replay-record-best-show = Самый большой спектакль
replay-record-village-spears = Деревни: копья (поровну — 1/2)
replay-record-village-thieves = Деревни: воры (поровну — 1/3)
replay-record-best-move = Самый длинный ход, клеток
replay-record-coats = Гербов за партию
replay-record-coats-lost = Потеряно на гербах за партию
replay-record-best-track = Больше всего с одной дорожки
replay-preview-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
replay-preview-minutes = { $minutes } мин
replay-preview-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }
replay-preview-hidden = Результат скрыт. { $key } покажет его.
replay-stats-places = Партии по местам: { $game }
replay-stats-records = Рекорды
replay-stats-form = Последние { $count }
replay-stats-legend = { $won } победа  { $lost } без победы, последняя игра справа
