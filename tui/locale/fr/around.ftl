around-help-row = Touches, signes et règles
around-help-about = tous les jeux ; recherche
around-lobby-remind = relancer les joueurs pas prêts
around-lobby-reminder = { $names } : c’est bon pour vous ?
