# Histrio на полі: короткі слова малюнків і таблиць.

## Король словами, поруч зі шкалою

histrio_board-king = Король: { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark }, якщо прийдуть інші
histrio_board-king-next = , потім { $mark }
histrio_board-king-maybe = {" "}→ { $mark }, якщо не самі
histrio_board-king-or = {" "}чи { $mark }
histrio_board-king-by = після цього вибору: { $mark }
histrio_board-king-by-meeting = через зустріч: { $mark }
histrio_board-king-by-brief = потім: { $mark }
histrio_board-king-by-shared = якщо прийдуть інші: { $mark }
histrio_board-king-shared-brief = якщо інші: { $mark }
histrio_board-go = сюди?
histrio_board-key-level = число: рівень

## Літери в містах

histrio_board-key-here = тут
histrio_board-key-friends = друзі
histrio_board-key-friendly = дружні трупи

## Трупи в рядках

histrio_board-head-actors = актори
histrio_board-head-festival = фестиваль
histrio_board-head-levels = рівні
histrio_board-would-show = вийде
histrio_board-levels = рівні { $levels }
histrio_board-head-requests-secret = таємні прохання
histrio_board-head-requests = прохання
histrio_board-head-managers = театр
histrio_board-head-first = { $sign-first } починає
histrio_board-head-chosen = { $sign-done } обрано
histrio_board-leads = попереду
histrio_board-goes-to = може йти до
histrio_board-goes-to-brief = шлях
histrio_board-managers = { $count ->
    [one] { $count } розпорядник
    [few] { $count } розпорядники
   *[other] { $count } розпорядників
  }
histrio_board-tile-show = вистава:
histrio_board-no-show = вистави ще немає
histrio_board-tile-festival = фестиваль зараз: +{ $coins }
histrio_board-ready = { $count } готові
histrio_board-and-more = { $name } і ще { $count }
histrio_board-one-used = { $name } вик.
histrio_board-others-used = і ще { $count } використано
histrio_board-acrobats-used = використано акробатів: { $count }
histrio_board-used = вик.: { $names }
histrio_board-spent = вик.
histrio_board-played = {" "}· { $count } зігр.
histrio_board-tie = рівно
histrio_board-none = немає

## Чого бракує проханню

histrio_board-lack-comedian = ще { $count } { $count ->
    [one] комедіант
    [few] комедіанти
   *[other] комедіантів
  }
histrio_board-lack-tragedian = ще { $count } { $count ->
    [one] трагік
    [few] трагіки
   *[other] трагіків
  }
histrio_board-lack-no_comedian = на { $count } { $count ->
    [one] комедіанта
   *[other] комедіантів
  } менше
histrio_board-lack-no_tragedian = на { $count } { $count ->
    [one] трагіка
   *[other] трагіків
  } менше
histrio_board-lack-balance = розрив { $count }
histrio_board-lack-each = ще по { $count }
histrio_board-lack-mood = ще { $count } рів. { $mood ->
    [comedy] комедії
   *[tragedy] трагедії
  }

## Поруч із малюнком того, про що питання

histrio_board-figure-court = іде від вас і рухає стрілку { $swing }
histrio_board-figure-keep = { $count ->
    [1] вступає до вашої трупи
   *[other] усі вступають до вашої трупи
  }
histrio_board-figure-end = іде від вас; стрілка на краю й не зрушить
histrio_board-figure-court-brief = стрілка { $swing }
histrio_board-figure-end-brief = до двору; стрілка стоїть
histrio_board-figure-at-court = { $card } при дворі
histrio_board-figure-steal = краде 1 екю в гравця на ваш вибір

## Заголовки стовпців

histrio_board-column-for-you = вам
histrio_board-column-a-request = прохання
histrio_board-your-friends = ваші друзі
histrio_board-column-king = король
histrio_board-column-keep = до трупи
histrio_board-column-send = до двору
histrio_board-column-festival = фестиваль
histrio_board-column-would-pay = дало б
histrio_board-column-would-pay-brief = дасть
histrio_board-column-lacks = треба
histrio_board-column-then-lacks = буде треба

## Notes below the choices

histrio_board-note-alike = Дохід в обох випадках однаковий.
histrio_board-note-festival = фестиваль: дохід зараз, без прохань
histrio_board-note-court = { $moves ->
    [yes] Актор при дворі схиляє Короля до свого жанру й допомагає
   *[no] Це допомагає лише
  } проханням, де таких акторів має бути менше.
histrio_board-note-to-come = Ще попереду: { $cities }; там стрілка може знову зрушити.
histrio_board-note-actors = { $mood ->
    [comedy] Кожен комік дає 1 екю, і лише комедія
   *[tragedy] Кожен трагік дає 1 екю, і лише трагедія
  } має приз.
histrio_board-note-again = { $names } з 1-го сезону дає екю ще раз саме.
histrio_board-met-again = дасть знову
histrio_board-note-discard = Долілиць: його ніхто не побачить.
histrio_board-note-stolen = У вас потім буде { $then }.

## A request whose discarding is asked about

histrio_board-one-each = на фестивалі грають одне
histrio_board-needs = треба:
histrio_board-request-pays = дає { $coins }

## Below the King’s face

histrio_board-the-king = Король
histrio_board-end-king = король

## The requests that a troupe holds at a festival

histrio_board-requests = { $count ->
    [0] прохань немає
    [one] { $count } прохання
    [few] { $count } прохання
   *[other] { $count } прохань
  }

## Місто під курсором

histrio_board-city-chosen = обрано: { $city }
histrio_board-city-empty = зустрічей немає: ви берете прохання
histrio_board-city-friends = прийдуть ваші друзі: прохання
histrio_board-city-alone = самі
histrio_board-city-may = можуть прийти
histrio_board-city-shared = якщо прийдуть
histrio_board-city-request = берете прохання
histrio_board-city-request-king = прохання, Король { $mark }
histrio_board-city-king = Король
histrio_board-city-show = вистава: { $show }
histrio_board-level = рівень
histrio_board-level-does = рівень { $level }: { $does }
histrio_board-met-1 = усі карти назад
histrio_board-met-2 = краде 1 екю
histrio_board-met-3 = у театр, далі +{ $count } екю
histrio_board-met-4 = без дії
histrio_board-met-5 = коштує 1 екю
histrio_board-met-chameleon = рівень 1
histrio_board-met-tightrope = до сусіднього міста
histrio_board-met-ox = закриє місто
histrio_board-met-horse = друге місто
histrio_board-met-fire_eater = стрілка на 1–2
histrio_board-met-strongman = по 1 екю з інших
