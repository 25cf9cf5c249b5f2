grail-name = Кубок Грааля
grail-blurb = Гонка по лесной тропе с союзниками, которых выбирают снова каждый раунд. 30 минут.
grail-option-board = Тропа
grail-about-board = По какой тропе идёт гонка. С общими стартами у двух номеров одна область, в простом лесу у каждого своя.
grail-value-forest = лес
grail-value-pairs = лес, общие старты
grail-option-open_allies = Отложенные союзники открыты
grail-about-open_allies = Для новичков: все отложенные союзники лежат лицевой стороной вверх, и те, что остались после выбора, тоже.

# Слова. У союзника .whom отвечает на вопрос «кого?», .name — полное имя, .a — окончание причастия о нём.
grail-ally = { $ally ->
    [witch] колдунья
    [squire] оруженос.
    [fairy] фея
    [smith] кузнец
    [wizard] волшебник
    [princess] принцесса
    [priest] священник
    [horse] конь
   *[unicorn] единорог
  }
    .name = { $ally ->
        [witch] колдунья
        [squire] оруженосец
        [fairy] фея
        [smith] кузнец
        [wizard] волшебник
        [princess] принцесса
        [priest] священник
        [horse] конь
       *[unicorn] единорог
    }
    .whom = { $ally ->
        [witch] колдунью
        [squire] оруженосца
        [fairy] фею
        [smith] кузнеца
        [wizard] волшебника
        [princess] принцессу
        [priest] священника
        [horse] коня
       *[unicorn] единорога
    }
    .a = { $ally ->
        [witch] а
        [fairy] а
        [princess] а
       *[other] { "" }
    }
grail-ally-name = { grail-ally.name }
# Не шире 8 колонок, для узкой карты.
grail-ally-card = { $ally ->
    [squire] оружен.
    [wizard] волшебн.
    [princess] принцес.
    [priest] священ.
   *[other] { grail-ally }
  }
grail-token = { $token ->
    [boots] сапоги-скороходы
    [goblin] гоблин
    [bait] приманка
    [fake_grail] липовый Грааль
   *[magnet] магнит
  }
# Не шире 8 колонок, для узкой карты.
grail-token-card = { $token ->
    [boots] сапоги
    [fake_grail] липовый
   *[other] { grail-token }
  }
grail-kind = { $kind ->
    [clover] клевер
    [castle] замок
    [castle-clover] замок, клевер
    [church] церковь
    [village] деревня
    [finish] финиш
   *[plain] тропа
  }
grail-space = { $kind ->
    [plain] { $space }
   *[other] { $space } ({ grail-kind })
  }
grail-place = { $place }-е место
grail-legend = { $sign ->
    [dragon] дракон
    [goal] цель
    [seal] печать
    [thief] вор
   *[spear] копьё
  }

grail-title = раунд { $round }   { $phase ->
    [draft] выбор союзников{ $way ->
        [left] , налево
        [right] , направо
       *[none] { "" }
      }
    [call] призыв { $number }: { grail-ally.name }
    [over] конец
   *[end] конец раунда
  }
# Не шире 7 колонок, для края узкой карты.
grail-status = { $status ->
    [open] убрано
    [hand] в руке
    [mine] у вас
    [passed] отдано
    [left] убрано
    [nobody] убрано
   *[unknown] ?
  }
grail-card = { $cause ->
    [curse] проклятие
    [jump] прыжок оруженосца
    [witch] 1 колдунья
    [squire] 2 оруженосец
    [fairy] 3 фея
    [smith] 4 кузнец
    [wizard] 5 волшебник
    [princess] 6 принцесса
    [priest] 7 священник
    [horse] 8 конь
    [unicorn] 9 единорог
    [boots] клевер: сапоги-скороходы
    [goblin] клевер: гоблин
    [bait] клевер: приманка
    [fake_grail] клевер: липовый Грааль
   *[magnet] клевер: магнит
  }

grail-fact-dragon = Дракон на области { $space }.
grail-fact-ahead = Дорога за областью { $space }: { $spaces }.
grail-fact-seal = держит печать
grail-fact-revealed = открыто: { $allies }
grail-fact-kept = { $count ->
    [one] хранит { $count } союзника
   *[other] хранит { $count } союзников
  }
grail-fact-allies = Союзники

# The board
grail-you = вы
grail-cursed = проклят{ grail-ally.a }
grail-rank = { $place }-е
grail-stand = { grail-rank } · область { $space }
grail-stand-short = { grail-rank } · на { $space }
grail-spears = { $count ->
    [0] нет копий
    [one] { $count } копьё
    [few] { $count } копья
   *[many] { $count } копий
  }
# What each does, for a card of 2 rows of 11 columns.
grail-brief-witch = ход на 1, проклятие
grail-brief-squire = указывает, ход на 2
grail-brief-fairy = 3 клевера, ход 1–3
grail-brief-smith = копьё, ход на 4
grail-brief-wizard = дракон, ход на 5
grail-brief-princess = до замка впереди
grail-brief-priest = до церкви впереди
grail-brief-horse = ход на 2, 4 или 6
grail-brief-unicorn = обгоняет рыцаря

# Что делает каждый: карта в 5 строк по 24 колонки.
grail-does-witch = На 1 вперёд. Проклясть союзника: при его призыве поменяться местами с тем, у кого он, и на 1 вперёд.
grail-does-squire = Указать на рыцаря, на 2 вперёд. Если в конце раунда он лидер — встать на область прямо перед ним.
grail-does-fairy = Увидеть 3 жетона клевера, разложить как угодно. Потом на 1, 2 или 3 вперёд.
grail-does-smith = Взять копьё, потом на 4 вперёд.
grail-does-wizard = Дракона — на свободную область, потом на 5 вперёд.
grail-does-princess = Вперёд до ближайшего замка. Финиш — тоже замок.
grail-does-priest = Вперёд до ближайшей церкви; если её нет, стоять.
grail-does-horse = На 2, 4 или 6 вперёд.
grail-does-unicorn = Обгон: на первую свободную область перед ближайшими рыцарями. Дракон не помеха.
grail-does-curse = Колдунья поменялась местами с тем, у кого проклятый союзник, и идёт на 1 вперёд.
grail-does-jump = Рыцарь, на которого вы указали, лидирует: встаньте прямо перед ним.
grail-does-boots = На 4 вперёд.
grail-does-goblin = На 2 назад.
grail-does-bait = Дракона — на другую свободную область.
grail-does-fake_grail = Другой рыцарь — на 2 назад.
grail-does-magnet = Взять копьё у другого игрока.

# Вопросы
grail-ask-keep = Оставьте себе союзника{ $each ->
        [1] { "" }
       *[other] { " " }({ $mine } из { $each })
      }{ $last ->
    [yes] {" "}втайне; другой отложат в сторону.
    [first] ; потом — куда пойдут остальные.
   *[no] {" "}втайне; остальные пойдут дальше.
  }
grail-ask-pass = В какую сторону пойдут остальные союзники?
grail-ask-ride = { $cause ->
    [fairy] Фея: на сколько областей вперёд?
   *[horse] Конь: на сколько областей вперёд?
  }
grail-ask-spear = На пути дракон, область { $dragon }. Потратить копьё и пройти мимо?
grail-ask-curse = Колдунья: какого союзника проклясть?
grail-ask-point = Оруженосец: кто будет лидером в конце раунда?
grail-ask-choose = Фея: на какой области посмотреть жетон ({ $look } из { $looks })?
grail-ask-lay = Фея: какой жетон положить обратно на { $space } ({ $laid } из { $looks })?
grail-ask-dragon = { $cause ->
    [bait] Приманка: куда переместить дракона?
   *[wizard] Волшебник: куда переместить дракона? После этого вы идёте на 5.
  }
grail-ask-steal = Магнит: у кого взять копьё?
grail-ask-push = Липовый Грааль: какой рыцарь уйдёт на { $number } назад?

# Ответы
grail-way = { $moved ->
    [no] { $blocked ->
        [yes] дракон держит { $whose ->
            [mine] вас
           *[other] рыцаря
          } на { $space }
       *[no] остаётся на { $space }
      }
   *[yes] { $start } → { grail-space }, { $blocked ->
        [yes] дальше дракон
       *[no] { grail-place }
      }
  }{ $past ->
    [none] { "" }
   *[other] {" "}(с копьём { $past }, { $past_place })
  }
grail-way-short = { $moved ->
    [no] остаётся на { $space }
   *[yes] { $start } → { grail-space }
  }{ $past ->
    [none] { "" }
   *[other] , с копьём { $past }
  }
grail-answer-keep = { grail-ally.name } | { grail-keep-move } | { $ways } | { grail-keep-more }
grail-keep-move = { $ally ->
    [witch] ход на 1
    [squire] ход на 2
    [fairy] ход на 1–3
    [smith] ход на 4
    [wizard] ход на 5
    [princess] до замка
    [priest] до церкви
    [horse] на 2/4/6
   *[unicorn] обгон
  }
grail-keep-more = { $ally ->
    [witch] проклясть союзника
    [squire] указать на рыцаря
    [fairy] разложить клевер
    [smith] взять копьё
    [wizard] сдвинуть дракона
   *[other] { "" }
  }
grail-keep-short = { grail-ally.name } | { $ways } | { $ally ->
    [witch] проклятие
    [squire] указать
    [fairy] клевер
    [smith] копьё
    [wizard] дракон
   *[other] { "" }
  }
grail-answer-pass = { $way ->
    [left] налево | следующий игрок: { $seat }
   *[right] направо | следующий игрок: { $seat }
  }
grail-answer-curse = { grail-ally.name } | { $status ->
    [open] убрано: ни у кого, впустую
    [mine] ваша же карта: впустую
    [passed] отдано: может быть у другого
    [left] убрано: ни у кого, впустую
   *[unknown] не видели: может быть у другого
  }
grail-answer-point = { $knight } | { grail-space } | { grail-place }
grail-answer-choose = { $space } | { $where ->
    [here] вы стоите здесь
    [ahead] впереди вас на { $gap }
   *[behind] позади вас на { $gap }
  }
grail-answer-lay = { $token ->
    [boots] сапоги-скороходы | вперёд на 4 области
    [goblin] гоблин | назад на 2 области
    [bait] приманка | перемещает дракона
    [fake_grail] липовый Грааль | другой рыцарь на 2 назад
   *[magnet] магнит | копьё у другого игрока
  }
grail-answer-ride = на { $steps } вперёд | { $ways }
grail-answer-past = отдать копьё | { grail-space }, { grail-place } | { $left ->
    [0] последнее копьё
   *[other] останется: { $left }
  }
grail-answer-stop = { $moved ->
    [no] остаться на { grail-space }
   *[yes] встать на { grail-space } | { grail-place }
  }
grail-answer-dragon = { grail-space } | { $names ->
    [none] позади всех рыцарей
   *[other] на { $gap } дальше, чем { $names }
  }
grail-answer-steal = { $knight } | { $spears } { $spears ->
    [one] копьё
    [few] копья
   *[many] копий
  } | { grail-place } в гонке
grail-answer-push = { $knight } | { $ways }

# Таблица раунда
grail-tally = Раунд { $round }: кто куда пришёл
# The knights on one space after a round, in their order
grail-tally-shared = Область { $space }, начиная с переднего: { $names }.
# Below the bars of the standings: what their thick part shows
grail-tally-gained = толстая линия: пройдено в этом раунде
grail-tally-from = откуда
grail-tally-to = куда
grail-tally-how = как
grail-tally-by = { $cause ->
    [swap] обмен
    [curse] проклятие
   *[jump] прыжок оруженосца
  }
grail-tally-told = { $ways ->
    [none] { $knight } остаётся на { $end }
   *[other] { $knight } с { $start } на { $end }: { $ways }
  }{ $spears ->
    [0] { "" }
    [one] ; { $spears } копьё
    [few] ; { $spears } копья
   *[many] ; { $spears } копий
  }

# Журнал
grail-log-start = Области старта по жребию: { $all }.
grail-log-round = — Раунд { $round }. Первый игрок: { $seat }.
grail-log-aside = { $allies ->
    [none] Отложено лицом вниз: { $hidden } { $hidden ->
        [one] союзник
        [few] союзника
       *[many] союзников
      }.
   *[other] { $count ->
        [1] Отложен лицом вверх союзник
       *[other] Отложены лицом вверх союзники
      }: { $allies }.
  }
grail-log-pack = { $allies ->
    [none] { "" }
   *[other] { $many ->
        [yes] { $seat } видит { $count } союзников.
       *[no] { $seat } смотрит карты: { $allies }.
      }
  }
grail-log-keeps = { $ally ->
    [none] { $seat } оставляет себе союзника.
   *[other] { $seat } оставляет себе { grail-ally.whom }.
  }
grail-log-passes = { $way ->
    [left] { $seat } решает: остальные идут налево.
   *[right] { $seat } решает: остальные идут направо.
  }
grail-log-extra = { $ally ->
    [none] Ещё один союзник отложен лицом вниз.
   *[other] Ещё одна карта отложена: { grail-ally.name }.
  }
grail-log-adds = { $ally ->
    [none] { $seat } получает последнего союзника и берёт отложенного.
   *[other] { $seat } берёт отложенную карту: { grail-ally.name }.
  }
grail-log-leaves = { $ally ->
    [none] Последняя карта отложена лицом вниз.
   *[other] Последняя карта отложена: { grail-ally.name }.
  }
grail-log-nobody = { $cursed ->
    [yes] { $number }, { grail-ally.name }: убрано. Проклятие пропадает.
   *[no] { $number }, { grail-ally.name }: убрано.
  }
grail-log-reveals = { $number }, { grail-ally.name }: { $seat }!
grail-log-curses = { $seat } проклинает { grail-ally.whom }.
grail-log-own_curse = Проклятие на собственную карту колдуньи ({ grail-ally.name }): ничего не происходит.
grail-log-swaps = { $same ->
    [yes] Проклятие! { $seat } и { $knight } меняются местами в очереди на { $start }.
   *[no] Проклятие! { $seat } и { $knight } меняются местами: { $seat } { $start } → { $end }, { $knight } { $end } → { $start }.
  }
grail-log-points = Оруженосец ({ $seat }) указывает, что лидером будет { $knight }.
grail-log-jumps = Конец раунда, лидер — { $knight }. Прыгает оруженосец ({ $seat }).
grail-log-no_jump = Конец раунда, { $knight } не лидер. Оруженосец остаётся на месте ({ $seat }).
grail-log-chooses = { $seat } выбирает клевер на { $space }.
grail-log-looks = { $tokens ->
    [none] { $seat } смотрит жетоны на { $spaces } и втайне раскладывает их обратно.
   *[other] { $seat } смотрит жетоны на { $spaces }: { $tokens }.
  }
grail-log-lays = { $token ->
    [none] { "" }
   *[other] { $seat } кладёт на { $space }: { grail-token }.
  }
grail-log-moves = { $cause ->
    [boots] Сапоги-скороходы несут дальше: { $seat } { $start } → { grail-space }, { grail-place }.
    [goblin] Гоблин гонит назад: { $seat } { $start } → { grail-space }, { grail-place }.
    [fake_grail] Липовый Грааль уводит назад: { $seat } { $start } → { grail-space }, { grail-place }.
    [jump] { $seat } прыгает: { $start } → { grail-space }, { grail-place }.
    [unicorn] { $seat } обгоняет: { $start } → { grail-space }, { grail-place }.
    [curse] Колдунья идёт дальше: { $seat } { $start } → { grail-space }, { grail-place }.
   *[other] { $seat } идёт на { $steps }: { $start } → { grail-space }, { grail-place }.
  }
grail-log-stays = { $cause ->
    [priest] Впереди нет церкви: { $seat } остаётся на { $space }.
    [unicorn] Впереди никого: { $seat } остаётся на { $space }.
   *[other] { $seat } остаётся на { $space }.
  }
grail-log-blocked = { $kept ->
    [yes] { $seat } бережёт копьё: дракон на { $dragon } преграждает путь.
   *[no] Дракон на { $dragon } преграждает путь: { $seat }.
  }
grail-log-dragon = { $seat } перемещает дракона: { $start } → { $end }.
grail-log-spear = { $seat } берёт копьё (теперь { $spears }).
grail-log-spends = { $seat } тратит копьё и проходит мимо дракона; { $spears ->
    [0] копий больше нет
   *[other] осталось { $spears }
  }.
grail-log-loses = Вор уносит копьё: { $seat }, { $spears ->
    [0] копий больше нет
   *[other] осталось { $spears }
  }.
grail-log-no_spear = { $cause ->
    [magnet] Ни у кого больше нет копья.
   *[other] Копий в запасе нет, { $seat } остаётся без копья.
  }
grail-log-steals = Копьё: { $knight } отдаёт, { $seat } получает и теперь имеет { $spears }.
grail-log-pushes = { $seat } отправляет назад: { $knight }.
grail-log-village = { $side ->
    [seal] Деревня на { $space }, { $seat } бросает кубик: печать.
    [thief] Деревня на { $space }, { $seat } бросает кубик: вор, он уносит копьё, если оно есть.
   *[spear] Деревня на { $space }, { $seat } бросает кубик: копьё.
  }
grail-log-seal = { $seat } берёт печать: первый игрок следующего раунда, если она потом не выпадет другому.
grail-log-clover = Клевер на { $space }, { $seat } открывает жетон: { grail-token }.
grail-log-covers = { "" }
grail-log-wins = Финиш! { $seat } побеждает в раунде { $round }.

# Конец
grail-why-aside = В этом раунде отложено у всех на виду: { grail-ally.name }.
grail-why-kept = Уже у вас: { grail-ally.name }.
grail-why-elsewhere = Нет среди карт, из которых вы выбираете: { grail-ally.name }.
grail-why-curse-own = Колдунья не может проклясть саму себя.
grail-why-own-knight = { $knight }: это ваш рыцарь, выберите другого.
grail-why-looked = Область { $space }: этот клевер фея уже выбрала.
grail-why-dragon-here = Область { $space }: дракон сейчас здесь и должен уйти.
grail-why-dragon-knights = Область { $space }: дракона не ставят туда, где стоит рыцарь.
grail-why-dragon-finish = Область { $space }: дракона не ставят на финиш.
grail-why-spearless = { $knight }: нет копья, взять нечего.
grail-curve = Пройденные области по раундам
grail-figures = { $step ->
    [1] Области после каждого раунда
   *[other] Области, каждый { $step }-й раунд
  }
grail-part = Раунд { $part }
grail-end-finish = Финиш! Кубок Грааля получает { $name }.

# i: о том, что под курсором
grail-about-path = Общая область. Передний рыцарь — правее всех; новый встаёт позади тех, кто уже там.
# As allies are passed on: what choosing the way means, and what comes after the draft
grail-about-passing =
    Куда передать. Следующий игрок первым выбирает из того, что вы отдаёте.

    После выбора. Союзников зовут с 1 по 9. Кто оставил названного, тот открывает его и ходит им. Отданных вы видели: они отмечены словом «отдано».
# While we choose, and while we do not
# Behind a space in an explanation: it takes a spear to come there
grail-for-spear = { $spear ->
    [yes] , стоит копья
   *[no] { "" }
  }
grail-about-space = { $names ->
    [none] Область { grail-space }{ grail-for-spear }: рыцарей нет.
   *[other] Область { grail-space }{ grail-for-spear }: { $names }.
  }{ $dragon ->
    [yes] {" "}Здесь дракон.
   *[no] { "" }
  }
grail-about-plain = Здесь ничего не происходит.
grail-about-start = Стартовая область.
grail-about-clover = Кого привёл сюда его собственный эффект, тот открывает жетон и применяет его. Потом сюда кладут новый жетон лицом вниз.
grail-about-tokens = Под клевером: сапоги (на 4 вперёд), гоблин (на 2 назад), приманка (двигает дракона), липовый Грааль (другой рыцарь на 2 назад) или магнит (копьё у другого).
grail-about-castle = Замок: сюда ведёт принцесса. Сам по себе ничего не делает.
grail-about-church = Церковь: сюда ведёт священник. Сама по себе ничего не делает.
grail-about-village = Деревня: кого привёл сюда его собственный эффект, тот бросает кубик деревни. На трёх гранях копьё, на двух вор, который копьё уносит, на одной печать первого игрока для следующего раунда.
grail-about-finish = Финиш. Рыцарь, который сюда попал, неважно как, сразу побеждает. Любое более длинное перемещение кончается здесь. Считается замком.
grail-about-spear = Копьё. Оно один раз проводит мимо дракона. Область дракона при этом считается за шаг; если перемещение должно закончиться на ней, оно заканчивается на область дальше. Без копья рыцарь останавливается на области позади дракона.
# What the cards of these do not say, which stand beside the choices
grail-more-witch = Проклятие. Когда этого союзника открывают, вы меняетесь местами с его рыцарем, где бы ни был дракон, потом идёте на 1 вперёд, и ваша область срабатывает. Только затем действует союзник. Если он никому не достался или достался вам самим, ничего не происходит.
grail-more-squire = Прыжок. Дракон его останавливает или стоит копья, а ваша область срабатывает.
grail-more-princess = Дракон на пути останавливает вас, если не потратить копьё.
grail-more-priest = Дракон на пути останавливает вас, если не потратить копьё.
grail-more-boots = Дракон останавливает или стоит копья, а область, где вы встали, снова срабатывает.
grail-more-unicorn = Рыцари на вашей области не считаются. Если впереди никого, вы стоите.
# All of it
grail-about-witch =
    Колдунья, 1. На 1 вперёд. Потом, даже если пройти не удалось, назовите другого союзника: в этом раунде он проклят.

    { grail-more-witch }
grail-about-squire = Оруженосец, 2. Укажите на другого рыцаря, потом идите на 2 вперёд. Если в конце раунда этот рыцарь лидирует, вы встаёте на область прямо перед ним. { grail-more-squire }
grail-about-fairy = Фея, 3. Открыто выберите три области с клевером. Вы одни смотрите их жетоны и втайне раскладываете обратно на те же области в любом порядке. Потом на 1, 2 или 3 вперёд.
grail-about-smith = Кузнец, 4. Возьмите копьё, если оно есть в запасе, потом на 4 вперёд.
grail-about-wizard = Волшебник, 5. Переместите дракона на другую область без рыцарей, куда угодно, кроме финиша; потом на 5 вперёд.
grail-about-princess = Принцесса, 6. Вперёд до ближайшего замка; финиш тоже замок. { grail-more-princess }
grail-about-priest = Священник, 7. Вперёд до ближайшей церкви; если впереди церкви нет, вы стоите. { grail-more-priest }
grail-about-horse = Конь, 8. На 2, 4 или 6 вперёд, на выбор.
grail-about-unicorn = Единорог, 9. Вперёд на первую свободную область перед ближайшими рыцарями: рыцари на соседних областях обгоняются разом, и дракон среди них или по пути тоже. { grail-more-unicorn }
grail-about-cursing = Можно проклясть и отложенного союзника, чтобы ничего не произошло. Союзников призывают от 1 до 9, так что вы окажетесь там, где рыцарь проклятого будет стоять к тому времени.
grail-about-curse = Проклятие. Колдунья поменялась местами с рыцарем проклятого союзника; теперь она идёт на 1 вперёд по общим правилам, и её область срабатывает. Затем действует проклятый союзник.
grail-about-jump = Прыжок оруженосца. Рыцарь, на которого он указал, лидирует, и оруженосец встаёт прямо перед ним; это перемещение вперёд, как любое другое.
grail-about-boots = Сапоги-скороходы: на 4 вперёд. { grail-more-boots }
grail-about-goblin = Гоблин: на 2 назад, мимо дракона, как будто его нет; если дракон стоит как раз там, ещё на область назад. Область, где вы встали, снова срабатывает.
grail-about-bait = Приманка для дракона: переместите дракона на другую область без рыцарей, куда угодно, кроме финиша. Это обязательно.
grail-about-fake_grail = Липовый Грааль: выберите другого рыцаря, даже если идти ему некуда. Он идёт на 2 назад, а если там дракон, ещё на область назад. Область, где он встал, не срабатывает.
grail-about-magnet = Магнит: заберите копьё у любого другого игрока, если оно у кого-нибудь есть.

grail-first-won =
    Как победить
    Кто первым дойдёт до финиша, области { $finish }, сразу побеждает, даже посреди раунда.
grail-first-round =
    Ход раунда
    Тайно наберите союзников. Потом их зовут с 1 по 9, и чей союзник назван, тот им ходит.
grail-first-mind =
    Стоит помнить
    Дракон останавливает всякого, кто не отдаст копьё. Область срабатывает, если вас привёл ваш союзник или жетон.
grail-signs =
    ЗНАКИ НА ПОЛЕ
    ⚑  финиш     ♜  замок     †  церковь
    ♣  клевер: кто пришёл, открывает жетон
    ⌂  деревня: бросают кубик (3 ↑, 2 вора, 1 ★)
    12  здесь ничего нет
    A  рыцарь    ›  ‹  пройденный путь
    →A A←  где он встанет    ─  его путь
    ▼  куда ведёт вариант (в ASCII @)
    →A↑  куда вы придёте, если потратите копьё
    <§  дракон; <§3 у имени — он в 3 областях впереди
    →§  куда встанет дракон    ┄  прыжок оруженосца
    ►  ходит; призванный союзник    ▸◂  путь продолжается
    ★  печать: первый игрок, первым смотрит союзников
    отдано  вы передали союзника    ?  у кого, неизвестно
    проклят  призван — колдунья меняется местами с рыцарем
    ↑  копьё
    ▮  союзник, лежащий лицом вниз
    !  проклятый союзник    →  на кого он указал
    ◄ ► ▲ ▼  куда передают карты
    ✓  выбранный клевер
    { $sign-away }  не на связи
    +  рыцарей здесь больше, чем показано

grail-C1 = Тропа восстановлена нами: где клевер, замки, церкви, деревни и дракон, и что у каждого стартового номера своя область. По правилам два рыцаря могут стартовать из одной: так на тропе с общими стартами, а какие номера вместе, мы угадали.
grail-C2 = Действия союзников в деталях восстановлены нами; имена феи, волшебника и коня придуманы нами.
grail-R1 = Священник стоит на месте, если впереди нет церкви.
grail-R2 = Когда рыцарь проходит мимо дракона, его область считается за шаг; перемещение, которое закончилось бы на ней, заканчивается на область дальше.
grail-R3 = Дракона нельзя оставить на той же области, его нужно переместить на другую.
grail-R4 = Единорог стоит на месте, если впереди никого нет.
grail-R5 = Прыжок оруженосца — перемещение вашего союзника: дракон останавливает его или стоит копья, область срабатывает, а выпавшая печать относится ещё к этому раунду. На себя указать нельзя.
grail-R6 = Проклятие пропадает, если союзник никому не достался или это второй союзник самой колдуньи.
grail-R7 = Область срабатывает, только если эффект вас переместил: хотя бы на одну область или обменом на другую, даже если следующий за обменом шаг не удался или вернул обратно. Если путь сразу закрыт или идти некуда, ничего не происходит.
grail-R8 = Рыцарь, которого перемещение оставило на его области, не перемещался и сохраняет своё место в очереди.
grail-R9 = Колдунья и рыцарь проклятого на одной области меняются местами в очереди, и никто не считается перемещённым.

# Instead of what moved a knight, where nothing did.
grail-tally-still = { $why ->
    [blocked] путь закрыл дракон
    [priest] впереди нет церкви
    [unicorn] впереди никого
    [over] гонка кончилась раньше
    [stays] некуда идти
   *[none] остался на месте
  }
grail-total = { $space } из { $finish }
grail-tally-spears = копья
