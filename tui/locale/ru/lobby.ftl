lobby-button-start = НАЧАТЬ
lobby-button-bot = ПОСАДИТЬ БОТА
lobby-button-ready = ГОТОВО
lobby-button-unready = ОТМЕНИТЬ
lobby-button-remind = ЖДЁМ
lobby-button-sit = СЕСТЬ
lobby-not-ready = Ждут вашей готовности.
lobby-ready = Вы готовы.
lobby-ready-waits = Вы готовы; начинает хозяин стола.
lobby-then-start = Начнёте, когда все готовы.
lobby-missing-host = { $count ->
    [one] Не хватает { $count } игрока: посадите бота или подождите друзей.
   *[other] Не хватает { $count } игроков: посадите бота или подождите друзей.
  }
lobby-missing = { $count ->
    [one] Не хватает { $count } игрока.
   *[other] Не хватает { $count } игроков.
  }
lobby-host-chooses = Это может изменить хозяин стола.
lobby-away = Не на связи: { $names }. Хозяин стола может подождать или освободить место.
lobby-row-game = Игра:
lobby-options = { $all ->
    [0] У этой игры нет опций
   *[other] { $changed ->
        [0] Опции: все по умолчанию
        [one] Опции: изменена { $changed }
        [few] Опции: изменены { $changed }
       *[other] Опции: изменено { $changed }
      }
  }
lobby-fold-options = Опции
lobby-fold-usual = все по умолчанию
lobby-rules = Правила стола
lobby-rule-clock = Время на ход
lobby-rule-clock-on = { $time }
lobby-rule-clock-off = не ограничено
lobby-rule-stand-in = Бот за отсутствующих
lobby-rule-stand-in-on = через { $time }
lobby-rule-stand-in-off = вручную
lobby-rule-hints = Подсказки
lobby-rule-hints-on = разрешены
lobby-rule-hints-off = запрещены
lobby-seat-free = Свободное место
lobby-how-bot = посадить бота
lobby-how-stand = встать с места и смотреть
lobby-how-rename = сменить имя
lobby-how-game = выбрать другую игру
lobby-how-down-host = изменить опции и правила
lobby-how-down-guest = посмотреть опции и правила
lobby-how-free = освободить место
lobby-how-people = что можно сделать с игроками и зрителями
lobby-about-free = Здесь ещё никто не сидит.
lobby-about-guest = Хозяин стола начнёт игру, когда все будут готовы.
lobby-about-player = Игрок за этим столом.
lobby-about-player-away = Игрок не на связи. Место пока остаётся за ним.
lobby-about-player-away-host = Игрок не на связи. Подождите или освободите место.
lobby-about-bot = Бот. Его уровень и характер выбирает хозяин стола.
lobby-level = Уровень
lobby-level-page = играет наугад
lobby-level-squire = не думает вперёд
lobby-level-knight = думает вперёд
lobby-level-king = думает дольше всех
lobby-character = Характер
lobby-style-none = нет
lobby-style-none-about = просто хочет победить
lobby-style-bold = отважный
lobby-style-bold-about = рискует
lobby-style-careful = осторожный
lobby-style-careful-about = избегает риска
lobby-style-greedy = жадный
lobby-style-greedy-about = берёт всё, что может
lobby-style-spiteful = злобный
lobby-style-spiteful-about = мешает лидеру
lobby-key-sit = сесть
lobby-key-ready = сказать, что готовы
lobby-key-unready = всё же не готово
lobby-key-bot = посадить бота
lobby-key-character = характер
lobby-key-free = убрать
lobby-key-turn = изменить
lobby-key-look = посмотреть
lobby-port-taken = Порт { $wanted } занят другой программой, поэтому стол открыт на порту { $port }.
lobby-joined-at = Другие входят так же, как вы:  { $program } join { $address }
lobby-locked = Им понадобится ещё фраза или пароль стола.
lobby-talk = Разговор
