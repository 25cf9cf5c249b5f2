# Grail Cup on a small screen: what its lists and tables say in few columns.

# In the list of allies: who has one, or how much of that is known, in at most 14 columns
grail_glance-held = { $status ->
    [open] убрано
    [left] убрано
    [nobody] убрано
    [hand] ваша рука
    [mine] у вас
    [passed] отдано
   *[unknown] не видели
  }
# Between the letters of two players: the squire's, and the knight it points at.
grail_glance-points = выбрал

# What stands in the columns
# What an ally does, in at most 17 columns
grail_glance-does = { $ally ->
    [witch] ход 1, проклятие
    [squire] указать, ход на 2
    [fairy] клевер, ход 1–3
    [smith] копьё, ход на 4
    [wizard] дракон, ход на 5
    [princess] до замка
    [priest] до церкви
    [horse] ход 2, 4 или 6
   *[unicorn] обгон рыцаря
  }
grail_glance-or = { $others } или { $last }
# The spaces that a knight comes to if it spends a spear, behind those without one
grail_glance-past = или { $spaces } ({ $about ->
    [none] { "" }
   *[other] { $about },{ " " }
  }копьё)
# Behind the kind of a space: the letters of the knights that stand there already
grail_glance-behind = за { $who }
# What the knight pointed at needs to lead at the end of the round: nothing more, or so many spaces
grail_glance-leads = уже лидер
grail_glance-lacks = { $count ->
    [one] ещё { $count } область
    [few] ещё { $count } области
   *[other] ещё { $count } областей
  }
# Where the squire jumps then; the second at least, the third if that knight has reached the finish by then
grail_glance-jump = на { $space }
grail_glance-jump-on = на { $space } или дальше
grail_glance-too-late = { $who ->
    [you] нет: вы победили
   *[other] нет: он уже победил
  }
# Where the squire jumps at least, and at most because of the dragon; and where it goes then for a spear
grail_glance-jump-span = на { $space }–{ $last }
grail_glance-beyond = дальше
# Why the curse of an ally will not work, in at most 17 columns
grail_glance-cursing = { $status ->
    [mine] зря: у вас
   *[open] зря: убрано
  }
# The same in few words
grail_glance-in-vain = без толку
# What it takes a knight to pass the dragon; free: it is behind the knight
grail_glance-passing = { $how ->
    [spear] нужно копьё
    [stop] стоп на { $space }
   *[free] дракон позади
  }

# On the card of the witch: when the curse of an ally works, in at most 26 columns
grail_glance-cursed = Действует, если у другого.

# Sentences below the choices: what they lead to
grail_glance-note-curse = Союзников зовут по порядку, от 1 до 9. Обмен будет, когда позовут этого.
grail_glance-note-dragon = Без копья рыцарь встаёт прямо за драконом.
grail_glance-note-pass = Весь выбор союзников идёт в эту сторону: каждый оставляет одного и передаёт остальных.
grail_glance-note-lay = Что вы кладёте, видите только вы. Жетон откроют, когда на него встанет рыцарь.
grail_glance-note-push = Область, куда его сдвинут, не сработает.
grail_glance-note-spear = Потраченное копьё вернётся в запас. Дракон останется на { $dragon }.
grail_glance-note-steal = { $count ->
    [one] У вас будет { $count } копьё: каждое позволяет один раз пройти мимо дракона.
    [few] У вас будет { $count } копья: каждое позволяет один раз пройти мимо дракона.
   *[many] У вас будет { $count } копий: каждое позволяет один раз пройти мимо дракона.
  }
grail_glance-on-road = Выберите на дороге: стрелки или номер области.
# The same of clovers: only the numbers of these are underlined
grail_glance-on-clover = Выберите подчёркнутый номер: стрелки или цифры.
grail_glance-note-choose = Жетоны: сапоги, гоблин, приманка, липовый Грааль, магнит.
grail_glance-note-point = Сначала вы идёте на { $space }. Прыжок — в конце раунда, если этот рыцарь тогда лидер.
# The same where the least space of the jump is the same for all knights
grail_glance-note-point-all = Сначала вы идёте на { $space }. Если этот рыцарь в конце раунда лидер, прыжок { $where }.
grail_glance-landing = { $kind ->
    [clover] Клевер: жетон откроется и сработает.
    [village] Деревня: на кубике 3 копья, 2 вора, уносящих копьё, и 1 печать.
    [castle] Замок: там ничего не происходит.
   *[church] Церковь: там ничего не происходит.
  }

# The table of players: the space of each, in a few columns
grail_glance-on = на { $space }
