# Qui mène, dans la première ligne de chaque jeu
leading-leads = { $name } { $score } en tête
leading-won = { $name } { $score } { $count ->
    [one] gagne
   *[other] gagnent
  }
leading-next = puis { $name } { $score }
leading-shared = à égalité avec { $name }
leading-many = { $count } autres
leading-level = tous à égalité
leading-hidden-academy = les autres cachés
