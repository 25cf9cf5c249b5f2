around-help-row = Touches, signes et règles
around-help-about = de tous les jeux, avec recherche
around-lobby-remind = le leur rappeler
around-lobby-reminder = { $names } : c’est bon pour vous ?
