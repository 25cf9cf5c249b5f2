home-bots = { $bots }, рівень «{ $level }»
home-play = Грати: { $game } · { $bots }
home-options = Налаштувати: боти, рівні, правила гри
home-finished = Зіграні партії та статистика
home-settings = Налаштування: ім’я, мова, кольори, клавіші
home-group-continue = Продовжити
home-group-together = З друзями
home-group-finished = Останні партії
home-group-more = Ще
home-about-academy = Вибирайте карти, йдіть сімома доріжками, станьте лицарем · 30 хв
home-about-grail = Перегони лісовою стежкою із союзниками, новими щораунду · 30 хв
home-about-nobles = Дуель двох дворів: зброя, броня й кубики · 30 хв
home-about-histrio = Ведіть трупу, вгадайте настрій короля, грайте перед ним · 45 хв
home-quit-again = Натисніть Esc ще раз, щоб вийти.
home-unfinished = { $game } ({ $others })
home-unfinished-more = { $count ->
    [one] Ще { $count } незакінчена партія
    [few] Ще { $count } незакінчені партії
   *[other] Ще { $count } незакінчених партій
  }
home-unfinished-title = Незакінчені партії
home-unfinished-does = продовжити
home-won = Перемог: { $wins } з { $games }
