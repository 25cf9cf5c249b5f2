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
leading-ours = Ви: { $ours }.
leading-letter = Ваша літера на полі: { $letter }.
leading-wins-nobles = Витривалість: рани, які двір ще витримає. При 0 він програв; після 40 ходів без дуелі перемагає більша витривалість.
