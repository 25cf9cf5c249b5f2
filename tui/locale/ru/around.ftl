around-help-row = Клавиши, знаки и правила
around-help-about = всех игр, с поиском
around-lobby-remind = напомнить
around-lobby-reminder = { $names }: готовы?
