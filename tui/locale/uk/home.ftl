home-play = Грати: { $game } · { $bots }
home-options = Налаштувати: боти, рівні, правила гри
home-group-continue = Продовжити
home-group-together = З друзями
home-group-finished = Останні партії
home-group-more = Ще
home-keys = Enter грати   ←→ гра   ↑↓ інше   { $key-options } налаштувати   { $key-help } правила
