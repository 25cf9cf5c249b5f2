# Grail Cup on a small screen: what its lists and tables say in few columns.

# In the list of allies: who has one, or how much of that is known, in at most 14 columns
grail_glance-held = { $status ->
    [open] відкладено
    [left] відкладено
    [nobody] відкладено
    [hand] ваша рука
    [mine] у вас
    [passed] віддано
   *[unknown] не бачили
  }
# Between the letters of two players: the squire's, and the knight it points at.
grail_glance-points = вибрав

# What stands in the columns
# What an ally does, in at most 17 columns
grail_glance-does = { $ally ->
    [witch] хід 1, прокляття
    [squire] указати, хід на 2
    [fairy] конюшина, 1–3
    [smith] спис, хід на 4
    [wizard] дракон, хід на 5
    [princess] до замку
    [priest] до церкви
    [horse] хід 2, 4 чи 6
   *[unicorn] обгін лицаря
  }
grail_glance-or = { $others } чи { $last }
# The spaces that a knight comes to if it spends a spear, behind those without one
grail_glance-past = або { $spaces } ({ $about ->
    [none] { "" }
   *[other] { $about },{ " " }
  }спис)
# Behind the kind of a space: the letters of the knights that stand there already
grail_glance-behind = за { $who }
# What the knight pointed at needs to lead at the end of the round: nothing more, or so many spaces
grail_glance-leads = уже лідер
grail_glance-lacks = { $count ->
    [one] ще { $count } клітинка
    [few] ще { $count } клітинки
   *[other] ще { $count } клітинок
  }
# Where the squire jumps then; the second at least, the third if that knight has reached the finish by then
grail_glance-jump = на { $space }
grail_glance-jump-on = на { $space } або далі
grail_glance-too-late = { $who ->
    [you] ні: ви перемогли
   *[other] ні: він уже переміг
  }
# Where the squire jumps at least, and at most because of the dragon; and where it goes then for a spear
grail_glance-jump-span = на { $space }–{ $last }
grail_glance-beyond = далі
# Why the curse of an ally will not work, in at most 17 columns
grail_glance-cursing = { $status ->
    [mine] марно: у вас
   *[open] марно: збоку
  }
# The same in few words
grail_glance-in-vain = марно
# What it takes a knight to pass the dragon; free: it is behind the knight
grail_glance-passing = { $how ->
    [spear] потрібен спис
    [stop] стоп на { $space }
   *[free] дракон позаду
  }

# On the card of the witch: when the curse of an ally works, in at most 26 columns
grail_glance-cursed = Діє, якщо він в іншого.

# Sentences below the choices: what they lead to
grail_glance-note-curse = Союзників кличуть по черзі, від 1 до 9. Обмін буде, коли покличуть цього.
grail_glance-note-dragon = Без списа лицар стає просто за драконом.
grail_glance-note-pass = Увесь вибір союзників іде в цей бік: кожен тримає одного й передає решту.
grail_glance-note-lay = Що ви кладете, бачите лише ви. Жетон відкриють, коли на нього стане лицар.
grail_glance-note-push = Клітинка, куди його посунуть, не подіє.
grail_glance-note-spear = Витрачений спис повернеться в запас. Дракон стоятиме на { $dragon }.
grail_glance-note-steal = { $count ->
    [one] У вас буде { $count } спис: кожен дає раз пройти повз дракона.
    [few] У вас буде { $count } списи: кожен дає раз пройти повз дракона.
   *[many] У вас буде { $count } списів: кожен дає раз пройти повз дракона.
  }
grail_glance-on-road = Оберіть на дорозі: стрілки або номер клітинки.
# The same of clovers: only the numbers of these are underlined
grail_glance-on-clover = Оберіть підкреслений номер: стрілки або цифри.
grail_glance-note-choose = Жетони: чоботи, гоблін, принада, липовий Грааль, магніт.
grail_glance-note-point = Спершу ви йдете на { $space }. Стрибок — наприкінці раунду, якщо цей лицар тоді лідер.
# The same where the least space of the jump is the same for all knights
grail_glance-note-point-all = Спершу ви йдете на { $space }. Якщо цей лицар наприкінці раунду лідер, стрибок { $where }.
grail_glance-landing = { $kind ->
    [clover] Конюшина: жетон відкриється й спрацює.
    [village] Село: на кубику 3 списи, 2 злодії, що забирають спис, і 1 печатка.
    [castle] Замок: там нічого не відбувається.
   *[church] Церква: там нічого не відбувається.
  }

# The table of players: the space of each, in a few columns
grail_glance-on = на { $space }
