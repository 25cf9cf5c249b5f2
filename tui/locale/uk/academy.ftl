academy-name = Середньовічна академія
academy-blurb = Вибирайте карти, вправляйтеся на семи доріжках і за шість раундів станьте лицарем. 30 хвилин.
academy-title = раунд { $round } із VI   { $ask ->
    [bet] ставка на доріжку
    [keep] вибір карт, { $way ->
        [left] ліворуч
       *[right] праворуч
      }
    [split] поділ карт на стопки
    [stack] вибір стопки
    [arm] карти зброєносцям
    [play] карта { $card } із { $most }
    [turned] карта { $card } із { $most }
    [look] погляд у Кодекс
    [excalibur] Екскалібур
    [advance] рухи за галантність
    [claim] освіта: Кодекс
    [name] милостиня
    [give] милостиня
    [take] милостиня
    [scores] підрахунок
    [over] кінець
   *[none] { "" }
  }

academy-fact-played = зіграно: { $cards }
academy-fact-held = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[other] { $count } карт у руці
  }
academy-fact-of = { $who }: { $parts }
academy-fact-yours = Ваші карти

## The board

academy-head-order = за місцями
academy-head-track = доріжка
academy-head-when = раунд
academy-head-pays = очки
academy-pays-squares = за поділкою
academy-lane-now = цей раунд
academy-lane-first = іде першою
academy-lane-when = раунд { $round }
academy-this-round = якщо рахувати зараз:
academy-you = ви
academy-cup = Чаша
academy-cup-white = білий{" "}
academy-cup-black = {" "}чорн.
academy-cup-at = { $side ->
    [white] білий { $squares }
    [black] чорний { $squares }
   *[centre] центр
  }
academy-codex = Кодекс
academy-pays-bets = { $pays } ст.
academy-pays-codex = { $pays } таємно
academy-pays-scrolls = 1–6 за ◇
academy-pays-dragon = за герби
academy-pays-alms = милостиня
academy-shields = { $count } { $count ->
    [one] герб
    [few] герби
   *[other] гербів
  }
academy-shields-short = { $count } герб.
academy-points = { $count } { $count ->
    [one] очко
    [few] очки
   *[other] очок
  }
academy-points-short = { $count } оч
academy-note-bet = ставка { $track } ×{ $count }
academy-note-bet-short = ставка { $track } ×{ $count }
academy-note-codex = Кодекс { $shields }
academy-note-left = ще має
academy-kept = узято
academy-first-stack = перша стопка
academy-stack = стопка { $number }

academy-track-gallantry = галантність
academy-track-jousts = поєдинок
academy-track-tournaments = турнір
academy-track-education = освіта
academy-track-king = король
academy-track-quests = дракон
academy-track-charity = щедрість
academy-track-white = білий
academy-track-black = чорний
academy-row-gallantry = { academy-track-gallantry }
academy-row-jousts = { academy-track-jousts }
academy-row-tournaments = { academy-track-tournaments }
academy-row-education = { academy-track-education }
academy-row-king = { academy-track-king }
academy-row-quests = { academy-track-quests }
academy-row-charity = { academy-track-charity }
academy-row-white = { academy-track-white }
academy-row-black = { academy-track-black }
academy-suit-gallantry = галантність
academy-suit-sword = меч
academy-suit-education = освіта
academy-suit-king = король
academy-suit-quests = дракон
academy-suit-charity = щедрість
academy-face-gallantry = галант.
academy-face-sword = меч
academy-face-education = освіта
academy-face-king = король
academy-face-quests = дракон
academy-face-charity = щедр.
academy-short-gallantry = гал
academy-short-sword = меч
academy-short-education = осв
academy-short-king = кор
academy-short-quests = дра
academy-short-charity = щед
academy-short-jousts = поє
academy-short-tournaments = тур
academy-short-white = біл
academy-short-black = чор
academy-card = { $suit } { $value }

## Squires who are not simply their players

academy-squire-of = { $name } ({ $colour })
academy-squire-red = червоний
academy-squire-yellow = жовтий
academy-squire-blue = синій
academy-squire-green = зелений
academy-letter-red = Ч
academy-letter-yellow = Ж
academy-letter-blue = С
academy-letter-green = Л
academy-neutral = Карадок

## Questions

academy-ask-keep = Лишіть собі одну карту; решту отримує { $other }.
academy-ask-play = { $whose ->
    [none] Зіграйте карту. П’яту не грають.
   *[other] Зіграйте карту: { $whose }.
  }
academy-ask-only = { $ask ->
    [keep] Вибору немає, візьміть карту: { $card }.
   *[play] { $whose ->
        [none] Вибору немає, зіграйте карту
       *[other] Вибору немає, { $whose }
      }: { $card }.
  }
academy-ask-advance = Галантність{ $whose ->
    [none] : пересуньте один зі своїх маркерів на
   *[other] , { $whose }: пересуньте маркер на
  } { $squares } { $squares ->
    [one] поділку
    [few] поділки
   *[other] поділок
  }.
academy-ask-bet = { $whose ->
    [none] Ваша ставка: на яку доріжку гратимете карти в цьому раунді?
   *[other] Ставка, { $whose }: доріжка для карт цього раунду?
  }
academy-ask-look = { $whose ->
    [none] Освіта: подивитися один герб Кодексу?
   *[other] Освіта, { $whose }: подивитися один герб Кодексу?
  }
academy-ask-claim = { $whose ->
    [none] Освіта: який герб Кодексу берете?
   *[other] Освіта, { $whose }: який герб Кодексу взяти?
  }
academy-ask-excalibur = Екскалібур: підняти маркер на верх стопки?
academy-ask-name = { $whose ->
    [none] Милостиня: на останньому місці кілька. Кому дати герб?
   *[other] Милостиня, { $whose }: на останньому місці кілька. Кому дати герб?
  }
academy-ask-give = { $whose ->
    [none] Милостиня: який герб дати? Отримує { $other }.
   *[other] Милостиня: { $whose } дає, { $other } отримує. Який герб?
  }
academy-ask-take = { $whose ->
    [none] Милостиня: що взяти? Віддає { $other }.
   *[other] Милостиня, { $whose }: що взяти? Віддає { $other }.
  } { $squares ->
    [1] Можна один герб.
   *[other] Можна до { $squares } гербів.
  }
academy-ask-turned = { $whose } відкриває: { $card }. На яку доріжку?
academy-ask-split = Дві стопки по три карти: карта { $number } стопки 1.
academy-ask-stack = Візьміть одну з двох стопок; другу лишає собі { $other }.
academy-ask-arm = По три карти зброєносцям: карта { $number }, { $whose }.

## Answers

academy-answer-keep = { $card } | { $moves }
academy-way = { $start }→{ $end }{ $effect }
academy-earns = { $kind ->
    [moves] поділки
   *[points] очки
  } { $before } → { $after } { $when ->
    [now] зараз
   *[other] у { $when }
  }
academy-answer-play = { $card }{ $choice ->
    [yes] {" "}→ { $track }
   *[no] { "" }
  } | { $start }→{ $end }{ $effect }{ $scrolls ->
    [0] { "" }
    [1] , сувій
   *[other] , обидва сувої
  } | { $earns }
academy-answer-play_turned = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-advance = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-lift = { $whose ->
    [none] { "" }
   *[other] { $whose }:{" "}
  }{ $track } | на { $start }{ $effect } | { $earns }
academy-answer-bet = { $track }{ $count ->
    [none] { "" }
    [0] : жодна карта не підходить
    [one] : підходить { $count } карта
    [few] : підходять { $count } карти
   *[other] : підходять { $count } карт
  }
academy-answer-look = подивитися місце { $place }{ $seen ->
    [none] { "" }
   *[other] {" "}ще раз (було { $seen })
  }
academy-answer-claim = узяти з місця { $place }{ $seen ->
    [none] { "" }
   *[other] , ви бачили там { $seen }
  }
academy-answer-name = отримує { $squire }
academy-answer-give = дати { $value }
academy-answer-slip = дати { $value } долілиць
academy-answer-take = узяти { $value } (там їх { $count })
academy-answer-split = { $card } → стопка 1
academy-answer-choose_stack = стопка { $number } | { $cards }
academy-answer-arm = { $card } → { $squire }
academy-answer-decline-excalibur = ні, лишити стопки як є
academy-answer-decline-look = не дивитися
academy-answer-decline-take = { $taken ->
    [yes] більше нічого не брати
   *[no] нічого не брати
  }
academy-reaches = { $passed ->
    [none] { "" }
   *[other] {" "}(обгін: { $passed })
  }, { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  } місце
academy-because = { $how ->
    [passes] { $track }: позаду лишиться { $names }
    [ahead] { $track }: позаду лишається { $names }
    [leaves] { $track }: на нулі лишається { $names }
   *[square] { $track }: ви приходите на поділку { $square }
  }, { $earns }
academy-brief = { $kind ->
    [sword] { $track } { $value }
    [card] { $card }
   *[none] { $track }
  } | { $way } | { $gain }
academy-brief-way = { $start }→{ $end } { $place ->
    [0] { "" }
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  }
academy-and = { $first } і { $last }
academy-worth = , дає { $value }
academy-stays = {" "}(нічого не дасть: уже в кінці)

## What happened

academy-log-round = — Раунд { $round }. Перший гравець — { $squire }. { $order ->
    [none] Кожен отримує п’ять карт.
   *[other] Кожен отримує шість карт. Черга: { $order }.
  }{ $resets ->
    [0] { "" }
   *[other] { " " }Після нього маркери на { $resets } доріжках повернуться на 0.
  }
academy-log-codex = Кодекс: герби розкладено долілиць, їх { $places }.
academy-log-bets = { $squire } робить ставку: { $track }.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } лишає собі: { $card }.
  }
academy-log-splits = { $card ->
    [none] { "" }
   *[other] { $seat } кладе в першу стопку: { $card }.
  }
academy-log-stacks = { $seat } ділить карти на стопки: { $stacks }.
academy-log-takes_stack = { $seat } бере: { $cards }.
academy-log-keeps_stack = { $seat } лишає собі: { $cards }.
academy-log-arms = { $card ->
    [none] { "" }
   *[other] { $squire } отримує: { $card }.
  }
academy-log-turns_up = { $squire } відкриває: { $card }.
academy-log-plays = { $squire } грає { $squares }: { $track } { $start } → { $end }{ $place ->
    [none] { "" }
    [1] , 1-ше місце
    [2] , 2-ге місце
    [3] , 3-тє місце
   *[other] , { $place }-те місце
  }.
academy-log-lap = { $squire } проходить повне коло: { $track }.
academy-log-cup = { $stays ->
    [yes] Чаша лишається на краю: { $end }.
   *[no] Чаша: { $start } → { $end }.
  }
academy-log-scroll = { $squire } бере сувій з поділки { $square }.
academy-log-looks = { $squire } дивиться в Кодекс, місце { $place }{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-declines = { $ask ->
    [excalibur] { $squire } лишає Екскалібур у піхвах.
    [take] { $taken ->
        [yes] { $squire } більше нічого не бере.
       *[no] { $squire } нічого не бере.
      }
   *[other] { "" }
  }
academy-log-lifts = Екскалібур! { $squire } піднімається на верх стопки: { $track }, { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
  } місце.
academy-log-moves = Галантність, { $squire }: { $track } +{ $squares }, { $start } → { $end }{ $place ->
    [none] { "" }
    [1] , 1-ше місце
    [2] , 2-ге місце
    [3] , 3-тє місце
   *[other] , { $place }-те місце
  }.
academy-log-steps_back = { $squire } відступає: { $track } { $start } → { $end }, { $place ->
    [none] останнє місце, як у всіх на 0
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
  }.
academy-log-shield = { $squire }: { $value } ({ $track }).
academy-log-duel_ends = Двобій закінчено, Чаша: { $start }. Маркери обох лицарів ідуть на 0, Чаша — в центр.
academy-log-claims = { $squire } бере герб Кодексу, місце { $place }{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-gives_back = { $squire } показує 0 і повертає його.
academy-log-holds = { $squire } лишає собі долілиць { $shield ->
    [none] герб Кодексу
   *[other] герб { $shield }
  }.
academy-log-scrolls_return = Обидва сувої знову лежать на доріжці короля, а всі маркери там ідуть на 0.
academy-log-scroll_aside = Сувій з поділки { $square } відкладено, доки не візьмуть сувій з поділки 12.
academy-log-bonus = Дракон, { $squire }: очки за плюсові герби ({ $shields }) — { $points }.
academy-log-names = Милостиня: { $squire } вибирає, отримує { $other }.
academy-log-gives = Милостиня: { $squire } дає, { $other } отримує { $value ->
    [none] герб Кодексу долілиць
   *[other] { $value } ({ $track })
  }.
academy-log-takes = Милостиня: { $value } ({ $track }) отримує { $squire }, втрачає { $other }.
academy-log-reset = Половина навчання позаду. Маркери повертаються на 0: { $tracks }.
academy-log-staggers = Доріжка «{ $track }» зберігає порядок: { $squires ->
    [none] { "" }
   *[other] { $squires };{" "}
  }на останньому місці { $last }.
academy-log-total = { $squire }: { $points } { $count ->
    [one] очко
    [few] очки
   *[other] очок
  }.
academy-log-over = Шостий раунд закінчено, усі герби лежать горілиць.

academy-round-over = Підсумок раунду { $round }
academy-round-sum = разом
academy-round-moved = Галантність: { $moves }.
academy-round-so-far = Усього у вас поки { $points } { $count ->
    [one] очко
    [few] очки
   *[other] очок
  }.
academy-round-others = Очки інших приховано до кінця раунду { $last }.
academy-round-move = { $squire } на { $squares ->
    [one] { $squares } поділку
    [few] { $squares } поділки
   *[other] { $squares } поділок
  } { $back ->
    [yes] назад
   *[no] вперед
  } ({ $track })
academy-round-hidden = ▒ — герб, вартість якого ви не бачите.
academy-round-reset = Після раунду III повертаються на 0: { $tracks }.

academy-why-kept = { $card }: цю карту ви вже лишили собі.
academy-why-no-card = { $track }: у вас немає карти для цієї доріжки.
academy-why-other-squire = { $card }: карта в іншого зброєносця ({ $other }), зараз не його хід.
academy-why-sword-only = { $track }: сюди карту меча не грають.
academy-why-place-empty = Місце { $number } Кодексу: герб звідти вже взяли.
academy-why-not-last = { $other }: не останнє місце на щедрості.
academy-why-not-covered = { $track }: жоден ваш маркер не лежить там під іншим.
academy-why-no-king-lift = { $track }: тут Екскалібур не діє.
academy-curve = Очки лицарства за раундами
academy-figures = { $step ->
    [1] Очки після кожного раунду
   *[other] Очки, кожен { $step }-й раунд
  }
academy-part = Раунд { $part ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] { $part }
  }
academy-end-points = За очками лицарем стає { $name }.
academy-end-gallantry = Очок порівну, але на галантності попереду { $name } — і стає лицарем.
academy-end-shared = Порівну і очок, і галантності: честь ділять { $name }.
academy-end-hidden = ▒ — герб Кодексу, даний долілиць як милостиня: його враховано в стовпці Кодексу в того, хто має його тепер.
academy-total = разом
academy-column-jousts = поєд.
academy-column-tournaments = турнір
academy-column-white = білий
academy-column-black = чорний
academy-column-education = освіта
academy-column-codex = Кодекс
academy-column-king = король
academy-column-scrolls = король
academy-column-quests = дракон
academy-column-dragon = дракон
academy-column-charity = щедр.
academy-column-alms = милост

## More about the thing under the cursor

academy-explain = Кожна карта пересуває ваш маркер відповідною доріжкою на своє значення. Біля назви доріжки — що вона дає і в якому раунді її рахуватимуть найближчим часом. З кількох маркерів на одній поділці часом видно лише верхній; у списку біля доріжки — усі за порядком. Усі доріжки, крім служби королю, замкнені: після поділки 19 знову йде 0, і кожне коло зараховується.
# What the choice under the cursor would change
academy-explain-would = Цей вибір:
academy-explain-would-alone = Ця карта, якщо зіграти її саму:
academy-explain-would-take = Якщо всі три зіграє { $squire }:
academy-explain-move = { $track } { $start } → { $squares }{ $place ->
    [none] { "" }
   *[other] , { $place } місце
  }{ $gain ->
    [none] { "" }
   *[other] , { $gain }
  }
# Above the order on a track, below what a choice would change
academy-explain-before = До цього ходу:
academy-explain-order = { $track }{ $when ->
    [now] { " " }зараз:
   *[before] :
  }
academy-explain-squares = поділок
academy-explain-pays = { $kind ->
    [squares] рух
   *[points] очки
  }
academy-explain-same = { $kind ->
    [squares] поділок стільки ж
   *[points] очок стільки ж
  }
academy-explain-zero = На одній поділці попереду той маркер, що прийшов останнім: він зверху. На 0 усі останні й нічого не здобувають.
academy-explain-reset = Після раунду III маркери тут повертаються на 0.
academy-explain-lap = Маркер зі знаком + пройшов повне коло: він на 20 поділок далі, ніж число над ним.
academy-explain-step-back = Хто отримав рух за галантність, той потім відступає на галантності на одну поділку, лягаючи поверх тих, хто там є. На порядок цього раунду це не впливає.
academy-explain-seen = Що ви бачили в Кодексі цього раунду, за місцями: { $seen }.
academy-explain-shown = Шість карт, які кожен гравець узяв у цьому раунді, — це бачили всі:
academy-explain-excalibur = Екскалібур тримає перший гравець: раз за раунд, перед самим підрахунком, можна підняти один свій маркер на верх його стопки — на будь-якій доріжці, крім короля. Стопка на 0 не рахується. Угорі він випереджає всіх на цій відстані.
academy-explain-neutral = Карадок — нічий зброєносець. Він відкриває карту навмання; для меча доріжку вибирає перший гравець.
academy-explain-exchange = Спершу обидва гравці таємно ділять свої шість карт. Потім усі стопки відкривають; перший гравець бере одну з чужих, другий — одну з його. Що не взяли, лишається власникові. Наостанок кожен роздає свої шість карт двом зброєносцям, по три; таємний лише цей поділ.

academy-track-about-gallantry = Галантність рахують першою, щораунду: перше місце пересуває один свій маркер на 3 поділки на будь-якій доріжці, друге — на 2, третє — на 1. Спершу рухається нижче місце; відмовитися не можна. Третє місце рухається, лише коли зброєносців четверо чи більше.
academy-track-about-gallantry-bets = Галантність рахують першою, щораунду. Спершу третє місце, далі друге, далі перше рухаються доріжкою своєї ставки: на 1, 2, 3 поділки за кожну карту, зіграну на неї в цьому раунді. Без такої карти руху немає. Третє місце рухається, лише коли зброєносців четверо чи більше.
academy-track-about-jousts = Карту меча можна зіграти на поєдинок або на турнір. Обидва щораунду дають очки за перші місця.
academy-track-about-tournaments = { academy-track-about-jousts }
academy-track-about-white = Доріжку Білого лицаря рахують у раундах II, IV і VI: 8, 5, 2 очки, якщо Чаша на його боці, інакше 5, 3, 1; коли зброєносців троє — лише перші два місця. Карта меча тут тягне Чашу до білого на стільки ж поділок. Після цього обидві доріжки й Чаша повертаються на початок.
academy-track-about-black = Доріжку Чорного лицаря рахують у раундах II, IV і VI: 8, 5, 2 очки, якщо Чаша на його боці, інакше 5, 3, 1; коли зброєносців троє — лише перші два місця. Карта меча тут тягне Чашу до чорного на стільки ж поділок. Після цього обидві доріжки й Чаша повертаються на початок.
academy-track-about-education = Освіту рахують щораунду: −3 останньому, −1 передостанньому. Якщо на 0 кілька маркерів, кожен із них отримує −3, а −1 не отримує ніхто.
academy-track-about-education-codex = Щораунду в Кодексі лежать долілиць один −3, один −1 і нулі — по гербу на зброєносця. Після кожної карти освіти можна подивитися один із них. Коли рахують освіту, спершу герб бере перше місце, потім друге і так далі; хто на 0, ті останні, за чергою ходу. Нулі повертають, −3 і −1 лишаються в тих, хто їх узяв, до кінця.
academy-track-about-king = Служба королю платить у раундах III і VI («{ academy-pays-squares }»): на поділках 1–5 — нічого, 6 очок від поділки 6, 12 — на поділці 12, де доріжка закінчується.
academy-track-about-king-scrolls = Один сувій (◇) лежить на поділці 6, другий — на 12, де доріжка закінчується. Хто зіграв карту короля, бере кожен сувій під своїм маркером і позаду нього. Якщо в раунді взято сувій, кожен зброєносець отримує очки своєї поділки, за два сувої — двічі: 1 від поділки 1, 2 від 4, 4 від 6, 5 від 9, 6 на 12. Коли взято сувій з 12, обидва кладуть на місце, а всі маркери йдуть на 0; якщо взято лише сувій з 6, він доти чекає збоку. Після раунду III доріжку не скидають.
academy-track-about-quests = Дракон дає очки за перші місця лише в раунді VI. Маркери тут не скидають.
academy-track-about-quests-dragon = Дракон чекає в раунді VI: перше місце отримує 1 очко за кожен свій плюсовий герб, друге — 1 за кожні два; останній або всі, хто на 0, втрачають 1 за кожні два. Це очки, не герби. Маркери тут не скидають.
academy-track-about-charity = Щедрість рахують лише в раунді VI: −10 останньому, −4 передостанньому. Якщо на 0 кілька маркерів, кожен отримує −10. Маркери тут не скидають.
academy-track-about-charity-alms = Милостиню дають наприкінці раунду VI. Перше місце віддає один зі своїх гербів освіти останньому й може взяти до двох його плюсових гербів, не дорожчих за 3; з кількох на 0 вибирає одного. Якщо зброєносців четверо чи більше, друге місце робить так само з передостаннім, але бере щонайбільше один. Хто на 0, не дає нічого. Маркери тут не скидають.

## Options

academy-option-open_scores = Відкритий рахунок
academy-about-open_scores = Очки кожного зброєносця видно завжди. Герби Кодексу лишаються долілиць і до кінця не рахуються.
academy-option-excalibur = Екскалібур
academy-about-excalibur = Раз за раунд, перед самим підрахунком, перший гравець може підняти один свій маркер на верх стопки.
academy-option-step_back = Крок назад
academy-about-step_back = Хто отримав рух за галантність, після нього відступає на галантності на одну поділку.
academy-option-staggered_reset = Скидання за порядком
academy-about-staggered_reset = Після раунду III на 0 йдуть не всі маркери: порядок зберігається — останній на 0, наступний на 1 і так далі.
academy-option-knights_duel = Чорний проти Білого
academy-about-knights_duel = Замість поєдинку й турніру — Білий і Чорний лицарі, яких рахують у II, IV і VI. Мечі рухають Чашу: на чиєму вона боці, той дає більше.
academy-option-gallantry_bets = Уроки гарних манер
academy-about-gallantry_bets = Перед вибором карт кожен робить ставку на доріжку. Рухи за галантність ідуть туди, тим далі, що більше карт на неї зіграно.
academy-option-secret_codex = Таємний Кодекс
academy-about-secret_codex = −3 і −1 освіти сховано серед нулів. Карти освіти дають підглянути; хто попереду, вибирає першим.
academy-option-scrolls = Служба королю
academy-about-scrolls = Король дає очки щоразу, коли зброєносець бере сувій з поділки 6 чи 12 його доріжки, а не в III і VI.
academy-option-dragon_bonus = Як здолати дракона
academy-about-dragon_bonus = Дракон не дає гербів: перший і другий отримують очки за свої плюсові герби, останній трохи втрачає.
academy-option-alms = Милостиня
academy-about-alms = Щедрість не дає гербів: наприкінці перший віддає останньому поганий герб, а в нього бере добрі.
academy-option-two_player = Правила для двох
academy-about-two_player = Ланселот: по два зброєносці, карти ділять і вибирають відкрито. Карадок: вибір карт із третім, нічиїм зброєносцем.
academy-value-lancelot = Ланселот
academy-value-karadoc = Карадок

academy-first-won =
    Як перемогти
    Найбільше очок після раунду VI. За рівності перемагає той, хто попереду на галантності.
academy-first-round =
    Хід раунду
    Наберіть п’ять карт і зіграйте чотири. Кожна рухає маркер на своє число; тоді рахують доріжки, першою — галантність.
academy-first-mind =
    Варто пам’ятати
    На одній поділці попереду той маркер, що прийшов останнім: він зверху. На 0 усі останні. Після раунду III — скидання доріжок: { $resets }.
academy-signs =
    ЗНАКИ НА ПОЛІ
    ►  зараз його хід; перед маркером — куди він піде
    ★  перший гравець раунду
    ✓  уже обрав і чекає на інших
    →  звідки й куди йде маркер
    { $sign-thinking }  думає    { $sign-away }  немає за столом
    ▮  карта в руці, яку не бачить ніхто інший
    { $sign-shield }  герб    ▒  прихований герб
    ²  два маркери на поділці (³ три, ⁴ чотири)
    ×  стільки однакових карт
    +  маркер, що пройшов повне коло
    ╵ ┴  кожна п’ята поділка доріжки
    ·  порожня поділка    ━  шлях, який пройде маркер
    ◆ ▼  Чаша    ◇ ▽  куди вона піде
    ◇  сувій на доріжці короля
    { $sign-gallantry }  галантність  { $sign-jousts }  поєдинок  { $sign-tournaments }  турнір
    { $sign-education }  освіта       { $sign-king }  король
    { $sign-quests }  дракон       { $sign-charity }  щедрість  { $sign-sword }  меч
academy-R1 = Маркер, що пересунуто чи скинуто назад на відстань 0, стоїть на 0 і є останнім.
academy-R2 = Першого гравця раунду I визначає жереб серед гравців; Карадок ним не буває.
academy-R3 = Скидання за порядком: маркери на 0 усі лишаються там, а наступний іде на 1.
academy-R4 = Чорний проти Білого: якщо Чаша в центрі, не переміг ніхто, й обидві доріжки дають 5, 3, 1.
academy-R5 = Кодекс: хто на освіті на 0, вибирає після всіх інших, за чергою ходу.
academy-R6 = Сувої: після карти короля ви берете кожен сувій під своїм маркером і позаду нього, навіть якщо маркер уже стояв там чи не зрушив. Рухи за галантність і ставки сувоїв не беруть.
academy-R7 = Милостиня: якщо на 0 кілька, перший спершу називає одного з них, а тоді дає; передостаннього тоді немає. Дати треба обов’язково, узяти — ні; кому нема чого дати чи взяти, той це пропускає.
academy-R8 = Очки з доріжок оголошують під час підрахунку, і вони лишаються відомі; до кінця не показують лише суми. Відкритий рахунок показує і їх.
academy-R9 = Карадок лишає карту найбільшого значення у своїй пачці; між різними картами того самого значення вирішує жереб, із рівними шансами. На його карти ніхто не дивиться, доки їх не зіграно.
academy-R10 = Що треба вибрати за Карадока, вибирає перший гравець, нічого при цьому не бачачи: Карадок ніколи не дивиться в Кодекс, а герба Кодексу, що лишився в нього, не бачить ніхто. У милостині один із його гербів Кодексу визначає жереб; герб, даний йому, знає лише той, хто дав.
academy-R11 = Ланселот: усі стопки показують, і вони лишаються відомими; таємний лише поділ між двома зброєносцями.
academy-R12 = Екскалібур діє в кожному раунді, рахують доріжку чи ні.
academy-R13 = Крок назад роблять одразу після кожного руху за галантність, як у французьких правилах; за англійськими й російськими — коли порухалися всі троє.
academy-R14 = Дракона зустрічають до милостині.
academy-R15 = Ставки: карта короля без руху рахується, а меч рахується на тій доріжці, де його зіграно. Без карт руху немає.
academy-R16 = Милостиня: другий на щедрості дає передостанньому й бере в нього; за англійськими правилами — в останнього.
academy-R17 = Рух за галантність не ділять і від нього не відмовляються; можна вибрати маркер короля на 12, хоч це нічого й не дасть.
academy-R18 = Зброєносці з рівними очками, які на галантності на 0, ділять місце.
academy-C1 = Відтворено: дракон дає 17, 10, 4, щедрість — −10, −4. Розрив між першим і другим на драконі та −10 мають сліди в джерелах.
academy-C2 = Відтворено: доріжка Чаші з центром і 10 поділками в кожен бік.
academy-C3 = Відтворено: на яких поділках зворотного боку короля починаються значення 1, 2, 4, 5, 6. Самі значення — з книги правил, де 5 названо перед 4.
academy-C4 = Відтворено: черга ходу Ланселота в шести раундах.
academy-C5 = Відтворено: на карті ставок є всі доріжки, що в грі.
academy-C6 = Відтворено: доріжки лицарів — кола по 20 поділок, як і решта.
