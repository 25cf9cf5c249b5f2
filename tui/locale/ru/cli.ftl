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
cli-word-join = УЗЕЛ:ПОРТ
cli-word-option = ИМЯ=ЗНАЧЕНИЕ
cli-name = как вас звать за столом в этот раз; постоянное имя — в настройках (F2)
cli-lang = язык экранов в этот раз
cli-ascii = рисовать символами ASCII или нет, в этот раз
cli-host = открыть стол для друзей
cli-join = сесть за стол друга
cli-solo = играть одному против ботов
cli-port = какой порт слушать ({ $port }; 0 — любой свободный)
cli-bind = слушать только этот адрес
cli-table = как называется стол
cli-game = с какой игры начать: { $games }
cli-address = как на экране хозяина; без порта — { $port }
cli-bots = сколько их (2 или сколько нужно игре)
cli-level = как сильно они играют ({ $level })
cli-option = вариант игры, см. ниже; можно указать несколько раз
cli-pace = сколько думает бот ({ $pace })
cli-games = Игры, сколько в них играют, и варианты. Первое значение — обычное; «on» можно не писать.
cli-word-path = ПУТЬ
cli-word-code = КОД
cli-seat = вернуться на своё место с другой машины: код, который за столом показывает p
cli-watch = только смотреть
cli-ask = вас спросят, прежде чем кто-то сядет
cli-spectators = зрители говорят (free), молчат (silent) или не допускаются (none)
cli-clock = сколько времени на решение; потом этот один ход делает бот (0 — без ограничения)
cli-stand-in = бот садится за игрока, которого нет столько времени (0 — только вручную)
cli-password = новым людям нужен пароль; его спросят у вас сразу
cli-type-password = Пароль стола:
cli-no-looking = Для зрителей можно сказать { $known }, а не { $said }.
cli-resume = продолжить неоконченную игру: последнюю или ту, чей ID так начинается; «list» покажет все
cli-journal = файл, в котором сохраняются игры
cli-no-journal = не сохранять игры
cli-not-understood = Это непонятно: { $said }. См. --help.
cli-no-value = После { $option } нужно значение. См. --help.
cli-no-command = Команды { $said } нет. Есть: host, join, solo.
cli-no-lang = Языка { $said } нет. Есть: { $known }.
cli-no-game = Игры { $said } нет. Есть: { $known }.
cli-which-game = Какая игра? Есть: { $known }.
cli-no-level = Уровня { $said } нет. Есть: { $known }.
cli-no-number = Для { $option } нужно число, а не { $said }.
cli-no-limit = { $option }: 0, то есть без ограничения, или от { $fewest } до { $most } секунд.
cli-no-port = Порта { $port } нет: порты — от 1 до 65535, а 0 — любой свободный.
cli-no-option = У { $game } нет варианта { $said }. Есть: { $known }.
cli-join-where = За какой стол? Наберите то, что на экране хозяина, например: join 192.168.1.5:4747
cli-how-many = { $players ->
    [1] { $most ->
        [one] Эта игра для двоих: нужен 1 бот.
       *[other] Этой игре нужно ботов: { $most }.
      }
   *[other] В эту игру можно взять от { $fewest } до { $most } ботов.
  }
cli-no-terminal = Нужен терминал. Открыть стол без него: python -m netplay
