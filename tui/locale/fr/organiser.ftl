# L’organisateur d’une salle, et les limites d’une salle.

organiser-title = { $hall } : organiser
organiser-keys = Enter ce qu’on peut faire   ↑↓ choisir   Esc retour
organiser-hall = La salle
organiser-hall-about = annonce, mot de passe
organiser-in-list = dans la liste
organiser-do = Que faire ?
organiser-nothing = Il n’y a rien à faire ici pour le moment.
organiser-announce = Annoncer quelque chose à toute la salle
organiser-password = Fixer un mot de passe pour les nouveaux venus
organiser-phrase = Inventer une phrase, pour que personne ne puisse écouter
organiser-unprotect = Laisser entrer les nouveaux venus sans mot de passe
organiser-password-title = Nouveau mot de passe de la salle
organiser-password-hint = Il est demandé aux nouveaux venus ; ceux qui sont là restent. Enter le fixe, Esc annule.
organiser-pause = Mettre la partie en pause
organiser-go-on = Faire reprendre la partie
organiser-time = { $minutes ->
    [one] Donner 1 minute de plus à ceux qui doivent décider
   *[other] Donner { $minutes } minutes de plus à ceux qui doivent décider
  }
organiser-time-one = { $minutes ->
    [one] Donner 1 minute de plus
   *[other] Donner { $minutes } minutes de plus
  }
organiser-log = Lire le journal
organiser-close = Fermer la table
organiser-move = Placer à une autre table
organiser-move-title = Où va { $name } ?
organiser-to-list = Renvoyer à la liste des tables
organiser-log-title = Journal { OF($table) }
organiser-protected-title = Mot de passe de la salle
organiser-protected = Le nouveau mot de passe est désormais demandé aux nouveaux venus. Ceux qui sont là restent.
organiser-protected-phrase = Les nouveaux venus tapent désormais cette phrase après l’adresse, et personne ne peut écouter : { $phrase }
organiser-open = Les nouveaux venus entrent désormais sans mot de passe.
organiser-lines-help = pause et le numéro d’une table, resume, time, le numéro d’une table et des secondes, log et le numéro d’une table ; move, le numéro d’une personne (voir who) et celui d’une table, ou 0 pour la liste ; password et un mot, phrase, open.
organiser-lines-person = { $number } : { $name }
