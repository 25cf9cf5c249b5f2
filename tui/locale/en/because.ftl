# Why a hint says what it says: the end of a sentence.
because-grail = { $how ->
    [passes] you pass { $names }
    [loses] you fall behind { $names }
    [ahead] you stay ahead of { $names }
   *[behind] you come closer to { $names }
  }
because-nobles = you win { $wins } % by the dice, { $how ->
    [only] and there is no other challenge
    [best] and no other challenge has a better chance
   *[less] although { $noble } against { $target } would have { $other } %
  }
because-histrio = alone you find { $found ->
    [none] nothing there
   *[other] { $found } there
  }{ $how ->
    [most] , and it pays most of all cities: { $paid }
    [pays] , and it pays { $paid }
    [costs] , though it costs { $paid }
   *[none] { "" }
  }
