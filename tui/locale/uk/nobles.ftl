nobles-name = Дуелі шляхтичів
nobles-blurb = Два двори, у кожному по троє шляхтичів, кидають один одному виклик: зброя, броня й кубики — поки один двір не впаде. Близько 30 хвилин.
nobles-title = { $step ->
    [court] вибір дворів
    [over] хід { $number }: кінець
   *[turn] хід { $number }: { $name }{ $quiet ->
        [0] { "" }
       *[other] {"   "}без дуелі: { $quiet } із 40
    }
  }

## Cards: the letter of a rank, one column wide

nobles-rank-king = К
nobles-rank-queen = Д
nobles-rank-jack = В
nobles-rank-ace = Т
nobles-name-king = король
nobles-name-queen = дама
nobles-name-jack = валет
nobles-kind-ace = туз
nobles-kind-armour = броня
nobles-kind-weapon = зброя
nobles-kind-idle = пізніше
nobles-kind-favour-hearts = лікує
nobles-kind-favour-diamonds = бере
nobles-kind-favour-clubs = верне
nobles-kind-favour-spades = бачить

## The steps of a turn, in the line above the courts

nobles-step-income = дохід
nobles-step-favour = вигода
nobles-step-buy = купівля
nobles-step-tithe = данина
nobles-step-equip = броня
nobles-step-challenge = виклик
nobles-step-duel = дуель
nobles-now-substitute = (заміна)
nobles-now-weapons = (зброя)
nobles-step-court = Обоє вибирають одночасно й таємно.

nobles-fact-yours = Ваша зброя
nobles-fact-decks = Колоди: шляхтичі { $nobles }, зброя { $weapons }.

## People and piles

nobles-coins = { $count } { $count ->
    [one] монета
    [few] монети
   *[other] монет
  }
nobles-hand = карти
nobles-hand-empty = без карт
nobles-favours = вигоди
nobles-favour-of = { $suit ->
    [hearts] вигода чирви
    [diamonds] вигода бубни
    [clubs] вигода трефи
   *[spades] вигода пік
  }
nobles-you = ви
nobles-pile-nobles = шляхта
nobles-pile-weapons = зброя
nobles-pile-discard = відбій
nobles-pile-fallen = полеглі
nobles-none = немає
nobles-no-weapons = зброї немає

## A duel: terms of the sums, and how it stands

nobles-tally-title = Дуель: { $one } проти { GENITIVE($other) }
nobles-tally-won = Виграє { $noble }{ $by ->
    [ace] {" "}тузом
   *[score] , { $more } : { $less }
  }
nobles-tally-tied = Нічия
nobles-tally-stamina = Витривалість
nobles-row-strength = сила
nobles-row-armour = броня
nobles-row-queen = дама
nobles-row-dice = кубики
nobles-row-weapon = зброя
nobles-row-weapon-1 = зброя 1
nobles-row-weapon-2 = зброя 2
nobles-row-total = разом
nobles-row-ace = туз
nobles-near = { $closeness ->
    [suit] своя масть
    [colour] свій колір
   *[other] чужий колір
  }
nobles-versus = проти
nobles-stage-stake = на кону 1 монета й 1 рана
nobles-fallen = гине
nobles-duel-would = { $challenger }: перемога { $wins } %, нічия { $ties } %
nobles-duel-instead = { $noble } замість { GENITIVE($spared) }?
nobles-duel-answer = { $challenger } викликає { ACCUSATIVE($noble) }
nobles-duel-ace = Вирішує туз: очок не рахують.
nobles-duel-level = поки що порівну, по { $score }
nobles-duel-leads = попереду { $noble }, на { $by }
nobles-duel-won = дуель: виграє { $noble }{ $by ->
    [ace] {" "}тузом
   *[score] , { $more } : { $less }
  }
nobles-duel-tied = дуель: нічия, обом рана
nobles-duel-loser = { $fell ->
    [yes] { $noble } гине
   *[no] { ACCUSATIVE($noble) } поранено
  }
nobles-aid-king = { $card } { $strength }, витримає { $bears }, { $dice } кубики, зброя { $weapons }
nobles-aid-queen = { $card } { $strength }, витримає { $bears }, { $dice } кубик, зброя { $weapons }; іншим +3
nobles-aid-jack = { $card } { $strength }, витримає { $bears }, { $dice } кубик, зброя { $weapons }
nobles-aid-court = дама додає 3 королям і валетам
nobles-aid-suit = { $only ->
    [suit] зброя лише масті свого шляхтича
    [colour] зброя його кольору; масть: +2
   *[none] зброя масті свого шляхтича: +2
  }

## Questions

nobles-ask-court = Ваш двір: виберіть { $left ->
    [3] трьох із шести шляхтичів.
    [2] ще двох.
   *[other] ще одного.
  }
nobles-ask-favour = { $state ->
    [used] Вигода: цього ходу вже була.
    [seen] Карти суперника видно вгорі, доки ви не підете далі.
    [closed] Вигода: зараз жодна нічого не дасть.
    [without] Вигода: у вас немає карти потрібної масті ({ $suits }).
   *[open] Вигода: викласти зброю заради вигоди її масті?
  }
nobles-ask-buy = { $offer ->
    [both] Купівля: { $weapons ->
        [1] карта зброї за 1
       *[other] до { $weapons } карт зброї по 1
    }, шляхтич за 5?
    [noble] Купівля: шляхтич за 5 монет?
    [weapons] Купівля: { $weapons ->
        [1] карта зброї за 1 монету
       *[other] до { $weapons } карт зброї по 1 монеті
    }?
   *[nothing] Купівля: цього ходу вже нічого. У вас { $coins } { $coins ->
        [one] монета.
        [few] монети.
       *[other] монет.
    }
  }
nobles-ask-tithe = { $state ->
    [used] Данина: цього ходу вже була.
    [closed] Данина: у вас немає короля, що її витримав би.
   *[open] Данина: поранити короля й узяти 1 монету?
  }
nobles-ask-equip = { $state ->
    [closed] Броня: вам нічого покласти чи перекласти.
    [lay] Броня: покласти двійку чи трійку?
    [move] Броня: перекласти броню?
   *[open] Броня: покласти двійку чи трійку або перекласти броню?
  }
nobles-ask-challenge = Викликати? { $substitute ->
    [yes] { $name } має заміну.
    [dear] { $name } не має чим сплатити заміну.
   *[none] { $name } не має заміни.
  }
nobles-ask-substitute = { $challenger } викликає { ACCUSATIVE($noble) } з вашого двору. Вислати заміну за 2 монети?
nobles-ask-weapons = { $left ->
    [0] Зброя: для { GENITIVE($noble) } це вже все.
   *[other] { $choice ->
        [no] Зброя: для { GENITIVE($noble) } у вас нічого немає.
       *[yes] Зброя: викласти { $laid ->
            [0] { $left ->
                [1] одну карту?
               *[other] до { $left } карт?
            }
           *[other] ще { $left ->
                [1] карту?
               *[other] до { $left } карт?
            }
        }
    }
  } { $ace ->
    [yes] Вирішує туз.
   *[no] { $stands ->
        [ahead] Ви попереду, { $mine } : { $theirs }.
        [behind] Ви позаду, { $mine } : { $theirs }.
       *[level] Рахунок рівний, по { $mine }.
    }
  }

## Answers

nobles-answer-keep = { $card } | { $strength } | { $dice } { $dice ->
    [one] кубик
   *[other] кубики
  } | витримає { $bears } | зброя { $weapons }
nobles-answer-favour-hearts = { $card } | вилікувати { ACCUSATIVE($target) } | витривалість { $before } → { $after }
nobles-answer-favour-diamonds = { $card } | взяти { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
  } зброї
nobles-answer-favour-clubs = { $card } | взяти { ACCUSATIVE($target) } з відбою
nobles-answer-favour-spades = { $card } | заглянути в карти: { $name } ({ $count })
nobles-answer-buy-weapon = карта зброї | монети { $before } → { $after }
nobles-answer-buy-noble = шляхтич | монети { $before } → { $after }
nobles-answer-tithe = { $card } | витривалість { $left } → { $after } | монети { $before } → { $coins }
nobles-answer-arm = { $card } на { ACCUSATIVE($noble) } | { $before } → { $after }
nobles-answer-move-armour = { $exchanged ->
    [none] { $card } з { GENITIVE($source) } на { ACCUSATIVE($target) } | { $before } → { $after }
   *[other] обмін: { $card } на { ACCUSATIVE($target) }, { $exchanged } на { ACCUSATIVE($source) }
  }
nobles-answer-challenge = { $noble } викликає { ACCUSATIVE($target) } | { $own } : { $their } | перемога { $wins } % | нічия { $ties } %
nobles-answer-substitute = вислати { ACCUSATIVE($noble) } | { $own } | перемога { $wins } % | монети { $before } → { $after }
nobles-answer-lay = { $card } | { $effect ->
    [nothing] нічого не додасть, вирішує туз
   *[score] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } масть
    }
  } | { $score } | { $outcome }
nobles-answer-lay-ace = { $card } | туз, { $closeness ->
    [suit] своя масть
    [colour] свій колір
   *[other] чужий колір
  }{ $against ->
    [wins] {" "}— ближчий за їхній
    [tie] {" "}— нічия тузів
    [loses] {" "}— їхній ближчий
   *[none] { "" }
  } | | { $outcome }
nobles-score = { $mine } : { $theirs }
nobles-wins-short = { $wins } %
nobles-outcome-open = потім кладе { $name }
nobles-outcome-win = перемога
nobles-outcome-lose = поразка
nobles-outcome-tie = нічия
nobles-outcome-wounded = рана: { $noble }
nobles-outcome-both = рани обом
nobles-outcome-falls = гине { $noble }
nobles-outcome-over = кінець гри
nobles-passed = { $step ->
    [favour] вигода зараз неможлива
    [buy] купувати нічого
    [tithe] данина зараз неможлива
    [equip] броні для двору немає
   *[weapons] { "" }
  }
nobles-answer-done = { $step ->
    [favour] { $used ->
        [yes] далі: { $next }
       *[no] без вигоди | далі: { $next }
    }
    [buy] { $bought ->
        [yes] більше нічого не купувати
       *[no] нічого не купувати
    } | далі: { $next }
    [tithe] { $used ->
        [yes] далі: { $next }
       *[no] без данини | далі: { $next }
    }
    [equip] нічого не міняти | далі: { $next }
    [challenge] без виклику: кінець ходу
    [substitute] { $noble } сам | { $own } | перемога { $wins } %
   *[weapons] { $laid ->
        [0] без зброї
       *[other] досить зброї
    } | { $score } | { $outcome }
  }

## Waiting

nobles-waiting = { $name } { $step ->
    [favour] може взяти вигоду…
    [buy] може щось купити…
    [tithe] може взяти данину…
    [equip] може змінити броню…
    [challenge] може кинути виклик…
    [substitute] має заміну…
   *[weapons] може викласти зброю…
  }

## The log

nobles-log-keeps = { $noble ->
    [none] { "" }
   *[other] { $seat } лишає собі { ACCUSATIVE($noble) }.
  }
nobles-log-court = { $seat } виставляє двір: { $nobles }.
nobles-log-first = За жеребом починає { $seat }.
nobles-log-hand = { $seat } отримує { $weapons ->
    [none] { $count } { $count ->
        [one] карту
        [few] карти
       *[other] карт
    } зброї
   *[other] { ACCUSATIVE($weapons) }
  }.
nobles-log-turn = — Хід { $number }: { $seat } бере { $gained } { $gained ->
    [one] монету
    [few] монети
   *[other] монет
  } (тепер { $coins }).
nobles-log-favour = { $seat } викладає { ACCUSATIVE($card) } заради вигоди.
nobles-log-heals = { $noble } лікується, тепер { $wounds ->
    [0] без ран
   *[other] ран: { $wounds }
  }.
nobles-log-draws = { $seat } бере з колоди { $weapon ->
    [none] карту зброї
   *[other] { ACCUSATIVE($weapon) }
  }.
nobles-log-takes = { $seat } бере { ACCUSATIVE($weapon) } з відбою.
nobles-log-looks = { $seat } заглядає в чужі карти ({ $at }){ $weapons ->
    [none] .
   *[other] : { $weapons }.
  }
nobles-log-reshuffle = Відбій — { $weapons } { $weapons ->
    [one] карта
    [few] карти
   *[other] карт
  } — перетасовано, це нова колода зброї.
nobles-log-buys-weapon = { $seat } купує { $weapon ->
    [none] карту зброї
   *[other] { ACCUSATIVE($weapon) }
  } за { $paid } { $paid ->
    [one] монету
    [few] монети
   *[other] монет
  } (лишається { $coins }).
nobles-log-buys-noble = { $seat } купує до двору { ACCUSATIVE($noble) } за { $paid } { $paid ->
    [one] монету
    [few] монети
   *[other] монет
  } (лишається { $coins }).
nobles-log-tithe = Данина, { $king }: { $seat } бере { $gained } { $gained ->
    [one] монету
    [few] монети
   *[other] монет
  } (тепер { $coins }).
nobles-log-arms = { $seat } кладе на { ACCUSATIVE($noble) } броню: { $armour }.
nobles-log-moves-armour = { $seat } { $exchanged ->
    [none] перекладає броню: { $armour } з { GENITIVE($source) } на { ACCUSATIVE($target) }
   *[other] міняє броню місцями: { $armour } на { ACCUSATIVE($target) }, { $exchanged } на { ACCUSATIVE($source) }
  }.
nobles-log-challenge = { $seat }: { $noble } викликає { ACCUSATIVE($target) } ({ $challenged }).
nobles-log-substitute = { $seat } платить { $paid } { $paid ->
    [one] монету
    [few] монети
   *[other] монет
  } (лишається { $coins }) і висилає { ACCUSATIVE($noble) } замість { GENITIVE($spared) }.
nobles-log-stands = { $seat } нікого не висилає: { $noble } приймає виклик.
nobles-log-unarmed = { $noble } б’ється без зброї.
nobles-log-rolls = { $noble }: кидок { $dice }, поки що { $total }.
nobles-log-lays = { $noble } використовує { ACCUSATIVE($weapon) }{ $closeness ->
    [suit] , туз своєї масті
    [colour] , туз свого кольору
    [other] , туз чужого кольору
   *[none] : +{ $value }{ $suit ->
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
  } + кидок { $dice }{ $weapons ->
    [0] { "" }
   *[other] {" "}+ зброя { $weapons }
  } = { $total }.
nobles-log-wins = { $noble } перемагає { $by ->
    [ace] тузом
   *[score] за очками
  }: { $seat } бере { $gained } { $gained ->
    [one] монету
    [few] монети
   *[other] монет
  } (тепер { $coins }).
nobles-log-tie = { $by ->
    [ace] Тузи однаково близькі
   *[score] Очок порівну
  }: нічия, обоє поранені, монети не бере ніхто.
nobles-log-wounded = { $noble } отримує рану: { $wounds } із { $bears }.
nobles-log-falls = { $noble } гине{ $armour ->
    [none] { "" }
   *[other] , броня { $armour } йде у відбій
  }; у дворі { $left ->
    [0] не лишається нікого
   *[other] лишається { $left }
  } ({ $seat }).
nobles-log-no-duel = { $late ->
    [yes] Ходів без дуелі: { $turns }; після 40 гра закінчується.
   *[no] { "" }
  }
nobles-log-over = — Кінець. Скільки ран двори ще витримали б: { $stamina }.

## The end

nobles-why-favoured = { $card }: за хід — одна вигода, і ви її вже мали.
nobles-why-favour-used = { $card }: вигоду цієї масті ви вже мали; кожну беруть раз за гру.
nobles-why-favour-idle = { $card } зараз нічого не дає: { $suit ->
    [hearts] чирви лікують рану, а ніхто з ваших шляхтичів не поранений.
    [diamonds] бубни дають тягнути зброю, якщо вона є, лише коли у вашому дворі шляхтичів менше, ніж у чужому.
    [clubs] трефи беруть карту з відбою, а він порожній.
   *[spades] піки показують карти суперника, а в нього їх немає.
  }
nobles-why-three-weapons = Зброя: за хід купують не більше трьох карт, і ви їх купили.
nobles-why-no-weapons = Зброя: тягнути більше нічого.
nobles-why-weapon-price = Зброя: ціна { $price }, а монет у вас { $coins }.
nobles-why-one-noble = Шляхтичі: за хід купують одного, і ви його купили.
nobles-why-full-court = Шляхтичі: у вашому дворі вже троє, місця більше немає.
nobles-why-no-nobles = Шляхтичі: купувати більше нікого.
nobles-why-noble-price = Шляхтичі: ціна { $price }, а монет у вас { $coins }.
nobles-why-tithed = { $noble }: данина — раз за хід.
nobles-why-would-kill = { $noble }: ще одна рана вбила б короля, тож данини немає.
nobles-why-no-king = { $noble }: данину платять лише королі.
nobles-why-no-armour = { $card }: броня — це лише двійки та трійки.
nobles-why-wears = { $noble }: уже в броні ({ $armour }); броню живих не міняють.
nobles-why-fitted = { $noble }: { ACCUSATIVE($armour) } поклали або переклали цього ходу, до наступного вона лишається на місці.
nobles-why-duelling = { $noble }: саме цю карту викликали на дуель.
nobles-why-most-weapons = { $card }: більше зброї не можна, межа для { GENITIVE($noble) } — { $most }.
nobles-why-same-suit = { $card }: за цим столом зброя { GENITIVE($noble) } — лише своєї масті.
nobles-why-same-colour = { $card }: за цим столом зброя { GENITIVE($noble) } — лише свого кольору.
nobles-curve = Витривалість, хід за ходом
nobles-figures = { $step ->
    [1] Витривалість після кожного ходу
   *[other] Витривалість, кожен { $step }-й хід
  }
nobles-part = Хід { $part }
nobles-end-destroyed = { $whose ->
    [ours] Ваш двір знищено
    [theirs] Двір суперника знищено
   *[watched] Двір гравця { $loser } знищено
  }.
nobles-end-blow = { $how ->
    [tie] Остання дуель, нічия, по { $more }: { $noble } ({ $name }) і { $target } ({ $loser }) поранені обоє.
    [tie-ace] Остання дуель, нічия тузів: { $noble } ({ $name }) і { $target } ({ $loser }) поранені обоє.
    [ace] Останній удар: { $noble } ({ $name }) проти { GENITIVE($target) } ({ $loser }), зброя { $weapons }, туз.
   *[score] Останній удар: { $noble } ({ $name }) проти { GENITIVE($target) } ({ $loser }){ $weapons ->
        [none] { "" }
       *[other] , зброя { $weapons }
    }, { $more } : { $less }.
  }
nobles-end-both-destroyed = Обидва двори впали в одній дуелі: нічия.
nobles-end-no-duels = 40 ходів без дуелі: { $draw ->
    [yes] двори витримали б порівну, нічия.
   *[no] перемагає { $name }: двір витриваліший.
  }
nobles-end-scores = Числа — скільки ран кожен двір ще витримав би.

## What is this?

nobles-explain = Два двори шляхтичів. Хто втратить усіх своїх, той програє.{ $asked ->
    [yes] {" "}Наведіть курсор на варіант, і ця сторінка його пояснить.
   *[no] { "" }
  }
nobles-about-noble = { $noble }: сила { $strength }; { $dice } { $dice ->
    [one] кубик
   *[other] кубики
  }; у дуелі щонайбільше { $weapons } { $weapons ->
    [one] карта
   *[other] карти
  } зброї. Витримає { $bears } рани: з останньою з них вибуває з гри.
nobles-about-noble-now = { $noble } зараз: рани { $wounds } із { $bears }; { $sum } без кубиків.
nobles-about-queen = Дама у дворі додає 3 іншому дуелянту цього двору — один раз, скільки б дам там не було; дамам — ніколи.
nobles-about-keep = Троє з шести розданих вам шляхтичів стають вашим двором. Двори відкривають, коли вибрано обидва; решту шляхтичів тасують у колоду шляхтичів.
nobles-about-weapon = { $weapon } як зброя додає в дуелі { $value }, і ще 2, якщо масть та сама, що в шляхтича. { $armour ->
    [yes] Може бути й бронею: на шляхтичі додає { $value } у кожній його дуелі.
   *[no] { "" }
  }
nobles-about-weapon-same = { $weapon } як зброя додає { $value } шляхтичеві своєї масті; за цим столом б’ються лише зброєю своєї масті, і надбавки за масть немає. { $armour ->
    [yes] Може бути й бронею: на шляхтичі будь-якої масті додає { $value } у кожній його дуелі.
   *[no] { "" }
  }
nobles-about-ace = { $weapon } — туз, фатальна зброя: хто б’ється тузом, перемагає того, хто б’ється без нього, очок не рахують, а переможений дістає одну рану. Якщо тузом б’ються обидва, виграє той, чий туз ближчий до свого шляхтича: спершу та сама масть, далі той самий колір, далі інший. Однаково близькі — нічия.
nobles-about-weapons = У дуелі: зброя від 2 до 10 додає своє число, і ще 2, якщо масть та сама, що в шляхтича; туз б’є все, крім туза. Двійка і трійка можуть бути й бронею.
nobles-about-same-suit = Опція: зброя мусить бути масті свого шляхтича. Два тузи тоді завжди дають нічию.
nobles-about-same-colour = Опція: зброя мусить бути кольору свого шляхтича.
nobles-about-favour-hearts = Вигода чирви лікує одну рану одного з ваших шляхтичів.
nobles-about-favour-diamonds = Вигода бубни — 3 карти зброї понад ті, що ви купуєте. Доступна, лише поки у дворі суперника більше шляхтичів, ніж у вашому.
nobles-about-favour-clubs = Вигода трефи — будь-яка карта зброї з відбою вам на руки.
nobles-about-favour-spades = Вигода пік показує вам карти суперника, доки ви не підете далі; що ви бачили, лишається у вашому журналі. Усі знають, що ви їх бачите.
nobles-about-favour = Одна вигода за хід, і кожна масть — раз за гру для кожного гравця. Карта лежить відкрита біля вашого двору до кінця гри.
nobles-about-buy-weapon = Верхня карта колоди зброї за 1 монету, щонайбільше 3 за хід. Коли колода закінчується, відбій перетасовують у нову.
nobles-about-buy-noble = Верхній шляхтич колоди за 5 монет, щонайбільше один за хід, поки у вашому дворі менше трьох. Служить одразу, без ран.
nobles-about-tithe = Раз за хід ваш король отримує рану, а ви берете 1 монету: на заміну (2 монети) в ході суперника або на свій наступний хід. Не можна, якщо від цього король загине.
nobles-about-arm = Двійка чи трійка — це броня: вона додає своє значення в кожній дуелі шляхтича і йде у відбій лише разом із ним. Одна на шляхтича; назад її не беруть і не замінюють.
nobles-about-armour-suit = Опція: броня масті свого шляхтича додає ще 1.
nobles-about-move-armour = Броню можна перекласти на іншого вашого шляхтича, що її не має, або поміняти з його бронею. Кожну карту броні кладуть або перекладають щонайбільше раз за хід.
nobles-about-challenge = Ваш шляхтич б’ється з їхнім. Обидва кидають кубики; зброю спершу викладаєте ви, потім суперник. Гравець переможця бере 1 монету, переможений отримує рану; нічия ранить обох. За 2 монети суперник може вислати іншого шляхтича, якщо має.
nobles-about-substitute = За 2 монети до банку замість викликаного б’ється інший ваш шляхтич.
nobles-about-done = { $step ->
    [favour] Перейти до купівлі. Якщо ви бачите карти суперника, вони знову закриються; що ви бачили, лишається у вашому журналі.
    [buy] Перейти до данини. Монети лишаються у вас: за 2 можна вислати заміну, коли викличуть вас, за 5 — купити шляхтича.
    [tithe] Перейти до броні. Жоден король не поранений, і монети ви не дістаєте.
    [equip] Перейти до виклику. Двійки й трійки в руці лишаються зброєю.
    [challenge] Без виклику ваш хід закінчується. Після 40 ходів поспіль без дуелі виграє двір, що витримав би більше ран.
    [substitute] Викликаний шляхтич б’ється сам, монети лишаються у вас.
   *[weapons] Більше зброї в цій дуелі ви не викладаєте, хай що викладе суперник.
  }
nobles-about-discard = Відбій, починаючи з останньої ({ $count }): { $cards }
nobles-about-fallen = Шляхтичі поза грою ({ $count }): { $cards }
nobles-about-used = { $name }, карти біля двору за вигоди ({ $count }): { $cards }
nobles-now-deck = Карт у цій колоді: { $count }.
nobles-now-stamina = { $name }: двір витримає ще { $count } { $count ->
    [one] рану
    [few] рани
   *[other] ран
  }.
nobles-now-coins = { $name }: { $count } { $count ->
    [one] монета
    [few] монети
   *[other] монет
  }.
nobles-now-favours = { $name }: лишилися вигоди { $suits }.
nobles-about-taken = { $name }, узято відкрито й ще на руках: { $cards }

## The lobby

nobles-option-opening_hand = Карт зброї на початку
nobles-about-opening_hand = Скільки карт зброї роздають кожному на початку. За прийнятими тут правилами — жодної; за іншими виданнями — 6.
nobles-option-same_suit = Зброя лише своєї масті
nobles-about-same_suit = Шляхтич б’ється лише зброєю своєї масті, тузами теж; +2 за масть немає. Не поєднується з кольором.
nobles-option-same_colour = Зброя лише свого кольору
nobles-about-same_colour = Шляхтич б’ється лише зброєю свого кольору, тузами теж. Не поєднується з мастю.
nobles-option-armour_suit = Броня своєї масті дає ще 1
nobles-about-armour_suit = Броня масті свого шляхтича додає ще 1 у кожній дуелі.
nobles-option-early_tithe = Монета короля перед купівлею
nobles-about-early_tithe = Данина йде одразу після вигод, і за її монету можна купувати. У тексті є і те, й те: у переліку кроків данина після купівлі, у примітці про королів — на початку ходу.

## Help

nobles-first-won =
    Як перемогти
    Знищте всіх шляхтичів чужого двору. Король витримує три рани, інші дві; остання смертельна.
nobles-first-round =
    Хід
    Дохід, вигода, купівля, данина, броня; потім ваш шляхтич може викликати чужого.
nobles-first-mind =
    Дуель
    Сила, броня, кубики й зброя додаються: більша сума ранить чужого шляхтича й дає монету. Туз фатальний.
nobles-signs =
    ЗНАКИ НА ПОЛІ
    К  король    Д  дама    В  валет    Т  туз
    ♥ ♦ ♣ ♠  масті; вигоди, про які ще можна просити
    ×  завдана рана    ○  ще витримає
    ●  очки; у сумах [5]
    ◉  монети    →  що буде після вибору
    ✓  узято    ►  зараз його хід; цей крок
    ► ◄  шляхтичі дуелі або варіанта
    ▲  карта під курсором
    ▂ ▃ ▆ ▇  що вище, то ймовірніша така сума
    –  нічого    { $sign-more }  карт більше
    { $sign-away }  біля імені: немає за столом
    ╭╴ ╶╮  місце, де поки немає карти
nobles-R1 = Король не платить данини, якщо від рани загине.
nobles-R2 = Броню не беруть назад на руки й не замінюють, поки її шляхтич живий. Її можна перекласти на того, хто її не має, або поміняти місцями.
nobles-R3 = Підмога дами — це 3, один раз, скільки б дам не було, і лише для дуелянта, який не дама.
nobles-R4 = Коли в дуелі є туз, остаточного рахунку немає, і решта зброї нічого не важить. З двох тузів однієї сторони рахується ближчий.
nobles-R5 = Якщо одна нічия спорожнила обидва двори, гра закінчується нічиєю.
nobles-R6 = Після 40 ходів обох гравців поспіль без дуелі виграє двір, що витримав би більше ран; порівну — нічия.
nobles-R7 = Данина йде після купівлі, тож її монета — на заміну або на один із наступних ходів: так у переліку кроків. За приміткою про королів і у виданій грі монету беруть перед купівлею; так грають з опцією.
nobles-R8 = Карта, викладена заради вигоди, лежить відкрита біля двору й не йде у відбій.
nobles-R9 = Зброї на початку не роздають, якщо опція не каже інакше; інші видання дають по 6.
nobles-problem = Виберіть щось одне: «Зброя лише своєї масті» або «Зброя лише свого кольору»; чи жодного.

## Headings of choices in columns

nobles-column-buy = купити
nobles-column-coins = монети
nobles-column-worth = що випаде
nobles-column-a-weapon = зброю
nobles-column-a-noble = шляхтича
nobles-column-worth-weapon = від 2 до 10 або туз
nobles-column-worth-noble = 11–13 і кубики
nobles-column-no-weapons-brief = нічого
nobles-column-king = король
nobles-column-wounds = його витривалість
nobles-column-lay-down = карта
nobles-column-favour = вигода
nobles-column-effect = що буде
nobles-column-heals = витривалість { $change }
nobles-column-draws = +{ $count } карти
nobles-column-holds = карт: { $count }
nobles-column-favour-hearts = лікувати { ACCUSATIVE($target) }
nobles-column-favour-diamonds = взяти зброю
nobles-column-favour-clubs = повернути { ACCUSATIVE($target) }
nobles-column-favour-spades = побачити руку
nobles-column-armour = броня
nobles-column-on = кому
nobles-column-from = { $card } з { GENITIVE($source) }
nobles-column-swap = { $card } замість { GENITIVE($exchanged) }
nobles-column-fights = б’ється
nobles-column-wins = шанс
nobles-column-change = різниця
nobles-column-changed = { $how ->
    [better] +{ $by } %
    [worse] −{ $by } %
   *[same] 0 %
  }
nobles-column-send = { $noble }
nobles-column-accepts = { $noble } сам
nobles-column-weapon = зброя
nobles-column-adds = дає
nobles-column-score = рахунок
nobles-column-then = вислід
nobles-column-ace = туз
nobles-column-suit = +{ $value } +{ $suit } масть
nobles-column-near = { $closeness ->
    [suit] та сама масть
    [colour] той самий колір
   *[other] чужий колір
  }

## Дуелі шляхти: стислі слова на полі й у таблицях вибору.

nobles-total = витривалість { $mine } : { $theirs }{ $stands ->
    [ahead] {" "}· попереду
    [behind] {" "}· позаду
   *[level] { "" }
  }
nobles-bears = витримає { $count } { $count ->
    [one] рану
    [few] рани
   *[other] ран
  }
nobles-left = витривалість { $count }
nobles-held = { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
  }
nobles-favours-left = є вигоди
nobles-favours-none = вигод немає
nobles-place-duels = у дуелі
nobles-place-fallen = поліг
nobles-place-wounded = поранений
nobles-place-healed = лікується
nobles-place-kept = узято
nobles-place-keep = узяти?
nobles-kept = вибрано { $count } з { $most }
nobles-dealt-yours = Ваші шість шляхтичів: троє стануть вашим двором
nobles-dealt-theirs = Шестеро шляхтичів гравця { $name }, долілиць{ $kept ->
    [0] { "" }
   *[other] , узято { $kept }
  }
nobles-dealt-legend = { $sign } рана, яку витримає
nobles-arms-left = до { $count } { $count ->
    [1] карти
   *[other] карт
  }
nobles-aid-title = У дуелі
nobles-aid-jack-short = валету дві зброї, іншим одна
nobles-aid-ace = туз б’є все; 2 і 3 — броня

## Правила зброї, коли карт немає

nobles-rule-adds = 2–10
nobles-rule-adds-does = своє число
nobles-rule-suit = своя масть
nobles-rule-suit-does = ще +2
nobles-rule-ace = туз
nobles-rule-ace-does = б’є решту
nobles-rule-armour = 2 і 3
nobles-rule-armour-does = або броня
nobles-rule-only-suit = масть
nobles-rule-only-suit-does = лише своя
nobles-rule-only-colour = колір
nobles-rule-only-colour-does = лише свій

## Таблиці вибору

nobles-column-brings = у дуелі
nobles-column-beats = б’є все, крім туза
nobles-column-beats-brief = б’є решту
nobles-note-favour = Одна вигода за хід; кожна масть — раз за гру.
nobles-note-favour-idle = { $card } зараз нічого не дає: { $why ->
    [hearts] у вас ніхто не поранений
    [diamonds] ваш двір не менший за чужий
    [weapons] зброї більше немає
    [clubs] відбій порожній
   *[spades] у суперника немає карт
  }.
nobles-note-tithe = { $early ->
    [yes] Монету можна витратити вже цього ходу.
   *[no] Цього ходу за неї вже не купити.
  }
nobles-note-armour = Броня діє в кожній дуелі шляхтича.
nobles-note-chances = Шанс перемоги без урахування зброї.
nobles-chances-title = Шанси без урахування зброї
nobles-chances-of = { $yours ->
    [yes] ви б’єте
   *[no] { $name } б’є
  }
nobles-chances-with = { $noble }
nobles-note-buy = За хід — не більше 3 карт зброї та 1 шляхтича.
nobles-note-then-lays = Потім викладає { $name }.
nobles-rules-duel = Чим закінчується дуель
nobles-rules-reach = Можливі суми з кубиками
nobles-rules-examples = Приклади
nobles-rules-prices = На що йдуть монети
nobles-rule-higher = більша сума
nobles-rule-higher-does = бере 1 монету
nobles-rule-lower = менша сума
nobles-rule-lower-does = дістає рану
nobles-rule-tie = нічия
nobles-rule-tie-does = ранить обох
nobles-rule-price-weapon = 1 монета
nobles-rule-price-weapon-does = зброя
nobles-rule-price-substitute = 2 монети
nobles-rule-price-substitute-does = заміна в дуелі
nobles-rule-price-noble = 5 монет
nobles-rule-price-noble-does = шляхтич
nobles-rules-favours = Що дає вигода
nobles-rule-favour-hearts = лікує 1 рану
nobles-rule-favour-diamonds = 3 карти, якщо шляхтичів менше
nobles-rule-favour-clubs = карта з відбою
nobles-rule-favour-spades = показує чужу руку
nobles-rules-tithe = Данина
nobles-rule-tithe-king = король
nobles-rule-tithe-king-does = дістає рану
nobles-rule-tithe-you = ви
nobles-rule-tithe-you-does = берете 1 монету
nobles-rule-tithe-turn = Один раз за хід.
nobles-rule-tithe-wound = Убити короля не можна.
nobles-rules-queen = Дама додає 3 королям і валетам.
nobles-rules-weapons = Зброя в дуелі
nobles-ranks-dice = сума з кубиками
