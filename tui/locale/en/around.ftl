around-help-row = Keys, signs and rules
around-help-about = of all games, with search
around-lobby-remind = remind
around-lobby-reminder = { $names }: ready?
