home-bots = { $bots }, уровень «{ $level }»
home-play = Играть: { $game } · { $bots }
home-options = Настроить: боты, уровни, правила игры
home-finished = Сыгранные партии и статистика
home-settings = Настройки: имя, язык, цвета, клавиши
home-group-continue = Продолжить
home-group-together = С друзьями
home-group-finished = Последние партии
home-group-more = Ещё
home-about-academy = Берите карты, идите по семи полям, станьте рыцарем · 30 мин
home-about-grail = Гонка по лесной тропе с союзниками, новыми в каждом раунде · 30 мин
home-about-nobles = Дуэль двух дворов: оружие, броня и кубики · 30 мин
home-about-histrio = Ведите труппу, угадайте настроение Короля, сыграйте перед ним · 45 мин
home-quit-again = Нажмите Esc ещё раз, чтобы выйти.
home-unfinished = { $game } ({ $others })
home-unfinished-more = { $count ->
    [one] Ещё { $count } незаконченная партия
    [few] Ещё { $count } незаконченные партии
   *[other] Ещё { $count } незаконченных партий
  }
home-unfinished-title = Незаконченные партии
home-unfinished-does = продолжить
home-won = Побед: { $wins } из { $games }
