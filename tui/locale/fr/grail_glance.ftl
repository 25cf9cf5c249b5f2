# Grail Cup on a small screen: what its lists and tables say in few columns.

# The list of allies: where each is, in at most 14 columns
grail_glance-where = { $status ->
    [open] mis de côté
    [hand] dans la main
    [mine] à vous
    [passed] transmis
    [left] mis de côté
    [nobody] à personne
   *[unknown] jamais vu
  }
# Between the letters of two players: the squire's, and the knight it points at.
grail_glance-points = désigne

# What stands in the columns
grail_glance-or = { $others } ou { $last }
# The spaces that a knight comes to if it spends a spear, behind those without one
grail_glance-past = lance → { $spaces }
# Who has an ally that may be cursed, as far as we know, and that the curse would have no effect
grail_glance-has = { $status ->
    [open] à personne : sans effet
    [left] à personne : sans effet
    [mine] à vous : sans effet
    [passed] transmis
   *[unknown] jamais vu
  }
# The same in a word or two
grail_glance-has-short = { $status ->
    [open] à personne
    [left] à personne
    [mine] à vous
    [passed] transmis
   *[unknown] jamais vu
  }

# Sentences below the choices: what they lead to
grail_glance-note-pass = Tout le choix des alliés tourne dans ce sens : chacun en garde un et transmet les autres.
grail_glance-note-lay = Vous seul voyez ce que vous reposez. Le jeton est révélé quand un chevalier s’y arrête.
grail_glance-note-push = Un chevalier repoussé ne déclenche rien là où il arrive.
grail_glance-note-spear = La lance dépensée retourne à la réserve. Le dragon reste en { $dragon }.
grail_glance-note-steal = Vos lances : { $now } → { $then }.
grail_glance-note-dragon = Sans les cases où se tient un chevalier ou le dragon.
# Allies with their numbers.
grail_glance-note-point = Encore à appeler cette manche : { $allies }.
grail_glance-landing = { $kind ->
    [clover] Un trèfle : son jeton est révélé et appliqué.
    [village] Un village : le dé donne le sceau, un voleur ou une lance.
    [castle] Un château : rien ne s’y passe.
   *[church] Une église : rien ne s’y passe.
  }

# The table of players: the space of each, in a few columns
grail_glance-on = en { $space }
