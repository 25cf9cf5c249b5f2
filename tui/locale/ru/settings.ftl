settings-group-you = Вы
settings-group-screen = Экран
settings-group-game = Игра
settings-also-theme = тема оформление тёмный режим светлый режим
settings-also-name = игрок ник
settings-preview = Как это выглядит:
settings-default = по умолчанию: { $value }
settings-change = сменить
