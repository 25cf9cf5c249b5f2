home-play = Играть: { $game } · { $bots }
home-options = Настроить: боты, уровни, правила игры
home-group-continue = Продолжить
home-group-together = С друзьями
home-group-finished = Последние партии
home-group-more = Ещё
home-keys = Enter играть   ←→ игра   ↑↓ другое   { $key-options } настроить   { $key-help } правила
