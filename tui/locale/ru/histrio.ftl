histrio-name = Пьеса из леса
histrio-blurb = Странствуйте с труппой актёров, угадайте настроение Короля и сыграйте перед ним. 45 минут.
histrio-fact-there = здесь: { $names }
histrio-fact-managers = { $count ->
    [one] { $count } распорядитель в театре
    [few] { $count } распорядителя в театре
   *[other] { $count } распорядителей в театре
  }
histrio-fact-of = { $who }: { $parts }.
histrio-fact-played = { $count ->
    [one] { $count } просьба уже разыграна ({ $requests })
    [few] { $count } просьбы уже разыграны ({ $requests })
   *[other] { $count } просьб уже разыграно ({ $requests })
  }
histrio-fact-ready = акробаты: { $cards }
histrio-fact-spent = использованные акробаты: { $cards }
histrio-fact-travels = может ехать в { $cities }
histrio-fact-anywhere = куда угодно
histrio-fact-but = везде, кроме: { $cities }
histrio-fact-goes = может пойти в
histrio-fact-request = { $name } (приносит { $pays }; { $state })
histrio-fact-requests = Ваши просьбы

histrio-title = сезон { $season }/{ $seasons }{ $turn ->
    [0] { "" }
   *[other] , ход { $turn }/6
  }   Король: { $mood ->
    [comedy] КОМЕДИЯ
   *[tragedy] ТРАГЕДИЯ
  }   { $ask ->
    [travel] этап: странствие
    [shown] этап: акробаты
    [end] конец хода
    [disguise] фестиваль
    [answer] фестиваль
    [season] новый сезон
    [over] конец игры
   *[other] этап: в городах
  }

## Вещи

histrio-town-1 = Амбуаз
histrio-town-2 = Блуа
histrio-town-3 = Шинон
histrio-town-4 = Дижон
histrio-town-5 = Амбрён
histrio-town-6 = Фуа
histrio-town-7 = Жьен
histrio-town-8 = Эден
histrio-city = { $number } { $town }
histrio-actor = { $talent ->
    [comedian] комедиант { $level }
   *[tragedian] трагик { $level }
  }
histrio-bonus = бонус { $count } экю
histrio-acrobat-chameleon = хамелеон
histrio-acrobat-tightrope = канатоходец
histrio-acrobat-ox = укротитель быка
histrio-acrobat-horse = наездник
histrio-acrobat-fire_eater = глотатель огня
histrio-acrobat-strongman = силач
histrio-between = {" "}
histrio-short-chameleon = хамел.
histrio-short-tightrope = канат.
histrio-short-ox = бык
histrio-short-horse = наездн.
histrio-short-fire_eater = огонь
histrio-short-strongman = силач
histrio-clip-chameleon = хамел
histrio-clip-tightrope = канат
histrio-clip-ox = бык
histrio-clip-horse = наезд
histrio-clip-fire_eater = огонь
histrio-clip-strongman = силач
histrio-code-chameleon = хл
histrio-code-tightrope = ка
histrio-code-ox = бы
histrio-code-horse = на
histrio-code-fire_eater = ог
histrio-code-strongman = си
histrio-talent-comedian = комедиант
histrio-talent-tragedian = трагик
histrio-request = { $name } (приносит { $pays })
histrio-request-brief = { $name } { $pays }
histrio-request-in_favour = В фаворе
histrio-request-full_house = Аншлаг
histrio-request-pure_comedy = Только смех
histrio-request-pure_tragedy = Только слёзы
histrio-request-mixed_bill = Пёстрая афиша
histrio-request-star_turn = Звезда сцены
histrio-request-understudies = Дублёры
histrio-request-all_ages = Стар и млад
histrio-request-ringmaster = Хозяин арены
histrio-request-court_circle = Свита
histrio-request-contrarian = Наперекор
histrio-no-show = нет
histrio-show = { $mood ->
    [comedy] комедия { $difference }
    [tragedy] трагедия { $difference }
   *[none] поровну
  }

## Чего не хватает для просьбы

histrio-missing = не хватает: { $lacks }
histrio-lack-actor = { $count } { $count ->
    [one] актёр
    [few] актёра
   *[many] актёров
  }
histrio-lack-comedian = { $count } { $sign }
histrio-lack-tragedian = { $count } { $sign }
histrio-lack-no_comedian = { $count } { $count ->
    [one] лишний
   *[other] лишних
  } { $sign }
histrio-lack-no_tragedian = { $count } { $count ->
    [one] лишний
   *[other] лишних
  } { $sign }
histrio-lack-no_comedian-brief = −{ $count } { $sign }
histrio-lack-no_tragedian-brief = −{ $count } { $sign }
histrio-lack-balance = разн. { $count }
histrio-lack-level = { $count } { $count ->
    [one] актёр
    [few] актёра
   *[many] актёров
  } ур. { $level }
histrio-lack-levels = уровни { $levels }
histrio-lack-acrobat = { $count } { $count ->
    [one] акробат
    [few] акробата
   *[many] акробатов
  }
histrio-lack-manager = { $count } { $count ->
    [one] распорядитель
    [few] распорядителя
   *[many] распорядителей
  }
histrio-lack-pleasing = { $count } ур. для Короля
histrio-lack-contrary = { $count } ур. против Короля
histrio-lack-contrary-brief = { $count } ур. против Короля

## Поле

histrio-loud-tragedy = ТРАГЕДИЯ
histrio-loud-comedy = КОМЕДИЯ
histrio-quiet-tragedy = трагедия
histrio-quiet-comedy = комедия
histrio-theatre = театр
histrio-head-troupe = труппа
histrio-head-money = экю
histrio-head-comedians = комедианты
histrio-head-tragedians = трагики
histrio-head-show = шоу сейчас
histrio-head-requests = прос.
histrio-head-acrobats = акробаты
histrio-friendly = дружественная труппа   ещё может пойти в { $cards }
histrio-panel-cards = на руках
histrio-panel-acrobats = акробаты
histrio-panel-requests = мои просьбы
histrio-panel-none = тайных просьб пока нет
histrio-met = выполнена
histrio-played = сыграна
histrio-coins = { $count } экю
histrio-hint-1 = всё назад
histrio-hint-2 = крадёт 1
histrio-hint-3 = в театр
histrio-hint-4 = { "" }
histrio-hint-5 = стоит 1
histrio-empty = встреч нет
histrio-closed = закрыл { $by }
histrio-wants = Королю нужна { $mood ->
    [comedy] КОМЕДИЯ
   *[tragedy] ТРАГЕДИЯ
  }
histrio-you = вы
histrio-no-actors = актёров пока нет
histrio-secret = { $count ->
    [0] просьб нет
   *[other] тайных просьб: { $count }
  }
histrio-pleases = нравится Королю
histrio-best = лучшее шоу

## Вопросы

histrio-ask-travel = Куда? { $friend ->
    [none] { $cards ->
        [2] После этого вернутся все карты.
       *[other] Карты откроются одновременно.
      }
   *[other] { $cards ->
        [2] Потом вернутся карты. Друзья (тайно): { $friend }.
       *[other] Ваши друзья тайно едут: { $friend }.
      }
  }
histrio-ask-shown = { $acrobat ->
    [tightrope] Канатоходец: перейти в соседний город или остаться?
    [horse] Наездник: посетить ещё и второй город?
    [ox] Укротитель быка: закрыть { $city ->
        [none] город
       *[other] { $city }
      } для других?
   *[other] Разыграть акробата до розыгрыша городов?
  }
histrio-ask-end = Конец хода. Разыграть акробата?
histrio-ask-steal = { $city }: у кого украсть 1 экю?
histrio-ask-court = { $city }: отправить { $actors ->
    [1] нового актёра
   *[other] одного из новых актёров
  } ко Двору?
histrio-ask-discard = Оставьте три просьбы: какую сбросить?
histrio-ask-disguise = Кем будет ваш { $which ->
    [only] хамелеон
    [first] первый хамелеон
   *[second] второй хамелеон
  }?
histrio-ask-answer = { $cards ->
    [1] Ни одна из ваших просьб не выполнена.
   *[other] Какую тайную просьбу разыграть? Все откроют вместе.
  }

## Ответы

histrio-swing = на { $steps } к { $way ->
    [comedy] комедии
   *[tragedy] трагедии
  }
histrio-goes = { $start } → { $end }
histrio-answer-travel = { $town } | { $cards ->
    [none] пусто: тайная просьба
   *[other] { $friends ->
        [yes] с друзьями: { $cards }
       *[no] одни: { $cards }{ $money }
      } | вместе: стрелка { $goes }
  }
histrio-brief-travel = { $town } | { $cards ->
    [none] пусто
   *[other] { $friends ->
        [yes] с друзьями
       *[no] { $cards }{ $money }
      }
  }
histrio-tried-travel = { $town } | { $cards ->
    [none] пусто
   *[other] { $friends ->
        [yes] с друзьями
       *[no] { $cards }
      }
  }
histrio-answer-horse = наездник: ещё { $town } | { $barred ->
    [none] { $names ->
        [none] одни: { $cards ->
            [none] просьба
           *[other] { $cards }{ $money }
          }
       *[other] там { $names }: стрелка { $goes }
      }
   *[other] закрыл { $barred }: ничего
  }
histrio-answer-tightrope = канатоходец: { $start } → { $city } | { $barred ->
    [none] { $names ->
        [none] одни: { $cards ->
            [none] просьба
           *[other] { $cards }{ $money }
          }
       *[other] там { $names }: стрелка { $goes }
      }
   *[other] закрыл { $barred }: ничего
  }
histrio-money = { $amount ->
    [0] { "" }
   *[other] {" "}({ $signed })
  }
histrio-still = на месте
histrio-answer-ox = укротитель быка: закрыть { $city } | там ничего для { $names ->
    [none] { $more ->
        [1] другого игрока
       *[other] остальных
      }
   *[other] { $more ->
        [0] { $names }
       *[other] { $names } и других
      }
  }
histrio-answer-fire_eater = глотатель огня: { $swing } | { $goes }
histrio-answer-strongman = силач | по 1 экю { $names ->
    [none] — ни у кого нет
   *[other] с каждого ({ $names })
  }
histrio-passed = { $ask ->
    [answer] разыграть нечего
   *[other] акробатов больше нет
  }
histrio-no-acrobat = без акробата
histrio-answer-done = сейчас без акробата
histrio-answer-steal = украсть 1 экю: { $victim } | всего { $money }
histrio-answer-court = { $card } ко Двору | стрелка { $goes }
histrio-answer-keep_all = { $count ->
    [1] оставить: { $cards }
   *[other] оставить всех: { $cards }
  }
histrio-answer-discard = { $name } | даст { $pays }, { $lacks ->
    [none] сейчас выполнена
   *[other] ещё нет ({ $lacks })
  }
histrio-answer-disguise = { $talent ->
    [comedian] комедиант | { $show }
   *[tragedian] трагик | { $show }
  }
histrio-answer-answer = разыграть «{ $name }» | принесёт { $pays } { $sign-coin }
histrio-answer-no_request = { $cards ->
    [1] продолжить
   *[other] ничего не разыгрывать
  }

## Журнал

histrio-log-turn = — Сезон { $season }, ход { $turn }. Первый игрок: { $seat }.
histrio-log-season = — Сезон { $season }. Актёры и встречи сброшены и перемешаны; акробаты снова готовы.
histrio-log-encounter = { $count ->
    [1] Новое в городе { $end }
   *[other] Новое в городах { $start }–{ $end }
  }: { $all }{ $last ->
    [yes] . Колода теперь пуста.
   *[no] { "" }
  }
histrio-part-encounter = { $card }
histrio-log-looks = { $card ->
    [none] { "" }
   *[other] Вы видите, куда пойдёт дружественная труппа: { $card }.
  }
histrio-log-travels = { $horse ->
    [yes] И ещё: { $all }
   *[no] Открыты: { $all }
  }
histrio-part-travels = { $friendly ->
    [yes] { $seat }* → { $city }
   *[no] { $seat } → { $city }
  }
histrio-log-tightrope = Канатоходец ({ $seat }): каравелла { $start } → { $end }.
histrio-log-ox = Укротитель быка ({ $seat }): { $city } закрыт для остальных игроков.
histrio-log-horse = Наездник ({ $seat }): вторая каравелла.
histrio-log-fire_eater = Глотатель огня ({ $seat }): стрелка { $swing }.
histrio-log-strongman = Силач ({ $seat }) собирает по 1 экю.
histrio-log-city = { $city }: { $count ->
    [0] никого не впустили.
    [1] { $names }, больше никого.
   *[other] встречаются { $names }.
  }{ $barred ->
    [none] { "" }
   *[other] {" "}За воротами { $barred }.
  }
histrio-log-meets = { $kind ->
    [actor] { $seat } встречает: { $card }.
    [acrobat] { $seat } берёт акробата: { $card }.
   *[bonus] { $seat } получает { $card }.
  }
histrio-log-unpaid = { $seat } не может заплатить: { $card } идёт в сброс.
histrio-log-court = { $seat } отправляет ко Двору: { $card }.
histrio-log-joins = { $seat } принимает в труппу: { $cards }.
histrio-log-clears = { $city }, в сброс: { $cards }.
histrio-log-takes_back = { $friendly ->
    [yes] { $seat }*: карты дружественной труппы перемешаны, каравеллы сняты.
   *[no] { $seat } возвращает себе все карты странствий и каравеллы.
  }
histrio-log-money = { $why ->
    [managers] { $seat } получает { $amount } экю, по 1 за распорядителя в театре.
    [wage] { $seat } платит актёру { $amount } экю.
    [actors] { $seat } получает { $amount } экю за { $amount ->
        [one] актёра
       *[other] актёров
      } по настроению Короля.
    [show] { $seat } получает { $amount } экю за шоу.
   *[other] { "" }
  }
histrio-log-steals = 1 экю получает { $seat }, теряет { $victim }.
histrio-log-manager = { $seat } ставит распорядителя в театр (своих там { $managers }).
histrio-log-needle = { $way ->
    [stays] Стрелка остаётся на месте: { $end }.
    [set] Стрелка поставлена: { $start } → { $end }.
   *[moves] Стрелка идёт: { $start } → { $end }.
  }
histrio-log-mood = { $mood ->
    [comedy] Теперь Король хочет КОМЕДИЮ!
   *[tragedy] Теперь Король хочет ТРАГЕДИЮ!
  }{ $managers ->
    [none] { "" }
   *[other] {" "}Все распорядители возвращаются ({ $managers }).
  }
histrio-part-home = { $seat } { $count }
histrio-log-toss = Монета решает, чего хочет Король: { $mood ->
    [comedy] комедия.
   *[tragedy] трагедия.
  }
histrio-log-draws = { $request ->
    [none] { $seat } тянет тайную просьбу.
   *[other] { $seat } тянет тайную просьбу «{ $request }».
  }
histrio-log-discards = { $request ->
    [none] { $seat } сбрасывает тайную просьбу.
   *[other] { $seat } сбрасывает тайную просьбу «{ $request }».
  }
histrio-log-reshuffles = Сброшенные тайные просьбы перемешаны.
histrio-log-festival = — Фестиваль сезона { $season }! Король хочет { $mood ->
    [comedy] комедию.
   *[tragedy] трагедию.
  }
histrio-log-disguised = { $count ->
    [1] { $seat } открывает хамелеона: { $talents }.
   *[other] { $seat } открывает хамелеонов: { $talents }.
  }
histrio-log-show = { $seat }: { $mood ->
    [comedy] комедия, разница { $difference }
    [tragedy] трагедия, разница { $difference }
   *[none] ни комедия, ни трагедия
  }{ $best ->
    [yes] . Лучшее шоу перед Королём!
   *[no] .
  }
histrio-log-request = { $lacks ->
    [none] { $again ->
        [yes] Просьба «{ $request }» выполнена снова: { $seat } получает { $pays } экю.
       *[no] { $seat } разыгрывает просьбу «{ $request }» и получает { $pays } экю.
      }
   *[other] Просьба «{ $request }» теперь не выполнена ({ $seat }); { $lacks }.
  }
histrio-log-no_request = { $seat } не разыгрывает просьбу.
histrio-log-over = Последний фестиваль позади. Считаем экю.

## Конец

histrio-why-used = { $city }: эта карта странствий использована; все вернутся, когда на руке останется одна или ни одной.
histrio-why-spent = { $card }: в этом сезоне уже разыгран.
histrio-why-window = { $card }: { $window ->
    [shown] время этого акробата — сразу после показа карт странствий.
   *[other] время этого акробата — конец хода.
  }
histrio-why-not-there = { $city }: укротитель быка закрывает только город, где ждёт ваша каравелла.
histrio-why-poor = { $victim }: ни одного экю, взять нечего.
histrio-why-joined = { $card }: ко Двору можно отправить только актёра, которого вы только что получили.
histrio-why-unmet = { $request }: условие не выполнено; { $lacks }.
histrio-curve = Экю по ходам{ $seasons ->
    [1] { "" }
   *[other] , │ новый сезон
  }
histrio-figures = { $step ->
    [1] Экю после каждого хода
   *[other] Экю, каждый { $step }-й ход
  }
histrio-part = Сезон { $season }, ход { $turn }
histrio-lap = Сезон { $season }
histrio-after = после хода { $turn } сезона { $season }
histrio-end-money = Больше всех экю, победа: { $name }.
histrio-end-shared = Экю поровну, победу делят: { $name }.
histrio-end-told = { $name }, сезон { $season }: { $show ->
    [none] { "" }
   *[other] { $show },{" "}
  }экю { $actors } за актёров, { $prize } за шоу, { $requests } за просьбы
histrio-tally-title = Фестиваль сезона { $season }: Король хочет { $mood ->
    [comedy] комедию
   *[tragedy] трагедию
  }
histrio-tally-troupe = труппа
histrio-tally-show = шоу
histrio-tally-actors = актёры
histrio-tally-prize = приз
histrio-tally-requests = просьбы
histrio-tally-sum = получено
histrio-tally-money = теперь

## Что это такое (i)

histrio-explain = Стрелка показывает настроение Короля: слева от середины трагедия, справа комедия. Когда она переходит середину, все распорядители возвращаются из театра к игрокам.

    Вокруг театра лежат восемь городов и дорога от 1 до 8. У каждого — его карты встреч, новые первыми (когда их много в строке — актёры по жанрам): { $comedian } и { $tragedian } — комедианты и трагики с уровнем опыта, + — бонус, слова — акробаты. Труппы названы буквами: «здесь» — те, чьи каравеллы только что прибыли (за { $ship }, если для слова нет места), «придут» — те, о которых знаете только вы, «были» — те, чья карта странствий использована; «сюда?» — куда отправились бы вы. Буква с * — дружественная труппа.

    У труппы — её распорядители в театре и, где есть место, города, куда она ещё может пойти. Цифра у актёра — его уровень. Шоу — разница уровней комедиантов и трагиков. Рядом — экю, которые актёры и шоу принесли бы, будь фестиваль сейчас. ■ (в строке — слово) — разыгранная просьба: она принесёт экю ещё раз, если снова будет выполнена. Использованные акробаты в этом сезоне больше не помогут: так о них и сказано.
histrio-about-city = Встреч нет: каждый игрок, который сюда придёт, тянет тайную просьбу.
histrio-about-card = { $card }: { $effect }
histrio-about-closed = Укротитель быка ({ $by }): в этот ход другие игроки ничего здесь не разыгрывают и не тянут.
histrio-about-friends = Сюда придёт ваша дружественная труппа: одни вы здесь не будете.
histrio-about-rivals = { $names ->
    [none] Ни одна другая труппа в этот ход сюда отправиться не может.
   *[other] Могут прийти: { $names }.
  }
histrio-effect-1 = верните себе сыгранные карты странствий и каравеллы{ $letter ->
    [none] { "" }
   *[other] {" "}({ $letter })
  }
histrio-effect-2 = украдите 1 экю у другого игрока
histrio-effect-3 = поставьте распорядителя в театр и получите 1 экю за каждого, кто там стоит (сейчас { $count })
histrio-effect-4 = нет эффекта
histrio-effect-5 = заплатите 1 экю; если экю нет, карта идёт в сброс
histrio-effect-bonus = получите экю из казны
histrio-about-travel = Если в городе вы одни, вы берёте его карты встреч по одной и потом можете отправить одного из актёров ко Двору. Если придёт кто-то ещё, никто ничего не берёт: актёры двигают стрелку, а каждый игрок тянет тайную просьбу.
histrio-about-chameleon = На фестивале, раньше всего остального: вы втайне решаете, считать ли его в разнице комедиантом или трагиком 1-го уровня. В остальном он не актёр.
histrio-about-tightrope = После открытия карт странствий, раз за сезон: ваша каравелла переходит в соседний город и посещает его. Потом она отмечает город вашей карты странствий. 1 и 8 не соседи.
histrio-about-ox = После открытия карт странствий, раз за сезон: город, где стоит ваша каравелла, в этот ход закрыт для остальных игроков. Они там ничего не разыгрывают и не тянут, а их карты считаются сыгранными. Для дружественных трупп город не закрыт.
histrio-about-horse = После открытия карт странствий, раз за сезон: вы открыто играете ещё одну карту странствий и посещаете тот город тоже, второй каравеллой.
histrio-about-fire_eater = В конце хода, раз за сезон: сдвиньте стрелку на 1 или 2 деления в любую сторону.
histrio-about-strongman = В конце хода, раз за сезон: возьмите по 1 экю у каждого другого игрока, у кого они есть.
histrio-about-done = Больше акробатов сейчас вы не разыгрываете. Их можно использовать позже в этом сезоне.
histrio-about-steal = Актёр 2-го уровня крадёт 1 экю у другого игрока на ваш выбор.
histrio-about-court = Актёр отправляется ко Двору, а не в вашу труппу: стрелка идёт в сторону его таланта на столько делений, каков его уровень. То, что он сделал при встрече, остаётся в силе.
histrio-about-festival = Фестиваль платит 1 экю за каждого актёра в настроении Короля, { $show } за шоу в этом настроении или { $best }, если оно лучшее.
histrio-about-keep_all = Все новые актёры входят в вашу труппу. Стрелка стоит на месте.
histrio-about-discard = Держать можно не больше трёх неразыгранных просьб. Сброшенная ложится лицом вниз, её никто не видит.
histrio-about-disguise = Хамелеон считается 1-м уровнем выбранного таланта, и только в разнице. Все хамелеоны открываются вместе.
histrio-about-answer = На каждом фестивале можно разыграть одну просьбу, условие которой вы выполнили; она приносит экю и остаётся лицом вверх. Разыгранная в первом сезоне приносит экю и во втором, если снова выполнена. Кто ничего не разыгрывает, кладёт лицом вниз пустую карту.
histrio-needs-in_favour = шоу, которое нравится Королю
histrio-needs-full_house = шесть или больше актёров
histrio-needs-pure_comedy = три или больше комедиантов и ни одного трагика
histrio-needs-pure_tragedy = три или больше трагиков и ни одного комедианта
histrio-needs-mixed_bill = комедиантов столько же, сколько трагиков, не меньше двух тех и других
histrio-needs-star_turn = актёр 5-го уровня
histrio-needs-understudies = три или больше актёров 1-го уровня
histrio-needs-all_ages = актёры всех пяти уровней
histrio-needs-ringmaster = два или больше акробатов, использованных или нет, хамелеоны тоже
histrio-needs-court_circle = два или больше ваших распорядителей в театре
histrio-needs-contrarian = шоу не того настроения, что у Короля

## Опции

histrio-option-seasons = Сезоны
histrio-about-seasons = Два сезона или один: короткая игра до первого фестиваля.

## Справка

histrio-first-won =
    Как победить
    Больше всех экю после { $seasons ->
        [1] фестиваля
       *[other] двух фестивалей
      }. Актёр по настроению Короля даёт 1, шоу, что ему по душе, — больше.
histrio-first-round =
    Ход
    Тайно выберите город. В одиночку вы берёте там всё. Вместе — никто, а актёры города двигают стрелку.
histrio-first-mind =
    Стоит помнить
    Где стрелка, таково и настроение Короля. Просьбы тайные; одну за сезон можно сыграть на фестивале.
histrio-signs =
    ЗНАКИ НА ПОЛЕ
    { $sign-comedy }  комедиант    { $sign-tragedy }  трагик, с уровнем
    { $sign-acrobat }  акробат      ◉  экю
    хл ка бы  хамелеон, канатоходец, укротитель быка
    на ог си  наездник, глотатель огня, силач
    ★  первый игрок
    ✓  уже выбрал; просьба выполнена
    ►  ходит
    { $sign-thinking }  думает    { $sign-away }  не на связи
    ×A  город, который бык A закрыл для других
    ▲A  каравелла ждёт; или A на своём цвете
    A*  дружественная труппа    ?A  ваш тайный выбор
    { $sign-manager }  распорядитель в театре
    { $sign-request }  тайные просьбы
    ■  разыгранная просьба
    ▼  стрелка    ▽ ◂ ▸  где она окажется
    ▽  курсор на городе: если придут другие
    ·  нет    →  что получится
    ╭╴ ╶╮  место без карты; карта использована
histrio-R1 = Стрелка начинает с отметки «комедия 1» или «трагедия 1», решает монета; во втором сезоне так же.
histrio-R2 = Первый игрок определяется жребием; после каждого хода роль переходит к соседу слева, через оба сезона.
histrio-R3 = Актёр 3-го уровня у игрока, чьи три распорядителя уже в театре, просто приносит экю за тех, кто там стоит.
histrio-R4 = У кого больше трёх неразыгранных просьб, тот сразу сбрасывает одну по своему выбору лицом вниз.
histrio-R5 = При игре вдвоём вы в городе не одни и тогда, когда там ваша собственная дружественная труппа. Одна она сбрасывает встречи без эффекта; две без игроков двигают стрелку, и просьб никто не тянет.
histrio-R6 = За сезон разыгрывается не больше одной просьбы, все одновременно; выполненную можно и придержать. Разыгранная в первом сезоне приносит экю снова, если снова выполнена.
histrio-R7 = Бык закрывает город на весь ход, кто бы ни ушёл и ни пришёл. Если там только те, кого не впустили, встречи остаются. Дружественные труппы он не останавливает: кто там с ними, тот не один.
histrio-R8 = Две каравеллы одного игрока в городе — одна труппа. Каравелла, чья карта вернулась, пока она ждёт, всё равно посещает свой город, а потом возвращается.
histrio-C1 = Восстановлено нами: у стрелки по восемь делений с каждой стороны, нуля нет.
histrio-C2 = Восстановлено нами: сколько каких карт встреч, и все акробаты, кроме того, что среди них есть укротитель быка и наездник.
histrio-C3 = Восстановлено нами: условия и награды всех тайных просьб, кроме 4 экю за «В фаворе».
histrio-C4 = Названия городов придумали мы.

## Headings of choices in columns

histrio-column-city = город
histrio-column-alone = если вы там одни
histrio-column-shared = Король, если придут другие
histrio-column-needle-head = Король после
histrio-column-show = ваше шоу
histrio-column-met = с кем
histrio-column-stays = остаётся { $mark }
histrio-column-to = в { $city }
histrio-column-send-brief = { $card } ко Двору
histrio-column-needle = { $start } → { $end }


## Words beside signs and marks of the board, and in columns of choices

histrio-here = здесь
histrio-coming = придут
histrio-been = были
histrio-friends-left = Друзья ({ $name }) могут пойти в { $cities }
histrio-friends-left-brief = Друзья ({ $name }): { $cities }
histrio-friends-all = Друзья ({ $name }) могут пойти куда угодно
histrio-friends-all-brief = Друзья ({ $name }): все города

histrio-column-mask = хамелеон
histrio-column-earns = доход
histrio-column-money = экю
histrio-column-to-head = город
histrio-column-stay = остаться: { $city }
histrio-column-nobody = никого
histrio-column-victim = украсть 1 экю
histrio-column-theirs = у игрока
histrio-column-request-head = просьба
histrio-column-pays = приносит
histrio-column-play = сыграть
histrio-friends-of = друзья ({ $name })
histrio-note-kept = { $last ->
    [yes] Это последний фестиваль.
   *[no] Оставленные просьбы могут сыграть во 2-м сезоне.
  }
histrio-column-stay-brief = остаться
histrio-figure-chameleon = уровень 1, только в шоу
histrio-figure-tightrope = ведёт вашу каравеллу ({ $letter }) в соседний город
histrio-figure-ox = другие там ничего не получат; их карты сыграны
histrio-figure-horse = ведёт вас во второй город
histrio-figure-fire_eater = двигает стрелку на 1 или 2
histrio-figure-strongman = берёт по 1 экю у остальных
histrio-note-later = Могут использовать акробата и другие: { $names }.
histrio-troupe-all = пойдёт куда угодно
histrio-column-still = на месте
histrio-head-play = шоу
histrio-column-choice = выбор
histrio-verdict-yes = нравится
histrio-verdict-no = не нравится
histrio-verdict-best = лучшее шоу
histrio-used = { $count } исп.
histrio-end-show = шоу { $season }
histrio-end-start = старт
histrio-end-cities = города
histrio-end-actors = актёры
histrio-end-mood = { $mood ->
    [comedy] комедия
    [tragedy] трагедия
   *[none] поровну
  }
histrio-end-requests = просьбы
histrio-end-all = экю
histrio-column-keep-all = оставить
