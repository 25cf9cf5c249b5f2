# The organiser of a hall, and the limits of a hall.

organiser-title = { $hall }: organise
organiser-keys = Enter what can be done   ↑↓ choose   Esc back
organiser-hall = The hall
organiser-hall-about = announcement, password
organiser-in-list = in the list
organiser-do = What is to be done?
organiser-nothing = Nothing can be done here at the moment.
organiser-announce = Tell the whole hall something
organiser-password = Set a password for newcomers
organiser-phrase = Make up a phrase, so that nobody can listen
organiser-unprotect = Let newcomers in without a password
organiser-password-title = New password of the hall
organiser-password-hint = Newcomers need it from now on; everybody who is here stays. Enter sets it, Esc does not.
organiser-pause = Pause the game
organiser-go-on = Let the game go on
organiser-time = { $minutes ->
    [one] Give all who are to decide 1 more minute
   *[other] Give all who are to decide { $minutes } more minutes
  }
organiser-time-one = { $minutes ->
    [one] Give 1 more minute
   *[other] Give { $minutes } more minutes
  }
organiser-log = Read the log
organiser-close = Close the table
organiser-move = Move to another table
organiser-move-title = Where does { $name } go?
organiser-to-list = Move to the list of tables
organiser-log-title = Log of { $table }
organiser-protected-title = Password of the hall
organiser-protected = Newcomers need the new password from now on. Everybody who is here stays.
organiser-protected-phrase = Newcomers type this phrase behind the address from now on, and nobody can listen: { $phrase }
organiser-open = Newcomers need no password from now on.
organiser-lines-help = pause and a table’s number, resume, time and a table’s number and seconds, log and a table’s number; move, a person’s number (see who) and a table’s, or 0 for the list; password and a word, phrase, open.
organiser-lines-person = { $number }: { $name }
