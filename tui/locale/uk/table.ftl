table-language = Українська
table-home-return = Повернутися за стіл
table-home-resume = Продовжити: { $game }
table-home-host = Відкрити стіл для друзів
table-home-join = Сісти за стіл до друзів
table-home-finished = Зіграні партії
table-home-quit = Вийти
table-box-players = гравців: { $players }
table-of = Стіл: { $name }
table-join-title = За який стіл сядемо?
table-join-hint = Рядок, який треба ввести, видно на екрані господаря, наприклад 192.168.1.5:4747.
table-join-keys = Enter сісти за стіл   ↓ знайдені столи   Esc назад
table-around-looking = Шукаємо столи в цій мережі…
table-around-nothing = Поки що жодного столу в цій мережі не знайдено.
table-around-found = Столи в цій мережі (↓ та Enter або клацання):
table-around-deaf = Тут немає мережі, у якій можна шукати столи.
table-next-door = { $table } · { $game } · { $state ->
    [playing] іде гра
    [full] вільних місць немає
    [foreign] інша версія
   *[free] { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
        [many] { $free } вільних місць
       *[other] { $free } вільного місця
      }
  }
table-next-door-password = {" "}· пароль
table-name-title = Як вас звати за столом?
table-name-hint = До 16 знаків (широкий — за два), хоча б одна літера чи цифра.
table-name-keys = Enter взяти це ім’я   Esc назад
table-which-game = У що граємо?
table-how-many = Скільки ботів?
table-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
  }
table-connecting = З’єднання…
table-connecting-to = З’єднуємося з { $where }…
table-connecting-stop = Esc  Зупинити
table-trying = Пробуємо ще раз; Esc — вийти.
table-line-cut = Зв’язок зі столом обірвався; місце лишається за вами.
table-lobby-title = { $table }   ви — { $name }
table-friends-type = Друзям набрати:  { $program } join { $address }
table-row-game = Гра: { $game }
table-row-option = { $option }: { $value }
table-row-clock = Час на хід: не обмежено
table-row-clock-on = Час на хід: { $time }, потім бот
table-row-stand-in = Бот за відсутніх: вручну
table-row-stand-in-on = Бот за відсутніх: через { $time }
table-row-hints = Підказки ({ $key-hint } у грі): заборонено
table-row-hints-on = Підказки ({ $key-hint } у грі): дозволено
table-time-seconds = { $count } с
table-time-minutes = { $count } хв
table-said = { $name }: { $text }
table-on = так
table-off = ні
table-seat-free = вільно
table-strength = { $level ->
    [page] паж
    [squire] зброєносець
    [knight] лицар
    [king] король
   *[other] { $level }
  }
table-level = { $style ->
    [bold] відважний { table-strength }
    [careful] обережний { table-strength }
    [greedy] жадібний { table-strength }
    [spiteful] злостивий { table-strength }
   *[other] { table-strength }
  }
table-seat-bot = бот, { table-level }
table-seat-you = ви
table-seat-host = господар
table-seat-away = немає за столом
table-seat-ready = готово
table-seat-not-ready = ще не готово
table-about-seat = Enter займає вільне місце, а на своєму каже, що ви готові або ще ні.
table-about-seat-host = { table-about-seat } { $key-bot } на боті — інший рівень, { $key-character } — інша вдача. { $key-free } звільняє місце бота чи іншого гравця.
table-about-clock = Час на кожне рішення. Коли він мине, цей один хід зробить бот, а місце лишиться вашим. Поки немає жодного гравця, годинник стоїть.
table-about-stand-in = Через скільки часу за відсутнього гравця сідає бот. Гравець, що повернувся, одразу грає сам. Вручну — лише якщо так вирішить господар ({ $key-people }).
table-about-hints = Чи можна спитати, що зробив би лицар ({ $key-hint } у грі). Він бачить лише те, що бачить гравець, інші не дізнаються. Кожна програма дотримується заборони сама: перевірити не можна.
table-problem-players = { $fewest ->
    [2] { $most ->
        [2] Це гра для двох гравців.
       *[other] У цю гру грають від { $fewest } до { $most } гравців.
      }
   *[other] У цю гру грають від { $fewest } до { $most } гравців.
  }
table-problem-away = Немає за столом: { $names }. Зачекайте або звільніть місце.
table-problem-waiting = Ще не готово: { $names }.
table-problem-no-host = Усі готові й чекають на господаря: його немає за столом.
table-can-start = Усі готові.
table-host-starts = Усі готові; гру починає господар.
table-watching = Дивляться: { $names }.
table-no-chat = Поки що тихо. Щоб щось сказати, натисніть { $key-chat }.
table-paste-cut = Сюди вміщується щонайбільше { $most } символів. Кінець вставленого тексту відкинуто.
table-chat-keys = Скажіть щось за столом: Enter — надіслати, Esc — скасувати
table-waiting = Чекаємо: { $names }…
table-waiting-all = Ще вибирають: { $names }…
table-sending = …
table-after-end = Enter — підсумок.
table-game-keys = ↑↓ дивитися  1-9 зіграти
table-game-keys-few = 1-9 хід
# The same where no digit chooses anything
table-arrow-keys = ↑↓←→ вибір
table-arrow-keys-few = ↑↓←→
table-key-explain = { $key-explain } що це
table-key-hint = { $key-hint } порада
table-key-log = { $key-log } журнал
table-key-talk = { $key-chat } чат
table-key-people = { $key-people } гравці
table-set-up-again = Стіл готовий до нової гри: Esc — туди, Enter — підсумок.
table-key-fold = { $key-fold } стіл
table-slow-line = Зв’язок із цим терміналом повільний: поки що фігури не рухаються. Налаштування лишається, як було.
table-key-round = { $key-round } огляд
table-key-rematch = { $key-rematch } реванш
table-key-undo = { $key-undo } назад
table-key-bot = { $key-stand-in } бот
table-key-why = { $key-why } чого не можна вибрати
table-key-why-few = { $key-why } чому ні
table-key-leave = Esc вийти
table-key-now = Esc назад
table-tally-keys = Enter продовжити   { $key-round } покаже знову
table-news = ▸ будь-яка клавіша: далі
table-you-watch = Ви глядач.
table-gone = Немає за столом: { $names }.
table-played-for = Грає бот: { $names }.
table-thinker = { $name } ({ table-level })
table-thinks = { $count ->
    [one] { $names } думає…
   *[other] { $names } думають…
  }
table-thinks-long = { table-thinks } { $seconds } с
table-bar-help = { $key-help } довідка
table-log-title = Що сталося
table-log-keys = Enter показати цей момент на полі   ↑↓ PgUp PgDn читати   Esc назад
table-looking = Так було тоді. ↑↓ інші моменти, Esc — назад до теперішнього.
table-looking-asked = Так було тоді. ↑↓ інші моменти; чекають на ваш вибір: Esc.
table-log-empty = Поки що нічого не сталося.
table-round-none = Підбивати підсумки поки що рано.
table-round-look = Усе, що було, покаже { $key-log }.
table-explain-title = Що це
table-reader-keys = Enter закрити
table-reader-scrolls = Enter закрити   ↑↓ PgUp PgDn читати
table-reader-more = ще ↓
table-choose-keys = { $count ->
    [0] Esc назад
    [1] Esc назад
   *[other] ↑↓ 1-{ $count } вибір   Esc назад
  }
table-choose-does = вибір
table-why-title = Чому не можна …?
table-why-nothing = Тут нічого не закрито: усі можливі варіанти є в списку.
table-why-not-asked = Зараз вас ні про що не питають.
table-end-title = Гру закінчено
table-end-keys = ↑↓ 1-{ $count }   PgUp PgDn читати далі   Esc до столу
table-end-look = Подивитися на стіл: поле, журнал, попередні моменти
table-end-leave = Вийти з-за столу{ $kept ->
    [yes] :{" "}повтор і статистика — «Зіграні партії»
   *[no] { "" }
  }
table-end-again = Назад у лобі: інша гра, гравці, опції
table-end-back = До столу: він готовий до нової гри
table-leave-title = Вийти з-за столу?
table-leave-body = { $watching ->
    [yes] Ви лише дивитеся, тож місця, яке треба берегти, у вас немає. До цього столу можна приєднатися знову будь-коли.
   *[no] Місце лишається за вами. Приєднайтеся до цього столу знову з того самого облікового запису й під тим самим ім’ям — і воно ваше; { $key-people } покаже код, за яким його можна зайняти з іншої машини.
  }
table-leave-here = { $count ->
    [0] { $bots ->
        [yes] З вами грають лише боти: нікому не доведеться чекати.
       *[no] За столом більше нікого немає.
    }
   *[other] За столом також: { $names }.
  }
table-leave-hosting = Цей стіл тримає ваша програма. { $watching ->
    [yes] Поки вона працює, він відкритий;
   *[no] Поки вона працює, він відкритий, а ваше місце чекає на вас;
  } якщо її закрити чи відкрити інший стіл, він закриється для всіх.
table-leave-stay = Лишитися
table-leave-stay-follows = усе як є
table-leave-out = У головне меню
table-leave-out-follows = { $watching ->
    [yes] стіл далі відкритий
   *[no] стіл відкритий, місце чекає на вас
  }
table-leave-quit = Закрити програму
table-leave-quit-follows = { $others ->
    [0] { $game ->
        [kept] стіл закриється, гра збережеться
        [lost] стіл закриється, гра не збережеться
       *[none] стіл закриється
    }
   *[other] { $game ->
        [kept] стіл закриється для всіх, гра збережеться
        [lost] стіл закриється для всіх, гра не збережеться
       *[none] стіл закриється для всіх
    }
  }
table-leave-elsewhere = { $watching ->
    [yes] Продовжити
   *[no] Продовжити; місце лишається за мною
  }
table-too-small = Збільште вікно термінала: треба { $width } × { $height }, зараз { $now_width } × { $now_height }.
table-failed = У програмі стався збій, і їй довелося зупинитися. { $do ->
        [join] Щоб грати далі, приєднайтеся знову з тим самим ім’ям.
        [solo] Записану гру продовжить «solo --resume».
        [host] Записану гру продовжить «host --resume».
       *[home] Будь ласка, запустіть її знову.
    }
table-failed-report = Що сталося, записано у файлі { $path }.
table-not-drawn = Партію, яку надіслав цей стіл, неможливо показати, тому ви вийшли з-за столу; ваше місце зберігається.
table-stand-in = За кого має грати бот?
table-stand-in-body = Бот грає, доки гравець не повернеться на своє місце.
table-rulings = Рішення [R] там, де друковані правила мовчать, і відтворені дані про компоненти [C]:
table-help-title = Довідка
table-help =
    КЛАВІШІ
    ↑↓ ←→     переходити між варіантами
    Enter     вибрати варіант під курсором: останній рядок каже, що він робить
    1 … 9     вибрати варіант одразу
    { $key-row-explain }пояснити те, що під курсором
    Tab       що на екрані: ←→↑↓ до іншого
    { $key-row-hint }що зробив би лицар? (якщо господар не заборонив)
    { $key-row-why }чому чогось зараз не можна; клацання на ньому скаже те саме
    { $key-row-log }увесь журнал
    { $key-row-chat }поговорити з іншими
    { $key-row-people }гравці: код вашого місця; господар виводить, зачиняє двері …
    { $key-row-round }що приніс останній раунд, фестиваль чи дуель
    { $key-row-outcome }підсумок, коли гру закінчено
    { $key-row-rematch }запропонувати реванш, коли гру закінчено
    { $key-row-stand-in }господар: хай за відсутнього гравця грає бот
    { $key-row-undo }у грі наодинці: взяти назад останній вибір, а в журналі — усе після рядка, якщо відтоді не відкрилося нічого нового
    { $key-row-fold }на малому екрані: показати або прибрати стіл над запитанням
    Esc       назад або вийти з-за столу (із запитанням)
    { $key-row-leave }вийти з-за столу, як за Esc
    Ctrl-C    закрити програму (за столом буде запитання; двічі — відразу)
    { $key-row-settings }налаштування: мова, ім’я, символи, швидкість журналу, дзвінок, клавіші
    { $key-row-palette }усі команди й налаштування, з пошуком за словами
    Ctrl-L    намалювати екран знову, якщо на ньому з’явилося щось чуже
    Ctrl-Z    віддати термінал оболонці; fg повертає (не тоді, коли через вас грають інші)
    У лобі: { $key-bot } — бот, { $key-character } — вдача, { $key-free } — звільнити місце, { $key-game } — гра, ←→ — опція, { $key-ready } — готово, { $key-stand } — дивитися, { $key-rename } — ім’я, { $key-start } — почати.
    Літери — латинські, але розкладки можна не перемикати: має значення місце клавіші.

    ЛІТЕРИ  Кожен має свій колір і свою літеру; ► поруч з ім’ям — зараз хід цього гравця, { $sign-away } — гравця немає за столом.

    ТАЄМНИЦІ  Ваш екран знає лише те, що можна знати вам. Карти здає програма господаря, тож його комп’ютер знає все; якщо це важливо, відкрийте стіл на комп’ютері, за яким ніхто не грає: { $program } table.
table-no-not-your-turn = Зараз не ваш хід.
table-no-not-possible = Зараз так не можна. Виберіть один із показаних варіантів.
table-no-game-over = Гру вже закінчено.
table-no-stale = Гра вже пішла далі. Виберіть, будь ласка, ще раз.
table-no-clock = Під час партії час на хід можна лише збільшити або скасувати.
table-no-clock-short = Обмеження не може бути коротшим за п’ять секунд.
table-no-not-playing = У цій грі ви глядач.
table-no-not-host = Це вирішує лише господар.
table-no-playing = Це можна буде, коли гра закінчиться.
table-no-seat-taken = Це місце зайняте. Виберіть, будь ласка, інше.
table-no-not-seated = Спершу сядьте за стіл.
table-no-not-away = З місця можна зняти лише бота або гравця, якого немає за столом.
table-no-own-seat = Щоб встати зі свого місця, натисніть { $key-stand }: ви станете глядачем.
table-no-too-fast = Надто швидко. Зачекайте, будь ласка, трохи.
table-no-cannot-start = Почати гру ще не можна.
table-no-bad-name = Таке ім’я не годиться. Виберіть ім’я від 1 до 16 знаків, хоча б з однією літерою чи цифрою.
table-no-name-empty = В імені має бути хоча б одна літера чи цифра.
table-no-name-hidden = У цьому імені є знаки, яких не видно або які лягають поверх літер. Будь ласка, виберіть інше.
table-no-name-signs = У цьому імені є знаки, яких в іменах не може бути. Крім літер і цифр можна лише { $signs }
table-no-name-spelled = Будь ласка, напишіть ім’я без пробілів між літерами.
table-no-name-long = Ім’я задовге: щонайбільше { $cells } знаків; широкі, наприклад емодзі, йдуть за два.
table-no-name-reserved = Ім’я { $name } легко прийняти за службове. Виберіть, будь ласка, інше.
table-no-players = { $most ->
    [2] У цій грі двоє гравців, а не { $count }.
   *[other] У цій грі від { $fewest } до { $most } гравців, а не { $count }.
  }
table-no-bad-option = Такої опції бути не може: { $reason }.
table-no-bad-options = У цій грі такої опції немає або вона не має такого значення.
table-no-suit-and-colour = Виберіть щось одне, same_suit або same_colour, чи жодного.
table-no-full = За цим столом немає місць. Спробуйте, будь ласка, пізніше.
table-no-gallery = Глядачів уже так багато, що ще для одного немає місця. Лишайтеся на своєму місці або вийдіть з-за столу.
table-no-kicked = Господар вивів вас із-за столу.
table-no-banned = Господар закрив для вас цей стіл.
table-no-door-closed = Господар зачинив двері: нових гравців і глядачів за цей стіл не пускають.
table-no-password = За цей стіл пускають за паролем, і пароль неправильний.
table-no-password-needed = За цей стіл пускають за паролем.
table-no-no-such-code = Цей код місця тут не діє або вже використаний. Попросіть новий.
table-no-no-watching = Вільних місць немає, а глядачів за цей стіл не пускають.
table-no-hush = За цим столом глядачам не можна писати.
table-no-nobody = Немає такого гравця чи глядача, якого можна вивести.
table-no-no-code = Код місця показують гравцеві, який його займає; господареві — лише для відсутнього.
table-no-not-asking = Це прохання вже не чекає на рішення.
table-no-not-vacant = Віддати іншому можна лише місце гравця, якого зараз немає.
table-no-already-here = Ви вже за столом.
table-no-no-such-bot = Такого бота немає.
table-no-no-such-game = За цим столом такої гри немає.
table-no-not-over = Гру ще не закінчено.
table-no-over = Спершу господар має знову відкрити лобі.
table-no-rules-failed = Цей хід не вдався, його скасовано. Виберіть, будь ласка, інший.
table-no-rules = Ви і стіл граєте за різними правилами: візьміть ту саму версію програми.
table-no-version = Стіл має іншу версію програми: візьміть ту саму.
table-no-elsewhere = Ви повернулися за стіл з іншого місця.
table-no-closed = Стіл закрито.
table-no-silence = Зв’язок перервано: стіл надто довго нічого від вас не отримував.
table-no-failed = За столом стався збій. Приєднайтеся, будь ласка, ще раз.
table-no-protocol = Програми не розуміють одна одну. Там справді «Круглий стіл» і та сама версія?
table-no-no-address = { $text } — це не адреса. Пишіть, наприклад, так: { $like }.
table-no-empty-address = Введіть адресу, наприклад { $like }.
table-no-no-port = Порт { $port } не існує: порти бувають від 1 до 65535.
table-no-no-port-here = Порт { $port } не існує: порти бувають від 0 до 65535, і 0 — будь-який вільний.
table-no-port-rights = Порт { $port } потребує особливих прав. Візьміть порт понад 1023, наприклад --port { $usual }.
table-no-not-our-address = Цей комп’ютер не має такої адреси. Без --bind стіл доступний на всіх його адресах.
table-no-port-taken = Порт { $port } зайняла інша програма: можливо, стіл уже відкрито. Приєднайтеся до нього або запустіть з --port 0: підійде будь-який вільний порт.
table-no-port-fails = Порт { $port } не підходить: { $reason }. Спробуйте --port 0.
table-no-port-unusable = Порт { $port } не підходить, а чому, система не каже. Спробуйте --port 0.
table-no-hung-up = { $where }: з’єднання закрито. Це справді «Круглий стіл»?
table-no-lost = Зв’язок зі столом втрачено.
table-no-no-answer = { $where } не відповідає. Чи правильна адреса й чи не заважає брандмауер?
table-no-no-name = { $host } — не ім’я комп’ютера. Перевірте, будь ласка, чи немає помилки.
table-no-silent = Стіл більше не відповідає.
table-no-dumb = { $where } приймає з’єднання, але нічого не надсилає. Це справді «Круглий стіл»?
table-no-broke = Зв’язок зі столом обірвався.
table-no-another = За адресою { $where } тепер відповідає інша програма, а не стіл.
table-no-nobody-listens = За адресою { $where } ніщо не відповідає. Чи відкрито там стіл і чи на цьому порту?
table-no-no-machine = Комп’ютер { $host } не знайдено. Перевірте, будь ласка, чи немає помилки.
table-no-unreachable = { $where } недоступний: { $reason }.
table-no-no-way = { $where } недоступний.
table-bot-Gawain = Гавейн
table-bot-Yvain = Івейн
table-bot-Bors = Борс
table-bot-Ector = Ектор
table-bot-Kay = Кей
table-bot-Lionel = Ліонель
table-bot-Erec = Ерек
table-bot-Galahad = Галахад
table-bot-Tristan = Трістан
table-bot-Lucan = Лукан
table-bot-Agravain = Агравейн
table-bot-Mordred = Мордред
table-bot-Percival = Персіваль
table-bot-Bedivere = Бедівер
table-bot-Sagramore = Саграмор
table-bot-Meleagant = Мелегант
table-bot-Scaramouche = Скарамуш
table-bot-Pierrot = П’єро
table-bot-Pantalone = Панталоне
table-bot-Brighella = Бригелла
table-bot-LaHire = Ла Гір
table-bot-Pallas = Паллада
table-bot-Caesar = Цезар
table-bot-Judith = Юдита
table-notice-joined = { $name } сідає за стіл.
table-notice-watches = { $name } тепер дивиться.
table-notice-dropped = { $name } поки немає за столом; місце збережено.
table-notice-away = { $name } поки немає за столом; господар не змінюється.
table-notice-back = { $name } знову за столом.
table-notice-left = { $name } виходить з-за столу.
table-notice-host = Тепер господар столу — { $name }.
table-notice-took-over = { $name } тепер грає на місці гравця { $other }, якого не було.
table-notice-bot-in = За гравця { $name } поки що грає бот.
table-notice-bot-in-you = За вас поки що грає бот. Ви сядете знову, щойно походите самі або натиснете { $key-people }.
table-notice-bot-out = { $name } знову за столом і грає замість бота.
table-notice-time-up = { $name } не встигає: цей один хід робить бот.
table-notice-bot-failed = Бот { $name } не зміг обрати: за нього вирішив жереб.
table-notice-bot-replaced = Бот { $name } не зміг обдумати хід: у таких випадках за нього вирішує зброєносець.
table-notice-stuck = Бот { $name } не може продовжувати через помилку в цій програмі. Господар столу може перервати гру.
table-notice-began = { $name } роздає: гра починається.
table-notice-abandoned = { $name } перериває гру.
table-notice-called = Це ім’я зайняте; тут вас звати { $name }.
table-notice-kept-here = Ключ від місця гравця { $name } у вас. Щоб сісти туди, вийдіть і зайдіть знову під іменем { $name } (--name).
table-notice-kicked = Господар виводить із-за столу: { $name }.
table-notice-not-kept-out = { $name }: вхід із цього самого комп’ютера (через ssh, тунель або двері столу), а звідти нікого не можна не пустити. Зачиніть двері для нових або вирішуйте щодо кожного самі ({ $key-people }); або відкрийте стіл із паролем.
table-notice-code = { $name } поки немає за столом, і господареві показано код цього місця.
table-notice-asks-host = { $name } просить місце: відповісти — { $key-people }.
table-notice-turned-down = Господар не дає місця гравцеві { $name }.
table-notice-turned-down-you = Господар поки що не дає вам місця. Можна дивитися.
table-notice-asks = { $name } просить у господаря місце.
table-notice-not-saved = Гра більше не зберігається: диск господаря повний або доступний лише для читання, або її продовжила інша його програма. Тут вона триває.
table-notice-journal-trouble = Файл журналу: { $name }. Звільніть там місце або вкажіть інший: --journal PATH.
table-notice-game-evicted = Журнал повний: найстарішу незавершену гру видалено ({ $name }).
table-notice-saved-again = Гра знову зберігається.
table-notice-not-kept = Зіграну партію не вдалося зберегти, тож переглянути її потім не вийде: { $name }.
table-no-journal-newer = Журнал { $path } записала новіша версія. Продовжте в ній або вкажіть --journal ШЛЯХ.
table-no-journal-foreign = { $path } — не журнал Round Table, файл лишається як є. Вкажіть інший: --journal ШЛЯХ.
table-no-journal-damaged = Журнал { $path } пошкоджено, він лишається як є. Приберіть його або вкажіть --journal ШЛЯХ.
table-no-journal-unreadable = Журнал { $path } не читається: { $reason }.
table-no-nothing-unfinished = Немає незакінченої гри, яку можна продовжити.
table-no-not-unfinished = Жодної незакінченої гри { $said }, або їх декілька. --resume list покаже всі.
table-no-resume-damaged = Збережену гру пошкоджено ({ $why }).
table-no-resume-rules = Цю гру зберегла версія з іншими правилами. Продовжте в ній.
table-no-resume-no-table = Це не збережений стіл ({ $why }).
table-no-resume-newer = Цей стіл зберегла новіша версія. Продовжте в ній.
table-no-resume-no-game = За цим столом грають у гру, якої в цій версії немає.
table-no-resume-no-bot = За цим столом грає бот, якого в цій версії немає. Продовжте в тій, що його зберегла.
table-no-kept-foreign = Це не партія Round Table. Виберіть файл, який записав її перегляд.
table-no-kept-newer = Цю партію зберегла новіша версія. Відкрийте її в ній.
table-no-kept-damaged = Ця партія пошкоджена, і показати її не можна. Попросіть її ще раз там, звідки вона.
table-no-kept-no-game = Такої гри в цій версії немає. Відкрийте партію в новішій.
table-no-kept-rules = Цю партію зіграли за іншими правилами (номер { $theirs }; у цієї версії номер { $ours }). Відкрийте її у версії, яка її зберегла.
table-no-kept-unknown = Зіграної партії { $said } немає, або їх декілька. `replay list` покаже всі.
table-no-kept-large = { $name }: файл завеликий для партії Round Table. Виберіть інший.
table-no-kept-unreadable = { $name }: файл не прочитати: { $reason }.
table-no-kept-unfinished = Ця партія не дійшла кінця, дивитися нічого.
table-no-kept-not-over-again = За правилами цієї версії цю партію не повторити ({ $reason }).
table-no-not-kept = Партію не вдалося зберегти: { $reason }.
table-no-export-there = Файл { $name } вже є. Виберіть інше ім’я.
table-no-export-failed = { $name }: файл не записати: { $reason }.
table-no-csv-columns = Це не таблиця партій, яку записала Round Table.
table-no-csv-row = У рядку { $number } цієї таблиці не ті стовпці, що в інших, або він задовгий.
table-no-csv-game = Партія { $said } у цій таблиці пошкоджена: хибне число, дата чи місце.
table-notice-other-rules = { $name }: у цій програмі інші правила гри. Щоб зайняти місце, потрібна та сама версія, що в господаря столу.
table-no-other-rules = У вашій програмі інші правила цієї гри. Щоб зайняти місце, потрібна та сама версія, що в господаря столу.
table-no-no-game = Зараз гра не триває.
table-title = Круглий стіл
table-your-turn = Ваш хід: { $game }
table-settings-damaged = Налаштування не вдалося прочитати, узято типові. Пошкоджений файл збережено: { $path }
table-settings-unsaved = Ці налаштування діють лише до виходу з програми: не вдається записати { $path }.
table-set-title = Налаштування
table-set-keys = ←→ значення   ↑↓ вибір   Esc назад
table-set-language = Мова
table-set-language-about = Мова екранів. Інші за столом вибирають свою.
table-set-name = Ім’я
table-set-name-about = Як вас звати за столом. Enter змінює ім’я.
table-set-characters = Символи
table-set-characters-auto = автоматично
table-set-characters-ascii = ASCII
table-set-characters-unicode = Юнікод
table-set-characters-about = Чим малюється поле. ASCII простіший і працює всюди; виберіть його, якщо лінії та масті видно неправильно.
table-set-telling = Швидкість журналу
table-set-telling-slow = повільна
table-set-telling-normal = звичайна
table-set-telling-quick = висока
table-set-telling-at-once = усе відразу
table-set-telling-about = Як швидко рядки про події йдуть один за одним. Будь-яка клавіша відразу покаже решту.
table-set-lone-done = Продовжувати автоматично
table-set-lone-done-moment = за мить
table-set-lone-done-at-once = одразу
table-set-lone-done-ask = питати
table-set-lone-done-about = Якщо можна лише продовжити. З іншими це забирає мить.
table-set-clicks = Клацань для вибору
table-set-clicks-two = два
table-set-clicks-one = одне
table-set-clicks-about = Перше з двох клацань лише позначає варіант, друге вибирає його.
table-aside = Що це означає
table-aside-idle = Варто знати
table-more = { $key-explain } далі
table-set-theme = Кольори
table-set-theme-auto = автоматично
table-set-theme-dark = темні
table-set-theme-light = світлі
table-set-theme-contrast = контрастні
table-set-theme-safe = для дальтоніків
table-set-theme-sixteen = шістнадцять кольорів
table-set-theme-mono = без кольору
table-set-theme-about = Кольори екранів. Літери й форми завжди кажуть те саме.
table-set-motion = Рух
table-set-motion-full = повний
table-set-motion-quick = швидкий
table-set-motion-off = вимкнено
table-set-motion-about = Фішки йдуть, кубики котяться. Будь-яка клавіша пропускає рух; за повільного зв’язку краще без нього.
table-set-confirmations = Підтверджувати вихід
table-set-confirmations-all = завжди
table-set-confirmations-few = коли є втрата
table-set-confirmations-about = Чи питати перед виходом зі збереженої гри з ботами. Вихід з-за столу та його закриття підтверджують завжди.
table-set-bell = Дзвінок
table-set-bell-about = Термінал дзвонить, коли настає ваш хід, якщо ви п’ять секунд не натискали клавіш.
table-set-keymap = Клавіші
table-set-keymap-changed = { $count ->
    [0] типові
    [one] { $count } змінена
    [few] { $count } змінені
   *[other] { $count } змінено
  }
table-set-keymap-about = Яка клавіша що робить. Enter покаже всі; кожну можна замінити.
table-keys-title = Клавіші
table-keys-everywhere = Усюди
table-keys-home = Головне меню
table-keys-table = За столом
table-keys-lobby = До гри
table-keys-game = Під час гри
table-keys-all = Повернути всі типові клавіші
table-keys-all-not = Лишити як є
table-keys-keys = Enter інша клавіша   ↑↓ вибір   Backspace типова   Esc назад
table-keys-usually = типово { $key }
table-keys-another = Інша клавіша: { $does }
table-keys-press = Зараз це { $key }. Натисніть нову клавішу: літеру, знак, клавішу F або Ctrl з літерою.
table-keys-usual = Backspace: типова клавіша, { $key }
table-keys-stay = Esc: лишити як є
table-keys-needed = Клавіша { $key } потрібна, щоб пересуватися й вибирати; нічого іншого їй не доручити.
table-keys-unfit = Не кожен термінал передає { $key }. Виберіть іншу клавішу.
table-keys-swap = Клавіша { $key } зайнята ({ $does }). Виберіть її ще раз, щоб поміняти місцями: тоді це буде { $other }.
table-keys-taken = Клавіша { $key } зайнята ({ $does }). Спершу дайте цьому іншу клавішу або виберіть тут іншу.
table-give-up-title = Відмовитися від свого столу?
table-give-up-stay = Лишити: назад у головне меню
table-give-up-go = Відмовитися і продовжити
table-give-up-saved-title = Закрити цей стіл на якийсь час?
table-give-up-saved-go = Закрити й продовжити
table-leave-solo = Ви граєте наодинці: якщо закрити програму чи почати іншу гру, ця пропаде.
table-quit-title = Закрити програму?
table-quit-again = Ще раз Ctrl-C — закрити відразу.
table-sleep-title = Програма не засинає
table-sleep-hosting = Від Ctrl-Z заснув би й стіл — гра спинилася б і для інших: { $names }.
table-sleep-no-shell = Від Ctrl-Z вона заснула б, і збудити її тут було б нікому: оболонки немає.
table-watch-full = Ви глядач: усі місця зайняті.
table-watch-lobby = Ви глядач: Enter на вільному місці — сісти.
table-does-sit = сісти, готово
table-does-return = повернутися за стіл
table-does-resume = продовжити незакінчену гру
table-does-solo = грати самому, проти ботів
table-does-host = відкрити стіл
table-does-join = сісти за стіл до друзів
table-does-finished = зіграні партії
table-does-language = наступна мова
table-does-rename = ім’я
table-does-ready = готово
table-does-stand = дивитися
table-does-name = ім’я
table-does-bot = бот
table-does-character = вдача
table-does-free = звільнити
table-does-game = гра
table-does-turn = опція
table-does-start = почати
table-does-chat = чат
table-does-people = гравці
table-does-leave = вийти з-за столу
table-does-log = читати журнал
table-does-explain = пояснити те, що під курсором
table-does-hint = що зробив би лицар
table-does-why = чому чогось не можна
table-does-round = що приніс останній раунд, фестиваль чи дуель
table-does-outcome = підсумок гри
table-does-stand-in = хай за відсутнього грає бот
table-does-undo = взяти назад останній вибір; за столом — за згоди інших
table-does-fold = на малому екрані: показати або прибрати стіл над запитанням
table-palette-hint = Введіть команду або налаштування
table-palette-nothing = Тут нічого так не зветься.
table-palette-keys = { $kind ->
    [tried] Enter зберегти   ↑↓ вибрати   Esc повернути, як було
   *[other] Enter виконати   ↑↓ вибрати   Esc назад
  }
table-palette-group-home = Грати
table-palette-group-game = Гра
table-palette-group-table = Стіл
table-palette-group-hall = Зал
table-palette-group-program = Програма
table-does-help = довідка
table-does-palette = команди
table-does-settings = налаштування
table-does-quit = закрити програму
table-abandon = Перервати гру
table-abandon-follows = { $others ->
    [0] ніхто не виграє, назад у лобі
   *[other] ніхто не виграє, всі в лобі
  }
table-abandon-title = Перервати гру?
table-abandon-body = Ніхто не виграє, карти пропадуть, і всі за столом дізнаються, що перервали її ви. Місця лишаться за тими самими.
table-abandon-alone = Перервати партію
table-abandon-alone-follows = одразу роздають наступну
table-abandon-alone-body = Ніхто не переможе, і розклад пропаде.
table-leave-solo-saved = Ви граєте наодинці. Гру записано, її продовжить головне меню.
table-leave-saved = Гру записано: її продовжить головне меню, і кожен збереже своє місце.
table-notice-unproven = { $name }: ця програма ще не вміє чесної роздачі, тож карти роздано без доказу.
table-notice-no-proof = Карти роздано без доказу: ніхто не зможе сказати, чи була роздача чесною.
table-notice-not-yours = За вас щойно зроблено хід: це не ваша програма й не бот, про якого вам повідомили.
table-notice-left-out = { $name } не відповідає вчасно: карти роздано без цього числа.
table-notice-unopened = { $name } не відкриває запечатане число вчасно: ця роздача недійсна, господар роздає знову.
table-notice-deal-off = Поки роздавали карти, за столом щось змінилося: господар роздає знову.
table-notice-discloses = { $name } дає згоду відкрити всім перервану гру.
table-no-dealing = Карти вже роздають.
table-no-no-deal = На цю печатку ніхто не чекає.
table-no-other-seal = Запечатано було інше число.
table-no-no-broken-game = Немає перерваної гри, в якій ви грали.
table-no-fair-fair = Роздача була чесною.
table-no-fair-without-ours = Порушень не виявлено, але вашого числа в зерні немає.
table-no-fair-redealt = { $count ->
    [one] Порушень не виявлено, але { $count } роздача перед цією нічим не скінчилася.
    [few] Порушень не виявлено, але { $count } роздачі перед цією нічим не скінчилися.
   *[many] Порушень не виявлено, але { $count } роздач перед цією нічим не скінчилися.
  }
table-no-fair-elsewhere = { $count ->
    [one] { $count } ваш хід зроблено, поки ця програма не була на зв’язку, і не ботом.
    [few] { $count } ваші ходи зроблено, поки ця програма не була на зв’язку, і не ботом.
   *[many] { $count } ваших ходів зроблено, поки ця програма не була на зв’язку, і не ботом.
  }
table-no-fair-unopened = Стіл міг вибирати між зернами, тож сказати, чи була роздача чесною, неможливо: запечатаного числа немає в зерні ({ $names }).
table-no-fair-unproven = Цю гру роздано без доказу: одна з програм за столом не вміє брати участь у чесній роздачі.
table-no-fair-unfinished = Наскільки відомо цій програмі, гру не закінчено: роздачу можна буде перевірити, коли вона закінчиться.
table-no-fair-unseen = Цієї програми не було за столом, коли роздавали карти, тож вона не може сказати, чи була роздача чесною.
table-no-fair-thrown = Стіл скасовував роздачу за роздачею, уже знаючи ваше число: чи була чесною ця, сказати неможливо.
table-no-fair-seed = Зерно — це геш чисел столу й гравців: { $names }.
table-no-fair-bound = Усі числа були запечатані, перш ніж відкрили перше.
table-no-fair-not-ours = Вашого числа в зерні немає: ви покладаєтеся на числа інших.
table-no-fair-steps = { $count ->
    [one] { $count } повідомлення вам узгоджується із зерном і правилами.
    [few] { $count } повідомлення вам узгоджуються із зерном і правилами.
   *[many] { $count } повідомлень вам узгоджуються із зерном і правилами.
  }
table-no-fair-bots = { $count ->
    [one] Перевірено { $count } рішення бота: воно випливає з того, що бот бачив.
    [few] Перевірено { $count } рішення ботів: кожне випливає з того, що бот бачив.
   *[many] Перевірено { $count } рішень ботів: кожне випливає з того, що бот бачив.
  }
table-no-fair-other-bots = { $count ->
    [one] { $count } рішення бота не перевірено: це бот іншої версії, ніж у вас.
    [few] { $count } рішення ботів не перевірено: це боти іншої версії, ніж у вас.
   *[many] { $count } рішень ботів не перевірено: це боти іншої версії, ніж у вас.
  }
table-no-fair-thought = { $count ->
    [one] { $count } рішення ботів, що думають, не перевірено: глибина їхніх роздумів залежить від комп’ютера.
    [few] { $count } рішення ботів, що думають, не перевірено: глибина їхніх роздумів залежить від комп’ютера.
   *[many] { $count } рішень ботів, що думають, не перевірено: глибина їхніх роздумів залежить від комп’ютера.
  }
table-no-fair-stood-in = Боти відповідали за гравців: { $names }.
table-no-fair-number = Це була роздача номер { $number } за цим столом.
table-no-fair-skipped = { $count ->
    [one] { $count } роздачу перед нею вам не показали.
    [few] { $count } роздачі перед нею вам не показали.
   *[many] { $count } роздач перед нею вам не показали.
  }
table-no-fair-thrown-away = { $count ->
    [one] { $count } роздачу перед нею скасували або перервали її гру, коли ваше число було вже відоме.
    [few] { $count } роздачі перед нею скасували або перервали їхні ігри, коли ваше число було вже відоме.
   *[many] { $count } роздач перед нею скасували або перервали їхні ігри, коли ваше число було вже відоме.
  }
table-no-fair-withheld = Стіл не відкрив свого числа: роздачу неможливо перевірити.
table-no-fair-unshown = Стіл роздав карти, не спитавши спершу числа у вашої програми.
table-no-fair-other-terms = Роздано не те, про що домовилися.
table-no-fair-other-parts = Стіл підмінив печатки гравців після того, як показав їх.
table-no-fair-other-seal = Стіл підмінив свою печатку після того, як показав її.
table-no-fair-other-nonce = Стіл поставив інше число на місце вашого.
table-no-fair-dropped = Ваше число відкрито, але в зерні його немає: пропускаючи числа, стіл міг вибирати зерно.
table-no-fair-bad-part = Число одного з гравців не пасує до печатки.
table-no-fair-more-seals = Печаток не по одній на гравця: стіл міг вибирати серед них.
table-no-fair-nobody = У зерні немає жодного числа гравців: стіл міг його вибрати.
table-no-fair-same-number = Під одним номером було дві роздачі.
table-no-fair-other-opening = Число, яке відкрив стіл, не пасує до його печатки.
table-no-fair-other-rules = Ця версія грає за іншими правилами й не може перевірити гру.
table-no-fair-other-stream = Ця версія кидає жереб інакше й не може перевірити гру.
table-no-fair-first = Перші карти не ті, що випливають із зерна.
table-no-fair-report = Про хід { $step } повідомили не так, як він випливає із зерна та правил.
table-no-fair-illegal = Хід { $step } був неможливий.
table-no-fair-shorter = Про хід { $step } повідомили, але у відкритій грі його немає.
table-no-fair-bot = Хід { $step }: бот { $name } вирішив не так, як вирішує бот за тим, що бачить.
table-no-fair-mover = Хід { $step }: вирішував не той, кого показував стіл ({ $name }).
table-no-fair-retold = Про хід { $step } повідомили двічі й по-різному.
table-no-fair-not-yours = Хід { $step } видали за ваш, але ви його не робили.
table-no-fair-bot-untold = На кроці { $step } за вас відповів бот: ви були за столом, і стіл нікому про нього не повідомляв.
table-no-fair-taken-back = Гра повернулася назад, хоча про хід { $step } уже повідомили.
table-end-deal = { $fair ->
    [yes] Роздача була чесною: що перевірено
   *[no] Чи була роздача чесною? Що перевірено
  }
table-deal-title = Роздача
table-deal-checking = Роздачу перевіряють…
table-deal-how = До роздачі стіл і кожен гравець вибрали таємне число й показали його печатку. Карти випливають з усіх цих чисел разом, тому вибрати їх не міг ніхто. Тепер стіл відкрив своє число, і ваша програма переграла всю гру від початку.
table-no-no-door-packages = Для цих дверей потрібні ще пакунки. Наберіть:  { $command }
table-no-no-doors-here = Для дверей потрібні Linux, macOS чи інша система Unix; тут система не така.
table-no-door-fails = Двері відчинити не вдалося: їхня програма дала збій. Подробиці в їхньому журналі.
table-no-no-ssh-port = Двері ssh не відчинити на порту { $port }: { $reason }. Вкажіть інший порт: --ssh PORT.
table-no-no-ssh-key = Ключ дверей ssh, { $path }, пошкоджено. Відкладіть його вбік: буде створено новий.
table-no-door-port-taken = Двері { $kind ->
    [ssh] ssh
   *[web] для браузерів
  } не відчинити на порту { $port }: його зайняла інша програма, можливо, інший стіл. Вкажіть інший порт, наприклад --{ $kind } { $other }, або --{ $kind } 0 — будь-який вільний.
table-no-no-web-port = Двері для браузерів не відчинити на порту { $port }: { $reason }. Вкажіть інший порт: --web PORT.
table-broken-about = Останню гру було перервано. Enter або клацання: чи можна відкрити її повністю і чи була роздача чесною?
table-broken-row = Перервана гра: { $state }
table-broken-agreed = відкрити її згодні { $count } з { $of }
table-broken-title = Відкрити перервану гру?
table-broken-body = Вона закінчилася передчасно, і її карти так і не було показано. Якщо всі її гравці згодні, вона повністю відкривається всім за столом, і кожна програма перевіряє, чи була роздача чесною. Якщо хоч один відмовиться або вийде, вона лишиться закритою.
table-broken-names = Уже згодні: { $names }.
table-broken-later = Вирішити пізніше, у її рядку в лобі
table-broken-yes = Так, можна показати все
table-broken-no = Ні, хай лишиться закритою
table-notice-opened = Усі її гравці згодні: перервану гру відкрито, і кожна програма її перевіряє.
table-notice-not-opened = { $name } не дає згоди: перервана гра лишається закритою.
table-notice-never-opened = Один з її гравців вийшов: перервана гра лишається закритою.
table-notice-hints-on = { $name } дозволяє підказки за цим столом: { $key-hint } — спитати лицаря.
table-notice-hints-off = { $name } забороняє підказки за цим столом.
table-hint-title = Що зробив би лицар?
table-hint-advises = Лицар радить: { $choice }
table-hint-thinking = Лицар думає: { $seconds } с
table-hint-stops = Esc — перервати
table-hint-off = Господар заборонив підказки за цим столом.
table-hint-watching = Ви лише дивитеся: лицар радить гравцям.
table-hint-not-asked = Зараз вас ні про що не питають: лицар радить, лише коли є вибір.
table-hint-one = Варіант лише один: думати нема про що.
table-hint-failed = Лицар нічого не вигадав. Спитайте ще раз або вирішіть самі.
table-hint-more = { $count ->
    [one] Ще { $count } варіант перевірено менше.
    [few] Ще { $count } варіанти перевірено менше.
   *[many] Ще { $count } варіантів перевірено менше.
  }
table-hint-alone = Інші варіанти відпали відразу.
table-hint-close = Приблизно так само добре: { $other }.
table-hint-equal = Рівноцінно: за пробними партіями { $other } не гірше.
table-hint-better = { $count ->
    [1] Інший варіант трохи гірший.
   *[other] Інші варіанти трохи гірші.
  }
table-hint-clear = { $count ->
    [1] Інший варіант набагато гірший.
   *[other] Інші варіанти набагато гірші.
  }
table-hint-seldom = Інший варіант поки що виглядає кращим, але його перевірили замало, щоб на нього покластися.
table-hint-answers = Варіант; шанси
table-hint-answer = Варіант
table-hint-chances = шанси перемогти
table-hint-bars = шанси
table-hint-visits = пробних партій
table-hint-knight = Лицар — бот, який дограє кожен варіант у пробних партіях.
table-hint-keys = Enter курсор на цей варіант   Esc назад
table-key-look = Tab що це?
table-does-options = налаштувати обрану гру
table-end-rematch = Реванш ({ $key-rematch }): та сама гра, ті самі гравці
table-notice-rematch = { $name } хоче реванш.
table-notice-rematch-you = Ви хочете реванш.
table-rematch-awaited = Ви хочете реваншу: його починає { $name }.
table-does-rematch = реванш, коли гру закінчено
table-friends-relay = Звідки завгодно: { $command }
table-relay-lost = Ретранслятор не відповідає; викликаємо його знову. Хто грає через нього, повернеться сам.
table-no-not-private = Там не відповідає стіл із паролем чи фразою, або це старіша версія. Якщо стіл їх не має, приєднуйтеся без них.
table-no-impostor = { $where }: хто там відповідає, не знає пароля. Це не той стіл.
table-no-private = За цим столом усе кажуть без чужих вух, тож потрібна новіша версія. Будь ласка, оновіть гру.
table-no-relay-nobody = { $where }: там ніхто не чекає. Чи правильна фраза і чи відкрито стіл?
table-no-relay-full = Ретранслятор { $where } переповнений. Спробуйте пізніше.
table-no-relay-no-relay = { $where }: це не ретранслятор «Круглого столу», або зв’язок із ним порушено.
table-no-relay-taken = Усі кімнати, які пробували на ретрансляторі { $where }, зайняті. Спробуйте ще раз.
table-no-relay-away = Ретранслятор { $where } недоступний. Чи правильна адреса і чи він працює?
table-no-web-no-certificate = Це не сертифікат і його ключ у форматі PEM: { $files }.
table-no-web-key-locked = Ключ сертифіката під паролем, а набрати його біля дверей нікому: { $files }.
table-no-web-no-file = Сертифікат не читається ({ $reason }): { $files }.

# Повернення ходу

table-notice-take-back-asked = { $name } просить інших гравців дозволити повернути хід.
table-notice-take-back-refused = { $name } не погоджується: усе лишається як є.
table-notice-take-back-dropped = Гра пішла далі: хід, який { $name } просить повернути, лишається.
table-notice-not-agreed = Хід повернули, хоча ви не давали згоди.
table-no-take-back-seen = Цього не повернути: відтоді гравець побачив карту або вирішив випадок.
table-no-take-back-old = Одна з програм тут старішої версії: вона не вміє повертати ходи.
table-no-take-back-often = Ви стільки разів брали ходи назад, що тепер вибір лишається.
table-no-take-back-open = Гравців уже питають. Зачекайте, доки вони вирішать.
table-no-take-back-refused = Хтось не згоден: усе лишається як є.
table-no-take-back-dropped = Гра пішла далі раніше, ніж погодилися всі.

## Games that are not there, or do not work

table-notice-lacks-game = { $name }: у цій програмі немає гри { $other }, тож за цим столом грати не можна. Гру потрібно встановити й там.
table-no-game-lacking = За столом грають у { $game }, а тут цю гру не встановлено. Установіть її або візьміть ту саму версію, що в господаря столу.
table-no-game-broken = Установлена гра { $game } ({ $package }) не працює: { $why }.

# Зала з багатьма столами.
table-notice-announced = { $name } оголошує всій залі: { $other }
table-no-no-hall = Цей стіл не в залі: списку столів тут немає.
table-no-hall = Це зала з багатьма столами, а ця програма про зали не знає. Будь ласка, візьміть найновішу версію.
table-no-no-such-table = Цей стіл закрито, або його ніколи не було. Будь ласка, виберіть інший.
table-no-table-away = Цей стіл зараз не вдається прочитати з диска. Будь ласка, спробуйте пізніше.
table-no-hall-full = У залі більше немає місця для нових столів. Будь ласка, сядьте за один зі списку.
table-no-tables-yours = Ви вже відкрили кілька столів. Будь ласка, грайте за одним із них.
table-no-tables-here = З вашої адреси відкрито забагато столів. Будь ласка, грайте за одним із них.
table-no-at-table = Ви за столом. Спочатку поверніться до списку.
table-no-not-at-table = Ви не за столом. Виберіть стіл зі списку або відкрийте новий.
table-no-table-asleep = Минуло забагато часу. Будь ласка, виберіть стіл ще раз.
table-no-table-closed = Організатор закрив цей стіл.
table-no-nothing-said = Оголошувати нічого. Будь ласка, напишіть рядок.
table-no-not-organiser = Це вирішує лише організатор зали.
table-no-resume-newer-hall = Цю залу збережено новішою версією. Будь ласка, продовжуйте в ній.
table-does-open-table = відкрити стіл
table-does-join-table = до столу
table-keys-hall = У залі
table-does-announce = оголосити
table-does-close-table = закрити стіл
table-does-whereabouts = керувати залою
table-keys-within = Закрити екран
table-keys-finished = У списку зіграних партій
table-keys-replay = Під час перегляду партії
table-keys-statistics = У статистиці
table-does-search = пошук
table-does-results = показати або сховати підсумки
table-does-statistics = статистика
table-does-open = відкрити партію друга
table-does-hand-on = віддати партію
table-does-viewpoint = дивитися з іншого місця
table-does-result = показати підсумок
table-does-branch = грати звідси
table-does-analysis = де вирішилася партія
table-does-export = експорт цього моменту чи партії
table-does-player = партії іншого гравця
table-does-group = згрупувати інакше
table-does-one-game = лише одна гра
table-does-records = сторінка рекордів

# Зали зі спільною базою

table-notice-store-away = Зала зараз не може зберігати. Столи чекають, нічого не втрачено.
table-notice-store-back = Зала знову зберігає. Граємо далі.
table-no-store-away = Зала зараз не може зберігати, тому столи чекають. Нічого не втрачено: спробуйте трохи згодом.
table-no-moved-on = Цей стіл тепер за іншою адресою зали. Увійдіть до зали знову або оновіть програму: нова версія переходить сама.
table-no-moved-unreachable = Зала спрямувала вас на { $where }, але там ніхто не відповідає.
table-no-circle = Зала ганяє програму по колу, починаючи з { $where }. Невдовзі буде нова спроба.
table-no-store-newer = Базу { $path } записано новішою версією. Будь ласка, продовжуйте в ній.
table-no-store-foreign = У { $path } є чужа схема round_table, вона лишається як є. Вкажіть іншу базу.
table-no-sent-on = Зала спрямовує вас на { $where }.

# The organiser of a hall

table-paused = Організатор зали призупинив партію. Вона продовжиться з цього місця, коли він вирішить.
table-notice-paused = { $name } — організатор зали — ставить партію на паузу. Час ні в кого не йде.
table-notice-goes-on = { $name } — організатор зали — поновлює партію.
table-notice-given-time = { $name } отримує від організатора додатковий час: { $other } с.
table-notice-moved = { $name } — організатор зали — пересаджує вас за цей стіл.
table-no-paused = Організатор зали призупинив цю партію. Зачекайте, будь ласка, поки вона продовжиться.
table-no-no-game-on = За цим столом партія не йде.
table-no-no-clock = За цим столом немає обмеження часу на хід, тож час ні в кого не скінчиться.
table-no-not-timed = Зараз там час ні в кого не йде: його додають тим, хто має вирішувати.
table-no-not-seated-there = Ця людина не має місця за цим столом.
table-no-log-closed = За цей стіл не пускають глядачів, тому його журнал більше нікому не відкритий.
table-no-not-in-hall = Цієї людини в залі вже немає.
table-no-there-already = Ця людина вже там.
table-no-no-free-seat = За цим столом немає вільного місця для новачка.
table-no-moved = Організатор пересадив вас.
table-no-line-open = Ваше з’єднання із залою не захищене: пароль могли б прочитати інші. Відкрийте залу з --private.
table-no-seats-yours = Ви вже маєте місця за кількома столами. Спершу дограйте одну з цих партій; дивитися можна й зараз.
table-no-seats-here = З вашої адреси зайнято забагато місць. Спершу дограйте одну з цих партій; дивитися можна й зараз.
table-no-talk-much = Ви багато написали за короткий час. Зачекайте, будь ласка, трохи.
table-next-door-hall = { $table } · зала · { $tables ->
    [0] столів поки немає
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
  }

# Турніри зали.
table-does-tournaments = турніри
table-no-entered-already = Ви вже берете участь у цьому турнірі.
table-no-tournament-over = Цей турнір закінчено.
table-no-knockout-began = Турнір на виліт уже почався: записатися більше не можна.
table-no-tournament-full = У цьому турнірі більше немає місць.
table-no-no-fillers = У вільному турнірі всі мають із ким грати, тож боти не потрібні.
table-no-not-entered = Ви не берете участі в цьому турнірі. Спершу запишіться.
table-no-round-goes-on = Тур ще триває: дочекайтеся партій або вирішіть їх.
table-no-too-few = Гравців замало для партії. Зачекайте або доповніть ботами.
table-no-no-such-pairing = У цьому турнірі немає такої партії.
table-no-decided-already = Ця партія вже має результат.
table-no-bad-places = Рішення називає кожного гравця партії один раз.
table-no-bad-seats = У цю гру не грають стільки гравців за столом.
table-no-bad-rounds = У турнірі від 1 до 100 турів або щонайбільше доба гри.
table-no-no-such-tournament = Такого турніру тут більше немає.
table-no-no-tournaments = Ця зала не може проводити турніри: на її машині немає пакетів доповнення «hall».
table-no-tournaments-full = Турнірів уже багато. Приберіть один із закінчених.
table-no-tournament-damaged = Збережений турнір пошкоджено; файл не змінено.
table-no-tournament-newer = Цей турнір збережено новішою версією. Продовжте, будь ласка, у ній.
table-end-exercises = Наступний урок: десять вправ
table-end-play = Зіграти з ботами
