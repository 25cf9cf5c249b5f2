around-help-row = Клавіші, знаки та правила
around-help-about = усіх ігор, з пошуком
around-lobby-remind = нагадати
around-lobby-reminder = { $names }: готові?
