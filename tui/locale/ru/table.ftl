table-language = Русский
table-home-return = Вернуться за стол
table-home-resume = Продолжить: { $game }
table-home-host = Открыть стол для друзей
table-home-join = Сесть за стол к другу
table-home-finished = Сыгранные партии
table-home-quit = Выход
table-box-players = игроков: { $players }
table-of = Стол: { $name }
table-join-title = За какой стол?
table-join-hint = Строку, которую нужно ввести, показывает экран хозяина стола, например 192.168.1.5:4747.
table-join-keys = Enter сесть за стол   ↓ найденные столы   Esc назад
table-around-looking = Ищем столы в этой сети…
table-around-nothing = Пока ни одного стола в этой сети не нашлось.
table-around-found = Столы в этой сети (↓ и Enter или щелчок):
table-around-deaf = Здесь нет сети, в которой можно искать столы.
table-next-door = { $table } · { $game } · { $state ->
    [playing] идёт игра
    [full] мест нет
    [foreign] другая версия
   *[free] { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
      }
  }
table-next-door-password = {" "}· пароль
table-name-title = Как вас звать за столом?
table-name-hint = До 16 знаков (широкий — за два), среди них буква или цифра.
table-name-keys = Enter взять это имя   Esc назад
table-which-game = Во что играем?
table-how-many = Сколько ботов?
table-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
  }
table-connecting = Соединяемся…
table-trying = Пробуем ещё раз; Esc — выйти.
table-connecting-to = Соединяемся с { $where }…
table-connecting-stop = Esc  Остановить
table-line-cut = Связь со столом оборвалась; место остаётся за вами.
table-lobby-title = { $table }   вы — { $name }
table-friends-type = Друзья набирают:  { $program } join { $address }
table-row-game = Игра: { $game }
table-row-option = { $option }: { $value }
table-row-clock = Время на ход: не ограничено
table-row-clock-on = Время на ход: { $time }, потом бот
table-row-stand-in = Бот за отсутствующих: вручную
table-row-stand-in-on = Бот за отсутствующих: через { $time }
table-row-hints = Подсказки ({ $key-hint } в игре): запрещены
table-row-hints-on = Подсказки ({ $key-hint } в игре): разрешены
table-time-seconds = { $count } с
table-time-minutes = { $count } мин
table-said = { $name }: { $text }
table-on = да
table-off = нет
table-seat-free = свободно
table-strength = { $level ->
    [page] паж
    [squire] оруженосец
    [knight] рыцарь
    [king] король
   *[other] { $level }
  }
table-level = { $style ->
    [bold] отважный { table-strength }
    [careful] осторожный { table-strength }
    [greedy] жадный { table-strength }
    [spiteful] злобный { table-strength }
   *[other] { table-strength }
  }
table-seat-bot = бот, { table-level }
table-seat-you = вы
table-seat-host = хозяин
table-seat-away = не на связи
table-seat-ready = готово
table-seat-not-ready = не готово
table-about-seat = Enter занимает свободное место, а на своём говорит, что вы готовы или ещё нет.
table-about-seat-host = { table-about-seat } { $key-bot } на боте — другой уровень, { $key-character } — другой характер. { $key-free } освобождает место бота или другого игрока.
table-about-clock = Время на каждое решение. Когда оно выйдет, один этот ход сделает бот, место останется вашим. Пока нет ни одного игрока, часы стоят.
table-about-stand-in = Через сколько времени за отсутствующего игрока садится бот. Вернувшийся игрок сразу играет сам. Вручную — только если так решит хозяин ({ $key-people }).
table-about-hints = Можно ли спросить, как поступил бы рыцарь ({ $key-hint } в игре). Он видит лишь то, что видит спросивший, другие не узнают. Каждая программа соблюдает запрет сама: проверить нельзя.
table-problem-players = { $most ->
    [2] Это игра для двоих.
   *[other] Это игра для { $fewest }–{ $most } игроков.
  }
table-problem-away = Не на связи: { $names }. Подождите или освободите место.
table-problem-waiting = Ещё не готово: { $names }.
table-problem-no-host = Все готовы и ждут хозяина: его нет на связи.
table-can-start = Все готовы.
table-host-starts = Всё готово; начинает хозяин стола.
table-watching = Зрители: { $names }.
table-no-chat = Пока никто ничего не сказал. Нажмите { $key-chat }, чтобы написать.
table-paste-cut = Сюда помещается не больше { $most } символов. Конец вставленного текста отброшен.
table-chat-keys = Скажите что-нибудь за столом: Enter — отправить, Esc — отменить
table-waiting = Ждём: { $names }…
table-waiting-all = Ещё выбирают: { $names }…
table-sending = …
table-after-end = Enter — итог.
table-game-keys = ↑↓ смотреть  1-9 сыграть
table-game-keys-few = 1-9 ход
# The same where no digit chooses anything
table-arrow-keys = ↑↓←→ выбор
table-arrow-keys-few = ↑↓←→
table-key-explain = { $key-explain } что это
table-key-hint = { $key-hint } совет
table-key-log = { $key-log } журнал
table-key-talk = { $key-chat } чат
table-key-people = { $key-people } игроки
table-set-up-again = Стол готов к новой игре: Esc — туда, Enter — итог.
table-key-fold = { $key-fold } стол
table-slow-line = Связь с этим терминалом медленная: пока фигуры не движутся. Настройка остаётся прежней.
table-key-round = { $key-round } обзор
table-key-rematch = { $key-rematch } реванш
table-key-undo = { $key-undo } назад
table-key-bot = { $key-stand-in } бот
table-key-why = { $key-why } чего нельзя выбрать
table-key-why-few = { $key-why } почему нет
table-key-leave = Esc выйти
table-key-now = Esc назад
table-tally-keys = Enter продолжить   { $key-round } покажет снова
table-news = ▸ любая клавиша: дальше
table-you-watch = Вы зритель.
table-gone = Не на связи: { $names }.
table-played-for = Играет бот: { $names }.
table-thinker = { $name } ({ table-level })
table-thinks = { $count ->
    [one] { $names } думает…
   *[other] { $names } думают…
  }
table-thinks-long = { table-thinks } { $seconds } с
table-bar-help = { $key-help } справка
table-log-title = Что было
table-log-keys = Enter показать этот момент на поле   ↑↓ PgUp PgDn листать   Esc назад
table-looking = Так было тогда. ↑↓ другие моменты, Esc — вернуться к настоящему.
table-looking-asked = Так было тогда. ↑↓ другие моменты; ждут вашего выбора: Esc.
table-log-empty = Пока ничего не было.
table-round-none = Подводить итоги пока рано.
table-round-look = Всё, что было, покажет { $key-log }.
table-explain-title = Что это
table-reader-keys = Enter закрыть
table-reader-scrolls = Enter закрыть   ↑↓ PgUp PgDn листать
table-reader-more = ещё ↓
table-choose-keys = { $count ->
    [0] Esc назад
    [1] Esc назад
   *[other] ↑↓ 1-{ $count } выбор   Esc назад
  }
table-choose-does = выбор
table-why-title = Почему нельзя …?
table-why-nothing = Здесь ничего не закрыто: все возможные варианты есть в списке.
table-why-not-asked = Сейчас вас ни о чём не спрашивают.
table-end-title = Игра окончена
table-end-keys = ↑↓ 1-{ $count }   PgUp PgDn читать дальше   Esc к столу
table-end-look = Посмотреть на стол: поле, журнал, прошлые моменты
table-end-leave = Выйти из-за стола{ $kept ->
    [yes] :{" "}повтор и статистика — «Сыгранные партии»
   *[no] { "" }
  }
table-end-again = Назад в лобби: другая игра, игроки, опции
table-end-back = К столу: он готов к новой игре
table-leave-title = Выйти из-за стола?
table-leave-body = { $watching ->
    [yes] Вы только смотрите, и места, которое надо хранить, у вас нет. К этому столу можно подключиться снова в любое время.
   *[no] Место остаётся за вами. Подключитесь к этому столу снова из этой же учётной записи и под тем же именем — и оно ваше; { $key-people } покажет код, с которым его можно занять с другой машины.
  }
table-leave-here = { $count ->
    [0] { $bots ->
        [yes] С вами играют только боты: никому не придётся ждать.
       *[no] За столом больше никого нет.
    }
   *[other] За столом также: { $names }.
  }
table-leave-hosting = Этот стол держит ваша программа. { $watching ->
    [yes] Пока она работает, он открыт;
   *[no] Пока она работает, он открыт, и ваше место ждёт вас;
  } если её закрыть или открыть другой стол, он закроется для всех.
table-leave-stay = Остаться
table-leave-stay-follows = всё как есть
table-leave-out = В главное меню
table-leave-out-follows = { $watching ->
    [yes] стол остаётся открытым
   *[no] стол открыт, место ждёт вас
  }
table-leave-quit = Закрыть программу
table-leave-quit-follows = { $others ->
    [0] { $game ->
        [kept] стол закроется, игра сохранится
        [lost] стол закроется, игра не сохранится
       *[none] стол закроется
    }
   *[other] { $game ->
        [kept] стол закроется для всех, игра сохранится
        [lost] стол закроется для всех, игра не сохранится
       *[none] стол закроется для всех
    }
  }
table-leave-elsewhere = { $watching ->
    [yes] Продолжить
   *[no] Продолжить; место остаётся за мной
  }
table-too-small = Увеличьте окно терминала: нужно { $width } × { $height }, сейчас { $now_width } × { $now_height }.
table-failed = В программе произошла ошибка, и ей пришлось остановиться. { $do ->
        [join] Чтобы играть дальше, подключитесь снова под тем же именем.
        [solo] Записанную игру продолжит «solo --resume».
        [host] Записанную игру продолжит «host --resume».
       *[home] Пожалуйста, запустите её снова.
    }
table-failed-report = Что случилось, записано в { $path }.
table-not-drawn = Партию, которую прислал этот стол, нельзя показать, поэтому вы вышли из-за стола; ваше место сохраняется.
table-stand-in = За кого сыграть боту?
table-stand-in-body = Бот играет, пока игрок не вернётся на своё место.
table-rulings = Трактовки [R] там, где печатные правила молчат, и данные компонентов [C], которые мы восстановили:
table-help-title = Справка
table-help =
    КЛАВИШИ
    ↑↓ ←→     перемещаться по вариантам
    Enter     выбрать вариант под курсором: последняя строка говорит, что он делает
    1 … 9     сразу выбрать вариант с этим номером
    { $key-row-explain }что находится под курсором
    Tab       что на экране: ←→↑↓ к другому
    { $key-row-hint }как поступил бы рыцарь? (если хозяин не запретил)
    { $key-row-why }почему чего-то сейчас нельзя; щелчок по нему скажет то же
    { $key-row-log }весь журнал
    { $key-row-chat }написать остальным
    { $key-row-people }игроки: код вашего места; хозяин удаляет, закрывает дверь …
    { $key-row-round }что принёс последний раунд, фестиваль или дуэль
    { $key-row-outcome }итог, когда игра окончена
    { $key-row-rematch }предложить реванш, когда игра окончена
    { $key-row-stand-in }хозяин стола: пусть бот сыграет за игрока, который не на связи
    { $key-row-undo }в одиночной игре: взять назад последний выбор, а в журнале — всё после строки, если с тех пор не открылось ничего нового
    { $key-row-fold }на малом экране: показать или убрать стол над вопросом
    Esc       назад или выйти из-за стола (программа переспросит)
    { $key-row-leave }выйти из-за стола, как по Esc
    Ctrl-C    закрыть программу (за столом будет вопрос; дважды — сразу)
    { $key-row-settings }настройки: язык, имя, символы, скорость журнала, звонок, клавиши
    { $key-row-palette }все команды и настройки, с поиском по словам
    Ctrl-L    нарисовать экран снова, если на нём появилось что-то чужое
    Ctrl-Z    уступить терминал оболочке; fg возвращает (не когда через вас играют другие)
    В лобби: { $key-bot } бот, { $key-character } характер, { $key-free } освободить место, { $key-game } игра, ←→ опция, { $key-ready } готово, { $key-stand } смотреть, { $key-rename } имя, { $key-start } старт. Раскладку можно не менять.

    БУКВЫ  У каждого свой цвет и своя буква; ► рядом с именем — сейчас решает этот игрок, { $sign-away } — этот игрок не на связи.

    ТАЙНЫ  Ваш экран знает только то, что можно знать вам. Карты сдаёт программа хозяина стола, поэтому его компьютер знает всё; если это важно, пусть стол держит компьютер, за которым никто не играет: { $program } table.
table-no-not-your-turn = Сейчас решаете не вы.
table-no-not-possible = Сейчас так нельзя. Выберите один из показанных вариантов.
table-no-game-over = Игра окончена.
table-no-stale = Игра уже ушла вперёд. Пожалуйста, выберите снова.
table-no-clock = Во время партии время на ход можно только увеличить или отменить.
table-no-clock-short = Ограничение не может быть короче пяти секунд.
table-no-not-playing = Вы в этой игре зритель.
table-no-not-host = Это решает только хозяин стола.
table-no-playing = С этим придётся подождать до конца игры.
table-no-seat-taken = Это место занято. Пожалуйста, выберите другое.
table-no-not-seated = Сначала займите место.
table-no-not-away = Освободить можно только место бота или игрока, который не на связи.
table-no-own-seat = Чтобы встать со своего места, нажмите { $key-stand }: вы станете зрителем.
table-no-too-fast = Слишком быстро. Пожалуйста, подождите немного.
table-no-cannot-start = Начать игру пока нельзя.
table-no-bad-name = Такое имя не подойдёт. Выберите имя от 1 до 16 знаков, среди них буква или цифра.
table-no-name-empty = В имени должна быть хотя бы одна буква или цифра.
table-no-name-hidden = В этом имени есть знаки, которых не видно или которые ложатся поверх букв. Пожалуйста, выберите другое.
table-no-name-signs = В этом имени есть знаки, которые в именах не допускаются. Кроме букв и цифр можно только { $signs }
table-no-name-spelled = Пожалуйста, напишите имя без пробелов между буквами.
table-no-name-long = Имя слишком длинное: не больше { $cells } знаков; широкие, например эмодзи, идут за два.
table-no-name-reserved = Имя { $name } легко принять за служебное. Пожалуйста, выберите другое.
table-no-players = { $most ->
    [2] В этой игре двое игроков, а не { $count }.
   *[other] В этой игре от { $fewest } до { $most } игроков, а не { $count }.
  }
table-no-bad-option = Такой опции быть не может: { $reason }.
table-no-bad-options = В этой игре такой опции нет или у неё нет такого значения.
table-no-suit-and-colour = Выберите что-то одно — same_suit или same_colour — или ни того ни другого.
table-no-full = За этим столом нет мест. Пожалуйста, попробуйте позже.
table-no-gallery = Зрителей уже так много, что ещё одному нет места. Оставайтесь на своём месте или выйдите из-за стола.
table-no-kicked = Хозяин удалил вас из-за стола.
table-no-banned = Хозяин закрыл для вас этот стол.
table-no-door-closed = Хозяин закрыл дверь: новых игроков и зрителей за этот стол не пускают.
table-no-password = За этот стол пускают по паролю, и пароль неверный.
table-no-password-needed = За этот стол пускают по паролю.
table-no-no-such-code = Этот код места здесь не действует или уже использован. Попросите новый.
table-no-no-watching = Свободных мест нет, а зрителей за этот стол не пускают.
table-no-hush = За этим столом зрителям нельзя писать.
table-no-nobody = Нет такого игрока или зрителя, которого можно удалить.
table-no-no-code = Код места показывают игроку, который его занимает; хозяину — только для отсутствующего.
table-no-not-asking = Эта просьба уже не ждёт решения.
table-no-not-vacant = Отдать другому можно только место игрока, которого сейчас нет.
table-no-already-here = Вы уже за столом.
table-no-no-such-bot = Такого бота нет.
table-no-no-such-game = За этим столом нет такой игры.
table-no-not-over = Игра ещё не окончена.
table-no-over = Сначала хозяин стола должен снова открыть лобби.
table-no-rules-failed = Этот ход не удался и отменён. Пожалуйста, выберите другой.
table-no-rules = Правила у вас и у стола разные: возьмите одну и ту же версию программы.
table-no-version = У стола другая версия программы: возьмите одну и ту же.
table-no-elsewhere = Вы вернулись за стол из другого места.
table-no-closed = Стол закрыт.
table-no-silence = Связь прервана: стол слишком долго ничего от вас не получал.
table-no-failed = За столом произошла ошибка. Пожалуйста, подключитесь снова.
table-no-protocol = Программы не понимают друг друга. Там точно «Круглый стол», и той же версии?
table-no-no-address = { $text } — это не адрес. Пишите, например, так: { $like }.
table-no-empty-address = Введите адрес, например { $like }.
table-no-no-port = Порт { $port } не существует: порты бывают от 1 до 65535.
table-no-no-port-here = Порт { $port } не существует: порты бывают от 0 до 65535, и 0 — любой свободный.
table-no-port-rights = Для порта { $port } нужны особые права. Возьмите порт больше 1023, например --port { $usual }.
table-no-not-our-address = У этого компьютера нет такого адреса. Без --bind стол доступен по всем его адресам.
table-no-port-taken = Порт { $port } занят другой программой: возможно, стол уже открыт. Присоединитесь к нему или запустите с --port 0: подойдёт любой свободный порт.
table-no-port-fails = Порт { $port } не подходит: { $reason }. Попробуйте --port 0.
table-no-port-unusable = Порт { $port } не подходит, а почему, система не говорит. Попробуйте --port 0.
table-no-hung-up = { $where }: соединение закрыто. Это точно «Круглый стол»?
table-no-lost = Связь со столом потеряна.
table-no-no-answer = { $where } не отвечает. Верен ли адрес и не мешает ли брандмауэр?
table-no-no-name = { $host } — не имя компьютера. Пожалуйста, проверьте, нет ли опечатки.
table-no-silent = Стол больше не отвечает.
table-no-dumb = { $where } принимает соединение, но ничего не присылает. Это точно «Круглый стол»?
table-no-broke = Связь со столом оборвалась.
table-no-another = По адресу { $where } теперь отвечает другая программа, а не стол.
table-no-nobody-listens = По адресу { $where } ничего не отвечает. Открыт ли там стол, и на этом ли порту?
table-no-no-machine = Компьютер { $host } не найден. Пожалуйста, проверьте, нет ли опечатки.
table-no-unreachable = { $where } недоступен: { $reason }.
table-no-no-way = { $where } недоступен.
table-bot-Gawain = Гавейн
table-bot-Yvain = Ивейн
table-bot-Bors = Борс
table-bot-Ector = Эктор
table-bot-Kay = Кей
table-bot-Lionel = Лионель
table-bot-Erec = Эрек
table-bot-Galahad = Галахад
table-bot-Tristan = Тристан
table-bot-Lucan = Лукан
table-bot-Agravain = Агравейн
table-bot-Mordred = Мордред
table-bot-Percival = Персиваль
table-bot-Bedivere = Бедивер
table-bot-Sagramore = Саграмор
table-bot-Meleagant = Мелегант
table-bot-Scaramouche = Скарамуш
table-bot-Pierrot = Пьеро
table-bot-Pantalone = Панталоне
table-bot-Brighella = Бригелла
table-bot-LaHire = Ла Гир
table-bot-Pallas = Паллада
table-bot-Caesar = Цезарь
table-bot-Judith = Юдифь
table-notice-joined = { $name } садится за стол.
table-notice-watches = { $name } теперь смотрит.
table-notice-dropped = { $name } не на связи; место сохраняется.
table-notice-away = { $name } не на связи и остаётся хозяином стола.
table-notice-back = { $name } снова на связи.
table-notice-left = { $name } выходит из-за стола.
table-notice-host = Теперь хозяин стола — { $name }.
table-notice-took-over = { $name } теперь играет на месте игрока { $other }, который отсутствовал.
table-notice-bot-in = За игрока { $name } пока играет бот.
table-notice-bot-in-you = За вас пока играет бот. Вы сядете снова, как только сходите сами или нажмёте { $key-people }.
table-notice-bot-out = { $name } снова на связи и играет вместо бота.
table-notice-time-up = { $name } не успевает: этот один ход делает бот.
table-notice-bot-failed = Бот { $name } не смог выбрать: за него решил жребий.
table-notice-bot-replaced = Бот { $name } не смог обдумать ход: в таких случаях за него решает оруженосец.
table-notice-stuck = Бот { $name } не может продолжать из-за ошибки в этой программе. Хозяин стола может прервать игру.
table-notice-began = { $name } раздаёт: игра начинается.
table-notice-abandoned = { $name } прерывает игру.
table-notice-called = Это имя занято; здесь вас зовут { $name }.
table-notice-kept-here = Ключ от места игрока { $name } у вас. Чтобы сесть туда, выйдите и войдите снова под именем { $name } (--name).
table-notice-kicked = Хозяин удаляет из-за стола: { $name }.
table-notice-not-kept-out = { $name }: гость с этого самого компьютера (по ssh, через туннель или дверь стола), а оттуда никому нельзя закрыть дорогу. Закройте дверь для новых или решайте о каждом сами ({ $key-people }); либо откройте стол с паролем.
table-notice-code = { $name } не на связи, и хозяину показан код этого места.
table-notice-asks-host = { $name } просит место: ответить — { $key-people }.
table-notice-turned-down = Хозяин не даёт места игроку { $name }.
table-notice-turned-down-you = Хозяин пока не даёт вам места. Можно смотреть.
table-notice-asks = { $name } просит у хозяина место.
table-notice-not-saved = Игра больше не сохраняется: диск хозяина полон или доступен только для чтения, или её продолжила другая его программа. Здесь она идёт дальше.
table-notice-journal-trouble = Файл журнала: { $name }. Освободите там место или укажите другой: --journal PATH.
table-notice-game-evicted = Журнал полон: удалена самая старая неоконченная игра ({ $name }).
table-notice-saved-again = Игра снова сохраняется.
table-notice-not-kept = Сыгранную партию не удалось сохранить, и пересмотреть её потом не получится: { $name }.
table-no-journal-newer = Журнал { $path } записан более новой версией. Продолжите в ней или укажите --journal ПУТЬ.
table-no-journal-foreign = { $path } — не журнал Round Table, файл остаётся как есть. Укажите другой: --journal ПУТЬ.
table-no-journal-damaged = Журнал { $path } повреждён и остаётся как есть. Уберите его или укажите --journal ПУТЬ.
table-no-journal-unreadable = Журнал { $path } не читается: { $reason }.
table-no-nothing-unfinished = Нет неоконченной игры, которую можно продолжить.
table-no-not-unfinished = Ни одной неоконченной игры { $said }, или их несколько. --resume list покажет все.
table-no-resume-damaged = Сохранённая игра повреждена ({ $why }).
table-no-resume-rules = Эту игру сохранила версия с другими правилами. Продолжите в ней.
table-no-resume-no-table = Это не сохранённый стол ({ $why }).
table-no-resume-newer = Этот стол сохранён более новой версией. Продолжите в ней.
table-no-resume-no-game = За этим столом играют в игру, которой в этой версии нет.
table-no-resume-no-bot = За этим столом играет бот, которого в этой версии нет. Продолжите в той, что его сохранила.
table-no-kept-foreign = Это не партия Round Table. Выберите файл, который записал её просмотр.
table-no-kept-newer = Эту партию сохранила более новая версия. Откройте её в ней.
table-no-kept-damaged = Эта партия повреждена, и показать её нельзя. Попросите её ещё раз там, откуда она.
table-no-kept-no-game = Такой игры в этой версии нет. Откройте партию в более новой.
table-no-kept-rules = Эту партию сыграли по другим правилам (номер { $theirs }; у этой версии номер { $ours }). Откройте её в версии, которая её сохранила.
table-no-kept-unknown = Сыгранной партии { $said } нет, или их несколько. `replay list` покажет все.
table-no-kept-large = { $name }: файл слишком велик для партии Round Table. Выберите другой.
table-no-kept-unreadable = { $name }: файл не прочитать: { $reason }.
table-no-kept-unfinished = Эта партия не дошла до конца, смотреть нечего.
table-no-kept-not-over-again = По правилам этой версии эту партию не повторить ({ $reason }).
table-no-not-kept = Партию не удалось сохранить: { $reason }.
table-no-export-there = Файл { $name } уже есть. Выберите другое имя.
table-no-export-failed = { $name }: файл не записать: { $reason }.
table-no-csv-columns = Это не таблица партий, которую записала Round Table.
table-no-csv-row = В строке { $number } этой таблицы не те столбцы, что в других, или она слишком длинна.
table-no-csv-game = Партия { $said } в этой таблице повреждена: неверно число, дата или место.
table-notice-other-rules = { $name }: в этой программе другие правила игры. Чтобы занять место, нужна та же версия, что у хозяина стола.
table-no-other-rules = В вашей программе другие правила этой игры. Чтобы занять место, нужна та же версия, что у хозяина стола.
table-no-no-game = Сейчас игра не идёт.
table-title = Круглый стол
table-your-turn = Ваш ход: { $game }
table-settings-damaged = Настройки не удалось прочесть, взяты значения по умолчанию. Повреждённый файл сохранён: { $path }
table-settings-unsaved = Эти настройки действуют только до выхода из программы: не удаётся записать { $path }.
table-set-title = Настройки
table-set-keys = ←→ значение   ↑↓ выбор   Esc назад
table-set-language = Язык
table-set-language-about = Язык экранов. Остальные за столом выбирают свой.
table-set-name = Имя
table-set-name-about = Как вас зовут за столом. Enter меняет имя.
table-set-characters = Символы
table-set-characters-auto = автоматически
table-set-characters-ascii = ASCII
table-set-characters-unicode = Юникод
table-set-characters-about = Чем рисуется поле. ASCII проще и работает везде; выберите его, если линии и масти видны неправильно.
table-set-telling = Скорость журнала
table-set-telling-slow = низкая
table-set-telling-normal = обычная
table-set-telling-quick = высокая
table-set-telling-at-once = всё сразу
table-set-telling-about = Как быстро строки о происходящем следуют одна за другой. Любая клавиша сразу покажет остальные.
table-set-lone-done = Продолжать автоматически
table-set-lone-done-moment = через мгновение
table-set-lone-done-at-once = сразу
table-set-lone-done-ask = спрашивать
table-set-lone-done-about = Если можно только продолжить. С другими это занимает мгновение.
table-set-clicks = Щелчков для выбора
table-set-clicks-two = два
table-set-clicks-one = один
table-set-clicks-about = Первый из двух щелчков только отмечает вариант, второй выбирает его.
table-aside = Что это значит
table-aside-idle = Полезно знать
table-more = { $key-explain } дальше
table-set-theme = Цвета
table-set-theme-auto = автоматически
table-set-theme-dark = тёмные
table-set-theme-light = светлые
table-set-theme-contrast = контрастные
table-set-theme-safe = для дальтоников
table-set-theme-sixteen = шестнадцать цветов
table-set-theme-mono = без цвета
table-set-theme-about = Цвета экранов. Буквы и формы всегда говорят то же самое.
table-set-motion = Движение
table-set-motion-full = полное
table-set-motion-quick = быстрое
table-set-motion-off = выключено
table-set-motion-about = Фишки идут, кубики катятся. Любая клавиша пропускает движение; при медленной связи лучше без него.
table-set-confirmations = Подтверждать уход
table-set-confirmations-all = всегда
table-set-confirmations-few = если есть потери
table-set-confirmations-about = Спрашивать ли перед уходом из сохранённой игры с ботами. Уход из-за стола и его закрытие подтверждают всегда.
table-set-bell = Звонок
table-set-bell-about = Терминал звонит, когда наступает ваш ход, если вы пять секунд не нажимали клавиш.
table-set-keymap = Клавиши
table-set-keymap-changed = { $count ->
    [0] по умолчанию
    [one] { $count } изменена
    [few] { $count } изменены
   *[other] { $count } изменено
  }
table-set-keymap-about = Какая клавиша что делает. Enter покажет все; каждую можно заменить.
table-keys-title = Клавиши
table-keys-everywhere = Везде
table-keys-home = Главное меню
table-keys-table = За столом
table-keys-lobby = До игры
table-keys-game = Во время игры
table-keys-all = Вернуть все клавиши по умолчанию
table-keys-all-not = Оставить как есть
table-keys-keys = Enter другая клавиша   ↑↓ выбор   Backspace по умолчанию   Esc назад
table-keys-usually = по умолчанию { $key }
table-keys-another = Другая клавиша: { $does }
table-keys-press = Сейчас это { $key }. Нажмите новую клавишу: букву, знак, клавишу F или Ctrl с буквой.
table-keys-usual = Backspace: клавиша по умолчанию, { $key }
table-keys-stay = Esc: оставить как есть
table-keys-needed = Клавиша { $key } нужна, чтобы перемещаться и выбирать; ничего другого ей не поручить.
table-keys-unfit = Не всякий терминал передаёт { $key }. Выберите другую клавишу.
table-keys-swap = Клавиша { $key } занята ({ $does }). Выберите её ещё раз, чтобы поменять местами: тогда это будет { $other }.
table-keys-taken = Клавиша { $key } занята ({ $does }). Сначала дайте этому другую клавишу или выберите здесь другую.
table-give-up-title = Отказаться от своего стола?
table-give-up-stay = Оставить: назад в главное меню
table-give-up-go = Отказаться и продолжить
table-give-up-saved-title = Закрыть этот стол на время?
table-give-up-saved-go = Закрыть и продолжить
table-leave-solo = Вы играете один: если закрыть программу или начать другую игру, эта пропадёт.
table-quit-title = Закрыть программу?
table-quit-again = Ещё раз Ctrl-C — закрыть сразу.
table-sleep-title = Программа не засыпает
table-sleep-hosting = С Ctrl-Z уснул бы и стол — игра остановилась бы и для других: { $names }.
table-sleep-no-shell = С Ctrl-Z она уснула бы, и разбудить её здесь было бы некому: оболочки нет.
table-watch-full = Вы зритель: все места заняты.
table-watch-lobby = Вы зритель: Enter на свободном месте — сесть.
table-does-sit = сесть, готово
table-does-return = вернуться за стол
table-does-resume = продолжить неоконченную игру
table-does-solo = играть одному, против ботов
table-does-host = открыть стол
table-does-join = сесть за стол к другу
table-does-finished = сыгранные партии
table-does-language = следующий язык
table-does-rename = имя
table-does-ready = готово
table-does-stand = смотреть
table-does-name = имя
table-does-bot = бот
table-does-character = характер
table-does-free = освободить
table-does-game = игра
table-does-turn = опция
table-does-start = начать
table-does-chat = чат
table-does-people = игроки
table-does-leave = выйти из-за стола
table-does-log = читать журнал
table-does-explain = что находится под курсором
table-does-hint = как поступил бы рыцарь
table-does-why = почему чего-то нельзя
table-does-round = что принёс последний раунд, фестиваль или дуэль
table-does-outcome = итог игры
table-does-stand-in = пусть за отсутствующего сыграет бот
table-does-undo = взять назад последний выбор; за столом — с согласия остальных
table-does-fold = на малом экране: показать или убрать стол над вопросом
table-palette-hint = Введите команду или настройку
table-palette-nothing = Здесь ничего так не называется.
table-palette-keys = { $kind ->
    [tried] Enter сохранить   ↑↓ выбрать   Esc вернуть как было
   *[other] Enter выполнить   ↑↓ выбрать   Esc назад
  }
table-palette-group-home = Играть
table-palette-group-game = Игра
table-palette-group-table = Стол
table-palette-group-hall = Зал
table-palette-group-program = Программа
table-does-help = справка
table-does-palette = команды
table-does-settings = настройки
table-does-quit = закрыть программу
table-abandon = Прервать игру
table-abandon-follows = { $others ->
    [0] никто не выиграет, назад в лобби
   *[other] никто не выиграет, все в лобби
  }
table-abandon-title = Прервать игру?
table-abandon-body = Никто не выиграет, карты пропадут, и все за столом узнают, что прервали её вы. Места останутся за теми же.
table-abandon-alone = Прервать партию
table-abandon-alone-follows = сразу раздаётся следующая
table-abandon-alone-body = Никто не победит, и расклад пропадёт.
table-leave-solo-saved = Вы играете один. Игра записана, её продолжит главное меню.
table-leave-saved = Игра записана: её продолжит главное меню, и каждый сохранит своё место.
table-notice-unproven = { $name }: в этой программе ещё нет честной раздачи, поэтому карты сданы без доказательства.
table-notice-no-proof = Карты сданы без доказательства: никто не сможет сказать, была ли раздача честной.
table-notice-not-yours = За вас только что сделан ход: это не ваша программа и не бот, о котором вам сообщили.
table-notice-left-out = { $name } не отвечает вовремя: карты сданы без этого числа.
table-notice-deal-off = Пока сдавали карты, за столом что-то изменилось: хозяин сдаёт снова.
table-notice-unopened = { $name } не открывает запечатанное число вовремя: эта раздача недействительна, хозяин сдаёт снова.
table-notice-discloses = { $name } даёт согласие открыть всем прерванную игру.
table-no-dealing = Карты уже сдаются.
table-no-no-deal = Этой печати никто не ждёт.
table-no-other-seal = Запечатано было другое число.
table-no-no-broken-game = Нет прерванной игры, в которой вы играли.
table-no-fair-fair = Раздача была честной.
table-no-fair-without-ours = Нарушений не найдено, но вашего числа в зерне нет.
table-no-fair-redealt = { $count ->
    [one] Нарушений не найдено, но { $count } раздача перед этой ничем не кончилась.
    [few] Нарушений не найдено, но { $count } раздачи перед этой ничем не кончились.
   *[many] Нарушений не найдено, но { $count } раздач перед этой ничем не кончились.
  }
table-no-fair-elsewhere = { $count ->
    [one] { $count } ваш ход сделан, пока этой программы не было на связи, и не ботом.
    [few] { $count } ваших хода сделаны, пока этой программы не было на связи, и не ботом.
   *[many] { $count } ваших ходов сделаны, пока этой программы не было на связи, и не ботом.
  }
table-no-fair-unopened = Стол мог выбирать между зёрнами, и сказать, была ли раздача честной, нельзя: запечатанного числа нет в зерне ({ $names }).
table-no-fair-unproven = Эта игра сдана без доказательства: одна из программ за столом не умеет участвовать в честной раздаче.
table-no-fair-unfinished = Насколько известно этой программе, игра не окончена: раздачу можно будет проверить, когда она окончится.
table-no-fair-unseen = Этой программы не было за столом, когда сдавали карты, поэтому она не может сказать, была ли раздача честной.
table-no-fair-thrown = Стол отменял раздачу за раздачей, уже зная ваше число: была ли честной эта, сказать нельзя.
table-no-fair-seed = Зерно — хеш чисел стола и игроков: { $names }.
table-no-fair-bound = Все числа были запечатаны до того, как открыли первое.
table-no-fair-not-ours = Вашего числа в зерне нет: вы полагаетесь на числа других.
table-no-fair-steps = { $count ->
    [one] { $count } сообщение вам согласуется с зерном и правилами.
    [few] { $count } сообщения вам согласуются с зерном и правилами.
   *[many] { $count } сообщений вам согласуются с зерном и правилами.
  }
table-no-fair-bots = { $count ->
    [one] Проверено { $count } решение бота: оно следует из того, что бот видел.
    [few] Проверены { $count } решения ботов: каждое следует из того, что бот видел.
   *[many] Проверено { $count } решений ботов: каждое следует из того, что бот видел.
  }
table-no-fair-other-bots = { $count ->
    [one] { $count } решение бота не проверено: это бот другой версии, чем у вас.
    [few] { $count } решения ботов не проверены: это боты другой версии, чем у вас.
   *[many] { $count } решений ботов не проверены: это боты другой версии, чем у вас.
  }
table-no-fair-thought = { $count ->
    [one] { $count } решение думающих ботов не проверено: глубина их раздумий зависит от компьютера.
    [few] { $count } решения думающих ботов не проверены: глубина их раздумий зависит от компьютера.
   *[many] { $count } решений думающих ботов не проверены: глубина их раздумий зависит от компьютера.
  }
table-no-fair-stood-in = Боты отвечали за игроков: { $names }.
table-no-fair-number = Это была раздача номер { $number } за этим столом.
table-no-fair-skipped = { $count ->
    [one] { $count } раздачу перед ней вам не показали.
    [few] { $count } раздачи перед ней вам не показали.
   *[many] { $count } раздач перед ней вам не показали.
  }
table-no-fair-thrown-away = { $count ->
    [one] { $count } раздачу перед ней отменили или прервали её игру, когда ваше число было уже известно.
    [few] { $count } раздачи перед ней отменили или прервали их игры, когда ваше число было уже известно.
   *[many] { $count } раздач перед ней отменили или прервали их игры, когда ваше число было уже известно.
  }
table-no-fair-withheld = Стол не открыл своё число: раздачу нельзя проверить.
table-no-fair-unshown = Стол сдал карты, не спросив сначала числа у вашей программы.
table-no-fair-other-terms = Сдано не то, о чём договорились.
table-no-fair-other-parts = Стол подменил печати игроков после того, как показал их.
table-no-fair-other-seal = Стол подменил свою печать после того, как показал её.
table-no-fair-other-nonce = Стол поставил другое число на место вашего.
table-no-fair-dropped = Ваше число открыто, но в зерне его нет: пропуская числа, стол мог выбирать зерно.
table-no-fair-bad-part = Число одного из игроков не подходит к печати.
table-no-fair-more-seals = Печатей не по одной на игрока: стол мог выбирать среди них.
table-no-fair-nobody = В зерне нет ни одного числа игроков: стол мог его выбрать.
table-no-fair-same-number = Под одним номером прошли две раздачи.
table-no-fair-other-opening = Число, которое открыл стол, не подходит к его печати.
table-no-fair-other-rules = Эта версия играет по другим правилам и не может проверить игру.
table-no-fair-other-stream = Эта версия бросает жребий иначе и не может проверить игру.
table-no-fair-first = Первые карты — не те, что следуют из зерна.
table-no-fair-report = О ходе { $step } сообщили не так, как он следует из зерна и правил.
table-no-fair-illegal = Ход { $step } был невозможен.
table-no-fair-shorter = О ходе { $step } сообщили, но в открытой игре его нет.
table-no-fair-bot = Ход { $step }: бот { $name } решил не так, как решает бот по тому, что видит.
table-no-fair-mover = Ход { $step }: решал не тот, кого показывал стол ({ $name }).
table-no-fair-retold = О ходе { $step } сообщили дважды и по-разному.
table-no-fair-not-yours = Ход { $step } выдали за ваш, но вы его не делали.
table-no-fair-bot-untold = На шаге { $step } за вас ответил бот: вы были за столом, и стол никому о нём не сообщал.
table-no-fair-taken-back = Игра вернулась назад, хотя о ходе { $step } уже сообщили.
table-end-deal = { $fair ->
    [yes] Раздача была честной: что проверено
   *[no] Была ли раздача честной? Что проверено
  }
table-deal-title = Раздача
table-deal-checking = Раздача проверяется…
table-deal-how = До раздачи стол и каждый игрок выбрали тайное число и показали его печать. Карты следуют из всех этих чисел вместе, поэтому выбрать их не мог никто. Теперь стол открыл своё число, и ваша программа переиграла всю игру.
table-no-no-door-packages = Для этой двери нужны ещё пакеты. Наберите:  { $command }
table-no-no-doors-here = Для дверей нужны Linux, macOS или другая система Unix; здесь система не такая.
table-no-door-fails = Дверь открыть не удалось: её программа дала сбой. Подробности в её журнале.
table-no-no-ssh-port = Дверь ssh не открыть на порту { $port }: { $reason }. Укажите другой порт: --ssh PORT.
table-no-no-ssh-key = Ключ двери ssh, { $path }, повреждён. Отложите его в сторону: будет создан новый.
table-no-door-port-taken = Дверь { $kind ->
    [ssh] ssh
   *[web] для браузеров
  } не открыть на порту { $port }: он занят другой программой, возможно, другим столом. Укажите другой порт, например --{ $kind } { $other }, или --{ $kind } 0 — любой свободный.
table-no-no-web-port = Дверь для браузеров не открыть на порту { $port }: { $reason }. Укажите другой порт: --web PORT.
table-broken-about = Последняя игра была прервана. Enter или щелчок: можно ли открыть её целиком и была ли раздача честной?
table-broken-row = Прерванная игра: { $state }
table-broken-agreed = открыть её согласны { $count } из { $of }
table-broken-title = Открыть прерванную игру?
table-broken-body = Она закончилась раньше времени, и её карты так и не были показаны. Если все игравшие согласны, она целиком открывается всем за столом, и каждая программа проверяет, честной ли была раздача. Если хоть один откажется или выйдет, она останется закрытой.
table-broken-names = Уже согласны: { $names }.
table-broken-later = Решить позже, в её строке в лобби
table-broken-yes = Да, можно показать всё
table-broken-no = Нет, пусть останется закрытой
table-notice-opened = Все игравшие согласны: прерванная игра открыта, и каждая программа её проверяет.
table-notice-not-opened = { $name } не даёт согласия: прерванная игра остаётся закрытой.
table-notice-never-opened = Один из игравших вышел: прерванная игра остаётся закрытой.
table-notice-hints-on = { $name } разрешает подсказки за этим столом: { $key-hint } — спросить рыцаря.
table-notice-hints-off = { $name } запрещает подсказки за этим столом.
table-hint-title = Как поступил бы рыцарь?
table-hint-advises = Рыцарь советует: { $choice }
table-hint-thinking = Рыцарь думает: { $seconds } с
table-hint-stops = Esc — прервать
table-hint-off = Хозяин запретил подсказки за этим столом.
table-hint-watching = Вы только смотрите: рыцарь советует игрокам.
table-hint-not-asked = Сейчас вас ни о чём не спрашивают: рыцарь советует, только когда есть выбор.
table-hint-one = Вариант только один: думать не о чем.
table-hint-failed = Рыцарь ничего не придумал. Спросите ещё раз или решите сами.
table-hint-more = { $count ->
    [one] Ещё { $count } вариант проверен меньше.
    [few] Ещё { $count } варианта проверены меньше.
   *[many] Ещё { $count } вариантов проверены меньше.
  }
table-hint-alone = Остальные варианты отпали сразу.
table-hint-close = Примерно так же хорошо: { $other }.
table-hint-equal = Равноценно: по пробным партиям { $other } ничуть не хуже.
table-hint-better = { $count ->
    [1] Другой вариант немного хуже.
   *[other] Остальные варианты немного хуже.
  }
table-hint-clear = { $count ->
    [1] Другой вариант намного хуже.
   *[other] Остальные варианты намного хуже.
  }
table-hint-seldom = Другой вариант пока выглядит лучше, но проверен слишком мало, чтобы на него положиться.
table-hint-answers = Вариант; шансы победить
table-hint-answer = Вариант
table-hint-chances = шансы победить
table-hint-bars = шансы
table-hint-visits = пробных партий
table-hint-knight = Рыцарь — бот, который доигрывает каждый вариант в пробных партиях.
table-hint-keys = Enter курсор на этот вариант   Esc назад
table-key-look = Tab что это?
table-does-options = настроить выбранную игру
table-end-rematch = Реванш ({ $key-rematch }): та же игра, те же игроки
table-notice-rematch = { $name } хочет реванш.
table-notice-rematch-you = Вы хотите реванш.
table-rematch-awaited = Вы хотите реванш: его начинает { $name }.
table-does-rematch = реванш, когда игра окончена
table-friends-relay = Откуда угодно: { $command }
table-relay-lost = Ретранслятор не отвечает; вызываем его снова. Кто играет через него, вернётся сам.
table-no-not-private = Там не отвечает стол с паролем или фразой, либо это старая версия. Если у стола их нет, подключайтесь без них.
table-no-impostor = { $where }: кто там отвечает, не знает пароля. Это не тот стол.
table-no-private = За этим столом всё говорится без чужих ушей, поэтому нужна более новая версия. Пожалуйста, обновите игру.
table-no-relay-nobody = { $where }: там никто не ждёт. Верна ли фраза и открыт ли стол?
table-no-relay-full = Ретранслятор { $where } переполнен. Попробуйте позже.
table-no-relay-no-relay = { $where }: это не ретранслятор «Круглого стола», или связь с ним нарушена.
table-no-relay-taken = Все комнаты, которые пробовались на ретрансляторе { $where }, заняты. Попробуйте ещё раз.
table-no-relay-away = Ретранслятор { $where } недоступен. Верен ли адрес и запущен ли он?
table-no-web-no-certificate = Это не сертификат и его ключ в формате PEM: { $files }.
table-no-web-key-locked = Ключ сертификата под паролем, а набрать его у двери некому: { $files }.
table-no-web-no-file = Сертификат не читается ({ $reason }): { $files }.

# Возврат хода

table-notice-take-back-asked = { $name } просит остальных игроков разрешить вернуть ход.
table-notice-take-back-refused = { $name } не соглашается: всё остаётся как есть.
table-notice-take-back-dropped = Игра ушла вперёд: ход, который { $name } просит вернуть, остаётся.
table-notice-not-agreed = Ход вернули, хотя вы не давали согласия.
table-no-take-back-seen = Этого не вернуть: с тех пор игрок увидел карту или решил случай.
table-no-take-back-old = Одна из программ здесь более старой версии: она не умеет возвращать ходы.
table-no-take-back-often = Вы столько раз брали ходы назад, что теперь выбор остаётся.
table-no-take-back-open = Игроков уже спрашивают. Подождите их решения.
table-no-take-back-refused = Кто-то не согласен: всё остаётся как есть.
table-no-take-back-dropped = Игра ушла вперёд раньше, чем согласились все.

## Games that are not there, or do not work

table-notice-lacks-game = { $name }: в этой программе нет игры { $other }, поэтому остаться за столом нельзя. Игру нужно установить и там.
table-no-game-lacking = За столом играют в { $game }, а здесь эта игра не установлена. Установите её или возьмите ту же версию, что у хозяина стола.
table-no-game-broken = Установленная игра { $game } ({ $package }) не работает: { $why }.

# Зал со многими столами.
table-notice-announced = { $name } объявляет всему залу: { $other }
table-no-no-hall = Этот стол не в зале: списка столов здесь нет.
table-no-hall = Это зал со многими столами, а эта программа про залы не знает. Пожалуйста, возьмите самую новую версию.
table-no-no-such-table = Этот стол закрыт, или его никогда не было. Пожалуйста, выберите другой.
table-no-table-away = Этот стол сейчас не удаётся прочитать с диска. Пожалуйста, попробуйте позже.
table-no-hall-full = В зале больше нет места для новых столов. Пожалуйста, сядьте за один из списка.
table-no-tables-yours = Вы уже открыли несколько столов. Пожалуйста, играйте за одним из них.
table-no-tables-here = С вашего адреса открыто слишком много столов. Пожалуйста, играйте за одним из них.
table-no-at-table = Вы за столом. Сначала вернитесь к списку.
table-no-not-at-table = Вы не за столом. Выберите стол из списка или откройте новый.
table-no-table-asleep = Прошло слишком много времени. Пожалуйста, выберите стол ещё раз.
table-no-table-closed = Организатор закрыл этот стол.
table-no-nothing-said = Объявлять нечего. Пожалуйста, напишите строку.
table-no-not-organiser = Это решает только организатор зала.
table-no-resume-newer-hall = Этот зал сохранён более новой версией. Пожалуйста, продолжайте в ней.
table-does-open-table = открыть стол
table-does-join-table = к столу
table-keys-hall = В зале
table-does-announce = объявить
table-does-close-table = закрыть стол
table-does-whereabouts = управлять залом
table-keys-within = Закрыть экран
table-keys-finished = В списке сыгранных партий
table-keys-replay = При просмотре партии
table-keys-statistics = В статистике
table-does-search = поиск
table-does-results = показать или скрыть итоги
table-does-statistics = статистика
table-does-open = открыть партию друга
table-does-hand-on = отдать партию
table-does-viewpoint = смотреть с другого места
table-does-result = показать итог
table-does-branch = играть отсюда
table-does-analysis = где решилась партия
table-does-export = экспорт этого момента или партии
table-does-player = партии другого игрока
table-does-group = сгруппировать иначе
table-does-one-game = только одна игра
table-does-records = страница рекордов

# Залы с общей базой

table-notice-store-away = Зал сейчас не может сохранять. Столы ждут, ничего не потеряно.
table-notice-store-back = Зал снова сохраняет. Играем дальше.
table-no-store-away = Зал сейчас не может сохранять, поэтому столы ждут. Ничего не потеряно: попробуйте чуть позже.
table-no-moved-on = Этот стол теперь по другому адресу зала. Войдите в зал ещё раз или обновите программу: новая версия переходит сама.
table-no-moved-unreachable = Зал направил вас на { $where }, но там никто не отвечает.
table-no-circle = Зал гоняет программу по кругу, начиная с { $where }. Скоро будет новая попытка.
table-no-store-newer = База { $path } записана более новой версией. Пожалуйста, продолжайте в ней.
table-no-store-foreign = В { $path } есть чужая схема round_table, она остаётся как есть. Укажите другую базу.
table-no-sent-on = Зал направляет вас на { $where }.

# The organiser of a hall

table-paused = Организатор зала приостановил партию. Она продолжится с этого места, когда он решит.
table-notice-paused = { $name } — организатор зала — ставит партию на паузу. Время ни у кого не идёт.
table-notice-goes-on = { $name } — организатор зала — возобновляет партию.
table-notice-given-time = { $name } получает от организатора дополнительное время: { $other } с.
table-notice-moved = { $name } — организатор зала — пересаживает вас за этот стол.
table-no-paused = Организатор зала приостановил эту партию. Пожалуйста, подождите, пока она продолжится.
table-no-no-game-on = За этим столом партия не идёт.
table-no-no-clock = За этим столом нет ограничения времени на ход, так что время ни у кого не кончится.
table-no-not-timed = Сейчас там ни у кого время не идёт: его добавляют тем, кто должен решать.
table-no-not-seated-there = У этого человека нет места за этим столом.
table-no-log-closed = За этот стол не пускают зрителей, поэтому его журнал больше никому не открыт.
table-no-not-in-hall = Этого человека в зале уже нет.
table-no-there-already = Этот человек уже там.
table-no-no-free-seat = За этим столом нет свободного места для новичка.
table-no-moved = Организатор пересадил вас.
table-no-line-open = Ваше соединение с залом не защищено: пароль могли бы прочитать другие. Откройте зал с --private.
table-no-seats-yours = У вас уже есть места за несколькими столами. Сначала доиграйте одну из этих партий; смотреть можно и сейчас.
table-no-seats-here = С вашего адреса занято слишком много мест. Сначала доиграйте одну из этих партий; смотреть можно и сейчас.
table-no-talk-much = Вы много написали за короткое время. Пожалуйста, подождите немного.
table-next-door-hall = { $table } · зал · { $tables ->
    [0] столов пока нет
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  }

# Турниры зала.
table-does-tournaments = турниры
table-no-entered-already = Вы уже участвуете в этом турнире.
table-no-tournament-over = Этот турнир окончен.
table-no-knockout-began = Турнир на вылет уже начался: записаться больше нельзя.
table-no-tournament-full = В этом турнире больше нет мест.
table-no-no-fillers = В вольном турнире без партии никто не остаётся, так что боты не нужны.
table-no-not-entered = Вы не участвуете в этом турнире. Сначала запишитесь.
table-no-round-goes-on = Тур ещё идёт: дождитесь партий или решите их.
table-no-too-few = Игроков слишком мало для партии. Подождите или дополните ботами.
table-no-no-such-pairing = В этом турнире нет такой партии.
table-no-decided-already = У этой партии уже есть результат.
table-no-bad-places = Решение называет каждого игрока партии один раз.
table-no-bad-seats = В эту игру не играют столько человек за столом.
table-no-bad-rounds = В турнире от 1 до 100 туров или не больше суток игры.
table-no-no-such-tournament = Такого турнира здесь больше нет.
table-no-no-tournaments = Этот зал не может проводить турниры: на его машине нет пакетов дополнения «hall».
table-no-tournaments-full = Турниров уже много. Уберите один из оконченных.
table-no-tournament-damaged = Сохранённый турнир повреждён; файл не тронут.
table-no-tournament-newer = Этот турнир сохранён более новой версией. Продолжите, пожалуйста, в ней.
table-end-exercises = Следующий урок: десять упражнений
table-end-play = Сыграть с ботами
