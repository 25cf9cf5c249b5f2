around-help-row = Клавіші, знаки та правила
around-help-about = усіх ігор, з пошуком
around-lobby-remind = нагадати неготовим
around-lobby-reminder = { $names }: готові?
