people-title = Гравці й глядачі
people-alone = Ви граєте наодинці: за цей стіл ніхто більше не сяде. Щоб грати з іншими, відкрийте стіл у головному меню або командою «host».
people-watching-only = Глядачеві тут робити нічого: місця — справа гравців і господаря столу.
people-take-back = Повернутися на своє місце замість бота
people-code = Показати код мого місця
people-code-title = Код вашого місця
people-code-title-other = Код місця гравця { $name }
people-code-body = { $code }

    На іншій машині допишіть після адреси:  --seat { $code }
    Біля дверей ssh введіть його там, де питають код або пароль.

    Він діє один раз. Хто його введе, займе місце, а цей сеанс закінчиться.
people-code-body-other = { $code }

    На іншій машині допишіть після адреси:  --seat { $code }
    Біля дверей ssh введіть його там, де питають код або пароль.

    Він діє один раз. Хто його введе, займе місце.
people-code-back = Enter або Esc: назад
people-give-seat = Віддати { $name } місце гравця { $former }
people-door-close = Зачинити двері: нових не пускати
people-door-open = Знову відчинити двері
people-ask-on = Питати мене, перш ніж новий гість сяде
people-ask-off = Нехай нові гості сідають, не питаючи мене
people-watch-free = Нехай глядачі говорять
people-watch-silent = Нехай глядачі мовчать
people-watch-none = Нових глядачів не пускати
people-let-sit = Дати місце: { $name }
people-let-not = Не давати місця: { $name }
people-seat-code = Показати код цього місця
people-stand = Звільнити місце
people-bot = Нехай поки грає бот
people-kick = Вивести з-за столу
people-ban = Вивести й не пускати звідти нових
people-asking = просить місце
people-watching = дивиться
people-away = поки немає
people-nothing = Лишити як є
people-password-title = Пароль столу?
people-password-hint = Його призначив господар. Esc — назад.
people-password-wrong = Неправильний пароль. Спробуйте ще раз; Esc — назад.
people-password-empty = Введіть пароль.
