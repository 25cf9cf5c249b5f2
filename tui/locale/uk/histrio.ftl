histrio-name = Histrio
histrio-blurb = Мандруйте з трупою акторів, угадуйте настрій короля й грайте перед ним. 45 хвилин.
histrio-title = сезон { $season }/{ $seasons }{ $turn ->
    [0] { "" }
   *[other] , хід { $turn }/6
  }   король хоче { $mood ->
    [comedy] КОМЕДІЮ
   *[tragedy] ТРАГЕДІЮ
  }   { $ask ->
    [travel] етап: мандри
    [shown] етап: акробати
    [end] кінець ходу
    [disguise] фестиваль
    [answer] фестиваль
    [season] новий сезон
    [over] кінець гри
   *[other] етап: міста
  }

## Things

histrio-town-1 = Амбуаз
histrio-town-2 = Блуа
histrio-town-3 = Шинон
histrio-town-4 = Діжон
histrio-town-5 = Амбрен
histrio-town-6 = Фуа
histrio-town-7 = Жьєн
histrio-town-8 = Еден
histrio-city = { $number } { $town }
histrio-actor = { $talent ->
    [comedian] комедіант { $level }
   *[tragedian] трагік { $level }
  }
histrio-bonus = бонус { $count } екю
histrio-acrobat-chameleon = хамелеон
histrio-acrobat-tightrope = канатоходець
histrio-acrobat-ox = погонич вола
histrio-acrobat-horse = вершник
histrio-acrobat-fire_eater = факір
histrio-acrobat-strongman = силач
histrio-between = {" "}
histrio-short-chameleon = хамел.
histrio-short-tightrope = канат.
histrio-short-ox = віл
histrio-short-horse = вершн.
histrio-short-fire_eater = факір
histrio-short-strongman = силач
histrio-clip-chameleon = хамел
histrio-clip-tightrope = канат
histrio-clip-ox = віл
histrio-clip-horse = верш
histrio-clip-fire_eater = факір
histrio-clip-strongman = силач
histrio-code-chameleon = хл
histrio-code-tightrope = ка
histrio-code-ox = ві
histrio-code-horse = ве
histrio-code-fire_eater = фа
histrio-code-strongman = си
histrio-talent-comedian = комедіант
histrio-talent-tragedian = трагік
histrio-request = { $name } (дає { $pays })
histrio-request-brief = { $name } { $pays }
histrio-request-in_favour = У фаворі
histrio-request-full_house = Аншлаг
histrio-request-pure_comedy = Лише комедія
histrio-request-pure_tragedy = Лише трагедія
histrio-request-mixed_bill = Рівновага
histrio-request-star_turn = Зірка сцени
histrio-request-understudies = Дублери
histrio-request-all_ages = Усі покоління
histrio-request-ringmaster = Шапіто
histrio-request-court_circle = При дворі
histrio-request-contrarian = Наперекір
histrio-no-show = немає
histrio-show = { $mood ->
    [comedy] комедія { $difference }
    [tragedy] трагедія { $difference }
   *[none] порівну
  }

## What is still missing for a request

histrio-missing = бракує: { $lacks }
histrio-lack-actor = { $count } { $count ->
    [one] актор
    [few] актори
   *[other] акторів
  }
histrio-lack-comedian = { $count } { $sign }
histrio-lack-tragedian = { $count } { $sign }
histrio-lack-no_comedian = { $count } { $count ->
    [one] зайвий
    [few] зайві
   *[other] зайвих
  } { $sign }
histrio-lack-no_tragedian = { $count } { $count ->
    [one] зайвий
    [few] зайві
   *[other] зайвих
  } { $sign }
histrio-lack-no_comedian-brief = −{ $count } { $sign }
histrio-lack-no_tragedian-brief = −{ $count } { $sign }
histrio-lack-balance = розрив { $count }
histrio-lack-level = { $count } { $count ->
    [one] актор
    [few] актори
   *[other] акторів
  } рів. { $level }
histrio-lack-levels = рівні { $levels }
histrio-lack-acrobat = { $count } { $count ->
    [one] акробат
    [few] акробати
   *[other] акробатів
  }
histrio-lack-manager = { $count } { $count ->
    [one] розпорядник
    [few] розпорядники
   *[other] розпорядників
  }
histrio-lack-pleasing = { $count } { $count ->
    [one] рівень
    [few] рівні
   *[other] рівнів
  } для короля
histrio-lack-contrary = { $count } { $count ->
    [one] рівень
    [few] рівні
   *[other] рівнів
  } проти короля
histrio-lack-contrary-brief = { $count } рів. проти короля

histrio-fact-there = тут: { $names }
histrio-fact-managers = { $count ->
    [one] { $count } розпорядник у театрі
    [few] { $count } розпорядники в театрі
   *[other] { $count } розпорядників у театрі
  }
histrio-fact-of = { $who }: { $parts }.
histrio-fact-played = { $count ->
    [one] { $count } прохання вже зіграно ({ $requests })
    [few] { $count } прохання вже зіграно ({ $requests })
   *[other] { $count } прохань уже зіграно ({ $requests })
  }
histrio-fact-ready = акробати: { $cards }
histrio-fact-spent = використані акробати: { $cards }
histrio-fact-travels = може їхати до { $cities }
histrio-fact-anywhere = будь-куди
histrio-fact-but = усюди, крім: { $cities }
histrio-fact-goes = може їхати до
histrio-fact-request = { $name } (дає { $pays }; { $state })
histrio-fact-requests = Ваші прохання

## The board

histrio-loud-tragedy = ТРАГЕДІЯ
histrio-loud-comedy = КОМЕДІЯ
histrio-quiet-tragedy = трагедія
histrio-quiet-comedy = комедія
histrio-theatre = театр
histrio-head-troupe = трупа
histrio-head-money = екю
histrio-head-comedians = комедіанти
histrio-head-tragedians = трагіки
histrio-head-show = вистава
histrio-head-requests = прох.
histrio-head-acrobats = акробати
histrio-friendly = дружня трупа   ще може їхати: { $cards }
histrio-panel-cards = на руках
histrio-panel-acrobats = акробати
histrio-panel-requests = мої прохання
histrio-panel-none = таємних прохань поки немає
histrio-met = виконано
histrio-played = зіграно
histrio-coins = { $count } екю
histrio-hint-1 = усе назад
histrio-hint-2 = краде 1
histrio-hint-3 = у театр
histrio-hint-4 = { "" }
histrio-hint-5 = коштує 1
histrio-empty = зустрічей немає
histrio-closed = закриває { $by }
histrio-wants = король хоче { $mood ->
    [comedy] КОМЕДІЮ
   *[tragedy] ТРАГЕДІЮ
  }
histrio-you = ви
histrio-no-actors = акторів ще немає
histrio-secret = { $count ->
    [0] прохань немає
   *[other] таємних прохань: { $count }
  }
histrio-pleases = до вподоби королю
histrio-best = найкраща вистава

## Questions

histrio-ask-travel = Куди їдемо? { $friend ->
    [none] { $cards ->
        [2] Потім усі ваші карти повертаються.
       *[other] Карти відкривають усі разом.
      }
   *[other] { $cards ->
        [2] Потім карти повертаються. Друзі (таємно): { $friend }.
       *[other] Ваші друзі таємно їдуть: { $friend }.
      }
  }
histrio-ask-shown = { $acrobat ->
    [tightrope] Канатоходець: перейти до сусіднього міста чи стояти?
    [horse] Вершник: відвідати ще й друге місто?
    [ox] Погонич вола: закрити { $city ->
        [none] місто
       *[other] { $city }
      } для інших?
   *[other] Використати акробата до розіграшу міст?
  }
histrio-ask-end = Хід закінчується. Використати акробата?
histrio-ask-steal = { $city }: у кого крадете 1 екю?
histrio-ask-court = { $city }: послати до двору { $actors ->
    [1] нового актора
   *[other] одного з нових акторів
  }?
histrio-ask-discard = Збережіть три прохання: яке скинути?
histrio-ask-disguise = Ким буде ваш { $which ->
    [only] хамелеон
    [first] перший хамелеон
   *[second] другий хамелеон
  }?
histrio-ask-answer = { $cards ->
    [1] Жодного з ваших прохань не виконано.
   *[other] Яке таємне прохання граєте? Відкривають усі разом.
  }

## Answers

histrio-swing = на { $steps } до { $way ->
    [comedy] комедії
   *[tragedy] трагедії
  }
histrio-goes = { $start } → { $end }
histrio-answer-travel = { $town } | { $cards ->
    [none] порожньо: прохання
   *[other] { $friends ->
        [yes] з друзями: { $cards }
       *[no] самі: { $cards }{ $money }
      } | разом: стрілка { $goes }
  }
histrio-brief-travel = { $town } | { $cards ->
    [none] порожньо
   *[other] { $friends ->
        [yes] з друзями
       *[no] { $cards }{ $money }
      }
  }
histrio-tried-travel = { $town } | { $cards ->
    [none] порожньо
   *[other] { $friends ->
        [yes] з друзями
       *[no] { $cards }
      }
  }
histrio-answer-horse = вершник: { $town } | { $barred ->
    [none] { $names ->
        [none] самі: { $cards ->
            [none] прохання
           *[other] { $cards }{ $money }
          }
       *[other] там { $names }: стрілка { $goes }
      }
   *[other] закриває { $barred }: нічого
  }
histrio-answer-tightrope = канатоходець: { $start } → { $city } | { $barred ->
    [none] { $names ->
        [none] самі: { $cards ->
            [none] прохання
           *[other] { $cards }{ $money }
          }
       *[other] там { $names }: стрілка { $goes }
      }
   *[other] закриває { $barred }: нічого
  }
histrio-money = { $amount ->
    [0] { "" }
   *[other] {" "}({ $signed })
  }
histrio-still = на місці
histrio-answer-ox = погонич вола: закрити { $city } | там нічого для { $names ->
    [none] { $more ->
        [1] іншого гравця
       *[other] всіх інших
      }
   *[other] { $more ->
        [0] { $names }
       *[other] { $names } та інших
      }
  }
histrio-answer-fire_eater = факір: { $swing } | { $goes }
histrio-answer-strongman = силач | { $names ->
    [none] нічого, бо ні в кого немає екю
   *[other] по 1 екю з кожного ({ $names })
  }
histrio-passed = { $ask ->
    [answer] зіграти нічого
   *[other] акробатів більше немає
  }
histrio-no-acrobat = без акробата
histrio-answer-done = зараз без акробатів
histrio-answer-steal = украсти 1 екю: { $victim } | має { $money } екю
histrio-answer-court = до двору { $card } | стрілка { $goes }
histrio-answer-keep_all = { $count ->
    [1] лишити: { $cards }
   *[other] лишити всіх: { $cards }
  }
histrio-answer-discard = { $name } | дасть { $pays }, { $lacks ->
    [none] зараз виконано
   *[other] ще ні ({ $lacks })
  }
histrio-answer-disguise = { $talent ->
    [comedian] комедіант | { $show }
   *[tragedian] трагік | { $show }
  }
histrio-answer-answer = зіграти «{ $name }» | дасть { $pays } { $sign-coin }
histrio-answer-no_request = { $cards ->
    [1] продовжити
   *[other] не грати жодного
  }

## The log

histrio-log-turn = — Сезон { $season }, хід { $turn }. Перший гравець — { $seat }.
histrio-log-season = — Сезон { $season }. Акторів і зустрічі скинуто й перетасовано; акробати знову готові.
histrio-log-encounter = { $count ->
    [1] Нове в місті { $end }
   *[other] Нове в містах { $start }–{ $end }
  }: { $all }{ $last ->
    [yes] . Колода тепер порожня.
   *[no] { "" }
  }
histrio-part-encounter = { $card }
histrio-log-looks = { $card ->
    [none] { "" }
   *[other] Ви підглядаєте, куди поїде дружня трупа: { $card }.
  }
histrio-log-travels = { $horse ->
    [yes] І ще: { $all }
   *[no] Відкрито: { $all }
  }
histrio-part-travels = { $friendly ->
    [yes] { $seat }* → { $city }
   *[no] { $seat } → { $city }
  }
histrio-log-tightrope = Канатоходець ({ $seat }): каравела переходить, { $start } → { $end }.
histrio-log-ox = Погонич вола ({ $seat }): { $city } — закрито для всіх інших гравців.
histrio-log-horse = Вершник ({ $seat }): ще одна каравела.
histrio-log-fire_eater = Факір ({ $seat }): стрілка { $swing }.
histrio-log-strongman = Силач ({ $seat }) збирає по 1 екю.
histrio-log-city = { $city }: { $count ->
    [0] не впущено нікого.
    [1] { $names }, більше нікого.
   *[other] зустрілися { $names }.
  }{ $barred ->
    [none] { "" }
   *[other] {" "}За брамою { $barred }.
  }
histrio-log-meets = { $kind ->
    [actor] { $seat } зустрічає: { $card }.
    [acrobat] { $seat } наймає: { $card }.
   *[bonus] { $seat } бере { $card }.
  }
histrio-log-unpaid = { $seat } не має екю, щоб заплатити; скинуто: { $card }.
histrio-log-court = { $seat } посилає до двору: { $card }.
histrio-log-joins = { $seat } бере до трупи: { $cards }.
histrio-log-clears = { $city }, скинуто: { $cards }.
histrio-log-takes_back = { $friendly ->
    [yes] { $seat }*: карти дружньої трупи перетасовано, каравели знято.
   *[no] { $seat } забирає назад усі карти мандрів і каравели.
  }
histrio-log-money = { $why ->
    [managers] { $seat } бере { $amount } екю, по 1 за розпорядника в театрі.
    [wage] { $seat } платить акторові { $amount } екю.
    [actors] { $seat } бере { $amount } екю за { $amount ->
        [one] актора
       *[other] акторів
      } під настрій короля.
    [show] { $seat } бере { $amount } екю за виставу.
   *[other] { "" }
  }
histrio-log-steals = 1 екю отримує { $seat }, втрачає { $victim }.
histrio-log-manager = { $seat } посилає розпорядника до театру, своїх там { $managers }.
histrio-log-needle = { $way ->
    [stays] Стрілка лишається на місці: { $end }.
    [set] Стрілку поставлено: { $start } → { $end }.
   *[moves] Стрілка йде: { $start } → { $end }.
  }
histrio-log-mood = { $mood ->
    [comedy] Тепер король хоче КОМЕДІЮ!
   *[tragedy] Тепер король хоче ТРАГЕДІЮ!
  }{ $managers ->
    [none] { "" }
   *[other] {" "}Усі розпорядники йдуть додому ({ $managers }).
  }
histrio-part-home = { $seat } { $count }
histrio-log-toss = Підкинута монета вирішує настрій короля: { $mood ->
    [comedy] комедія.
   *[tragedy] трагедія.
  }
histrio-log-draws = { $request ->
    [none] { $seat } бере таємне прохання.
   *[other] { $seat } бере таємне прохання: { $request }.
  }
histrio-log-discards = { $request ->
    [none] { $seat } скидає таємне прохання.
   *[other] { $seat } скидає таємне прохання: { $request }.
  }
histrio-log-reshuffles = Скинуті прохання перетасовано.
histrio-log-festival = — Фестиваль сезону { $season }! Король хоче { $mood ->
    [comedy] комедію.
   *[tragedy] трагедію.
  }
histrio-log-disguised = { $count ->
    [1] Хамелеон ({ $seat }): { $talents }.
   *[other] Хамелеони ({ $seat }): { $talents }.
  }
histrio-log-show = { $mood ->
    [comedy] { $seat } грає комедію, різниця { $difference }
    [tragedy] { $seat } грає трагедію, різниця { $difference }
   *[none] { $seat } не грає ні комедії, ні трагедії
  }{ $best ->
    [yes] : найкраща вистава для короля!
   *[no] .
  }
histrio-log-request = { $lacks ->
    [none] { $again ->
        [yes] Прохання «{ $request }» знову виконано: { $seat } бере { $pays } екю.
       *[no] { $seat } грає прохання «{ $request }» і бере { $pays } екю.
      }
   *[other] Прохання «{ $request }» тепер не виконано ({ $seat }); { $lacks }.
  }
histrio-log-no_request = { $seat } не грає прохання.
histrio-log-over = Останній фестиваль закінчено. Рахуємо екю.

## The end

histrio-why-used = { $city }: цю карту мандрів використано; усі повернуться, коли в руці лишиться одна або жодної.
histrio-why-spent = { $card }: цього сезону вже використано.
histrio-why-window = { $card }: { $window ->
    [shown] час цього акробата — одразу після показу карт мандрів.
   *[other] час цього акробата — кінець ходу.
  }
histrio-why-not-there = { $city }: погонич вола закриває лише місто, де чекає ваша каравела.
histrio-why-poor = { $victim }: жодного екю, взяти нічого.
histrio-why-joined = { $card }: до двору можна послати лише актора, якого ви щойно найняли.
histrio-why-unmet = { $request }: умову не виконано; { $lacks }.
histrio-curve = Екю за ходами{ $seasons ->
    [1] { "" }
   *[other] , │ новий сезон
  }
histrio-figures = { $step ->
    [1] Екю після кожного ходу
   *[other] Екю, кожен { $step }-й хід
  }
histrio-part = Сезон { $season }, хід { $turn }
histrio-lap = Сезон { $season }
histrio-after = після ходу { $turn } сезону { $season }
histrio-end-money = Перемагає { $name }: найбільше екю.
histrio-end-shared = Екю порівну, перемогу ділять: { $name }.
histrio-end-told = { $name }, сезон { $season }: { $show ->
    [none] { "" }
   *[other] { $show },{" "}
  }екю { $actors } за акторів, { $prize } за виставу, { $requests } за прохання
histrio-tally-title = Фестиваль сезону { $season }: король хоче { $mood ->
    [comedy] комедію
   *[tragedy] трагедію
  }
histrio-tally-troupe = трупа
histrio-tally-show = вистава
histrio-tally-actors = актори
histrio-tally-prize = приз
histrio-tally-requests = прохання
histrio-tally-sum = здобуто
histrio-tally-money = тепер

## What things are (i)

histrio-explain = Стрілка показує настрій короля: ліворуч від середини — трагедія, праворуч — комедія. Коли вона переходить середину, усі розпорядники з театру йдуть додому.

    Навколо театру лежать вісім міст і дорога від 1 до 8. У кожного — його зустрічі, найновіша перша (коли їх багато в рядку — актори за жанрами): { $comedian } і { $tragedian } — комедіанти й трагіки зі своїм рівнем, + — бонус, слова — акробати. Трупи названо літерами: «тут» — ті, чиї каравели щойно прибули (за { $ship }, якщо для слова немає місця), «їдуть» — ті, про які знаєте лише ви, «були» — ті, чию карту мандрів використано; «сюди?» — куди поїхали б ви. Літера з * — дружня трупа.

    Біля трупи — її розпорядники в театрі й, де є місце, міста, куди вона ще може поїхати. Цифра біля актора — його рівень. Вистава — рівні комедіантів мінус рівні трагіків. Поруч — екю, які актори й вистава принесли б, якби фестиваль був зараз. ■ (у рядку — слово) — зігране прохання, воно платить ще раз, якщо його знову виконано. Про акробатів, яких у цьому сезоні вже використано, так і сказано.
histrio-about-city = Зустрічей немає: кожен гравець, що сюди завітає, бере таємне прохання.
histrio-about-card = { $card }: { $effect }
histrio-about-closed = Погонич вола ({ $by }): цього ходу інші гравці нічого тут не розігрують і не беруть.
histrio-about-friends = Сюди їде ваша дружня трупа: ви тут будете не самі.
histrio-about-rivals = { $names ->
    [none] Жодна інша трупа не може вирушити сюди цього ходу.
   *[other] Можуть приїхати: { $names }.
  }
histrio-effect-1 = забрати назад використані карти мандрів і каравели{ $letter ->
    [none] { "" }
   *[other] {" "}({ $letter })
  }
histrio-effect-2 = украсти 1 екю в іншого гравця
histrio-effect-3 = поставити розпорядника в театр, потім узяти по 1 екю за кожного розпорядника там (зараз їх { $count })
histrio-effect-4 = без ефекту
histrio-effect-5 = заплатити 1 екю; якщо його немає, карту скидають
histrio-effect-bonus = узяти екю
histrio-about-travel = Якщо ви в місті самі, ви берете його зустрічі одну за одною, а тоді можете послати одного з акторів до двору. Якщо приїде ще хтось, ніхто нічого не бере: актори рухають стрілку, а кожен гравець бере таємне прохання.
histrio-about-chameleon = На фестивалі, найпершим: ви таємно вибираєте, комедіантом чи трагіком 1-го рівня він рахується в різниці. Більше ні в чому він не актор.
histrio-about-tightrope = Коли карти мандрів відкрито, раз за сезон: ваша каравела переходить у сусіднє місто й відвідує його. Потім вона позначає місто вашої карти мандрів. 1 і 8 — не сусіди.
histrio-about-ox = Коли карти мандрів відкрито, раз за сезон: місто, де стоїть ваша каравела, на цей хід закрите для всіх інших гравців. Вони нічого там не розігрують і не беруть, а їхні карти вважаються використаними. Дружніх труп це не стосується.
histrio-about-horse = Коли карти мандрів відкрито, раз за сезон: ви відкрито граєте ще одну карту мандрів і другою каравелою відвідуєте й те місто.
histrio-about-fire_eater = Наприкінці ходу, раз за сезон: пересуньте стрілку на 1 чи 2 поділки в будь-який бік.
histrio-about-strongman = Наприкінці ходу, раз за сезон: візьміть по 1 екю в кожного іншого гравця, який його має.
histrio-about-done = Зараз більше акробатів ви не використовуєте. Вони лишаються готовими на потім у цьому сезоні.
histrio-about-steal = Актор 2-го рівня краде 1 екю в іншого гравця на ваш вибір.
histrio-about-court = Актор іде не до вашої трупи, а до двору: стрілка рухається в бік його таланту на стільки поділок, скільки становить його рівень. Що він зробив під час зустрічі, те зроблено.
histrio-about-festival = Фестиваль платить 1 екю за кожного актора в настрої короля, { $show } за виставу в цьому настрої або { $best }, якщо вона найкраща.
histrio-about-keep_all = Усі щойно найняті актори йдуть до вашої трупи. Стрілка стоїть.
histrio-about-discard = Незіграних прохань можна мати щонайбільше три. Скинуте лягає долілиць; його не бачить ніхто.
histrio-about-disguise = Хамелеон рахується як рівень 1 вибраного таланту, лише в різниці. Усіх хамелеонів відкривають разом.
histrio-about-answer = На кожному фестивалі можна зіграти одне прохання, умову якого виконано; воно платить і лишається горілиць. Зігране в першому сезоні в другому платить ще раз саме собою, якщо умову знову виконано. Хто не грає жодного, кладе долілиць порожню карту.
histrio-needs-in_favour = вистава, що подобається королю
histrio-needs-full_house = шестеро чи більше акторів
histrio-needs-pure_comedy = троє чи більше комедіантів і жодного трагіка
histrio-needs-pure_tragedy = троє чи більше трагіків і жодного комедіанта
histrio-needs-mixed_bill = комедіантів і трагіків порівну, по двоє чи більше
histrio-needs-star_turn = актор 5-го рівня
histrio-needs-understudies = троє чи більше акторів 1-го рівня
histrio-needs-all_ages = актори всіх п’яти рівнів
histrio-needs-ringmaster = двоє чи більше акробатів, використаних чи ні, хамелеони теж
histrio-needs-court_circle = двоє чи більше ваших розпорядників у театрі
histrio-needs-contrarian = вистава не того настрою, що в короля

## Options

histrio-option-seasons = Сезони
histrio-about-seasons = Два сезони — або один, для короткої гри, що закінчується після першого фестивалю.

## Help

histrio-first-won =
    Як перемогти
    Найбільше екю після { $seasons ->
        [1] фестивалю
       *[other] двох фестивалів
      }. Актор під настрій короля дає 1, вистава, що йому до вподоби, — більше.
histrio-first-round =
    Хід
    Таємно оберіть місто. Самі ви берете там усе. Разом — ніхто, а актори міста рухають стрілку.
histrio-first-mind =
    Варто пам’ятати
    Де стрілка, такий і настрій короля. Прохання таємні; одне за сезон можна зіграти на фестивалі.
histrio-signs =
    ЗНАКИ НА ПОЛІ
    { $sign-comedy }  комедіант    { $sign-tragedy }  трагік, з рівнем
    { $sign-acrobat }  акробат      ◉  екю
    хл ка ві  хамелеон, канатоходець, погонич вола
    ве фа си  вершник, факір, силач
    ★  перший гравець
    ✓  уже обрав; прохання виконано
    ►  його хід
    { $sign-thinking }  думає    { $sign-away }  немає за столом
    ×A  місто, яке віл A закрив для інших
    ▲A  каравела чекає; або A на своєму кольорі
    A*  дружня трупа    ?A  ваш таємний вибір
    { $sign-manager }  розпорядник у театрі
    { $sign-request }  таємні прохання
    ■  зігране прохання
    ▼  стрілка    ▽ ◂ ▸  де вона опиниться
    ▽  курсор на місті: якщо прийдуть інші
    ·  немає    →  що вийде
    ╭╴ ╶╮  місце без карти; карту використано
histrio-R1 = Стрілка починає з поділки «комедія 1» чи «трагедія 1», за монетою, у другому сезоні теж.
histrio-R2 = Першого гравця на початку визначає жереб; після кожного ходу ним стає сусід ліворуч, крізь обидва сезони.
histrio-R3 = Актор 3-го рівня в гравця, чиї всі три розпорядники в театрі, просто платить за тих, що там.
histrio-R4 = Хто має більше трьох незіграних прохань, одразу скидає одне на свій вибір, долілиць.
histrio-R5 = Удвох ви не самі в місті й тоді, коли там ваша власна дружня трупа. Сама вона спорожнює місто без ефекту; дві такі без гравця рухають стрілку, і прохань не бере ніхто.
histrio-R6 = За сезон грають щонайбільше одне прохання, усі водночас, і виконане можна притримати. Зігране в першому сезоні в другому платить ще раз саме собою, якщо його знову виконано.
histrio-R7 = Віл закриває місто на весь хід, хоч би хто виїхав чи приїхав. Якщо там лише невпущені гравці, зустрічі лишаються. Дружніх труп це не стосується: хто там із ними, той не сам.
histrio-R8 = Дві каравели одного гравця в місті рахуються як одна трупа. Каравела, чию карту забрали назад, поки вона чекає, усе одно відвідує своє місто, а тоді йде додому.
histrio-C1 = Відтворено: на стрілці по вісім поділок з кожного боку, без нуля.
histrio-C2 = Відтворено: скільки зустрічей кожного виду і всі акробати, крім того, що є віл і кінь.
histrio-C3 = Відтворено: умови й плата всіх таємних прохань, крім 4 екю за «У фаворі».
histrio-C4 = Назви міст вигадали ми.

## Headings of choices in columns

histrio-column-city = місто
histrio-column-alone = якщо ви там самі
histrio-column-shared = король, якщо прийдуть інші
histrio-column-needle-head = король потім
histrio-column-show = ваша вистава
histrio-column-met = із ким
histrio-column-stays = стоїть { $mark }
histrio-column-to = { $city }
histrio-column-send-brief = { $card } до двору
histrio-column-needle = { $start } → { $end }


## Words beside signs and marks of the board, and in columns of choices

histrio-here = тут
histrio-coming = їдуть
histrio-been = були
histrio-friends-left = Друзі ({ $name }) можуть поїхати до { $cities }
histrio-friends-left-brief = Друзі ({ $name }): { $cities }
histrio-friends-all = Друзі ({ $name }) можуть поїхати будь-куди
histrio-friends-all-brief = Друзі ({ $name }): усі міста

histrio-column-mask = хамелеон
histrio-column-earns = дохід
histrio-column-money = екю
histrio-column-to-head = місто
histrio-column-stay = не рухатися: { $city }
histrio-column-nobody = самі
histrio-column-victim = вкрасти 1 екю
histrio-column-theirs = у гравця
histrio-column-request-head = прохання
histrio-column-pays = дає
histrio-column-play = зіграти
histrio-friends-of = друзі ({ $name })
histrio-note-kept = { $last ->
    [yes] Це останній фестиваль.
   *[no] Прохання, які ви прибережете, можуть спрацювати у 2-му сезоні.
  }
histrio-column-stay-brief = стояти
histrio-figure-chameleon = рівень 1, лише у виставі
histrio-figure-tightrope = веде вашу каравелу ({ $letter }) до сусіднього міста
histrio-figure-ox = інші там нічого не отримають
histrio-figure-horse = веде вас до другого міста
histrio-figure-fire_eater = рухає стрілку на 1 або 2
histrio-figure-strongman = бере по 1 екю в інших гравців
histrio-note-later = Можуть використати акробата й інші: { $names }.
histrio-troupe-all = може будь-куди
histrio-column-still = стоїть
histrio-head-play = вист.
histrio-column-choice = вибір
histrio-verdict-yes = подобається
histrio-verdict-no = не подобається
histrio-verdict-best = найкраща
histrio-used = { $count } вик.
histrio-end-show = вистава { $season }
histrio-end-start = початок
histrio-end-cities = міста
histrio-end-actors = актори
histrio-end-mood = { $mood ->
    [comedy] комедія
    [tragedy] трагедія
   *[none] порівну
  }
histrio-end-requests = прохання
histrio-end-all = екю
histrio-column-keep-all = лишити всіх
