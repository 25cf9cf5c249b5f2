around-help-row = Touches, signes et règles
around-help-about = tous les jeux ; recherche
around-lobby-remind = relancer
around-lobby-reminder = { $names } : c’est bon pour vous ?
