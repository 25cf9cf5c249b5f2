grail-name = Кубок Грааля
grail-blurb = Перегони лісовою стежкою із союзниками, яких щораунду вибирають знову. 30 хвилин.
grail-option-board = Стежка
grail-about-board = Якою стежкою мчать лицарі. Зі спільними стартами два номери мають одну клітинку, у простому лісі кожен свою.
grail-value-forest = ліс
grail-value-pairs = ліс, спільні старти
grail-option-open_allies = Відкладені союзники горілиць
grail-about-open_allies = Для початківців: кожен відкладений союзник лежить горілиць, також той, що лишився після вибору.

# Words. $ally, $token, $cause, $kind, $side and $way are always keys, so that every sentence can choose its own form.
grail-ally = { $ally ->
    [witch] чаклунка
    [squire] зброєносець
    [fairy] фея
    [smith] коваль
    [wizard] чарівник
    [princess] принцеса
    [priest] священник
    [horse] кінь
   *[unicorn] єдиноріг
  }
    .whom = { $ally ->
        [witch] чаклунку
        [squire] зброєносця
        [fairy] фею
        [smith] коваля
        [wizard] чарівника
        [princess] принцесу
        [priest] священника
        [horse] коня
       *[unicorn] єдинорога
    }
grail-ally-name = { grail-ally }
# Не ширше 8 колонок, для вузької картки.
grail-ally-card = { $ally ->
    [squire] зброєн.
    [priest] священ.
   *[other] { grail-ally }
  }
grail-token = { $token ->
    [boots] чоботи-скороходи
    [goblin] гоблін
    [bait] принада
    [fake_grail] липовий Грааль
   *[magnet] магніт
  }
# Не ширше 8 колонок, для вузької картки.
grail-token-card = { $token ->
    [boots] чоботи
    [fake_grail] липовий
   *[other] { grail-token }
  }
grail-kind = { $kind ->
    [clover] конюшина
    [castle] замок
    [castle-clover] замок, конюшина
    [church] церква
    [village] село
    [finish] фініш
   *[plain] звичайна
  }
grail-space = { $kind ->
    [plain] { $space }
   *[other] { $space } ({ grail-kind })
  }
grail-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
  } місце
grail-legend = { $sign ->
    [dragon] дракон
    [goal] ціль
    [seal] печатка
    [thief] злодій
   *[spear] спис
  }

grail-title = раунд { $round }   { $phase ->
    [draft] вибір союзників{ $way ->
        [left] , ліворуч
        [right] , праворуч
       *[none] { "" }
      }
    [call] кличемо { $number }: { grail-ally }
    [over] кінець
   *[end] кінець раунду
  }
# Не ширше 7 колонок, для краю вузької картки.
grail-status = { $status ->
    [open] збоку
    [hand] в руці
    [mine] у вас
    [passed] віддано
    [left] збоку
    [nobody] збоку
   *[unknown] ?
  }
grail-card = { $cause ->
    [curse] прокляття
    [jump] стрибок зброєносця
    [witch] 1 чаклунка
    [squire] 2 зброєносець
    [fairy] 3 фея
    [smith] 4 коваль
    [wizard] 5 чарівник
    [princess] 6 принцеса
    [priest] 7 священник
    [horse] 8 кінь
    [unicorn] 9 єдиноріг
    [boots] конюшина: чоботи-скороходи
    [goblin] конюшина: гоблін
    [bait] конюшина: принада
    [fake_grail] конюшина: липовий Грааль
   *[magnet] конюшина: магніт
  }

grail-fact-dragon = Дракон на клітинці { $space }.
grail-fact-ahead = Дорога за клітинкою { $space }: { $spaces }.
grail-fact-seal = має печатку
grail-fact-revealed = відкрито: { $allies }
grail-fact-kept = { $count ->
    [one] тримає { $count } союзника
   *[other] тримає { $count } союзників
  }
grail-fact-allies = Союзники

# The board
grail-you = ви
grail-cursed = проклято
grail-rank = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  }
grail-stand = { grail-rank } · клітинка { $space }
grail-stand-short = { grail-rank } · на { $space }
grail-spears = { $count ->
    [0] без списа
    [one] { $count } спис
    [few] { $count } списи
   *[many] { $count } списів
  }
# What each does, for a card of 2 rows of 11 columns.
grail-brief-witch = хід на 1, прокляття
grail-brief-squire = вказує, хід на 2
grail-brief-fairy = 3 конюшини, хід 1–3
grail-brief-smith = спис, хід на 4
grail-brief-wizard = дракон, хід на 5
grail-brief-princess = до замку попереду
grail-brief-priest = до церкви попереду
grail-brief-horse = хід на 2, 4 або 6
grail-brief-unicorn = обганяє лицаря

# What each does, for a card of 5 rows of 24 columns.
grail-does-witch = Рух на 1. Прокляніть союзника: коли його кличуть, міняєтеся місцями з тим, хто його має, і ще рух на 1.
grail-does-squire = Укажіть на лицаря, рух на 2. Якщо в кінці раунду він перший, стрибаєте на клітинку просто поперед нього.
grail-does-fairy = Перегляньте три жетони конюшини й розкладіть як хочете. Рух на 1, 2 чи 3.
grail-does-smith = Візьміть спис, потім рух на 4.
grail-does-wizard = Дракона — на вільну клітинку, потім рух на 5.
grail-does-princess = Рух до найближчого замку. Фініш — теж замок.
grail-does-priest = Рух до найближчої церкви; якщо попереду її немає, стоїте.
grail-does-horse = Рух на 2, 4 чи 6.
grail-does-unicorn = Обгін: на першу вільну клітинку попереду найближчого лицаря. Дракон не заважає.
grail-does-curse = Чаклунка помінялася місцями з тим, хто має проклятого союзника, і йде на 1.
grail-does-jump = Лицар, на якого ви вказали, попереду всіх: рух на клітинку просто перед ним.
grail-does-boots = Рух на 4 вперед.
grail-does-goblin = Рух на 2 назад.
grail-does-bait = Поставте дракона на іншу вільну клітинку.
grail-does-fake_grail = Інший лицар іде на 2 назад.
grail-does-magnet = Візьміть спис в іншого гравця.

# Questions
grail-ask-keep = Лишіть собі союзника{ $each ->
        [1] { "" }
       *[other] { " " }({ $mine } з { $each })
      }{ $last ->
    [yes] {" "}долілиць; іншого відкладуть.
    [first] , потім оберіть, куди піде решта.
   *[no] {" "}долілиць; решту передадуть.
  }
grail-ask-pass = У який бік піде решта союзників?
grail-ask-ride = { $cause ->
    [fairy] Фея: на скільки рухаєтеся?
   *[horse] Кінь: на скільки скачете?
  }
grail-ask-spear = Дорогу заступає дракон, клітинка { $dragon }. Віддати спис, щоб пройти?
grail-ask-curse = Чаклунка: якого союзника проклинаєте?
grail-ask-point = Зброєносець: хто буде лідером наприкінці раунду?
grail-ask-choose = Фея: де переглядаєте жетон конюшини ({ $look } з { $looks })?
grail-ask-lay = Фея: який жетон кладете на { $space } ({ $laid } з { $looks })?
grail-ask-dragon = { $cause ->
    [bait] Принада: куди йде дракон?
   *[wizard] Чарівник: куди йде дракон? Потім ви йдете на 5.
  }
grail-ask-steal = Магніт: у кого берете спис?
grail-ask-push = Липовий Грааль: який лицар іде назад на { $number }?

# Answers
grail-way = { $moved ->
    [no] { $blocked ->
        [yes] дракон тримає на { $space }
       *[no] лишається на { $space }
      }
   *[yes] { $start } → { grail-space }, { $blocked ->
        [yes] далі дракон
       *[no] { grail-place }
      }
  }{ $past ->
    [none] { "" }
   *[other] {" "}(зі списом { $past }, { $past_place })
  }
grail-way-short = { $moved ->
    [no] лишається на { $space }
   *[yes] { $start } → { grail-space }
  }{ $past ->
    [none] { "" }
   *[other] , зі списом { $past }
  }
grail-answer-keep = { grail-ally } | { grail-keep-move } | { $ways } | { grail-keep-more }
grail-keep-move = { $ally ->
    [witch] хід на 1
    [squire] хід на 2
    [fairy] хід на 1–3
    [smith] хід на 4
    [wizard] хід на 5
    [princess] до замку
    [priest] до церкви
    [horse] на 2/4/6
   *[unicorn] обгін
  }
grail-keep-more = { $ally ->
    [witch] проклясти союзника
    [squire] указати лицаря
    [fairy] розкласти конюшину
    [smith] взяти спис
    [wizard] зсунути дракона
   *[other] { "" }
  }
grail-keep-short = { grail-ally } | { $ways } | { $ally ->
    [witch] прокляття
    [squire] указати
    [fairy] конюшина
    [smith] спис
    [wizard] дракон
   *[other] { "" }
  }
grail-answer-pass = { $way ->
    [left] ліворуч | наступний гравець — { $seat }
   *[right] праворуч | наступний гравець — { $seat }
  }
grail-answer-curse = { grail-ally } | { $status ->
    [open] збоку: ні в кого, намарно
    [mine] ваш же: намарно
    [passed] віддано: може бути в іншого
    [left] збоку: ні в кого, намарно
   *[unknown] не бачили: може бути в іншого
  }
grail-answer-point = { $knight } | { grail-space } | { grail-place }
grail-answer-choose = { $space } | { $where ->
    [here] тут стоїте ви
    [ahead] на { $gap } попереду вас
   *[behind] на { $gap } позаду вас
  }
grail-answer-lay = { $token ->
    [boots] чоботи-скороходи | уперед на 4 клітинки
    [goblin] гоблін | назад на 2 клітинки
    [bait] принада | рухає дракона
    [fake_grail] липовий Грааль | інший лицар на 2 назад
   *[magnet] магніт | забирає спис в іншого гравця
  }
grail-answer-ride = рух на { $steps } | { $ways }
grail-answer-past = віддати спис | { grail-space }, { grail-place } | { $left ->
    [0] останній спис
   *[other] ще { $left }
  }
grail-answer-stop = { $moved ->
    [no] лишитися на { grail-space }
   *[yes] стати на { grail-space } | { grail-place }
  }
grail-answer-dragon = { grail-space } | { $names ->
    [none] позаду всіх лицарів
   *[other] на { $gap } далі, ніж { $names }
  }
grail-answer-steal = { $knight } | { $spears } { $spears ->
    [one] спис
    [few] списи
   *[other] списів
  } | { grail-place } в перегонах
grail-answer-push = { $knight } | { $ways }

# Таблиця раунду
grail-tally = Раунд { $round }: хто куди дійшов
# The knights on one space after a round, in their order
grail-tally-shared = Клітинка { $space }, починаючи з переднього: { $names }.
# Below the bars of the standings: what their thick part shows
grail-tally-gained = товста лінія: пройдено в цьому раунді
grail-tally-from = звідки
grail-tally-to = куди
grail-tally-how = як
grail-tally-by = { $cause ->
    [swap] обмін
    [curse] прокляття
   *[jump] стрибок зброєносця
  }
grail-tally-told = { $ways ->
    [none] { $knight } лишається на { $end }
   *[other] { $knight } з { $start } на { $end }: { $ways }
  }{ $spears ->
    [0] { "" }
    [one] ; { $spears } спис
    [few] ; { $spears } списи
   *[many] ; { $spears } списів
  }

# Log
grail-log-start = Клітинки старту за жеребом: { $all }.
grail-log-round = — Раунд { $round }. Перший гравець — { $seat }.
grail-log-aside = { $allies ->
    [none] { $hidden ->
        [1] Одного союзника відкладено долілиць.
       *[other] Союзників відкладено долілиць: { $hidden }.
      }
   *[other] { $count ->
        [1] Відкладено горілиць союзника
       *[other] Відкладено горілиць союзників
      }: { $allies }.
  }
grail-log-pack = { $allies ->
    [none] { "" }
   *[other] { $many ->
        [yes] { $seat } бачить { $count } союзників.
       *[no] { $seat } переглядає союзників: { $allies }.
      }
  }
grail-log-keeps = { $ally ->
    [none] { $seat } лишає собі союзника.
   *[other] { $seat } лишає собі { grail-ally.whom }.
  }
grail-log-passes = { $way ->
    [left] { $seat } вирішує: решта йде ліворуч.
   *[right] { $seat } вирішує: решта йде праворуч.
  }
grail-log-extra = { $ally ->
    [none] Ще одного союзника відкладено долілиць.
   *[other] Відкладено ще одного союзника: { grail-ally }.
  }
grail-log-adds = { $ally ->
    [none] { $seat } отримує останнього союзника й бере відкладеного.
   *[other] { $seat } бере відкладеного союзника: { grail-ally }.
  }
grail-log-leaves = { $ally ->
    [none] Останнього, зайвого союзника відкладено долілиць.
   *[other] Зайвого союзника відкладено: { grail-ally }.
  }
grail-log-nobody = { $cursed ->
    [yes] { $number }, { grail-ally }: відкладено. Прокляття минає марно.
   *[no] { $number }, { grail-ally }: відкладено.
  }
grail-log-reveals = { $number }, { grail-ally }: { $seat }!
grail-log-curses = { $seat } проклинає { grail-ally.whom }.
grail-log-own_curse = Проклятого союзника ({ grail-ally }) має сама чаклунка: нічого не стається.
grail-log-swaps = { $same ->
    [yes] Прокляття! { $seat } і { $knight } міняються місцями на клітинці { $start }.
   *[no] Прокляття! { $seat } і { $knight } міняються місцями: { $seat } { $start } → { $end }, { $knight } { $end } → { $start }.
  }
grail-log-points = Зброєносець ({ $seat }) вказує, що попереду буде { $knight }.
grail-log-jumps = Раунд закінчено, попереду { $knight }: стрибає зброєносець ({ $seat }).
grail-log-no_jump = Раунд закінчено, попереду не { $knight }: зброєносець не стрибає ({ $seat }).
grail-log-chooses = { $seat } вибирає конюшину на { $space }.
grail-log-looks = { $tokens ->
    [none] { $seat } переглядає жетони на { $spaces } і таємно розкладає їх.
   *[other] { $seat } переглядає жетони на { $spaces }: { $tokens }.
  }
grail-log-lays = { $token ->
    [none] { "" }
   *[other] { $seat } кладе на { $space }: { grail-token }.
  }
grail-log-moves = { $cause ->
    [boots] Чоботи-скороходи несуть далі: { $seat } { $start } → { grail-space }, { grail-place }.
    [goblin] Гоблін жене назад: { $seat } { $start } → { grail-space }, { grail-place }.
    [fake_grail] Липовий Грааль веде назад: { $seat } { $start } → { grail-space }, { grail-place }.
    [jump] { $seat } стрибає: { $start } → { grail-space }, { grail-place }.
    [unicorn] { $seat } обганяє: { $start } → { grail-space }, { grail-place }.
    [curse] Чаклунка йде далі: { $seat } { $start } → { grail-space }, { grail-place }.
   *[other] { $seat }, рух на { $steps }: { $start } → { grail-space }, { grail-place }.
  }
grail-log-stays = { $cause ->
    [priest] Попереду немає церкви: { $seat } лишається на { $space }.
    [unicorn] Попереду нікого: { $seat } лишається на { $space }.
   *[other] { $seat } лишається на { $space }.
  }
grail-log-blocked = { $kept ->
    [yes] { $seat } береже спис: дракон на { $dragon } спиняє рух.
   *[no] Дракон на { $dragon } спиняє: { $seat }.
  }
grail-log-dragon = { $seat } пересуває дракона: { $start } → { $end }.
grail-log-spear = { $seat } бере спис (тепер { $spears }).
grail-log-spends = { $seat } віддає спис, щоб пройти повз дракона; { $spears ->
    [0] більше списів немає
   *[other] лишається { $spears }
  }.
grail-log-loses = Злодій краде спис: { $seat }, { $spears ->
    [0] більше списів немає
   *[other] лишається { $spears }
  }.
grail-log-no_spear = { $cause ->
    [magnet] Списа взяти ні в кого.
   *[other] Списів не лишилося: { $seat } не бере нічого.
  }
grail-log-steals = Спис: { $knight } віддає, { $seat } отримує й тепер має { $spears }.
grail-log-pushes = { $seat } відсилає назад: { $knight }.
grail-log-village = { $side ->
    [seal] Село на { $space }: { $seat } кидає кубик — печатка.
    [thief] Село на { $space }: { $seat } кидає кубик — злодій краде спис, якщо той є.
   *[spear] Село на { $space }: { $seat } кидає кубик — спис.
  }
grail-log-seal = { $seat } бере печатку: перший гравець наступного раунду, якщо вона потім не випаде іншому.
grail-log-clover = Конюшина на { $space }: { $seat } відкриває жетон — { grail-token }.
grail-log-covers = { "" }
grail-log-wins = { $seat } сягає фінішу в раунді { $round }!

# The end
grail-why-aside = Цього раунду відкладено в усіх на очах: { grail-ally }.
grail-why-kept = Уже у вас: { grail-ally }.
grail-why-elsewhere = Немає серед карт, з яких ви вибираєте: { grail-ally }.
grail-why-curse-own = Чаклунка не може проклясти саму себе.
grail-why-own-knight = { $knight }: це ваш лицар, виберіть іншого.
grail-why-looked = Клітинка { $space }: цю конюшину фея вже вибрала.
grail-why-dragon-here = Клітинка { $space }: дракон зараз тут і має піти.
grail-why-dragon-knights = Клітинка { $space }: дракона не ставлять туди, де стоїть лицар.
grail-why-dragon-finish = Клітинка { $space }: дракона не ставлять на фініш.
grail-why-spearless = { $knight }: немає списа, взяти нічого.
grail-curve = Пройдені клітинки за раундами
grail-figures = { $step ->
    [1] Клітинки після кожного раунду
   *[other] Клітинки, кожен { $step }-й раунд
  }
grail-part = Раунд { $part }
grail-end-finish = { $name } сягає фінішу й здобуває Кубок Грааля.

# i: about the thing under the cursor
grail-about-path = Спільна клітинка. Передній лицар — найправіше; хто прибуває, стає позаду.
# As allies are passed on: what choosing the way means, and what comes after the draft
grail-about-passing =
    Куди передати. Наступний гравець першим вибирає з того, що ви віддаєте.

    Після вибору. Союзників кличуть від 1 до 9. Хто тримає названого, той відкриває його й ходить ним. Відданих ви бачили: вони позначені словом «віддано».
# While we choose, and while we do not
# Behind a space in an explanation: it takes a spear to come there
grail-for-spear = { $spear ->
    [yes] , коштує списа
   *[no] { "" }
  }
grail-about-space = { $names ->
    [none] Клітинка { grail-space }{ grail-for-spear }: лицарів немає.
   *[other] Клітинка { grail-space }{ grail-for-spear }: { $names }.
  }{ $dragon ->
    [yes] {" "}Тут дракон.
   *[no] { "" }
  }
grail-about-plain = Тут нічого не стається.
grail-about-start = Стартова клітинка.
grail-about-clover = Хто закінчує тут рух із власного ефекту, відкриває жетон і виконує його. Потім сюди кладуть долілиць новий жетон.
grail-about-tokens = Під конюшиною: чоботи (на 4 вперед), гоблін (на 2 назад), принада (рухає дракона), липовий Грааль (інший лицар на 2 назад) або магніт (спис в іншого).
grail-about-castle = Замок: сюди веде принцеса. Сам він нічого не робить.
grail-about-church = Церква: сюди веде священник. Сама вона нічого не робить.
grail-about-village = Село: хто закінчує тут рух із власного ефекту, кидає кубик. Половина його граней дає спис, дві — злодій, що спис забирає, одна — печатка першого гравця на наступний раунд.
grail-about-finish = Фініш. Хто сюди прийшов, хоч би як, той одразу виграв. Спиняє кожен довший рух і вважається замком.
grail-about-spear = Спис. Він дає один раз пройти повз дракона. Тоді клітинка дракона рахується як крок; рух, що закінчився б на ній, закінчується на одну далі. Без списа рух закінчується на клітинці позаду дракона.
# What the cards of these do not say, which stand beside the choices
grail-more-witch = Прокляття. Коли того союзника відкривають, ви міняєтеся місцями з його гравцем, хоч де був би дракон, тоді йдете на 1 й застосовуєте ефект клітинки. Лише потім діє союзник. Якщо його не має ніхто або маєте ви, нічого не стається.
grail-more-squire = Стрибок. Дракон його спиняє або коштує списа; потім застосуйте ефект клітинки.
grail-more-princess = Дракон на шляху спиняє вас, якщо не витратити списа.
grail-more-priest = Дракон на шляху спиняє вас, якщо не витратити списа.
grail-more-boots = Дракон спиняє вас або коштує списа; потім застосуйте ефект клітинки.
grail-more-unicorn = Лицарі на вашій клітинці не рахуються. Нікого попереду — ви не рухаєтеся.
# All of it
grail-about-witch =
    Чаклунка, 1. Рух на 1. Потім, хоч зрушили ви, хоч ні, назвіть одного з інших союзників: у цьому раунді він проклятий.

    { grail-more-witch }
grail-about-squire = Зброєносець, 2. Укажіть на іншого лицаря, потім рух на 2. Якщо в кінці раунду той лицар попереду всіх, ви стрибаєте на клітинку просто перед ним. { grail-more-squire }
grail-about-fairy = Фея, 3. Відкрито виберіть три клітинки з конюшиною. Ви самі переглядаєте їхні жетони й таємно розкладаєте їх на цих клітинках як хочете. Потім рух на 1, 2 чи 3.
grail-about-smith = Коваль, 4. Візьміть спис, якщо ще є; потім рух на 4.
grail-about-wizard = Чарівник, 5. Поставте дракона на іншу клітинку, де немає лицарів, будь-де, крім фінішу; потім рух на 5.
grail-about-princess = Принцеса, 6. Рух до найближчого замку попереду; фініш — теж замок. { grail-more-princess }
grail-about-priest = Священник, 7. Рух до найближчої церкви попереду; якщо її немає, ви не рухаєтеся. { grail-more-priest }
grail-about-horse = Кінь, 8. Рух на 2, 4 чи 6, як хочете.
grail-about-unicorn = Єдиноріг, 9. Рух на першу вільну клітинку попереду найближчих лицарів: тих, що стоять на сусідніх клітинках поспіль, обганяють разом, і дракона серед них чи на шляху теж. { grail-more-unicorn }
grail-about-cursing = Можна проклясти й відкладеного союзника — тоді нічого не станеться. Союзників кличуть від 1 до 9, тож ви опинитеся там, де його гравець стоятиме на той час.
grail-about-curse = Прокляття. Чаклунка помінялася місцями з гравцем проклятого союзника; тепер вона йде на 1 за загальними правилами; застосуйте ефект клітинки. Потім діє проклятий союзник.
grail-about-jump = Стрибок зброєносця. Лицар, на якого він указав, попереду всіх, тож він переходить на клітинку просто перед ним, як у кожному русі вперед.
grail-about-boots = Чоботи-скороходи: рух на 4 вперед. { grail-more-boots }
grail-about-goblin = Гоблін: рух на 2 назад, повз дракона, ніби його немає; якщо дракон стоїть саме там, ще на клітинку назад. Потім застосуйте ефект клітинки.
grail-about-bait = Принада для дракона: поставте його на іншу клітинку, де немає лицарів, будь-де, крім фінішу. Це обов’язково.
grail-about-fake_grail = Липовий Грааль: виберіть іншого лицаря, навіть якщо йому нікуди йти. Він іде на 2 назад, а якщо там дракон, ще на клітинку назад. Там, де він стане, з ним нічого не стається.
grail-about-magnet = Магніт: візьміть спис в іншого гравця на свій вибір, якщо хоч один його має.

grail-first-won =
    Як перемогти
    Хто першим дійде до фінішу, клітинки { $finish }, одразу перемагає, навіть посеред раунду.
grail-first-round =
    Хід раунду
    Таємно наберіть союзників. Потім їх кличуть від 1 до 9, і чийого названо, той ним ходить.
grail-first-mind =
    Варто пам’ятати
    Дракон спиняє кожного, хто не віддасть списа. Клітинка діє, якщо вас привів ваш союзник або жетон.
grail-signs =
    ЗНАКИ НА ПОЛІ
    ⚑  фініш     ♜  замок     †  церква
    ♣  конюшина: хто прийшов, відкриває жетон
    ⌂  село: кидають кубик (3 ↑, 2 злодії, 1 ★)
    12  тут нічого немає
    A  лицар    ›  ‹  пройдений шлях
    →A A←  де він стане    ─  його шлях
    ▼  куди веде варіант (в ASCII @)
    →A↑  куди ви прийдете, якщо витратите спис
    <§  дракон; <§3 біля імені — він за 3 клітинки
    →§  куди стане дракон    ┄  стрибок зброєносця
    ►  його хід; покликаний союзник    ▸◂  шлях триває
    ★  печатка: перший гравець, першим дивиться союзників
    віддано  ви передали союзника    ?  у кого, невідомо
    проклято  покликано — чаклунка міняється місцями
    ↑  спис
    ▮  союзник, якого тримають долілиць
    !  проклятий союзник    →  на кого він вказав
    ◄ ► ▲ ▼  куди передають карти
    ✓  вибрана конюшина
    { $sign-away }  немає за столом
    +  лицарів тут більше, ніж видно

grail-C1 = Стежку відтворено: де стоять конюшина, замки, церкви, села й дракон, а також те, що кожен стартовий номер має свою клітинку. За книгою правил двоє лицарів можуть стартувати з однієї: так на стежці зі спільними стартами, а які номери разом, ми здогадалися.
grail-C2 = Що роблять союзники, у подробицях відтворено; назви феї, чарівника й коня — наші.
grail-R1 = Священник не рухається, якщо попереду немає церкви.
grail-R2 = Коли минають дракона, його клітинка рахується як крок; рух, що закінчився б на ній, закінчується на одну далі.
grail-R3 = Дракона треба поставити на іншу клітинку, не на ту, де він стоїть.
grail-R4 = Єдиноріг не рухається, якщо попереду нікого немає.
grail-R5 = Стрибок зброєносця — рух вашого союзника: дракон спиняє його або коштує списа, ви застосовуєте ефект клітинки, а печатка, що тоді випала, належить цьому раунду. На себе вказувати не можна.
grail-R6 = Прокляття минає марно, якщо союзника не має ніхто або якщо це другий союзник самої чаклунки.
grail-R7 = Ефект клітинки застосовують, лише якщо ефект вас зрушив: на клітинку чи більше або обміном на іншу клітинку, навіть якщо крок після обміну перекрито чи він веде назад. Якщо шлях перекрито одразу або йти нікуди, нічого не стається.
grail-R8 = Лицар, якого рух лишає на його клітинці, не рухався і зберігає там своє місце.
grail-R9 = Чаклунка й лицар, чий союзник проклятий, на одній клітинці міняються місцями в її порядку, і ніхто не рухався.

# Instead of what moved a knight, where nothing did.
grail-tally-still = { $why ->
    [blocked] шлях закрив дракон
    [priest] попереду немає церкви
    [unicorn] попереду нікого
    [over] перегони скінчилися раніше
    [stays] нікуди йти
   *[none] лишився на місці
  }
grail-total = { $space } з { $finish }
grail-tally-spears = списи
