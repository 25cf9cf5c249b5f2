help-title = Довідка
help-game-academy = Академія
help-game-grail = Грааль
help-game-nobles = Дуелі
help-game-histrio = Histrio
help-chapter-rules = Правила
help-chapter-options = Опції та варіанти
help-chapter-terms = На полі
help-chapter-keys = Клавіші
help-chapter-rulings = Роз’яснення
help-page-signs = Усі знаки
help-page-keys = Клавіші
help-page-rulings = Роз’яснення
# A thing that an option brings onto the board
help-page-optional = { $title } (опція)
help-rulings = Де друковані правила мовчать або неясні, тут грають так. [R] — роз’яснення; [C] — те, що відтворено, бо в правилах воно є лише на малюнках.
help-see = Див. також
help-find = Знайти:
help-found = { $count ->
    [0] За запитом «{ $text }» нічого немає. Esc скидає пошук.
    [one] { $count } сторінка за запитом «{ $text }»
    [few] { $count } сторінки за запитом «{ $text }»
   *[other] { $count } сторінок за запитом «{ $text }»
  }
help-keys = Enter читати далі  Tab посилання  ↑↓ зміст  / знайти  1-4 гра  Esc назад
help-keys-link = Enter перейти  Tab наступне посилання  ← назад  Esc закрити
help-find-keys = Enter читати  Esc завершити
help-explain-title = Що це?
help-explain-keys = Enter докладніше в довідці  ←→↑↓ Tab інше  Esc назад до гри
help-explain-keys-few = Enter довідка  ←→↑↓ Tab інше  Esc назад
help-explain-others = Tab пояснити інше на екрані
help-explain-more = … Enter: далі
help-explain-nothing = Тут нема чого пояснювати.
help-found-typing = Enter читати   Esc завершити
help-found-reading = ↑↓ сторінки  Enter далі  / змінити  Esc завершити
