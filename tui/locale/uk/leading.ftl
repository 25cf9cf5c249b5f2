# Хто попереду: перший рядок кожної гри
leading-leads = попереду { $name } { $score }
leading-won = перемога: { $name } { $score }
leading-next = за вами { $name } { $score }
leading-shared = нарівні: { $name }
leading-many = ще { $count }
leading-level = { $players ->
    [2] порівну
   *[other] у всіх порівну
  }
leading-hidden-academy = чужі приховано
leading-title = Хто попереду
leading-about = Ваша літера на полі, скільки й чого ви маєте зараз, ваше місце, і хто попереду та з яким рахунком; якщо попереду ви, хто йде за вами. Приховане не кажуть.
