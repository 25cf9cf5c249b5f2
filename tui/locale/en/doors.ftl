doors-password = Password of the table:
doors-code = Seat code, if you were given one; else Enter:
doors-password-or-code = Password of the table, or a seat code:
doors-wrong = Wrong password or code.
doors-no-terminal = This needs a terminal: connect again with ssh -t, and without a command.
doors-full = There are too many visitors at this door. Please try again later.
doors-made-room = Others are waiting at this door, and you had not come to the table yet. Please come again.
doors-idle = No key was touched for hours, so the connection has been closed. Your seat is kept.
doors-failed = Something went wrong at this door. Please connect again: your seat is kept.
doors-leave = { $watching ->
    [yes] Leave the table
   *[no] Leave the table; your seat is kept
  }
doors-leave-body = { $watching ->
    [yes] You are only watching, so there is no seat to keep. You can connect again at any time.
   *[no] Your seat is kept. Connect again with the same ssh key and the same name, and you are back. Without a key, note the code that the door shows as you leave.
  }
doors-return-code = To have your seat again, connect again and type this code when the door asks for one:  { $code }
doors-ssh = Or by ssh, with nothing to install:  ssh -p { $port } NAME@{ $host }
doors-ssh-key = The door’s key:  { $fingerprint }
doors-web = Or in a browser:  { $address }
doors-web-name = Up to 16 characters, with at least one letter or digit; or the seat code you were given. Esc: go.
doors-web-leave = { $watching ->
    [yes] You are only watching, so there is no seat to keep. Load the page again, and you are back.
   *[no] Your seat is kept for this tab: load the page again, and you are back. For another browser take a code first: { $key-people } shows it, and the door takes it instead of a name.
  }
doors-web-failed = Something went wrong at this door. Please load the page again: your seat is kept.
doors-web-over = The visit has ended. If you had a seat, it is kept for this tab.
doors-web-refused = This door does not answer to the name { $name }. The host opens the door with --web-name { $name }.
doors-web-blocked = The table answers, but no connection for the game could be opened. A proxy in between must pass WebSockets on.
doors-web-away = The table cannot be reached. It may be closed, or the network may be down.
doors-web-lost = The connection has broken. If you had a seat, it is kept for this tab.
doors-web-again = Come in again
doors-web-script = This page needs JavaScript, because it draws a terminal.
