replay-finished = Зіграні партії
replay-finished-key-watch = дивитися
replay-finished-key-search = пошук
replay-finished-key-results = підсумки
replay-finished-key-hide = сховати підсумки
replay-finished-key-choose = вибір
replay-finished-key-statistics = статистика
replay-finished-key-open = файл
replay-finished-key-export = у файл
replay-finished-key-back = назад
replay-finished-when = Закінчено
replay-finished-game = Гра
replay-finished-players = Гравці
replay-finished-own = Ви
replay-finished-tied = нічия
replay-finished-score = Рахунок
replay-finished-others = Інші
replay-search = Пошук: гравець, гра
replay-none = Тут іще жодна партія не дійшла кінця. Зберігаються ті, що ви граєте, приймаєте чи дивитеся.
replay-none-found = Немає зіграної партії з усіма цими словами.
replay-open-file = Відкрити партію від друга
replay-open-keys = Шлях до файлу. Enter відкриє його   Esc назад
replay-open = усі карти відкриті
replay-watched = очима глядача
replay-seat = бачить { $name }
replay-badge = ПОВТОР
replay-asks = Хід гравця { $name }:
replay-chooses = Вибір гравця { $name }: { $choice }
replay-step = крок { $step } із { $steps }
replay-moves = Хід гравця { $name }
replay-came = Що з цього вийшло
replay-lead = попереду
replay-leads = відрив: { $name } +{ $points }
replay-speed = темп { $speed }
replay-result = Підсумок
replay-key-step = крок
replay-key-turn = хід
replay-key-round = раунд
replay-key-ends = краї
replay-key-play = пустити повтор
replay-key-stop = пауза
replay-key-speed = темп
replay-key-result = підсумок
replay-key-export = експорт
replay-key-branch = грати звідси
replay-key-analysis = помилки
replay-key-help = довідка
replay-key-back = назад
replay-export = Експорт
replay-export-note = Ця мить або вся партія
replay-export-text = Екран текстом
replay-export-picture = Екран картинкою (SVG)
replay-export-game = Партія файлом для друга
replay-export-where = Куди?
replay-export-keys = Ім’я нового файлу. Enter запише його   Esc назад
replay-exported = Записано: { $path }
replay-stats = Статистика
replay-stats-own = ваші партії
replay-stats-player = партії: { $name }
replay-stats-none = Рахувати поки нічого.
replay-stats-total = Усі
replay-decimal-mark = ,
replay-stats-usual = типові
replay-stats-people = без ботів
replay-stats-by-game = Гра
replay-stats-by-players = Гравців
replay-stats-by-level = Проти
replay-stats-by-options = Варіанти
replay-stats-games = Ігор
replay-stats-wins = Перемог
replay-stats-share = Частка
replay-stats-place = Сер. місце
replay-stats-best = Рекорд
replay-stats-average = Сер. очки
replay-stats-scores = Очки, від першої партії до останньої: { $game }
replay-stats-key-player = гравець
replay-stats-key-by = за { $by ->
    [game] іграми
    [players] гравцями
    [level] суперниками
   *[options] варіантами
  }
replay-stats-key-only = сховати інші
replay-stats-key-all = усі ігри
replay-stats-key-choose = вибір
replay-stats-key-totals = підсумки
replay-stats-came = { $place ->
    [1] перемога
   *[other] { $place }-е місце
  }
replay-stats-key-back = назад
replay-series = Досі: { $score }
replay-lines-step = Крок { $step } з { $steps }
replay-key-explain = що це?

replay-stats-key-records = рекорди
replay-record-score = Найкращий рахунок
replay-record-lead = Перемога з найбільшим відривом
replay-record-streak = Перемог поспіль
replay-record-longest = Найдовша партія, кроків
replay-record-duels = Виграно дуелей
replay-record-dice = Кубики: середнє (порівну — 3,5)
replay-record-best-score = Найкращий рахунок у дуелі
replay-record-shows = Вистави до вподоби королю
replay-record-shows-best = Найкращі вистави фестивалю
replay-record-best-show = Найбільша вистава
replay-record-village-spears = Села: списи (порівну — 1/2)
replay-record-village-thieves = Села: злодії (порівну — 1/3)
replay-record-best-move = Найдовший хід, клітинок
replay-record-coats = Гербів за партію
replay-record-coats-lost = Втрачено на гербах за партію
replay-record-best-track = Найбільше з однієї доріжки
replay-preview-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
  }
replay-preview-minutes = { $minutes } хв
replay-preview-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
  }
replay-preview-hidden = Результат приховано. { $key } покаже його.
replay-stats-places = Партії за місцями: { $game }
replay-stats-records = Рекорди
replay-stats-form = Останні { $count }
replay-stats-legend = { $won } перемога  { $lost } без перемоги, остання гра праворуч
