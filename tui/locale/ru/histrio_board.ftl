# Histrio на поле: короткие слова рисунков и таблиц.

## Король словами, рядом со шкалой

histrio_board-king = Король: { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark }, если придут другие
histrio_board-king-next = , затем { $mark }
histrio_board-king-maybe = {" "}→ { $mark }, если не одни
histrio_board-king-or = {" "}→ { $mark }?
histrio_board-king-by = после этого выбора: { $mark }
histrio_board-king-by-meeting = из-за встречи: { $mark }
histrio_board-king-by-brief = после: { $mark }
histrio_board-king-by-shared = если придут другие: { $mark }
histrio_board-king-shared-brief = если другие: { $mark }
histrio_board-go = сюда?
histrio_board-key-level = число: уровень

## Буквы в городах

histrio_board-key-here = здесь
histrio_board-key-friends = друзья
histrio_board-key-friendly = дружественные труппы

## Труппы в строках

histrio_board-head-actors = актёры
histrio_board-head-festival = фестиваль
histrio_board-head-levels = уровни
histrio_board-would-show = выйдет
histrio_board-levels = уровни { $levels }
histrio_board-head-requests-secret = тайные просьбы
histrio_board-head-requests = просьбы
histrio_board-head-managers = театр
histrio_board-head-first = { $sign-first } 1-й ход
histrio_board-head-chosen = { $sign-done } выбрано
histrio_board-leads = впереди
histrio_board-goes-to = может пойти в
histrio_board-goes-to-brief = путь
histrio_board-managers = { $count ->
    [one] { $count } распорядитель
    [few] { $count } распорядителя
   *[other] { $count } распорядителей
  }
histrio_board-tile-show = шоу сейчас:
histrio_board-no-show = шоу пока нет
histrio_board-tile-festival = фестиваль сейчас: +{ $coins }
histrio_board-ready = { $count } готовы
histrio_board-and-more = { $name } и ещё { $count }
histrio_board-one-used = { $name } исп.
histrio_board-others-used = и ещё { $count } { $count ->
    [one] использован
   *[other] использованы
  }
histrio_board-acrobats-used = использовано акробатов: { $count }
histrio_board-used = исп.: { $names }
histrio_board-spent = исп.
histrio_board-played = {" "}· { $count } сыгр.
histrio_board-tie = равно
histrio_board-none = нет

## Чего не хватает просьбе

histrio_board-lack-comedian = ещё { $count } { $count ->
    [one] комедиант
    [few] комедианта
   *[other] комедиантов
  }
histrio_board-lack-tragedian = ещё { $count } { $count ->
    [one] трагик
    [few] трагика
   *[other] трагиков
  }
histrio_board-lack-no_comedian = на { $count } { $count ->
    [one] комедианта
   *[other] комедиантов
  } меньше
histrio_board-lack-no_tragedian = на { $count } { $count ->
    [one] трагика
   *[other] трагиков
  } меньше
histrio_board-lack-balance = разница { $count }
histrio_board-lack-each = ещё по { $count }
histrio_board-lack-mood = ещё { $count } ур. { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
  }

## Рядом с картинкой того, о чём вопрос

histrio_board-figure-court = уходит от вас и двигает стрелку { $swing }
histrio_board-figure-keep = { $count ->
    [1] вступает в вашу труппу
   *[other] все вступают в вашу труппу
  }
histrio_board-figure-end = уходит от вас; стрелка на краю и не сдвинется
histrio_board-figure-court-brief = стрелка { $swing }
histrio_board-figure-end-brief = ко Двору; стрелка стоит
histrio_board-figure-at-court = { $card } при Дворе
histrio_board-figure-steal = крадёт 1 экю у игрока по вашему выбору

## Заголовки столбцов

histrio_board-column-for-you = вам
histrio_board-column-a-request = просьба
histrio_board-your-friends = ваши друзья
histrio_board-column-king = Король
histrio_board-column-keep = в труппу
histrio_board-column-send = ко Двору
histrio_board-column-festival = фестиваль
histrio_board-column-would-pay = дала бы
histrio_board-column-would-pay-brief = даст
histrio_board-column-lacks = нужно
histrio_board-column-then-lacks = будет нужно

## Notes below the choices

histrio_board-note-alike = Доход в обоих случаях одинаков.
histrio_board-note-festival = фестиваль: доход сейчас, без просьб
histrio_board-note-court = { $moves ->
    [yes] Актёр при Дворе сдвигает Короля к своему жанру и помогает
   *[no] Это помогает только
  } просьбам, где таких актёров должно быть меньше.
histrio_board-note-to-come = Ещё впереди: { $cities }; там стрелка может снова сдвинуться.
histrio_board-note-actors = { $mood ->
    [comedy] Каждый комик приносит 1 экю, и только комедия
   *[tragedy] Каждый трагик приносит 1 экю, и только трагедия
  } получает приз.
histrio_board-note-again = { $names } из 1-го сезона приносит экю ещё раз сама.
histrio_board-met-again = принесёт снова
histrio_board-note-discard = Лицом вниз: её никто не увидит.
histrio_board-note-stolen = У вас потом будет { $then }.

## A request whose discarding is asked about

histrio_board-one-each = на фестивале играют одну
histrio_board-needs = нужно:
histrio_board-request-pays = приносит { $coins }

## Below the King’s face

histrio_board-the-king = Король
histrio_board-end-king = Король

## The requests that a troupe holds at a festival

histrio_board-requests = { $count ->
    [0] просьб нет
    [one] { $count } просьба
    [few] { $count } просьбы
   *[other] { $count } просьб
  }

## Город под курсором

histrio_board-city-chosen = выбрано: { $city }
histrio_board-city-empty = встреч нет: вы берёте просьбу
histrio_board-city-friends = придут ваши друзья: просьба
histrio_board-city-alone = одни
histrio_board-city-may = могут прийти
histrio_board-city-shared = если придут
histrio_board-city-request = берёте просьбу
histrio_board-city-request-king = просьба, Король { $mark }
histrio_board-city-king = Король
histrio_board-city-show = шоу: { $show }
histrio_board-level = уровень
histrio_board-level-does = уровень { $level }: { $does }
histrio_board-met-1 = все карты назад
histrio_board-met-2 = крадёт 1 экю
histrio_board-met-3 = в театр, затем +{ $count } экю
histrio_board-met-4 = без действия
histrio_board-met-5 = стоит 1 экю
histrio_board-met-chameleon = уровень 1
histrio_board-met-tightrope = в соседний город
histrio_board-met-ox = закроет город
histrio_board-met-horse = второй город
histrio_board-met-fire_eater = стрелка на 1–2
histrio_board-met-strongman = по 1 экю с других
