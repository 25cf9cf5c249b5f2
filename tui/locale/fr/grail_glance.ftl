# Grail Cup on a small screen: what its lists and tables say in few columns.

# In the list of allies: who has one, or how much of that is known, in at most 14 columns
grail_glance-held = { $status ->
    [open] { $ally ->
        [witch] écartée
        [fairy] écartée
        [princess] écartée
        [unicorn] écartée
       *[other] écarté
      }
    [left] { $ally ->
        [witch] écartée
        [fairy] écartée
        [princess] écartée
        [unicorn] écartée
       *[other] écarté
      }
    [nobody] { $ally ->
        [witch] écartée
        [fairy] écartée
        [princess] écartée
        [unicorn] écartée
       *[other] écarté
      }
    [hand] votre main
    [mine] vous
    [passed] { $ally ->
        [witch] passée
        [fairy] passée
        [princess] passée
        [unicorn] passée
       *[other] passé
      }
   *[unknown] jamais { $ally ->
        [witch] vue
        [fairy] vue
        [princess] vue
        [unicorn] vue
       *[other] vu
      }
  }
# Between the letters of two players: the squire's, and the knight it points at.
grail_glance-points = désigne

# What stands in the columns
# What an ally does, in at most 17 columns
grail_glance-does = { $ally ->
    [witch] avance 1, maudit
    [squire] désigne, avance 2
    [fairy] trèfles, 1 à 3
    [smith] lance, avance 4
    [wizard] dragon, avance 5
    [princess] château suivant
    [priest] église suivante
    [horse] avance 2, 4 ou 6
   *[unicorn] dépasse
  }
grail_glance-or = { $others } ou { $last }
# The spaces that a knight comes to if it spends a spear, behind those without one
grail_glance-past = ou { $spaces } ({ $about ->
    [none] { "" }
   *[other] { $about },{ " " }
  }lance)
# Behind the kind of a space: the letters of the knights that stand there already
grail_glance-behind = derrière { $who }
# What the knight pointed at needs to lead at the end of the round: nothing more, or so many spaces
grail_glance-leads = mène déjà
grail_glance-lacks = { $count ->
    [one] encore 1 case
   *[other] encore { $count } cases
  }
# Where the squire jumps then; the second at least, the third if that knight has reached the finish by then
grail_glance-jump = en { $space }
grail_glance-jump-on = en { $space } ou plus
grail_glance-too-late = { $who ->
    [you] non : vous avez gagné
   *[other] non : il a gagné
  }
# Where the squire jumps at least, and at most because of the dragon; and where it goes then for a spear
grail_glance-jump-span = en { $space }–{ $last }
grail_glance-beyond = plus loin
# Why the curse of an ally will not work, in at most 17 columns
grail_glance-cursing = { $status ->
    [mine] vain : à vous
   *[open] vain : à l’écart
  }
# The same in few words
grail_glance-in-vain = en vain
# What it takes a knight to pass the dragon; free: it is behind the knight
grail_glance-passing = { $how ->
    [spear] coûte une lance
    [stop] arrêt en { $space }
   *[free] l’a passé
  }

# On the card of the witch: when the curse of an ally works, in at most 26 columns
grail_glance-cursed = Agit si un autre l’a.

# Sentences below the choices: what they lead to
grail_glance-note-curse = Les alliés sont appelés de 1 à 9. L’échange a lieu quand cet allié est appelé.
grail_glance-note-dragon = Sans lance, un chevalier s’arrête juste derrière.
grail_glance-note-pass = Tout le choix des alliés tourne dans ce sens : chacun en garde un et transmet les autres.
grail_glance-note-lay = Vous seul voyez ce que vous reposez. Le jeton est révélé quand un chevalier s’y arrête.
grail_glance-note-push = La case où il arrive n’a pas d’effet.
grail_glance-note-spear = La lance dépensée retourne à la réserve. Le dragon reste en { $dragon }.
grail_glance-note-steal = { $count ->
    [one] Ce sera votre seule lance : elle permet de passer le dragon une fois.
   *[other] Vous aurez { $count } lances : chacune permet de passer le dragon une fois.
  }
grail_glance-on-road = Choisissez sur la route : flèches ou numéro.
# The same of clovers: only the numbers of these are underlined
grail_glance-on-clover = Un numéro souligné : flèches ou chiffres.
grail_glance-note-choose = Bottes, gobelin, appât, faux Graal ou aimant.
grail_glance-note-point = Vous avancez d’abord en { $space }. Vous sautez en fin de manche, si ce chevalier mène alors.
# The same where the least space of the jump is the same for all knights
grail_glance-note-point-all = Vous avancez d’abord en { $space }. Si ce chevalier mène en fin de manche, vous sautez { $where }.
grail_glance-landing = { $kind ->
    [clover] Un trèfle : son jeton est révélé et appliqué.
    [village] Un village : le dé a 3 lances, 2 voleurs qui en prennent une, et 1 sceau.
    [castle] Un château : rien ne s’y passe.
   *[church] Une église : rien ne s’y passe.
  }

# The table of players: the space of each, in a few columns
grail_glance-on = en { $space }
