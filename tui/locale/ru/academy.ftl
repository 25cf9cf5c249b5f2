academy-name = Средневековая Академия
academy-blurb = Выбирайте карты обучения, продвигайтесь по семи полям и после шести раундов станьте рыцарем. 30 минут.
academy-fact-played = сыграно: { $cards }
academy-fact-held = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
  }
academy-fact-of = { $who }: { $parts }
academy-fact-yours = Ваши карты

academy-title = раунд { $round } из VI   { $ask ->
    [bet] ставки
    [keep] выбор, передача { $way ->
        [left] налево
       *[right] направо
      }
    [split] делёж карт
    [stack] выбор стопки
    [arm] карты оруженосцам
    [play] карта { $card } из { $most }
    [turned] карта { $card } из { $most }
    [look] взгляд в Кодекс
    [excalibur] Эскалибур
    [advance] ходы Галантности
    [claim] гербы Кодекса
    [name] самый щедрый
    [give] самый щедрый
    [take] самый щедрый
    [scores] подсчёт
    [over] конец
   *[none] { "" }
  }

## Поле

academy-head-order = по местам
academy-head-track = поле
academy-head-when = раунд
academy-head-pays = очки
academy-pays-squares = по делению
academy-lane-now = этот раунд
academy-lane-first = идёт первой
academy-lane-when = раунд { $round }
academy-this-round = если считать сейчас:
academy-you = вы
academy-cup = Чаша
academy-cup-white = белый{" "}
academy-cup-black = {" "}чёрн.
academy-cup-at = { $side ->
    [white] белый { $squares }
    [black] чёрный { $squares }
   *[centre] середина
  }
academy-codex = Кодекс
academy-pays-bets = { $pays } ст.
academy-pays-codex = { $pays } тайно
academy-pays-scrolls = 1–6 за ◇
academy-pays-dragon = за гербы
academy-pays-alms = обмен
academy-shields = { $count } { $count ->
    [one] герб
    [few] герба
   *[many] гербов
  }
academy-shields-short = { $count } герб.
academy-points = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }
academy-points-short = { $count } оч
academy-note-bet = ставка { $track } ×{ $count }
academy-note-bet-short = ставка { $track } ×{ $count }
academy-note-codex = Кодекс { $shields }
academy-note-left = осталось
academy-kept = взято
academy-first-stack = первая стопка
academy-stack = стопка { $number }

academy-track-gallantry = галантность
academy-track-jousts = поединок
academy-track-tournaments = турнир
academy-track-education = образование
academy-track-king = король
academy-track-quests = дракон
academy-track-charity = благотворительность
academy-track-white = белый
academy-track-black = чёрный
academy-row-gallantry = { academy-track-gallantry }
academy-row-jousts = { academy-track-jousts }
academy-row-tournaments = { academy-track-tournaments }
academy-row-education = { academy-track-education }
academy-row-king = { academy-track-king }
academy-row-quests = { academy-track-quests }
academy-row-charity = благотв.
academy-row-white = { academy-track-white }
academy-row-black = { academy-track-black }
academy-suit-gallantry = галантность
academy-suit-sword = меч
academy-suit-education = образование
academy-suit-king = король
academy-suit-quests = дракон
academy-suit-charity = благотворительность
academy-face-gallantry = галант.
academy-face-sword = меч
academy-face-education = образ.
academy-face-king = король
academy-face-quests = дракон
academy-face-charity = благот.
academy-short-gallantry = гал
academy-short-sword = меч
academy-short-education = обр
academy-short-king = кор
academy-short-quests = дра
academy-short-charity = бла
academy-short-jousts = пое
academy-short-tournaments = тур
academy-short-white = бел
academy-short-black = чёр
academy-card = { $suit } { $value }

## Оруженосцы, которые не просто игроки

academy-squire-of = { $name } ({ $colour })
academy-squire-red = красный
academy-squire-yellow = жёлтый
academy-squire-blue = синий
academy-squire-green = зелёный
academy-letter-red = К
academy-letter-yellow = Ж
academy-letter-blue = С
# Л, а не З: рядом с числами З читается как 3.
academy-letter-green = Л
academy-neutral = Нейтральный

## Вопросы

academy-ask-keep = Оставьте одну карту; остальные получит { $other }.
academy-ask-play = { $whose ->
    [none] Разыграйте карту. Пятая карта не разыгрывается.
   *[other] Разыграйте карту: { $whose }.
  }
academy-ask-only = { $ask ->
    [keep] Выбора нет, оставьте карту: { $card }.
   *[play] { $whose ->
        [none] Выбора нет, разыграйте карту
       *[other] Выбора нет, { $whose }
      }: { $card }.
  }
academy-ask-advance = Галантность{ $whose ->
    [none] : передвиньте один из своих маркеров
   *[other] , { $whose }: передвиньте маркер
  } на { $squares } { $squares ->
    [one] деление
    [few] деления
   *[many] делений
  }.
academy-ask-bet = { $whose ->
    [none] Ваша ставка: на каком поле будете играть карты в этом раунде?
   *[other] Ставка, { $whose }: на каком поле играть карты в этом раунде?
  }
academy-ask-look = { $whose ->
    [none] Образование: посмотреть один герб Тайного Кодекса?
   *[other] Образование, { $whose }: посмотреть один герб Кодекса?
  }
academy-ask-claim = { $whose ->
    [none] Образование: какой герб Тайного Кодекса забрать?
   *[other] Образование, { $whose }: какой герб Кодекса забрать?
  }
academy-ask-excalibur = Эскалибур: положить маркер на самый верх стопки?
academy-ask-name = { $whose ->
    [none] Самый щедрый: на последнем месте несколько. Кому отдать герб?
   *[other] Самый щедрый, { $whose }: на последнем месте несколько. Кому отдать герб?
  }
academy-ask-give = { $whose ->
    [none] Самый щедрый: какой герб отдать? Его получит { $other }.
   *[other] Самый щедрый: { $whose } отдаёт, получает { $other }. Какой герб?
  }
academy-ask-take = { $whose ->
    [none] Самый щедрый: что взять? Отдаёт { $other }.
   *[other] Самый щедрый, { $whose }: что взять? Отдаёт { $other }.
  } { $squares ->
    [one] Можно один герб.
   *[other] Можно до { $squares } гербов.
  }
academy-ask-turned = { $whose } открывает: { $card }. На каком поле разыграть?
academy-ask-split = Две стопки по три карты: карта { $number } стопки 1.
academy-ask-stack = Возьмите одну из двух стопок; другую оставит себе { $other }.
academy-ask-arm = По три карты оруженосцам: карта { $number }, { $whose }.

## Ответы

academy-answer-keep = { $card } | { $moves }
academy-way = { $start }→{ $end }{ $effect }
academy-earns = { $kind ->
    [moves] деления
   *[points] очки
  } { $before } → { $after } { $when ->
    [now] сейчас
   *[other] в { $when }
  }
academy-answer-play = { $card }{ $choice ->
    [yes] {" "}→ { $track }
   *[no] { "" }
  } | { $start }→{ $end }{ $effect }{ $scrolls ->
    [0] { "" }
    [1] , берёт свиток
   *[other] , берёт оба свитка
  } | { $earns }
academy-answer-play_turned = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-advance = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-lift = { $whose ->
    [none] { "" }
   *[other] { $whose }:{" "}
  }{ $track } | на { $start }{ $effect } | { $earns }
academy-answer-bet = { $track }{ $count ->
    [none] { "" }
    [0] : подходящих карт нет
    [one] : подходит { $count } карта
    [few] : подходят { $count } карты
   *[many] : подходят { $count } карт
  }
academy-answer-look = посмотреть место { $place }{ $seen ->
    [none] { "" }
   *[other] {" "}ещё раз (там { $seen })
  }
academy-answer-claim = забрать с места { $place }{ $seen ->
    [none] { "" }
   *[other] , вы видели там { $seen }
  }
academy-answer-name = получит { $squire }
academy-answer-give = отдать { $value }
academy-answer-slip = отдать { $value } лицом вниз
academy-answer-take = взять { $value } (там { $count })
academy-answer-split = { $card } → стопка 1
academy-answer-choose_stack = стопка { $number } | { $cards }
academy-answer-arm = { $card } → { $squire }
academy-answer-decline-excalibur = нет, оставить стопки как есть
academy-answer-decline-look = не смотреть
academy-answer-decline-take = { $taken ->
    [yes] больше ничего не брать
   *[no] ничего не брать
  }
academy-reaches = { $passed ->
    [none] { "" }
   *[other] {" "}(обгон: { $passed })
  }, { $place }-е место
academy-because = { $how ->
    [passes] { $track }: позади останется { $names }
    [ahead] { $track }: позади остаётся { $names }
    [leaves] { $track }: на нуле остаётся { $names }
   *[square] { $track }: вы приходите на деление { $square }
  }, { $earns }
academy-brief = { $kind ->
    [sword] { $track } { $value }
    [card] { $card }
   *[none] { $track }
  } | { $way } | { $gain }
academy-brief-way = { $start }→{ $end } { $place ->
    [0] { "" }
   *[other] { $place }-е
  }
academy-and = { $first } и { $last }
academy-worth = , очков: { $value }
academy-stays = {" "}(без эффекта: конец дорожки)

## Что произошло

academy-log-round = — Раунд { $round }. Первый игрок — { $squire }. { $order ->
    [none] Каждый получает пять карт.
   *[other] Каждый получает шесть карт. Порядок хода: { $order }.
  }{ $resets ->
    [0] { "" }
   *[other] { " " }После него маркеры на { $resets } полях вернутся на 0.
  }
academy-log-codex = Тайный Кодекс: гербов выложено лицом вниз — { $places }.
academy-log-bets = { $squire } ставит на поле: { $track }.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } оставляет себе: { $card }.
  }
academy-log-splits = { $card ->
    [none] { "" }
   *[other] { $seat } кладёт в первую стопку: { $card }.
  }
academy-log-stacks = { $seat }, стопки: { $stacks }.
academy-log-takes_stack = { $seat } берёт: { $cards }.
academy-log-keeps_stack = { $seat } оставляет себе: { $cards }.
academy-log-arms = { $card ->
    [none] { "" }
   *[other] { $squire } получает: { $card }.
  }
academy-log-turns_up = { $squire } открывает: { $card }.
academy-log-plays = { $squire }, { $track } +{ $squares }: { $start } → { $end }{ $place ->
    [none] { "" }
   *[other] , { $place }-е место
  }.
academy-log-lap = { $squire } проходит полный круг: { $track }.
academy-log-cup = { $stays ->
    [yes] Чаша остаётся у края: { $end }.
   *[no] Чаша: { $start } → { $end }.
  }
academy-log-scroll = { $squire } забирает свиток с деления { $square }.
academy-log-looks = { $squire } смотрит место { $place } Кодекса{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-declines = { $ask ->
    [excalibur] { $squire } не вынимает Эскалибур из ножен.
    [take] { $taken ->
        [yes] { $squire } больше ничего не берёт.
       *[no] { $squire } ничего не берёт.
      }
   *[other] { "" }
  }
academy-log-lifts = Эскалибур! { $squire } теперь наверху, { $track }: { $place }-е место.
academy-log-moves = Галантность, { $squire }: { $track } +{ $squares }, { $start } → { $end }{ $place ->
    [none] { "" }
   *[other] , { $place }-е место
  }.
academy-log-steps_back = Шаг назад, { $squire }: { $track } { $start } → { $end }, { $place ->
    [none] последнее место, как у всех на 0
   *[other] { $place }-е место
  }.
academy-log-shield = { $squire }: { $value } ({ $track }).
academy-log-duel_ends = Поединок рыцарей окончен, Чаша: { $start }. Маркеры обоих рыцарей возвращаются на 0, Чаша — на середину.
academy-log-claims = { $squire } забирает герб с места { $place } Кодекса{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-gives_back = { $squire } показывает 0 и возвращает герб.
academy-log-holds = { $squire } хранит лицом вниз: { $shield ->
    [none] герб Кодекса
   *[other] { $shield }
  }.
academy-log-scrolls_return = Оба свитка снова лежат на поле Короля, все маркеры там возвращаются на 0.
academy-log-scroll_aside = Свиток деления { $square } откладывается, пока не возьмут свиток деления 12.
academy-log-bonus = Дракон, { $squire }: очки за «положительные» гербы ({ $shields }) — { $points }.
academy-log-names = Самый щедрый: { $squire } выбирает, герб получит { $other }.
academy-log-gives = Самый щедрый: { $squire } отдаёт { $value ->
    [none] герб Кодекса лицом вниз
   *[other] { $value } ({ $track })
  }, получает { $other }.
academy-log-takes = Самый щедрый: { $value } ({ $track }) получает { $squire }, теряет { $other }.
academy-log-reset = Половина обучения позади. Маркеры возвращаются на 0: { $tracks }.
academy-log-staggers = Порядок сохраняется, { $track }: { $squires ->
    [none] { "" }
   *[other] { $squires };{" "}
  }на последнем месте { $last }.
academy-log-total = { $squire }: { $points } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }.
academy-log-over = Шестой раунд окончен, все гербы открыты.

academy-round-over = Итоги раунда { $round }
academy-round-sum = всего
academy-round-moved = Галантность: { $moves }.
academy-round-so-far = Всего у вас пока { $points } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }.
academy-round-others = Очки остальных скрыты до конца раунда { $last }.
academy-round-move = { $squire } на { $squares ->
    [one] { $squares } деление
    [few] { $squares } деления
   *[other] { $squares } делений
  } { $back ->
    [yes] назад
   *[no] вперёд
  } ({ $track })
academy-round-hidden = ▒ — герб, достоинство которого вам не видно.
academy-round-reset = После III раунда возвращаются на 0: { $tracks }.

academy-why-kept = { $card }: эту карту вы уже оставили себе.
academy-why-no-card = { $track }: у вас нет карты для этого поля.
academy-why-other-squire = { $card }: карта у другого оруженосца ({ $other }), сейчас не его ход.
academy-why-sword-only = { $track }: сюда карту с мечом не играют.
academy-why-place-empty = Место { $number } Кодекса: герб оттуда уже взяли.
academy-why-not-last = { $other }: не последнее место в Благотворительности.
academy-why-not-covered = { $track }: ни один ваш маркер не лежит там под другим.
academy-why-no-king-lift = { $track }: здесь Эскалибур не действует.
academy-curve = Победные очки по раундам
academy-figures = { $step ->
    [1] Победные очки после каждого раунда
   *[other] Победные очки, каждый { $step }-й раунд
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
academy-end-points = По очкам рыцарем становится { $name }.
academy-end-gallantry = Очков поровну, но в Галантности впереди { $name }: посвящение в рыцари!
academy-end-shared = Поровну и очков, и Галантности. Честь делят: { $name }.
academy-end-hidden = ▒ — герб Кодекса, отданный лицом вниз: он посчитан в столбце Кодекса у того, у кого он теперь.
academy-total = итого
academy-column-jousts = поед.
academy-column-tournaments = турнир
academy-column-white = белый
academy-column-black = чёрный
academy-column-education = образ.
academy-column-codex = Кодекс
academy-column-king = король
academy-column-scrolls = король
academy-column-quests = дракон
academy-column-dragon = дракон
academy-column-charity = благ.
academy-column-alms = щедр.

## Больше о том, что под курсором

academy-explain = Каждая карта передвигает ваш маркер по своему полю на столько делений, сколько на ней указано. У названия дорожки — что она приносит и в каком раунде следующий подсчёт. Из нескольких маркеров на одном делении бывает виден только верхний; в списке рядом с дорожкой они все по порядку. Все поля, кроме Короля, замкнуты: после 19-го деления снова идёт нулевое, и каждый круг засчитывается.
# What the choice under the cursor would change
academy-explain-would = Этот выбор:
academy-explain-would-alone = Эта карта, если сыграть её одну:
academy-explain-would-take = Если все три сыграет { $squire }:
academy-explain-move = { $track } { $start } → { $squares }{ $place ->
    [none] { "" }
   *[other] , { $place } место
  }{ $gain ->
    [none] { "" }
   *[other] , { $gain }
  }
# Above the order on a track, below what a choice would change
academy-explain-before = До этого хода:
academy-explain-order = { $track }{ $when ->
    [now] { " " }сейчас:
   *[before] :
  }
academy-explain-squares = делений
academy-explain-pays = { $kind ->
    [squares] ход
   *[points] очки
  }
academy-explain-same = { $kind ->
    [squares] делений столько же
   *[points] очков столько же
  }
academy-explain-zero = На одном делении впереди тот маркер, что пришёл последним: он сверху. На нулевом все последние и ничего не приносят.
academy-explain-reset = После III раунда маркеры здесь возвращаются на 0.
academy-explain-lap = Маркер со знаком + прошёл полный круг: он на 20 делений дальше, чем число над ним.
academy-explain-step-back = Кто получил ход Галантности, отступает потом на поле Галантности на одно деление и встаёт там сверху. На порядок в этом раунде это не влияет.
academy-explain-seen = Что вы видели в Кодексе в этом раунде, по местам: { $seen }.
academy-explain-shown = Шесть карт, которые каждый получил при обмене в этом раунде, как видели все:
academy-explain-excalibur = Эскалибур у первого игрока: раз за раунд, прямо перед подсчётом очков, он может положить один свой маркер на самый верх стопки, в которой он лежит, на любом поле, кроме поля Короля. Стопка на нулевом делении не считается. Наверху он впереди всех остальных на этом делении.
academy-explain-neutral = Нейтральный — ничей оруженосец. Его карта открывается случайно; если это меч, поле выбирает первый игрок.
academy-explain-exchange = Сначала оба игрока втайне делят свои шесть карт. Потом все стопки открываются; первый игрок берёт одну из чужих, второй — одну из его. Что никто не взял, остаётся у хозяина. Под конец каждый раздаёт свои шесть карт двум своим оруженосцам, по три; тайна только в этом.

academy-track-about-gallantry = Галантность проверяется первой, в каждом раунде: первое место передвигает один свой маркер на 3 деления на любом поле, второе — на 2, третье — на 1. Сначала ходит место пониже; отказаться нельзя. Третье место ходит, только если оруженосцев четверо или больше.
academy-track-about-gallantry-bets = Галантность проверяется первой, в каждом раунде. Третье, потом второе, потом первое место двигается на поле своей ставки: на 1, 2, 3 деления за каждую карту, сыгранную там в этом раунде. Без такой карты хода нет. Третье место ходит, только если оруженосцев четверо или больше.
academy-track-about-jousts = Карту с мечом можно сыграть на Поединок или на Турнир. Оба в каждом раунде приносят очки за первые места.
academy-track-about-tournaments = { academy-track-about-jousts }
academy-track-about-white = Белый Рыцарь: подсчёт во II, IV и VI раундах, 8, 5, 2 очка, если Чаша на его стороне, иначе 5, 3, 1; при трёх оруженосцах только первые два места. Карта с мечом, сыгранная здесь, двигает Чашу на столько же делений к Белому. Потом обе дорожки и Чаша сбрасываются.
academy-track-about-black = Чёрный Рыцарь: подсчёт во II, IV и VI раундах, 8, 5, 2 очка, если Чаша на его стороне, иначе 5, 3, 1; при трёх оруженосцах только первые два места. Карта с мечом, сыгранная здесь, двигает Чашу на столько же делений к Чёрному. Потом обе дорожки и Чаша сбрасываются.
academy-track-about-education = Образование: подсчёт в каждом раунде, −3 за последнее место, −1 за предпоследнее. Если на нуле несколько маркеров, каждый из них получает −3, а −1 — никто.
academy-track-about-education-codex = Каждый раунд в Тайном Кодексе лежат лицом вниз гербы −3, −1 и нули, по одному на оруженосца. После каждой карты Образования можно посмотреть один из них. При подсчёте первым забирает герб первое место, затем второе и так далее; маркеры на нуле последние, по порядку хода. Нули возвращаются, −3 и −1 остаются закрытыми до конца игры.
academy-track-about-king = Король платит в III и VI раундах («{ academy-pays-squares }»): с 1-го по 5-е деление — ничего, 6 очков начиная с 6-го, 12 на 12-м, где дорожка кончается.
academy-track-about-king-scrolls = Один свиток (◇) лежит на 6-м делении, другой на 12-м, где дорожка кончается. Кто играет карту Короля, забирает все свитки на делении своего маркера и позади. В раунде, когда забрали свиток, каждый получает очки своего деления, за два свитка — дважды: 1 с 1-го деления, 2 с 4-го, 4 с 6-го, 5 с 9-го, 6 на 12-м. После свитка с 12-го деления оба снова кладут на места, а маркеры там возвращаются на 0; один лишь свиток с 6-го ждёт этого в стороне. После III раунда поле не сбрасывается.
academy-track-about-quests = Дракон приносит очки за первые места только в VI раунде. Не сбрасывается.
academy-track-about-quests-dragon = Дракон ждёт VI раунда: первое место получает по 1 очку за каждый свой «положительный» герб, второе — по 1 за каждые два; последнее или все на нуле теряют по 1 за каждые два. Это очки, а не гербы. Не сбрасывается.
academy-track-about-charity = Благотворительность: подсчёт только в VI раунде, −10 за последнее место, −4 за предпоследнее. Если на нуле несколько маркеров, −10 получает каждый. Не сбрасывается.
academy-track-about-charity-alms = Самый щедрый определяется в конце VI раунда. Первое место отдаёт последнему один свой герб Образования и может взять у него до двух «положительных» гербов не дороже 3; если на нуле несколько, выбирает одного из них. Если оруженосцев четверо или больше, второе место делает то же с предпоследним, но берёт не больше одного. Кто на нуле, не отдаёт ничего. Не сбрасывается.

## Опции

academy-option-open_scores = Открытые очки
academy-about-open_scores = Очки всех оруженосцев всегда видны. Гербы Кодекса остаются закрытыми и до конца не считаются.
academy-option-excalibur = Эскалибур
academy-about-excalibur = Раз за раунд, прямо перед подсчётом очков, первый игрок может положить один свой маркер на самый верх стопки, в которой он лежит.
academy-option-step_back = Шаг назад
academy-about-step_back = Кто получил ход Галантности, отступает потом на поле Галантности на одно деление.
academy-option-staggered_reset = Сброс по порядку
academy-about-staggered_reset = После III раунда на 0 возвращаются не все маркеры: порядок сохраняется, последний на 0, следующий на 1 и так далее.
academy-option-knights_duel = Чёрный против Белого
academy-about-knights_duel = «Искусство турниров»: Белый и Чёрный Рыцари вместо Поединка и Турнира, подсчёт во II, IV и VI раундах. Мечи двигают Чашу, её сторона приносит больше.
academy-option-gallantry_bets = Уроки хороших манер
academy-about-gallantry_bets = До выбора карт все делают ставку на поле. Ходы Галантности делаются там, тем дальше, чем больше карт на нём сыграно.
academy-option-secret_codex = Классическое образование
academy-about-secret_codex = Гербы −3 и −1 за Образование лежат в Тайном Кодексе среди нулей. Карты Образования дают посмотреть; кто впереди, забирает первым.
academy-option-scrolls = Служба королю
academy-about-scrolls = Поле Короля приносит очки не в III и VI раундах, а когда оруженосец забирает свиток с его 6-го или 12-го деления.
academy-option-dragon_bonus = Как победить дракона
academy-about-dragon_bonus = Дракон не даёт гербов: первый и второй получают очки за свои «положительные» гербы, последний теряет.
academy-option-alms = Самый щедрый
academy-about-alms = Благотворительность не даёт гербов: в конце первый отдаёт последнему плохой герб и берёт за него хорошие.
academy-option-two_player = Правила для двоих
academy-about-two_player = Ланселот: у каждого два оруженосца, карты делят и выбирают в открытую. Простой вариант: выбор карт с третьим, нейтральным игроком.
academy-value-lancelot = Ланселот
academy-value-karadoc = простой вариант

academy-first-won =
    Как победить
    Больше всех очков после раунда VI. При равенстве выигрывает тот, кто впереди в Галантности.
academy-first-round =
    Ход раунда
    Наберите пять карт и сыграйте четыре. Каждая двигает маркер на своё число; затем подсчёт полей, первой — галантность.
academy-first-mind =
    Стоит помнить
    На одном делении впереди тот маркер, что пришёл последним: он сверху. На 0 все последние. После III раунда — сброс полей: { $resets }.
academy-signs =
    ЗНАКИ НА ПОЛЕ
    ►  ходит сейчас; перед маркером — куда он пойдёт
    ★  первый игрок раунда
    ✓  уже выбрал и ждёт остальных
    →  откуда и куда идёт маркер
    { $sign-thinking }  думает    { $sign-away }  не на связи
    ▮  карта на руке, её не видит никто другой
    { $sign-shield }  герб    ▒  закрытый герб
    ²  два маркера на делении (³ три, ⁴ четыре)
    ×  столько одинаковых карт
    +  маркер, прошедший полный круг
    ╵ ┴  каждое пятое деление поля
    ·  пустое деление    ━  путь, который пройдёт маркер
    ◆ ▼  Чаша    ◇ ▽  куда она пойдёт
    ◇  свиток на поле Короля
    { $sign-gallantry }  галантность  { $sign-jousts }  поединок  { $sign-tournaments }  турнир
    { $sign-education }  образование  { $sign-king }  король
    { $sign-quests }  дракон       { $sign-charity }  благотворительность
    { $sign-sword }  меч
academy-R1 = Маркер, который пришёл или вернулся на расстояние 0, стоит на 0 и последний.
academy-R2 = Первый игрок I раунда определяется жребием среди игроков; нейтральный им не бывает.
academy-R3 = Сброс по порядку: все маркеры на 0 там и остаются, а следующий за ними идёт на 1.
academy-R4 = Чёрный против Белого: если Чаша посередине, не победил никто, и обе дорожки приносят 5, 3, 1.
academy-R5 = Кодекс: оруженосцы на 0 на поле Образования выбирают после всех остальных, по порядку хода.
academy-R6 = Свитки: после карты Короля вы забираете все свитки на делении своего маркера и позади, даже если он стоял там раньше или не сдвинулся. Ходы Галантности и ставки свитков не берут.
academy-R7 = Самый щедрый: первый называет одного из нескольких на 0 до того, как отдать; предпоследнего тогда нет. Отдавать обязательно, брать — нет; кому нечего отдать или взять, тот эту часть пропускает.
academy-R8 = Очки с полей объявляются при подсчёте и остаются известны; до конца не показываются только суммы. С открытыми очками видны и они.
academy-R9 = Нейтральный оставляет карту с самым большим значением; из разных карт одного значения — по жребию, с равными шансами. До розыгрыша его карт никто не видит.
academy-R10 = Что нужно решать за нейтрального, решает первый игрок, ничего при этом не видя: в Кодекс нейтральный не смотрит, и его гербы Кодекса не видит никто. В «Самом щедром» его герб Кодекса отдаётся по жребию; герб, отданный ему, знает только тот, кто отдал.
academy-R11 = Ланселот: все стопки открываются и остаются известны; тайна только в том, как карты поделены между оруженосцами.
academy-R12 = Эскалибур действует в каждом раунде, даже если подсчёта на этом поле в нём нет.
academy-R13 = Шаг назад делается сразу после каждого хода Галантности, как во французских правилах; в английских и русских — после всех трёх ходов.
academy-R14 = Дракон считается раньше «Самого щедрого».
academy-R15 = Ставки: карта Короля без эффекта считается, меч считается на том поле, где сыгран. Нет карт — нет хода.
academy-R16 = Самый щедрый: второе место отдаёт предпоследнему и берёт у него; в английских правилах — у последнего.
academy-R17 = Ход Галантности нельзя ни разделить, ни пропустить; маркер на 12-м делении поля Короля выбрать можно, без эффекта.
academy-R18 = При равенстве очков оруженосцы, стоящие на 0 на поле Галантности, делят место.
academy-C1 = Восстановлено нами: Дракон приносит 17, 10, 4, Благотворительность −10, −4. Разрыв между первым и вторым местом у Дракона и −10 подтверждаются следами в источниках.
academy-C2 = Восстановлено нами: дорожка Чаши с серединой и 10 делениями в каждую сторону.
academy-C3 = Восстановлено нами: с каких делений на обороте поля Короля начинаются значения 1, 2, 4, 5, 6. Сами значения — из правил, где 5 названо раньше 4.
academy-C4 = Восстановлено нами: порядок хода «Ланселота» в шести раундах.
academy-C5 = Восстановлено нами: на карте ставок есть все поля, которые в игре.
academy-C6 = Восстановлено нами: дорожки рыцарей — круги по 20 делений, как и остальные.
