# Организатор зала и ограничения в зале.

organiser-title = { $hall }: управление
organiser-keys = Enter что можно сделать   ↑↓ выбрать   Esc назад
organiser-hall = Зал
organiser-hall-about = объявление, пароль
organiser-in-list = в списке
organiser-do = Что сделать?
organiser-nothing = Сейчас здесь ничего сделать нельзя.
organiser-announce = Объявить что-то всему залу
organiser-password = Задать пароль для новых гостей
organiser-phrase = Придумать фразу, чтобы никто не подслушал
organiser-unprotect = Пускать новых гостей без пароля
organiser-password-title = Новый пароль зала
organiser-password-hint = С этого момента он нужен новым гостям; кто уже здесь, тот останется. Enter задаёт, Esc — нет.
organiser-pause = Поставить партию на паузу
organiser-go-on = Возобновить партию
organiser-time = { $minutes ->
    [one] Добавить { $minutes } минуту тем, кто должен решать
    [few] Добавить { $minutes } минуты тем, кто должен решать
   *[other] Добавить { $minutes } минут тем, кто должен решать
  }
organiser-time-one = { $minutes ->
    [one] Добавить { $minutes } минуту
    [few] Добавить { $minutes } минуты
   *[other] Добавить { $minutes } минут
  }
organiser-log = Прочитать журнал
organiser-close = Закрыть стол
organiser-move = Пересадить за другой стол
organiser-move-title = Куда пересадить { $name }?
organiser-to-list = Отправить к списку столов
organiser-log-title = Журнал стола { $table }
organiser-protected-title = Пароль зала
organiser-protected = С этого момента новым гостям нужен новый пароль. Кто уже здесь, тот останется.
organiser-protected-phrase = С этого момента новые гости набирают после адреса эту фразу, и никто не подслушает: { $phrase }
organiser-open = С этого момента новым гостям пароль не нужен.
organiser-lines-help = pause и номер стола, resume, time, номер стола и секунды, log и номер стола; move, номер человека (его называет who) и номер стола, или 0 — к списку; password и слово, phrase, open.
organiser-lines-person = { $number }: { $name }
