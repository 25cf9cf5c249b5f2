# Організатор зали та обмеження в залі.

organiser-title = { $hall }: керування
organiser-keys = Enter що можна зробити   ↑↓ вибрати   Esc назад
organiser-hall = Зала
organiser-hall-about = оголошення, пароль
organiser-in-list = у списку
organiser-do = Що зробити?
organiser-nothing = Зараз тут нічого зробити не можна.
organiser-announce = Оголосити щось усій залі
organiser-password = Задати пароль для нових гостей
organiser-phrase = Вигадати фразу, щоб ніхто не підслухав
organiser-unprotect = Пускати нових гостей без пароля
organiser-password-title = Новий пароль зали
organiser-password-hint = Відтепер він потрібен новим гостям; хто вже тут, той і далі тут. Enter задає, Esc — ні.
organiser-pause = Поставити партію на паузу
organiser-go-on = Поновити партію
organiser-time = { $minutes ->
    [one] Додати { $minutes } хвилину тим, хто має вирішувати
    [few] Додати { $minutes } хвилини тим, хто має вирішувати
   *[other] Додати { $minutes } хвилин тим, хто має вирішувати
  }
organiser-time-one = { $minutes ->
    [one] Додати { $minutes } хвилину
    [few] Додати { $minutes } хвилини
   *[other] Додати { $minutes } хвилин
  }
organiser-log = Прочитати журнал
organiser-close = Закрити стіл
organiser-move = Пересадити за інший стіл
organiser-move-title = Куди пересадити { $name }?
organiser-to-list = Відправити до списку столів
organiser-log-title = Журнал столу { $table }
organiser-protected-title = Пароль зали
organiser-protected = Відтепер новим гостям потрібен новий пароль. Хто вже тут, той і далі тут.
organiser-protected-phrase = Відтепер нові гості набирають після адреси цю фразу, і ніхто не підслухає: { $phrase }
organiser-open = Відтепер новим гостям пароль не потрібен.
organiser-lines-help = pause і номер столу, resume, time, номер столу й секунди, log і номер столу; move, номер людини (його називає who) і номер столу, або 0 — до списку; password і слово, phrase, open.
organiser-lines-person = { $number }: { $name }
