settings-group-you = Vous
settings-group-screen = Écran
settings-group-game = Partie
settings-also-theme = thème mode sombre mode clair
settings-also-name = joueur pseudo
settings-preview = Aperçu :
settings-default = par défaut : { $value }
settings-change = changer
