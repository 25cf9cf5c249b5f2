# Кто впереди: первая строка каждой игры
leading-leads = впереди { $name } { $score }
leading-won = победа: { $name } { $score }
leading-next = за вами { $name } { $score }
leading-shared = наравне: { $name }
leading-many = ещё { $count }
leading-level = { $players ->
    [2] поровну
   *[other] у всех поровну
  }
leading-hidden-academy = чужие скрыты
leading-title = Кто впереди
leading-ours = Вы: { $ours }.
leading-letter = Ваша буква на поле: { $letter }.
leading-wins-nobles = Стойкость: раны, которые двор ещё вынесет. При 0 он проиграл; после 40 ходов без дуэли побеждает большая стойкость.
