help-title = Справка
help-game-academy = Академия
help-game-grail = Грааль
help-game-nobles = Дуэли
help-game-histrio = Пьеса
help-chapter-rules = Правила
help-chapter-options = Опции и варианты
help-chapter-terms = На поле
help-chapter-keys = Клавиши
help-chapter-rulings = Разъяснения
help-page-signs = Все знаки
help-page-keys = Клавиши
help-page-rulings = Разъяснения
# A thing that an option brings onto the board
help-page-optional = { $title } (опция)
help-rulings = Где печатные правила молчат или неясны, здесь играют так. [R] — разъяснение; [C] — то, что восстановлено, потому что в правилах оно есть только на картинках.
help-see = См. также
help-find = Найти:
help-found = { $count ->
    [0] По запросу «{ $text }» ничего нет. Esc сбрасывает поиск.
    [one] { $count } страница по запросу «{ $text }»
    [few] { $count } страницы по запросу «{ $text }»
   *[other] { $count } страниц по запросу «{ $text }»
  }
help-keys = Enter читать дальше  Tab ссылки  ↑↓ содержание  / найти  1-4 игра  Esc назад
help-keys-link = Enter перейти  Tab следующая ссылка  ← назад  Esc закрыть
help-find-keys = Enter читать  Esc закончить
help-explain-title = Что это?
help-explain-keys = Enter подробнее в справке  ←→↑↓ Tab другое  Esc назад к игре
help-explain-keys-few = Enter справка  ←→↑↓ Tab другое  Esc назад
help-explain-others = Tab объяснить другое на экране
help-explain-more = … Enter: дальше
help-explain-nothing = Здесь нечего объяснять.
help-found-typing = Enter читать   Esc закончить
help-found-reading = ↑↓ страницы  Enter дальше  / изменить  Esc закончить
