around-help-row = Touches, signes et règles
around-help-about = de tous les jeux, avec recherche
