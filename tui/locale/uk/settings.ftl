settings-group-you = Ви
settings-group-screen = Екран
settings-group-game = Гра
settings-also-theme = тема оформлення темний режим світлий режим
settings-also-name = гравець нік
settings-preview = Як це виглядає:
settings-default = типово: { $value }
settings-change = змінити
