around-help-row = Touches, signes et règles
around-help-about = de tous les jeux, avec recherche
around-lobby-remind = les relancer
around-lobby-reminder = { $names } : c’est bon pour vous ?
