# Стіл рядками (--lines)

lines-hello = ? і Enter: що можна набрати. Просто Enter: ще раз, що зараз.
lines-next-door = Введіть номер столу або адресу.
lines-nobody-next-door = Введіть адресу столу.
lines-unready = Наберіть r, коли будете готові грати.
lines-no-answer = У списку немає варіанта { $said }.
lines-not-asked = Зараз вас ні про що не питають.
lines-too-soon = Це запитання щойно з’явилося: виберіть ще раз.
lines-unknown = Незрозуміло: «{ $said }». ? скаже, що можна набрати.
lines-not-over = Гру ще не закінчено.
lines-which-seat = Яке місце? Наберіть x і його номер.
lines-leave-again = Наберіть q ще раз, щоб вийти.
lines-abandon-again = Наберіть a ще раз, щоб перервати гру.
lines-no-deal = Про роздачу зараз нічого сказати.
lines-no-why = Усі можливі варіанти є в списку.
lines-broken = d: докладніше.
lines-table-trying = Пробую знову; q — вийти.
lines-door-open = Двері відчинено.
lines-door-closed = Двері зачинено: нових не пускають.
lines-ask-on = Перш ніж новий гість сяде, спитають вас.
lines-ask-off = Нові гості сідають, не питаючи вас.
lines-watch-free = Глядачі можуть говорити.
lines-watch-silent = Глядачі мовчать.
lines-watch-none = Нових глядачів не пускають.
lines-hint = Лицар думає над цим.
lines-help-game =
    Число: цей варіант. Enter: запитання ще раз.
    s: що на столі. i і число: більше про цей варіант. i: більше про запитання.
    l: увесь журнал. l і число: його останні рядки. r: що приніс останній раунд, фестиваль чи дуель. o: підсумок.
    h: що зробив би лицар. w: чому чогось не можна. a: після гри господар знову відкриває лобі; поки вона триває, він її перериває.
    u: повернути свій останній хід; за столом мають погодитися всі, і так само ви вирішуєте, коли просить інший гравець.
lines-help-lobby =
    Число: сісти на це місце. Enter: лобі ще раз.
    r: готовий чи вже ні. w: лише дивитися. n та ім’я: інше ім’я.
    Господар: s починає. b і місце: бот, ще раз: інший рівень. c і місце: інша вдача. x і місце: звільнити його.
    g і гра: грати в неї. o: опції. o та ім’я=значення: змінити одну.
    i: що це за гра і що означають її опції. i та ім’я: що означає ця опція.
lines-help-both = t і текст: сказати. d: що перевірено в роздачі. p: гравці, коди місць, двері. q: вийти. ?: ця довідка.

# Як звуться знаки, коли їх чують, а не бачать

lines-card = { $case ->
    [genitive] { $rank ->
        [2] двійки
        [3] трійки
        [4] четвірки
        [5] п’ятірки
        [6] шістки
        [7] сімки
        [8] вісімки
        [9] дев’ятки
        [10] десятки
        [king] короля
        [queen] дами
        [jack] валета
        [ace] туза
       *[other] { $rank }
    }
    [accusative] { $rank ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
        [7] сімку
        [8] вісімку
        [9] дев’ятку
        [10] десятку
        [king] короля
        [queen] даму
        [jack] валета
        [ace] туза
       *[other] { $rank }
    }
   *[nominative] { $rank ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
        [7] сімка
        [8] вісімка
        [9] дев’ятка
        [10] десятка
        [king] король
        [queen] дама
        [jack] валет
        [ace] туз
       *[other] { $rank }
    }
  } { $suit ->
    [hearts] чирв
    [diamonds] бубон
    [clubs] треф
   *[spades] пік
  }
lines-suit = { $suit ->
    [hearts] чирви
    [diamonds] бубни
    [clubs] трефи
   *[spades] піки
  }
lines-nobles-rank-king = король
lines-nobles-rank-queen = дама
lines-nobles-rank-jack = валет
lines-nobles-rank-ace = туз
lines-dice = і { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
  }
lines-wounds = рани: { $taken } із { $bears }
lines-times = { $count } { $count ->
    [one] раз
    [few] рази
   *[other] разів
  }
lines-from-to = з { $start } на { $end }
lines-best = найкраща
lines-pleases = до вподоби королю
lines-friendly = { $name } (друзі)
lines-past = зі списом { $space }
lines-spears = { $count } { $count ->
    [one] спис
    [few] списи
   *[other] списів
  }
lines-grail-answer-choose = клітинка { $space }: { $where ->
    [here] тут стоїте ви
    [ahead] на { $gap } попереду вас
   *[behind] на { $gap } позаду вас
  }
lines-grail-answer-dragon = клітинка { $space }{ $kind ->
    [clover] , конюшина
    [castle] , замок
    [castle-clover] , замок і конюшина
    [church] , церква
    [village] , село
   *[plain] { "" }
  }{ $names ->
    [none] , позаду всіх лицарів
   *[other] : на { $gap } далі, ніж { $names }
  }
lines-unseen = невідомо
lines-academy-note-bet = ставка { $track }, зіграно карт там { $count }
lines-academy-pays-bets = { $pays } за карту
lines-academy-pays-scrolls = 1–6 за сувій
lines-academy-round-hidden = «Невідомо» — герб, вартість якого ви не бачите.
lines-academy-end-hidden = «Невідомо» — герб Кодексу, даний долілиць як милостиня: його враховано в стовпці Кодексу в того, хто має його тепер.
lines-academy-log-cup = { $stays ->
    [yes] Чаша лишається на краю: { $end }.
   *[no] Чаша: раніше { $start }, тепер { $end }.
  }
lines-histrio-between = ,{" "}
lines-histrio-part-encounter = { $number }: { $card }
lines-histrio-money = { $amount ->
    [0] { "" }
   *[other] {", "}{ $signed }
  }
lines-histrio-lack-comedian = { $count } { $count ->
    [one] комедіант
    [few] комедіанти
   *[other] комедіантів
  }
lines-histrio-lack-tragedian = { $count } { $count ->
    [one] трагік
    [few] трагіки
   *[other] трагіків
  }
lines-histrio-lack-no_comedian = { $count } { $count ->
    [one] зайвий комедіант
    [few] зайві комедіанти
   *[other] зайвих комедіантів
  }
lines-histrio-lack-no_tragedian = { $count } { $count ->
    [one] зайвий трагік
    [few] зайві трагіки
   *[other] зайвих трагіків
  }
lines-histrio-lack-level = { $count } { $count ->
    [one] актор
    [few] актори
   *[other] акторів
  } { $level }-го рівня
lines-histrio-lack-contrary = { $count } { $count ->
    [one] рівень
    [few] рівні
   *[other] рівнів
  } проти короля
lines-nobles-explain = Два двори шляхтичів. Хто втратить усіх своїх, той програє. i і номер варіанта: пояснення цього варіанта.
lines-academy-explain = Кожна карта пересуває ваш маркер відповідною доріжкою на своє значення. s скаже, що дає кожна доріжка, в якому раунді її рахуватимуть найближчим часом і як за порядком лежать маркери.
lines-grail-about-path = На одній клітинці лицарі стоять за порядком; хто прибуває, стає позаду.
lines-histrio-explain = Стрілка — настрій короля: нижче 0 — трагедія, вище 0 — комедія. Коли вона переходить середину, усі розпорядники з театру йдуть додому.
lines-talk-cut = Для однієї репліки це задовго: сказано лише початок.
lines-help-rules = Правила: ?? — усі, ? і номер — один розділ:

lines-hall-title = { $hall }. Столи:
lines-hall-none = Поки не відкрито жодного столу.
lines-hall-help = Номер столу — сісти за нього, n і гра — відкрити новий ({ $games }), t і рядок — сказати щось, порожній рядок — список ще раз, q — піти. За столом list повертає сюди.
lines-hall-new = Нове в списку: { $table }
lines-hall-gone = Стіл { $number } зачинено.
lines-hall-which = Яка гра? { $games }
lines-hall-organiser = Ви організатор: announce і рядок, close і номер столу, who.
