# Стол строками (--lines)

lines-hello = ? и Enter: что можно набрать. Просто Enter: ещё раз, что сейчас.
lines-next-door = Введите номер стола или адрес.
lines-nobody-next-door = Введите адрес стола.
lines-unready = Наберите r, когда будете готовы играть.
lines-no-answer = В списке нет варианта { $said }.
lines-not-asked = Сейчас вас ни о чём не спрашивают.
lines-too-soon = Этот вопрос только что появился: выберите ещё раз.
lines-unknown = Непонятно: «{ $said }». ? скажет, что можно набрать.
lines-not-over = Игра ещё не окончена.
lines-which-seat = Какое место? Наберите x и его номер.
lines-leave-again = Наберите q ещё раз, чтобы выйти.
lines-abandon-again = Наберите a ещё раз, чтобы прервать игру.
lines-no-deal = О раздаче сейчас нечего сказать.
lines-no-why = Все возможные варианты есть в списке.
lines-broken = d: подробнее.
lines-table-trying = Пробую снова; q — выйти.
lines-door-open = Дверь открыта.
lines-door-closed = Дверь закрыта: новых не пускают.
lines-ask-on = Прежде чем новый гость сядет, спросят вас.
lines-ask-off = Новые гости садятся, не спрашивая вас.
lines-watch-free = Зрители могут говорить.
lines-watch-silent = Зрители молчат.
lines-watch-none = Новых зрителей не пускают.
lines-hint = Рыцарь думает над этим.
lines-help-game =
    Число: этот вариант. Enter: вопрос ещё раз.
    s: что на столе. i и число: подробнее об этом варианте. i: подробнее о вопросе.
    l: весь журнал. l и число: его последние строки. r: что принёс последний раунд, фестиваль или дуэль. o: итог.
    h: что сделал бы рыцарь. w: почему чего-то нельзя. a: после игры хозяин снова открывает лобби; пока она идёт, он её прерывает.
    u: вернуть свой последний ход; за столом должны согласиться все, и так же вы решаете, когда просит другой игрок.
lines-help-lobby =
    Число: сесть на это место. Enter: лобби ещё раз.
    r: готов или уже нет. w: только смотреть. n и имя: другое имя.
    Хозяин: s начинает. b и место: бот, ещё раз: другой уровень. c и место: другой характер. x и место: освободить его.
    g и игра: играть в неё. o: опции. o и имя=значение: изменить одну.
    i: что за игра и что значат её опции. i и имя: что значит эта опция.
lines-help-both = t и текст: сказать. d: что проверено в раздаче. p: игроки, коды мест, дверь. q: выйти. ?: эта справка.

# Как называются знаки, когда их слышат, а не видят

lines-card = { $case ->
    [genitive] { $rank ->
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [10] десятки
        [king] короля
        [queen] дамы
        [jack] валета
        [ace] туза
       *[other] { $rank }
    }
    [accusative] { $rank ->
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
        [7] семёрку
        [8] восьмёрку
        [9] девятку
        [10] десятку
        [king] короля
        [queen] даму
        [jack] валета
        [ace] туза
       *[other] { $rank }
    }
   *[nominative] { $rank ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [king] король
        [queen] дама
        [jack] валет
        [ace] туз
       *[other] { $rank }
    }
  } { $suit ->
    [hearts] червей
    [diamonds] бубён
    [clubs] треф
   *[spades] пик
  }
lines-suit = { $suit ->
    [hearts] червы
    [diamonds] бубны
    [clubs] трефы
   *[spades] пики
  }
lines-nobles-rank-king = король
lines-nobles-rank-queen = дама
lines-nobles-rank-jack = валет
lines-nobles-rank-ace = туз
lines-dice = и { $count } { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
  }
lines-wounds = раны: { $taken } из { $bears }
lines-times = { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
  }
lines-from-to = с { $start } на { $end }
lines-best = лучшее
lines-pleases = угодно Королю
lines-friendly = { $name } (друзья)
lines-past = с копьём { $space }
lines-spears = { $count } { $count ->
    [one] копьё
    [few] копья
   *[many] копий
  }
lines-grail-answer-choose = область { $space }: { $where ->
    [here] вы стоите здесь
    [ahead] впереди вас на { $gap }
   *[behind] позади вас на { $gap }
  }
lines-grail-answer-dragon = область { $space }{ $kind ->
    [clover] , клевер
    [castle] , замок
    [castle-clover] , замок и клевер
    [church] , церковь
    [village] , деревня
   *[plain] { "" }
  }{ $names ->
    [none] , позади всех рыцарей
   *[other] : на { $gap } дальше, чем { $names }
  }
lines-unseen = неизвестно
lines-academy-note-bet = ставка { $track }, сыграно карт там { $count }
lines-academy-pays-bets = { $pays } за карту
lines-academy-pays-scrolls = 1–6 за свиток
lines-academy-round-hidden = «Неизвестно» — герб, достоинство которого вам не видно.
lines-academy-end-hidden = «Неизвестно» — герб Кодекса, отданный лицом вниз: он посчитан в столбце Кодекса у того, у кого он теперь.
lines-academy-log-cup = { $stays ->
    [yes] Чаша остаётся у края: { $end }.
   *[no] Чаша: раньше { $start }, теперь { $end }.
  }
lines-histrio-between = ,{" "}
lines-histrio-part-encounter = { $number }: { $card }
lines-histrio-money = { $amount ->
    [0] { "" }
   *[other] {", "}{ $signed }
  }
lines-histrio-lack-comedian = { $count } { $count ->
    [one] комедиант
    [few] комедианта
   *[many] комедиантов
  }
lines-histrio-lack-tragedian = { $count } { $count ->
    [one] трагик
    [few] трагика
   *[many] трагиков
  }
lines-histrio-lack-no_comedian = { $count } { $count ->
    [one] лишний комедиант
    [few] лишних комедианта
   *[many] лишних комедиантов
  }
lines-histrio-lack-no_tragedian = { $count } { $count ->
    [one] лишний трагик
    [few] лишних трагика
   *[many] лишних трагиков
  }
lines-histrio-lack-level = { $count } { $count ->
    [one] актёр
    [few] актёра
   *[many] актёров
  } { $level }-го уровня
lines-histrio-lack-contrary = { $count } { $count ->
    [one] уровень
    [few] уровня
   *[many] уровней
  } против Короля
lines-nobles-explain = Два двора. Кто лишился всех своих дворян, проиграл. i и номер варианта: объяснение этого варианта.
lines-academy-explain = Каждая карта передвигает ваш маркер по своему полю на столько делений, сколько на ней указано. s скажет, что приносит каждая дорожка, в каком раунде следующий подсчёт и как по порядку лежат маркеры.
lines-grail-about-path = Рыцари на одной области стоят по порядку; новый встаёт позади тех, кто уже там.
lines-histrio-explain = Стрелка — настроение Короля: ниже 0 трагедия, выше 0 комедия. Когда она переходит середину, все распорядители возвращаются из театра к игрокам.
lines-talk-cut = Для одной реплики это слишком длинно: сказано только начало.
lines-help-rules = Правила: ?? — все целиком, ? и номер — один раздел:

lines-hall-title = { $hall }. Столы:
lines-hall-none = Пока не открыт ни один стол.
lines-hall-help = Номер стола — сесть за него, n и игра — открыть новый ({ $games }), t и строка — сказать что-нибудь, пустая строка — список ещё раз, q — выйти. За столом list возвращает сюда.
lines-hall-new = Новое в списке: { $table }
lines-hall-gone = Стол { $number } закрыт.
lines-hall-which = Какая игра? { $games }
lines-hall-organiser = Вы организатор: announce и строка, close и номер стола, who.
