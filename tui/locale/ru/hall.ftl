# Зал: список его столов.

hall-title = { $hall }: { $count ->
    [0] столов пока нет
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
  }
hall-you = вы — { $name }
hall-head-table = Стол
hall-head-game = Игра
hall-head-people = Игроки
hall-head-state = Что там
hall-none = Пока не открыт ни один стол. { $key-open-table } открывает новый: выберите игру, и остальные в зале сразу его увидят.
hall-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
  }
hall-free = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
  }
hall-ask = { $count ->
    [one] { $count } место, решает хозяин
    [few] { $count } места, решает хозяин
   *[other] { $count } мест, решает хозяин
  }
hall-playing = { $minutes ->
    [0] игра началась
    [one] играют { $minutes } минуту
    [few] играют { $minutes } минуты
   *[other] играют { $minutes } минут
  }
hall-playing-long = играют
hall-over = партия окончена
hall-full = мест нет
hall-closed = закрыт
hall-open-title = Открыть стол
hall-open-body = Какая игра? Варианты правил и ботов выбирают уже за столом.
hall-leave-to-list = К списку столов; до начала партии место освобождается
hall-told = { $number }: { $table }
hall-announce-title = Объявить всему залу
hall-announce-hint = Это прочтут все: и в списке, и за столами. Enter отправляет, Esc — нет.
hall-close-title = Закрыть { $table }?
hall-close-body = Все, кто там, вернутся к списку, и партия не продолжится.
hall-close-stay = Не закрывать
hall-close-go = Закрыть стол
hall-where-title = Кто где
hall-where = { $table }: { $names }
hall-where-list = В списке
hall-paused = пауза
hall-web = в браузере: { $address }
