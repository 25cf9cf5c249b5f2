help-title = Help
help-game-academy = Academy
help-game-grail = Grail
help-game-nobles = Nobles
help-game-histrio = Histrio
help-chapter-rules = Rules
help-chapter-options = Options and variants
help-chapter-terms = On the board
help-chapter-keys = Keys
help-chapter-rulings = Rulings
help-page-signs = All signs
help-page-keys = Keys
help-page-rulings = Rulings
# A thing that an option brings onto the board
help-page-optional = { $title } (option)
help-rulings = Where the printed rules are silent or unclear, this table plays as follows. [R] is a ruling; [C] marks what was reconstructed because the rule books show it only in pictures.
help-see = See also
help-find = Find:
help-found = { $count ->
    [0] Nothing found for “{ $text }”. Esc clears the search.
    [one] 1 page for “{ $text }”
   *[other] { $count } pages for “{ $text }”
  }
help-keys = Enter read on  Tab links  ↑↓ contents  / find  1-4 game  Esc back
help-keys-link = Enter follow  Tab next link  ← back  Esc close
help-find-keys = Enter read the pages  Esc end
help-explain-title = What is this?
help-explain-keys = Enter read more in the help  ←→↑↓ Tab other things  Esc back to the game
help-explain-keys-few = Enter more  ←→↑↓ Tab others  Esc back
help-explain-others = Tab explain other things on the screen
help-explain-more = … Enter: more
help-explain-nothing = There is nothing to explain here.
help-found-typing = Enter read them   Esc end the search
help-found-reading = ↑↓ pages  Enter read on  / change  Esc end the search
