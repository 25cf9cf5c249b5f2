# Qui mène, dans la première ligne de chaque jeu
leading-leads = { $name } { $score } en tête
leading-won = victoire : { $name } { $score }
leading-next = puis { $name } { $score }
leading-shared = à égalité avec { $name }
leading-many = { $count } autres
leading-level = { $players ->
    [2] à égalité
   *[other] tous à égalité
  }
leading-hidden-academy = les autres cachés
leading-title = Qui mène
leading-ours = Vous : { $ours }.
leading-letter = Votre lettre sur le plateau : { $letter }.
leading-wins-nobles = Résistance : les blessures qu’une cour peut encore endurer. À 0, elle a perdu ; après 40 tours sans duel, la plus haute gagne.
