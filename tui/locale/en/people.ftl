people-title = Players and spectators
people-alone = You play alone here: no other player can come to this table. To play with others, open a table from the main menu, or with “host”.
people-watching-only = As a spectator you have nothing to do here: seats are for the players and the host.
people-take-back = Take my seat back from the bot
people-code = Show a code for my seat
people-code-title = A code for your seat
people-code-title-other = A code for { $name }’s seat
people-code-body = { $code }

    On the other machine, type after the address:  --seat { $code }
    At an ssh door, type it where a code or password is asked for.

    It works once. Typing it takes the seat, and this session ends.
people-code-body-other = { $code }

    On the other machine, type after the address:  --seat { $code }
    At an ssh door, type it where a code or password is asked for.

    It works once. Typing it takes the seat.
people-code-back = Enter or Esc: back
people-door-close = Close the door: no newcomers
people-give-seat = Give { $name } the seat of { $former }
people-door-open = Open the door again
people-ask-on = Ask me before a newcomer sits
people-ask-off = Let newcomers sit without asking
people-watch-free = Let spectators talk
people-watch-silent = Let spectators watch in silence
people-watch-none = Let no new spectators in
people-let-sit = Let { $name } sit
people-let-not = No seat for { $name }
people-seat-code = Show a code for the seat
people-stand = Take off the seat
people-bot = Let a bot play for now
people-kick = Send away
people-ban = Send away, and let no newcomers in from there
people-asking = asks for a seat
people-watching = watching
people-away = away
people-nothing = Leave it as it is
people-password-title = The password of the table?
people-password-hint = The host has set one. Esc goes back.
people-password-wrong = Wrong password. Please try again; Esc goes back.
people-password-empty = Please type the password.
