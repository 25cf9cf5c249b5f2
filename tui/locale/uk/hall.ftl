# Зала: список її столів.

hall-title = { $hall }: { $count ->
    [0] столів поки немає
    [one] { $count } стіл
    [few] { $count } столи
   *[other] { $count } столів
  }
hall-you = ви — { $name }
hall-head-table = Стіл
hall-head-game = Гра
hall-head-people = Гравці
hall-head-state = Що там
hall-none = Поки не відкрито жодного столу. { $key-open-table } відкриває новий: виберіть гру, і решта в залі одразу його побачить.
hall-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
  }
hall-free = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
  }
hall-ask = { $count ->
    [one] { $count } місце, вирішує господар
    [few] { $count } місця, вирішує господар
   *[other] { $count } місць, вирішує господар
  }
hall-playing = { $minutes ->
    [0] гра почалася
    [one] грають { $minutes } хвилину
    [few] грають { $minutes } хвилини
   *[other] грають { $minutes } хвилин
  }
hall-playing-long = грають
hall-over = партію закінчено
hall-full = місць немає
hall-closed = зачинено
hall-open-title = Відкрити стіл
hall-open-body = Яка гра? Варіанти правил і ботів вибирають уже за столом.
hall-leave-to-list = До списку столів; до початку партії місце звільняється
hall-told = { $number }: { $table }
hall-announce-title = Оголосити всій залі
hall-announce-hint = Це прочитають усі: і в списку, і за столами. Enter надсилає, Esc — ні.
hall-close-title = Закрити { $table }?
hall-close-body = Усі, хто там, повернуться до списку, і партія не продовжиться.
hall-close-stay = Не закривати
hall-close-go = Закрити стіл
hall-where-title = Хто де
hall-where = { $table }: { $names }
hall-where-list = У списку
hall-paused = пауза
hall-web = у браузері: { $address }
