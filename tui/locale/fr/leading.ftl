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
leading-about = Votre lettre sur le plateau, ce que vous avez jusqu’ici, votre place, et qui mène avec combien ; si c’est vous, qui vient ensuite. Ce qui est caché n’est pas dit.
