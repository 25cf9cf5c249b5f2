nobles-name = Дуэли дворян
nobles-blurb = Два двора по трое дворян вызывают друг друга на дуэль: оружие, броня и кубики, пока один из дворов не падёт. Около 30 минут.
nobles-fact-yours = Ваше оружие
nobles-fact-decks = Колоды: дворян { $nobles }, оружия { $weapons }.

nobles-title = { $step ->
    [court] выбор дворов
    [over] ход { $number }: конец
   *[turn] ход { $number }: { $name }{ $quiet ->
        [0] { "" }
       *[other] {"   "}без дуэли { $quiet } из 40 ходов
    }
  }

## Карты: буква достоинства, в одну колонку

nobles-rank-king = К
nobles-rank-queen = Д
nobles-rank-jack = В
nobles-rank-ace = Т
nobles-name-king = король
nobles-name-queen = дама
nobles-name-jack = валет
nobles-kind-ace = туз
nobles-kind-armour = броня
nobles-kind-weapon = оружие
nobles-kind-idle = позже
nobles-kind-favour-hearts = лечит
nobles-kind-favour-diamonds = берёт
nobles-kind-favour-clubs = вернёт
nobles-kind-favour-spades = видит

## Шаги хода, в строке над дворами

nobles-step-income = доход
nobles-step-favour = милость
nobles-step-buy = покупка
nobles-step-tithe = дань
nobles-step-equip = броня
nobles-step-challenge = вызов
nobles-step-duel = дуэль
nobles-now-substitute = (замена)
nobles-now-weapons = (оружие)
nobles-step-court = Оба выбирают одновременно и тайно.

## Люди и стопки

nobles-coins = { $count } { $count ->
    [one] монета
    [few] монеты
   *[many] монет
  }
nobles-hand = карты
nobles-hand-empty = карт нет
nobles-favours = милости
nobles-favour-of = { $suit ->
    [hearts] милость червей
    [diamonds] милость бубён
    [clubs] милость треф
   *[spades] милость пик
  }
nobles-you = вы
nobles-pile-nobles = дворяне
nobles-pile-weapons = оружие
nobles-pile-discard = сброс
nobles-pile-fallen = павшие
nobles-none = нет
nobles-no-weapons = оружия нет

## Дуэль: слагаемые и счёт

nobles-tally-title = Дуэль: { $one } против { GENITIVE($other) }
nobles-tally-won = Победа { GENITIVE($noble) }{ $by ->
    [ace] {" "}тузом
   *[score] , { $more } : { $less }
  }
nobles-tally-tied = Ничья
nobles-tally-stamina = Стойкость
nobles-row-strength = сила
nobles-row-armour = броня
nobles-row-queen = дама
nobles-row-dice = кубики
nobles-row-weapon = оружие
nobles-row-weapon-1 = оружие 1
nobles-row-weapon-2 = оружие 2
nobles-row-total = итого
nobles-row-ace = туз
nobles-near = { $closeness ->
    [suit] своя масть
    [colour] свой цвет
   *[other] чужой цвет
  }
nobles-versus = против
nobles-stage-stake = на кону 1 монета и 1 рана
nobles-fallen = гибнет
nobles-duel-would = { $challenger }: победа { $wins } %, ничья { $ties } %
nobles-duel-instead = { $noble } вместо { GENITIVE($spared) }?
nobles-duel-answer = { $challenger } вызывает { ACCUSATIVE($noble) }
nobles-duel-ace = Решает туз: очки не считаются.
nobles-duel-level = пока поровну, по { $score }
nobles-duel-leads = { $noble } впереди на { $by }
nobles-duel-won = итог дуэли: { $by ->
    [ace] туз, победа { GENITIVE($noble) }
   *[score] победа { GENITIVE($noble) }, { $more } : { $less }
  }
nobles-duel-tied = итог: ничья, оба ранены
nobles-duel-loser = { $fell ->
    [yes] { $noble } гибнет
   *[no] { $noble }: рана
  }
nobles-aid-king = { $card } { $strength } вынесет { $bears }, { $dice } куб., карт { $weapons }
nobles-aid-queen = { $card } { $strength } вынесет { $bears }, { $dice } куб., карт { $weapons }, двор +3
nobles-aid-jack = { $card } { $strength } вынесет { $bears }, { $dice } куб., карт { $weapons }
nobles-aid-court = дама даёт 3 королям и валетам
nobles-aid-suit = { $only ->
    [suit] оружие только в масть дворянина
    [colour] оружие его цвета; в масть: +2
   *[none] оружие в масть дворянина: +2
  }

## Вопросы

nobles-ask-court = Ваш двор: выберите { $left ->
    [3] троих из шести дворян.
    [2] ещё двоих.
    [1] ещё одного.
   *[other] ещё { $left }.
  }
nobles-ask-favour = { $state ->
    [used] Милость: в этот ход уже взята.
    [seen] Карты соперника видны выше, пока вы не пойдёте дальше.
    [closed] Милость: сейчас ни одна ничего не даст.
    [without] Милость: у вас нет карты нужной масти ({ $suits }).
   *[open] Милость: выложить оружие ради милости его масти?
  }
nobles-ask-buy = { $offer ->
    [both] Покупка: { $weapons ->
        [1] карта оружия за 1
       *[other] до { $weapons } карт оружия по 1
    }, дворянин за 5?
    [noble] Покупка: дворянин за 5 монет?
    [weapons] Покупка: { $weapons ->
        [1] карта оружия за 1 монету
       *[other] до { $weapons } карт оружия по 1 монете
    }?
   *[nothing] Покупка: в этот ход больше ничего. У вас { $coins } { $coins ->
        [one] монета.
        [few] монеты.
       *[many] монет.
    }
  }
nobles-ask-tithe = { $state ->
    [used] Дань: в этот ход уже взята.
    [closed] Дань: нет короля, который её вынесет.
   *[open] Дань: ранить короля и взять 1 монету?
  }
nobles-ask-equip = { $state ->
    [closed] Броня: вам нечего надеть или передать.
    [lay] Броня: надеть двойку или тройку?
    [move] Броня: передать броню другому?
   *[open] Броня: надеть двойку или тройку, передать броню другому?
  }
nobles-ask-challenge = Вызвать? { $substitute ->
    [yes] { $name } может послать замену.
    [dear] { $name } не может оплатить замену.
   *[none] { $name } без замены.
  }
nobles-ask-substitute = Вызов: { $challenger } против { GENITIVE($noble) } из вашего двора. Послать замену за 2 монеты?
nobles-ask-weapons = { $left ->
    [0] Оружие: для { GENITIVE($noble) } это предел.
   *[other] { $choice ->
        [no] Оружие: у вас нет подходящего для { GENITIVE($noble) }.
       *[yes] Оружие: выложить { $laid ->
            [0] { "" }
           *[other] ещё{" "}
        }{ $left ->
            [one] одно
           *[other] до { $left }
        }?
    }
  } { $ace ->
    [yes] Решает туз.
   *[no] { $stands ->
        [ahead] Вы впереди, { $mine } : { $theirs }.
        [behind] Вы позади, { $mine } : { $theirs }.
       *[level] Счёт равный, по { $mine }.
    }
  }

## Ответы

nobles-answer-keep = { $card } | { $strength } | { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
  } | вынесет { $bears } | оружие { $weapons }
nobles-answer-favour-hearts = { $card } | лечить { ACCUSATIVE($target) } | стойкость { $before } → { $after }
nobles-answer-favour-diamonds = { $card } | взять { $count } { $count ->
    [one] карту оружия
    [few] карты оружия
   *[many] карт оружия
  }
nobles-answer-favour-clubs = { $card } | взять { ACCUSATIVE($target) } из сброса
nobles-answer-favour-spades = { $card } | посмотреть карты соперника ({ $count })
nobles-answer-buy-weapon = оружие | монеты { $before } → { $after }
nobles-answer-buy-noble = дворянин | монеты { $before } → { $after }
nobles-answer-tithe = { $card } | стойкость { $left } → { $after } | монеты { $before } → { $coins }
nobles-answer-arm = { $card } на { ACCUSATIVE($noble) } | { $before } → { $after }
nobles-answer-move-armour = { $exchanged ->
    [none] { $card } с { GENITIVE($source) } на { ACCUSATIVE($target) } | { $before } → { $after }
   *[other] обмен: { $card } на { ACCUSATIVE($target) }, { $exchanged } на { ACCUSATIVE($source) }
  }
nobles-answer-challenge = { $noble } вызывает { ACCUSATIVE($target) } | { $own } : { $their } | победа { $wins } % | ничья { $ties } %
nobles-answer-substitute = послать { ACCUSATIVE($noble) } | { $own } | победа { $wins } % | монеты { $before } → { $after }
nobles-answer-lay = { $card } | { $effect ->
    [nothing] ничего не даст, решает туз
   *[score] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } масть
    }
  } | { $score } | { $outcome }
nobles-answer-lay-ace = { $card } | туз, { $closeness ->
    [suit] своя масть
    [colour] свой цвет
   *[other] чужой цвет
  }{ $against ->
    [wins] {" "}— бьёт их туза
    [tie] {" "}— ничья тузов
    [loses] {" "}— слабее их туза
   *[none] { "" }
  } | | { $outcome }
nobles-score = { $mine } : { $theirs }
nobles-wins-short = { $wins } %
nobles-outcome-open = затем кладёт { $name }
nobles-outcome-win = победа
nobles-outcome-lose = поражение
nobles-outcome-tie = ничья
nobles-outcome-wounded = рана: { $noble }
nobles-outcome-both = раны обоим
nobles-outcome-falls = гибнет { $noble }
nobles-outcome-over = конец игры
nobles-passed = { $step ->
    [favour] милость сейчас невозможна
    [buy] покупать нечего
    [tithe] дань сейчас невозможна
    [equip] брони для двора нет
   *[weapons] { "" }
  }
nobles-answer-done = { $step ->
    [favour] { $used ->
        [yes] дальше: { $next }
       *[no] без милости | дальше: { $next }
    }
    [buy] { $bought ->
        [yes] больше ничего не покупать
       *[no] ничего не покупать
    } | дальше: { $next }
    [tithe] { $used ->
        [yes] дальше: { $next }
       *[no] без дани | дальше: { $next }
    }
    [equip] ничего не менять | дальше: { $next }
    [challenge] без вызова: конец хода
    [substitute] { $noble } сам | { $own } | победа { $wins } %
   *[weapons] { $laid ->
        [0] без оружия
       *[other] больше не класть
    } | { $score } | { $outcome }
  }

## Ожидание

nobles-waiting = { $name } решает, { $step ->
    [favour] просить ли милости…
    [buy] что купить…
    [tithe] брать ли дань…
    [equip] надеть ли броню…
    [challenge] бросить ли вызов…
    [substitute] послать ли замену…
   *[weapons] какое взять оружие…
  }

## Журнал

nobles-log-keeps = { $noble ->
    [none] { "" }
   *[other] { $seat } оставляет { ACCUSATIVE($noble) }.
  }
nobles-log-court = Двор ({ $seat }): { $nobles }.
nobles-log-first = Первый ход по жребию: { $seat }.
nobles-log-hand = { $seat } получает { $weapons ->
    [none] { $count } { $count ->
        [one] карту оружия
        [few] карты оружия
       *[many] карт оружия
    }
   *[other] { ACCUSATIVE($weapons) }
  }.
nobles-log-turn = — Ход { $number }: { $seat } получает { $gained } { $gained ->
    [one] монету
    [few] монеты
   *[many] монет
  } (теперь { $coins }).
nobles-log-favour = { $seat } выкладывает { ACCUSATIVE($card) } за милость.
nobles-log-heals = { $noble } лечится, теперь { $wounds ->
    [0] без ран
   *[other] ран: { $wounds }
  }.
nobles-log-draws = { $seat } берёт из колоды { $weapon ->
    [none] карту оружия
   *[other] { ACCUSATIVE($weapon) }
  }.
nobles-log-takes = { $seat } берёт { ACCUSATIVE($weapon) } из сброса.
nobles-log-looks = { $seat } смотрит карты соперника{ $weapons ->
    [none] .
   *[other] : { $weapons }.
  }
nobles-log-reshuffle = Сброс перемешан и стал новой колодой: { $weapons } { $weapons ->
    [one] карта
    [few] карты
   *[many] карт
  } оружия.
nobles-log-buys-weapon = { $seat } покупает { $weapon ->
    [none] карту оружия
   *[other] { ACCUSATIVE($weapon) }
  } за { $paid } { $paid ->
    [one] монету
    [few] монеты
   *[many] монет
  } (остаётся { $coins }).
nobles-log-buys-noble = { $seat } берёт ко двору { ACCUSATIVE($noble) } за { $paid } { $paid ->
    [one] монету
    [few] монеты
   *[many] монет
  } (остаётся { $coins }).
nobles-log-tithe = { $seat } берёт дань, рану получает { $king }: +{ $gained } { $gained ->
    [one] монета
    [few] монеты
   *[many] монет
  } (теперь { $coins }).
nobles-log-arms = { $seat } надевает броню: { $armour } на { ACCUSATIVE($noble) }.
nobles-log-moves-armour = { $seat } { $exchanged ->
    [none] передаёт броню: { $armour } с { GENITIVE($source) } на { ACCUSATIVE($target) }
   *[other] меняет броню местами: { $armour } на { ACCUSATIVE($target) }, { $exchanged } на { ACCUSATIVE($source) }
  }.
nobles-log-challenge = Вызов: { $noble } ({ $seat }) против { GENITIVE($target) } ({ $challenged }).
nobles-log-substitute = { $seat } платит { $paid } { $paid ->
    [one] монету
    [few] монеты
   *[many] монет
  } (остаётся { $coins }) и посылает { ACCUSATIVE($noble) } вместо { GENITIVE($spared) }.
nobles-log-stands = { $seat } никого не посылает на замену: { $noble } принимает вызов.
nobles-log-unarmed = { $noble } без оружия.
nobles-log-rolls = { $noble } бросает { $dice }: пока { $total }.
nobles-log-lays = { $noble }: оружие { $weapon }, { $closeness ->
    [suit] туз своей масти
    [colour] туз своего цвета
    [other] туз чужого цвета
   *[none] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } за масть
    }
  }.
nobles-log-score = { $noble }: { $strength }{ $armour ->
    [0] { "" }
   *[other] {" "}+ броня { $armour }
  }{ $queen ->
    [0] { "" }
   *[other] {" "}+ дама { $queen }
  } + бросок { $dice }{ $weapons ->
    [0] { "" }
   *[other] {" "}+ оружие { $weapons }
  } = { $total }.
nobles-log-wins = { $noble } побеждает { $by ->
    [ace] тузом
   *[score] по очкам
  }: { $seat } получает { $gained } { $gained ->
    [one] монету
    [few] монеты
   *[many] монет
  } (теперь { $coins }).
nobles-log-tie = { $by ->
    [ace] Тузы одинаково близки
   *[score] Очков поровну
  }: ничья, оба ранены, и монету не получает никто.
nobles-log-wounded = { $noble } получает рану: { $wounds } из { $bears }.
nobles-log-falls = { $noble } выбывает из игры{ $armour ->
    [none] { "" }
   *[other] , { $armour } идёт в сброс
  }; { $left ->
    [0] двор пуст
    [one] при дворе остался { $left }
   *[other] при дворе осталось { $left }
  } ({ $seat }).
nobles-log-no-duel = { $late ->
    [yes] Без дуэли { $turns } { $turns ->
        [one] ход
        [few] хода
       *[many] ходов
    } подряд; после 40 игра кончается.
   *[no] { "" }
  }
nobles-log-over = — Конец. Сколько ран ещё вынесут дворы: { $stamina }.

## Конец

nobles-why-favoured = { $card }: за ход — одна милость, и вы её уже получили.
nobles-why-favour-used = { $card }: милость этой масти у вас уже была; каждую просят один раз за игру.
nobles-why-favour-idle = { $card } сейчас ничего не даёт: { $suit ->
    [hearts] черви лечат рану, а никто из ваших дворян не ранен.
    [diamonds] бубны дают тянуть оружие, если оно есть, только когда в вашем дворе дворян меньше, чем в чужом.
    [clubs] трефы берут карту из сброса, а он пуст.
   *[spades] пики показывают карты соперника, а у него их нет.
  }
nobles-why-three-weapons = Оружие: за ход покупают не больше трёх карт, и вы их купили.
nobles-why-no-weapons = Оружие: тянуть больше нечего.
nobles-why-weapon-price = Оружие: цена { $price }, а монет у вас { $coins }.
nobles-why-one-noble = Дворяне: за ход покупают одного, и вы его купили.
nobles-why-full-court = Дворяне: при вашем дворе трое, больше места нет.
nobles-why-no-nobles = Дворяне: покупать больше некого.
nobles-why-noble-price = Дворяне: цена { $price }, а монет у вас { $coins }.
nobles-why-tithed = { $noble }: дань — раз за ход.
nobles-why-would-kill = { $noble }: ещё одна рана убьёт короля, поэтому дани нет.
nobles-why-no-king = { $noble }: дань платят только короли.
nobles-why-no-armour = { $card }: броня — это только двойки и тройки.
nobles-why-wears = { $noble }: уже в броне ({ $armour }); броню живых не меняют.
nobles-why-fitted = { $noble }: { ACCUSATIVE($armour) } надели или передали в этот ход, до следующего она остаётся на месте.
nobles-why-duelling = { $noble }: вызов брошен именно этому дворянину.
nobles-why-most-weapons = { $card }: оружия больше нельзя, у { GENITIVE($noble) } предел — { $most }.
nobles-why-same-suit = { $card }: за этим столом оружие { GENITIVE($noble) } — только своей масти.
nobles-why-same-colour = { $card }: за этим столом оружие { GENITIVE($noble) } — только своего цвета.
nobles-curve = Стойкость, ход за ходом
nobles-figures = { $step ->
    [1] Стойкость после каждого хода
   *[other] Стойкость, каждый { $step }-й ход
  }
nobles-part = Ход { $part }
nobles-end-destroyed = { $whose ->
    [ours] Ваш двор пал
    [theirs] Двор соперника пал
   *[watched] Двор игрока { $loser } пал
  }.
nobles-end-blow = { $how ->
    [tie] Последняя дуэль, ничья, по { $more }: { $noble } ({ $name }) и { $target } ({ $loser }) ранены оба.
    [tie-ace] Последняя дуэль, ничья тузов: { $noble } ({ $name }) и { $target } ({ $loser }) ранены оба.
    [ace] Последний удар: { $noble } ({ $name }) против { GENITIVE($target) } ({ $loser }), оружие { $weapons }, туз.
   *[score] Последний удар: { $noble } ({ $name }) против { GENITIVE($target) } ({ $loser }){ $weapons ->
        [none] { "" }
       *[other] , оружие { $weapons }
    }, { $more } : { $less }.
  }
nobles-end-both-destroyed = Оба двора пали в одной дуэли: ничья.
nobles-end-no-duels = 40 ходов без дуэли: { $draw ->
    [yes] дворы вынесут поровну, ничья.
   *[no] чей двор вынесет больше, тот и победил: { $name }.
  }
nobles-end-scores = Числа — сколько ран ещё вынесет каждый двор.

## Что это?

nobles-explain = Два двора. Кто лишился всех своих дворян, проиграл.{ $asked ->
    [yes] {" "}Наведите курсор на вариант, и эта страница его объяснит.
   *[no] { "" }
  }
nobles-about-noble = { $noble }: сила { $strength }; { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
  }; в дуэли не больше { $weapons } { $weapons ->
    [one] карты
   *[other] карт
  } оружия. Вынесет { $bears } раны; последняя из них выводит из игры.
nobles-about-noble-now = { $noble } сейчас: ран { $wounds } из { $bears }; { $sum } до броска кубиков.
nobles-about-queen = Дама при дворе прибавляет 3 другому дуэлянту этого двора — один раз, сколько бы дам там ни было; другой даме — никогда.
nobles-about-keep = Трое из шести розданных вам дворян станут вашим двором. Дворы открываются, когда выбраны оба; остальные дворяне перемешиваются в колоду дворян.
nobles-about-weapon = { $weapon } как оружие прибавляет в дуэли { $value }, и ещё 2, если масть совпадает с мастью дворянина. { $armour ->
    [yes] Может быть и бронёй: на дворянине эта карта прибавляет { $value } в каждой его дуэли.
   *[no] { "" }
  }
nobles-about-weapon-same = { $weapon } как оружие прибавляет { $value } дворянину своей масти; за этим столом дворяне берут только оружие своей масти, и надбавки за масть нет. { $armour ->
    [yes] Может быть и бронёй: на дворянине любой масти эта карта прибавляет { $value } в каждой его дуэли.
   *[no] { "" }
  }
nobles-about-ace = { $weapon } — туз, и он смертелен: кто берёт туза, побеждает того, кто без туза, очки не считаются, а побеждённый получает одну рану. Если тузы у обоих, побеждает тот, что ближе к своему дворянину: сначала та же масть, потом тот же цвет, потом другой. Одинаково близкие — ничья.
nobles-about-weapons = В дуэли: оружие от 2 до 10 прибавляет своё число, и ещё 2, если масть совпадает с мастью дворянина; туз бьёт всё, кроме туза. Двойка и тройка могут быть и бронёй.
nobles-about-same-suit = Опция: оружие только масти своего дворянина. Два туза тогда всегда дают ничью.
nobles-about-same-colour = Опция: оружие только цвета своего дворянина.
nobles-about-favour-hearts = Милость червей: вылечите одну рану одного из своих дворян.
nobles-about-favour-diamonds = Милость бубён: возьмите 3 карты оружия сверх тех, что покупаете. Она доступна, только пока при чужом дворе дворян больше, чем при вашем.
nobles-about-favour-clubs = Милость треф: возьмите любую карту из сброса оружия.
nobles-about-favour-spades = Милость пик: смотрите карты соперника, пока не пойдёте дальше; что вы видели, остаётся в вашем журнале. Что вы их смотрите, знают все.
nobles-about-favour = Одна милость за ход, и каждая масть — один раз за игру для каждого игрока. Карта до конца игры лежит открытой рядом с вашим двором.
nobles-about-buy-weapon = Верхняя карта колоды оружия за 1 монету, не больше 3 за ход. Когда колода пуста, сброс перемешивается в новую.
nobles-about-buy-noble = Верхняя карта колоды дворян за 5 монет, не больше одной за ход и пока при вашем дворе меньше трёх дворян. Служит сразу и без ран.
nobles-about-tithe = Раз за ход ваш король получает рану, а вы — 1 монету: на замену (2 монеты) в ход соперника или на свой следующий ход. Нельзя, если эта рана его убьёт.
nobles-about-arm = Двойка или тройка служит бронёй: прибавляет своё число в каждой дуэли дворянина и уходит в сброс только вместе с ним. По одной на дворянина; снять или заменить её нельзя.
nobles-about-armour-suit = Опция: броня масти своего дворянина прибавляет ещё 1.
nobles-about-move-armour = Броню можно передать вашему дворянину без брони или поменять с бронёй другого. Каждую карту брони надевают или передают не больше раза за ход.
nobles-about-challenge = Ваш дворянин бьётся с чужим. Оба бросают кубики; сначала кладёте оружие вы, потом соперник. Игрок победителя получает 1 монету, проигравший дворянин — рану; при ничьей ранены оба. За 2 монеты вызванный игрок может послать другого дворянина, если он есть.
nobles-about-substitute = За 2 монеты в банк вместо вызванного бьётся другой ваш дворянин.
nobles-about-done = { $step ->
    [favour] Перейти к покупке. Карты соперника, если вы их смотрите, снова закроются; что вы видели, остаётся в вашем журнале.
    [buy] Перейти к дани. Монеты остаются у вас: за 2 можно послать замену, когда вызовут вас, за 5 — купить дворянина.
    [tithe] Перейти к броне. Ни один король не ранен, и монету вы не получаете.
    [equip] Перейти к вызову. Двойки и тройки в руке остаются оружием.
    [challenge] Без вызова ваш ход закончится. После 40 ходов подряд без дуэли побеждает двор, который вынесет больше ран.
    [substitute] Вызванный дворянин бьётся сам, монеты остаются у вас.
   *[weapons] Больше оружия в этой дуэли вы не кладёте, что бы ни выложил соперник.
  }
nobles-about-discard = Сброс, начиная с последней ({ $count }): { $cards }
nobles-about-fallen = Дворяне вне игры ({ $count }): { $cards }
nobles-about-used = { $name }, выложено за милости ({ $count }): { $cards }
nobles-now-deck = Карт в этой колоде: { $count }.
nobles-now-stamina = { $name }: двор вынесет ещё { $count } { $count ->
    [one] рану
    [few] раны
   *[other] ран
  }.
nobles-now-coins = { $name }: { $count } { $count ->
    [one] монета
    [few] монеты
   *[other] монет
  }.
nobles-now-favours = { $name }: остались милости { $suits }.
nobles-about-taken = { $name }, взято открыто и ещё не сыграно: { $cards }

## Лобби

nobles-option-opening_hand = Оружие в начале
nobles-about-opening_hand = Сколько карт оружия каждый получает в начале. По принятым здесь правилам ни одной; в других изданиях 6.
nobles-option-same_suit = Оружие только своей масти
nobles-about-same_suit = Дворянин берёт только оружие своей масти, включая тузов, без +2. Не вместе с опцией цвета.
nobles-option-same_colour = Оружие только своего цвета
nobles-about-same_colour = Дворянин берёт только оружие своего цвета, включая тузов. Не вместе с опцией масти.
nobles-option-armour_suit = Броня в масть на 1 крепче
nobles-about-armour_suit = Броня масти своего дворянина прибавляет ещё 1 в каждой дуэли.
nobles-option-early_tithe = Монета короля до покупки
nobles-about-early_tithe = Дань идёт сразу после милостей, и на её монету можно купить. В тексте есть и то и другое: в списке шагов дань после покупки, в примечании о королях — в начале хода.

## Справка

nobles-first-won =
    Как победить
    Уничтожьте всех дворян чужого двора. Король выносит три раны, остальные две; последняя смертельна.
nobles-first-round =
    Ход
    Доход, милость, покупка, дань, броня; потом ваш дворянин может вызвать чужого.
nobles-first-mind =
    Дуэль
    Сила, броня, кубики и оружие складываются: большая сумма ранит чужого дворянина и даёт монету. Туз смертелен.
nobles-signs =
    ЗНАКИ НА ПОЛЕ
    К  король    Д  дама    В  валет    Т  туз
    ♥ ♦ ♣ ♠  масти; милости, о которых ещё можно просить
    ×  полученная рана    ○  ещё вынесет
    ●  очки; в суммах [5]
    ◉  монеты    →  что будет после выбора
    ✓  взят    ►  ходит сейчас; текущий шаг
    ► ◄  дворяне дуэли или варианта
    ▲  карта под курсором
    ▂ ▃ ▆ ▇  чем выше, тем вероятнее такая сумма
    –  ничего    { $sign-more }  карт больше
    { $sign-away }  у имени: не на связи
    ╭╴ ╶╮  место, где пока нет карты
nobles-R1 = Дань нельзя взять, если рана убьёт короля.
nobles-R2 = Броню не возвращают к своим картам и не заменяют, пока её дворянин жив. Её можно передать дворянину без брони или поменять местами с другой.
nobles-R3 = Помощь дамы — 3, один раз, сколько бы дам ни было, и только дуэлянту, который сам не дама.
nobles-R4 = Если в дуэли есть туз, итоговый счёт не ведётся и остальное оружие ничего не значит. Из двух тузов одной стороны считается более близкий.
nobles-R5 = Если одна ничья опустошает оба двора, игра кончается вничью.
nobles-R6 = После 40 ходов подряд без дуэли, считая ходы обоих игроков, побеждает двор, который вынесет больше ран; поровну — ничья.
nobles-R7 = Дань идёт после покупки, поэтому её монета — на замену или на следующий ход: так в списке шагов. В примечании о королях и в изданной игре монету берут до покупки; так играют с опцией.
nobles-R8 = Карта, выложенная за милость, остаётся открытой рядом с двором и не идёт в сброс.
nobles-R9 = В начале оружие не раздаётся, если опция не говорит иного; в других изданиях раздают 6 карт.
nobles-problem = Выберите что-то одно — «Оружие только своей масти» или «Оружие только своего цвета» — или ни того ни другого.

## Headings of choices in columns

nobles-column-buy = купить
nobles-column-coins = монеты
nobles-column-worth = что выпадет
nobles-column-a-weapon = оружие
nobles-column-a-noble = дворянин
nobles-column-worth-weapon = от 2 до 10 или туз
nobles-column-worth-noble = 11–13 и кубики
nobles-column-no-weapons-brief = ничего
nobles-column-king = король
nobles-column-wounds = его стойкость
nobles-column-lay-down = выложить
nobles-column-favour = милость
nobles-column-effect = что будет
nobles-column-heals = стойкость { $change }
nobles-column-draws = +{ $count } карты
nobles-column-holds = карт: { $count }
nobles-column-favour-hearts = лечить { ACCUSATIVE($target) }
nobles-column-favour-diamonds = взять оружие
nobles-column-favour-clubs = вернуть { ACCUSATIVE($target) }
nobles-column-favour-spades = увидеть руку
nobles-column-armour = броня
nobles-column-on = кому
nobles-column-from = { $card } с { GENITIVE($source) }
nobles-column-swap = { $card } вместо { GENITIVE($exchanged) }
nobles-column-fights = бьётся
nobles-column-wins = шанс
nobles-column-change = разница
nobles-column-changed = { $how ->
    [better] +{ $by } %
    [worse] −{ $by } %
   *[same] 0 %
  }
nobles-column-send = { $noble }
nobles-column-accepts = { $noble } сам
nobles-column-weapon = оружие
nobles-column-adds = даёт
nobles-column-score = счёт
nobles-column-then = исход
nobles-column-ace = туз
nobles-column-suit = +{ $value } +{ $suit } масть
nobles-column-near = { $closeness ->
    [suit] та же масть
    [colour] тот же цвет
   *[other] чужой цвет
  }

## Дуэли дворян: краткие слова на поле и в таблицах выбора.

nobles-total = стойкость { $mine } : { $theirs }{ $stands ->
    [ahead] {" "}· впереди
    [behind] {" "}· позади
   *[level] { "" }
  }
nobles-bears = вынесет { $count } { $count ->
    [one] рану
    [few] раны
   *[many] ран
  }
nobles-left = стойкость { $count }
nobles-held = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
  }
nobles-favours-left = есть милости
nobles-favours-none = милостей нет
nobles-place-duels = в дуэли
nobles-place-fallen = пал в бою
nobles-place-wounded = ранен
nobles-place-healed = лечится
nobles-place-kept = взят
nobles-place-keep = взять?
nobles-kept = выбрано { $count } из { $most }
nobles-dealt-yours = Ваши шесть дворян: трое станут вашим двором
nobles-dealt-theirs = Шесть дворян игрока { $name }, лицом вниз{ $kept ->
    [0] { "" }
   *[other] , взято { $kept }
  }
nobles-dealt-legend = { $sign } рана, которую вынесет
nobles-arms-left = до { $count } { $count ->
    [1] карты
   *[other] карт
  }
nobles-aid-title = В дуэли
nobles-aid-jack-short = валету 2 оружия, другим 1
nobles-aid-ace = туз бьёт всё; 2 и 3 — броня

## Правила оружия, когда карт нет

nobles-rule-adds = от 2 до 10
nobles-rule-adds-does = сила карты
nobles-rule-suit = своя масть
nobles-rule-suit-does = ещё +2
nobles-rule-ace = туз
nobles-rule-ace-does = старше всех
nobles-rule-armour = 2 и 3
nobles-rule-armour-does = или броня
nobles-rule-only-suit = масть
nobles-rule-only-suit-does = только своя
nobles-rule-only-colour = цвет
nobles-rule-only-colour-does = только свой

## Таблицы выбора

nobles-column-brings = в дуэли
nobles-column-beats = бьёт всё, кроме туза
nobles-column-beats-brief = бьёт остальное
nobles-note-favour = Одна милость за ход; каждая масть — раз за игру.
nobles-note-favour-idle = { $card } сейчас ничего не даёт: { $why ->
    [hearts] никто у вас не ранен
    [diamonds] ваш двор не меньше чужого
    [weapons] оружия больше нет
    [clubs] сброс пуст
   *[spades] у соперника нет карт
  }.
nobles-note-tithe = { $early ->
    [yes] Монету можно потратить уже в этот ход.
   *[no] Купить на неё в этот ход уже нельзя.
  }
nobles-note-armour = Броня помогает в каждой дуэли.
nobles-note-chances = Шанс победы без учёта оружия.
nobles-chances-title = Шансы без учёта оружия
nobles-chances-of = { $yours ->
    [yes] вы бьёте
   *[no] { $name } бьёт
  }
nobles-chances-with = { $noble }
nobles-note-buy = За ход — не больше 3 карт оружия и 1 дворянина.
nobles-note-then-lays = Потом выкладывает { $name }.
nobles-rules-duel = Чем кончается дуэль
nobles-rules-reach = Возможные суммы с кубиками
nobles-rules-examples = Примеры
nobles-rules-prices = На что идут монеты
nobles-rule-higher = больше сумма
nobles-rule-higher-does = берёт 1 монету
nobles-rule-lower = меньше сумма
nobles-rule-lower-does = получает рану
nobles-rule-tie = ничья
nobles-rule-tie-does = ранит обоих
nobles-rule-price-weapon = 1 монета
nobles-rule-price-weapon-does = оружие
nobles-rule-price-substitute = 2 монеты
nobles-rule-price-substitute-does = замена в дуэли
nobles-rule-price-noble = 5 монет
nobles-rule-price-noble-does = дворянин
nobles-rules-favours = Что даёт милость
nobles-rule-favour-hearts = лечит 1 рану
nobles-rule-favour-diamonds = 3 карты, если дворян меньше
nobles-rule-favour-clubs = карта из сброса
nobles-rule-favour-spades = показывает чужую руку
nobles-rules-tithe = Дань
nobles-rule-tithe-king = король
nobles-rule-tithe-king-does = получает рану
nobles-rule-tithe-you = вы
nobles-rule-tithe-you-does = берёте 1 монету
nobles-rule-tithe-turn = Один раз за ход.
nobles-rule-tithe-wound = Убить короля нельзя.
nobles-rules-queen = Дама даёт 3 королям и валетам.
nobles-rules-weapons = Оружие в дуэли
nobles-ranks-dice = сумма с кубиками
