# Кто впереди: первая строка каждой игры
leading-leads = впереди { $name } { $score }
leading-won = победа: { $name } { $score }
leading-next = за вами { $name } { $score }
leading-shared = наравне: { $name }
leading-many = ещё { $count }
leading-level = у всех поровну
leading-hidden-academy = чужие скрыты
