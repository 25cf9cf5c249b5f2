lobby-button-start = ПОЧАТИ
lobby-button-bot = ПОСАДИТИ БОТА
lobby-button-ready = ГОТОВО
lobby-button-unready = СКАСУВАТИ
lobby-button-remind = ЧЕКАЄМО
lobby-button-sit = СІСТИ
lobby-not-ready = Чекають на вашу готовність.
lobby-ready = Ви готові.
lobby-ready-waits = Ви готові; гру починає господар.
lobby-then-start = Почнете, коли всі готові.
lobby-missing-host = { $count ->
    [one] Бракує { $count } гравця: посадіть бота або зачекайте на друзів.
   *[other] Бракує { $count } гравців: посадіть бота або зачекайте на друзів.
  }
lobby-missing = { $count ->
    [one] Бракує { $count } гравця.
   *[other] Бракує { $count } гравців.
  }
lobby-host-chooses = Це може змінити господар столу.
lobby-away = Не на зв’язку: { $names }. Господар столу може зачекати або звільнити місце.
lobby-row-game = Гра:
lobby-options = { $all ->
    [0] Ця гра не має опцій
   *[other] { $changed ->
        [0] Опції: усі типові
       *[other] Опції: змінено { $changed }
      }
  }
lobby-fold-options = Опції
lobby-fold-usual = усі типові
lobby-rules = Правила столу
lobby-rule-clock = Час на хід
lobby-rule-clock-on = { $time }
lobby-rule-clock-off = не обмежено
lobby-rule-stand-in = Бот за відсутніх
lobby-rule-stand-in-on = через { $time }
lobby-rule-stand-in-off = вручну
lobby-rule-hints = Підказки
lobby-rule-hints-on = дозволено
lobby-rule-hints-off = заборонено
lobby-seat-free = Вільне місце
lobby-how-bot = посадити бота
lobby-how-stand = встати з місця й дивитися
lobby-how-rename = змінити ім’я
lobby-how-game = вибрати іншу гру
lobby-how-down-host = змінити опції та правила
lobby-how-down-guest = переглянути опції та правила
lobby-how-free = звільнити місце
lobby-how-people = що можна зробити з гравцями й глядачами
lobby-about-free = Тут ще ніхто не сидить.
lobby-about-guest = Господар столу почне гру, коли всі будуть готові.
lobby-about-player = Гравець за цим столом.
lobby-about-player-away = Гравець не на зв’язку. Місце поки що лишається за ним.
lobby-about-player-away-host = Гравець не на зв’язку. Зачекайте або звільніть місце.
lobby-about-bot = Бот. Його рівень і вдачу обирає господар столу.
lobby-level = Рівень
lobby-level-page = грає навмання
lobby-level-squire = не думає наперед
lobby-level-knight = думає наперед
lobby-level-king = думає найдовше
lobby-character = Вдача
lobby-style-none = немає
lobby-style-none-about = просто хоче виграти
lobby-style-bold = відважна
lobby-style-bold-about = ризикує
lobby-style-careful = обережна
lobby-style-careful-about = уникає ризику
lobby-style-greedy = жадібна
lobby-style-greedy-about = бере все, що може
lobby-style-spiteful = злостива
lobby-style-spiteful-about = заважає лідерові
lobby-key-sit = сісти
lobby-key-ready = сказати, що готові
lobby-key-unready = усе ж не готово
lobby-key-bot = посадити бота
lobby-key-character = вдача
lobby-key-free = прибрати
lobby-key-turn = змінити
lobby-key-look = подивитися
lobby-port-taken = Порт { $wanted } зайняла інша програма, тому стіл відкрито на порту { $port }.
lobby-joined-at = Інші приєднуються так само, як ви:  { $program } join { $address }
lobby-locked = Їм потрібні ще фраза або пароль столу.
lobby-talk = Розмова
