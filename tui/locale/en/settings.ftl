settings-group-you = You
settings-group-screen = Screen
settings-group-game = Game
settings-also-theme = theme colors colour dark mode light mode
settings-also-name = player nick
settings-preview = Preview:
settings-default = default: { $value }
settings-change = change
