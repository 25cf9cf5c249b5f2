cli-usage = Як викликати:
cli-about = Круглий стіл: чотири ігри про лицарів і двір у терміналі. Без команди відкриється перший екран.
cli-values = Що треба вказати
cli-options = Ключі
cli-commands = Команди; кожна має власний --help
cli-command = КОМАНДА
cli-help = показати цю довідку й закінчити
cli-version = показати версію й закінчити
cli-word-name = ІМ’Я
cli-word-number = ЧИСЛО
cli-word-address = АДРЕСА
cli-word-game = ГРА
cli-word-seconds = СЕКУНДИ
cli-word-join = ХОСТ:ПОРТ
cli-word-option = НАЗВА=ЗНАЧЕННЯ
cli-name = як вас звати за столом цього разу; постійне ім’я — у налаштуваннях ({ $key-settings })
cli-lang = мова екранів цього разу
cli-ascii = малювати символами ASCII чи ні, цього разу
cli-lines = рядки тексту й запрошення замість екрана: для програм читання з екрана, каналів і повільних ліній
cli-lines-what = До --lines потрібна команда: host, join або solo.
cli-lines-where = До --lines після join потрібна адреса: join ХОСТ або join ХОСТ:ПОРТ.
cli-host = відкрити стіл для друзів
cli-join = сісти за стіл друга
cli-solo = грати наодинці з ботами
cli-headless = відкрити стіл без екрана, на машині, за якою ніхто не грає
cli-verify = перевірити, чи чесно роздано карти в збережених партіях
cli-bot = посадити за стіл свою програму
cli-port = який порт слухати ({ $port }; 0 — будь-який вільний)
cli-bind = слухати лише цю адресу
cli-table = як називається стіл
cli-game = з якої гри почати: { $games }
cli-address = як на екрані господаря; без порту — { $port }; без адреси — вибір зі столів цієї мережі
cli-bots = скільки їх (2 або скільки треба грі)
cli-level = як сильно вони грають ({ $level }); через двокрапку можна додати вдачу: { $styles }
cli-option = опція гри, див. нижче; можна вказати кілька разів
cli-pace = скільки бот думає, щонайменше ({ $pace })
cli-games = Ігри, скільки в них грають, і опції. Перше значення — звичайне; «on» можна не писати.
cli-word-path = ШЛЯХ
cli-word-code = КОД
cli-seat = повернутися на своє місце з іншої машини: код, який за столом показує { $key-people }
cli-watch = лише дивитися
cli-ask = вас запитають, перш ніж хтось сяде
cli-spectators = глядачі говорять (free), мовчать (silent) або не допускаються (none)
cli-clock = скільки часу на рішення; потім цей один хід робить бот (0 — без обмеження)
cli-stand-in = бот сідає за гравця, якого немає стільки часу (0 — лише вручну)
cli-hints = чи можна спитати, що зробив би лицар ({ $key-hint } у грі)
cli-password = новим людям потрібен пароль; його запитають у вас одразу
cli-quiet = не оголошувати стіл у локальній мережі
cli-type-password = Пароль столу:
cli-password-unreadable = Набране — не текст у кодуванні цього термінала. Виберіть інший пароль.
cli-no-looking = Для глядачів можна сказати { $known }, а не { $said }.
cli-resume = продовжити незакінчену гру: останню або ту, чий ID так починається; «list» покаже всі
cli-journal = файл, у якому зберігаються ігри
cli-no-journal = не зберігати ігор
cli-listed-id = ID
cli-listed-saved = Записано
cli-listed-game = Гра
cli-listed-moves = Ходи
cli-listed-table = Стіл
cli-listed-players = Гравці
cli-not-understood = Це незрозуміло: { $said }. Див. --help.
cli-no-value = Після { $option } потрібне значення. Див. --help.
cli-no-command = Команди { $said } немає. Є: host, join, solo, table, verify, bot.
cli-no-lang = Мови { $said } немає. Є: { $known }.
cli-no-game = Гри { $said } немає. Є: { $known }.
cli-which-game = Яка гра? Є: { $known }.
cli-two-games = Названо дві гри, { $one } і { $other }. Назвіть одну.
cli-no-level = Рівня { $said } немає. Є: { $known }. До всіх, крім першого, через двокрапку можна додати вдачу: { $styles }.
cli-no-number = Для { $option } потрібне число, а не { $said }.
cli-no-limit = { $option }: 0, тобто без обмеження, або від { $fewest } до { $most } секунд.
cli-no-port = Порту { $port } немає: порти — від 1 до 65535, а 0 — будь-який вільний.
cli-no-option = У грі «{ $game }» немає опції { $said }. Є: { $known }.
cli-no-such-value = Опція { $option } приймає одне зі значень: { $known }.
cli-how-many = { $players ->
    [1] { $most ->
        [one] Ця гра для двох: потрібен 1 бот.
       *[other] Цій грі треба ботів: { $most }.
      }
   *[other] У цю гру можна взяти від { $fewest } до { $most } ботів.
  }
cli-dumb-terminal = Цей термінал не може показати екран (TERM: { $term }). Грати рядками тексту: { $how }
cli-no-terminal = { $what ->
    [password] Пароль набирають у терміналі, а тут його немає.
    [host] Потрібен термінал. Відкрити стіл без нього: { $program } table. Грати рядками тексту: host --lines
    [home] Потрібен термінал. Грати без нього, рядками тексту: join --lines, solo --lines
   *[other] Потрібен термінал. Грати без нього, рядками тексту: { $what } --lines
  }
cli-ssh = відчинити й двері ssh: друзям досить самого ssh (порт { $port } або вказаний)
cli-web = відчинити й двері для браузерів (порт { $port } або вказаний); там нічого не шифрується
