home-play = Играть: { $game } · { $bots }
home-options = Настроить: боты, уровни, правила игры
home-group-continue = Продолжить
home-group-together = С друзьями
home-group-finished = Последние партии
home-group-more = Ещё
home-keys = ←→ игра   Enter играть   ↑↓ другое   { $key-options } настроить   { $key-help } правила
