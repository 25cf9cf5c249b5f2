people-title = Игроки и зрители
people-alone = Вы играете один: за этот стол никто больше не сядет. Чтобы играть с другими, откройте стол в главном меню или командой «host».
people-watching-only = Зрителю здесь делать нечего: места — дело игроков и хозяина стола.
people-take-back = Вернуться на своё место вместо бота
people-code = Показать код моего места
people-code-title = Код вашего места
people-code-title-other = Код места игрока { $name }
people-code-body = { $code }

    На другой машине допишите после адреса:  --seat { $code }
    У двери ssh введите его там, где спрашивают код или пароль.

    Он действует один раз. Кто его введёт, займёт место, а этот сеанс закончится.
people-code-body-other = { $code }

    На другой машине допишите после адреса:  --seat { $code }
    У двери ssh введите его там, где спрашивают код или пароль.

    Он действует один раз. Кто его введёт, займёт место.
people-code-back = Enter или Esc: назад
people-door-close = Закрыть дверь: новых не пускать
people-door-open = Снова открыть дверь
people-ask-on = Спрашивать меня, прежде чем новый гость сядет
people-ask-off = Пусть новые гости садятся без спроса
people-give-seat = Отдать { $name } место игрока { $former }
people-watch-free = Пусть зрители говорят
people-watch-silent = Пусть зрители молчат
people-watch-none = Новых зрителей не пускать
people-let-sit = Дать место: { $name }
people-let-not = Не давать места: { $name }
people-seat-code = Показать код этого места
people-stand = Освободить место
people-bot = Пусть пока играет бот
people-kick = Удалить из-за стола
people-ban = Удалить и не пускать оттуда новых
people-asking = просит место
people-watching = смотрит
people-away = не на связи
people-nothing = Оставить как есть
people-password-title = Пароль стола?
people-password-hint = Его назначил хозяин. Esc — назад.
people-password-wrong = Неверный пароль. Попробуйте ещё раз; Esc — назад.
people-password-empty = Введите пароль.
