# Pourquoi un conseil dit ce qu’il dit : la fin d’une phrase.
because-grail = { $how ->
    [passes] vous dépassez { $names }
    [loses] { $names } vous repasse devant
    [ahead] vous restez devant { $names }
   *[behind] vous vous rapprochez de { $names }
  }
because-nobles = vous gagnez à { $wins } % aux dés, { $how ->
    [only] et il n’y a pas d’autre défi
    [best] et aucun autre défi n’a plus de chances
   *[less] même si { $noble } contre { $target } aurait { $other } %
  }
because-histrio = { $found ->
    [none] seul, vous n’y trouvez rien
   *[other] seul, vous y trouvez { $found }
  }{ $how ->
    [most] , et aucune ville ne rapporte plus : { $paid }
    [pays] , et cela rapporte { $paid }
    [costs] , même si cela coûte { $paid }
   *[none] { "" }
  }
