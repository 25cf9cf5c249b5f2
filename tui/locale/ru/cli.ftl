cli-usage = Как вызвать:
cli-about = Круглый стол: четыре игры о рыцарях и дворе в терминале. Без команды откроется первый экран.
cli-values = Что нужно указать
cli-options = Ключи
cli-commands = Команды; у каждой есть свой --help
cli-command = КОМАНДА
cli-help = показать эту справку и закончить
cli-version = показать версию и закончить
cli-word-name = ИМЯ
cli-word-number = ЧИСЛО
cli-word-address = АДРЕС
cli-word-game = ИГРА
cli-word-seconds = СЕКУНДЫ
cli-word-join = ХОСТ:ПОРТ
cli-word-option = ИМЯ=ЗНАЧЕНИЕ
cli-name = как вас звать за столом в этот раз; постоянное имя — в настройках ({ $key-settings })
cli-lang = язык экранов в этот раз
cli-ascii = рисовать символами ASCII или нет, в этот раз
cli-lines = строки текста и приглашение вместо экрана: для программ чтения с экрана, каналов и медленных линий
cli-lines-what = К --lines нужна команда: host, join или solo.
cli-lines-where = К --lines после join нужен адрес: join ХОСТ или join ХОСТ:ПОРТ.
cli-host = открыть стол для друзей
cli-join = сесть за стол друга
cli-solo = играть одному против ботов
cli-port = какой порт слушать ({ $port }; 0 — любой свободный)
cli-bind = слушать только этот адрес
cli-table = как называется стол
cli-game = с какой игры начать: { $games }
cli-address = как на экране хозяина; без порта — { $port }; без адреса — выбор из столов этой сети
cli-bots = сколько их (2 или сколько нужно игре)
cli-level = как сильно они играют ({ $level }); через двоеточие можно добавить характер: { $styles }
cli-option = опция игры, см. ниже; можно указать несколько раз
cli-pace = сколько бот думает, самое меньшее ({ $pace })
cli-games = Игры, сколько в них играют, и опции. Первое значение — обычное; «on» можно не писать.
cli-word-path = ПУТЬ
cli-word-code = КОД
cli-seat = вернуться на своё место с другой машины: код, который за столом показывает { $key-people }
cli-watch = только смотреть
cli-ask = вас спросят, прежде чем кто-то сядет
cli-spectators = зрители говорят (free), молчат (silent) или не допускаются (none)
cli-clock = сколько времени на решение; потом этот один ход делает бот (0 — без ограничения)
cli-stand-in = бот садится за игрока, которого нет столько времени (0 — только вручную)
cli-hints = можно ли спросить, как поступил бы рыцарь ({ $key-hint } в игре)
cli-password = новым людям нужен пароль; его спросят у вас сразу
cli-quiet = не объявлять стол в локальной сети
cli-type-password = Пароль стола:
cli-password-unreadable = Набранное — не текст в кодировке этого терминала. Выберите другой пароль.
cli-no-looking = Для зрителей можно сказать { $known }, а не { $said }.
cli-resume = продолжить неоконченную игру: последнюю или ту, чей ID так начинается; «list» покажет все
cli-journal = файл, в котором сохраняются игры
cli-no-journal = не сохранять игры
cli-listed-id = ID
cli-listed-saved = Записана
cli-listed-game = Игра
cli-listed-moves = Ходы
cli-listed-table = Стол
cli-listed-players = Игроки
cli-not-understood = Это непонятно: { $said }. См. --help.
cli-no-value = После { $option } нужно значение. См. --help.
cli-no-command = Команды { $said } нет. Есть: host, join, solo.
cli-no-lang = Языка { $said } нет. Есть: { $known }.
cli-no-game = Игры { $said } нет. Есть: { $known }.
cli-which-game = Какая игра? Есть: { $known }.
cli-two-games = Названы две игры, { $one } и { $other }. Назовите одну.
cli-no-level = Уровня { $said } нет. Есть: { $known }. Ко всем, кроме первого, через двоеточие можно добавить характер: { $styles }.
cli-no-number = Для { $option } нужно число, а не { $said }.
cli-no-limit = { $option }: 0, то есть без ограничения, или от { $fewest } до { $most } секунд.
cli-no-port = Порта { $port } нет: порты — от 1 до 65535, а 0 — любой свободный.
cli-no-option = В игре «{ $game }» нет опции { $said }. Есть: { $known }.
cli-no-such-value = Опция { $option } принимает одно из значений: { $known }.
cli-how-many = { $players ->
    [1] { $most ->
        [one] Эта игра для двоих: нужен 1 бот.
       *[other] Этой игре нужно ботов: { $most }.
      }
   *[other] В эту игру можно взять от { $fewest } до { $most } ботов.
  }
cli-no-terminal = { $what ->
    [password] Пароль набирают в терминале, а здесь его нет.
    [host] Нужен терминал. Открыть стол без него: python -m netplay. Играть строками текста: host --lines
    [home] Нужен терминал. Играть без него, строками текста: join --lines, solo --lines
   *[other] Нужен терминал. Играть без него, строками текста: { $what } --lines
  }
cli-ssh = открыть и дверь ssh: друзьям хватит одного ssh (порт { $port } или указанный)
cli-web = открыть и дверь для браузеров (порт { $port } или указанный); там ничего не шифруется
