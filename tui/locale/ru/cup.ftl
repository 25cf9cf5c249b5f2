# Турниры зала.

cup-title = Турниры
cup-none = Турниров здесь пока не объявлено.
cup-format-swiss = швейцарская система
cup-format-round-robin = круговой
cup-format-knockout = на вылет
cup-format-open = вольный
cup-about-swiss = Швейцарская система: несколько туров, соперники с близким числом очков
cup-about-round-robin = Круговой: каждый встречается с каждым
cup-about-knockout = На вылет: дальше проходит первый за каждым столом
cup-about-open = Вольный: играйте сколько хотите, пока не выйдет время
cup-stage-entry = { $count ->
    [0] открыта запись
    [one] записан { $count } игрок
    [few] записаны { $count } игрока
   *[other] записано { $count } игроков
  }
cup-stage-round = идёт тур { $round }
cup-stage-playing = партии идут
cup-stage-break = тур { $round } сыгран
cup-stage-over = окончен
cup-head-name = Игрок
cup-head-points = Очки
cup-head-games = Партии
cup-head-rating = Рейтинг
cup-place = { $place }. { $name }: { $points }
cup-gone = снялся
cup-ready = готов
cup-why-met = { $name } выше, чем { $other }: лучше в личной встрече
cup-why-opponents = { $name } выше, чем { $other }: сильнее соперники
cup-why-wins = { $name } выше, чем { $other }: чаще на первом месте
cup-meeting = { $names }: играют
cup-result = { $places }
cup-decided = { $places } (решил организатор)
cup-bye = Без партии в этом туре: { $names }
cup-yours = Вам отведено место: { $name }. Enter ведёт туда.
cup-seat = ваше место
cup-do-table = К моему столу
cup-do-enter = Записаться на турнир
cup-do-withdraw = Сняться
cup-do-ready = Готов продолжать
cup-do-unready = Ещё не готов
cup-do-begin = Начать турнир
cup-do-next = Начать следующий тур
cup-do-fill = Дополнить ботами
cup-do-decide = Решить партию
cup-do-end = Закончить турнир сейчас
cup-do-remove = Убрать из списка
cup-do-new = Открыть турнир
cup-do-back = Другие турниры
cup-do-tables = Назад к столам
cup-game-title = Турнир по какой игре?
cup-format-title = По какой системе?
cup-seats-title = Сколько игроков за столом?
cup-rounds-title = Сколько туров?
cup-minutes-title = Сколько минут?
cup-number-hint = Enter — дальше, Esc — турнир не открывать.
cup-opens = Enter открывает турнир, Esc — нет.
cup-number-wrong = Число от 1 до { $most }, пожалуйста.
cup-decide-title = Какую партию вы решаете?
cup-winner-title = Кто первый?
cup-shared = Никто: место делится
cup-name = Турнир: { $game } ({ $name })
cup-lines-line = { $number }: { $cup }
cup-lines-help = cup и номер: посмотреть турнир. cup enter, cup out: записаться, сняться. cup ready: готов продолжать. cup table: к вашему столу.
cup-lines-organiser = Вы организатор: cup new ИГРА СИСТЕМА (swiss, round-robin, knockout, open), при желании число туров или минут, clock=60, stand-in=120 (секунды, 0 — без ограничения); cup next, cup fill, cup decide НОМЕР ИМЯ, cup end.
cup-lines-which = Какой турнир? Напишите cup и его номер.
cup-lines-no-table = Сейчас вам не отведено места.
cup-lines-yours = Вам отведено место: { $name }. cup table ведёт туда.
