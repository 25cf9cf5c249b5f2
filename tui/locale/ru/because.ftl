# Почему дан совет: конец предложения.
because-grail = { $how ->
    [passes] вы обгоняете { $names }
    [loses] впереди вас окажется { $names }
    [ahead] вы остаётесь впереди { $names }
   *[behind] вы догоняете { $names }
  }
because-nobles = по кубикам это { $wins } % на победу, { $how ->
    [only] а другого вызова нет
    [best] и ни у какого другого вызова шанс не выше
   *[less] хотя у { $noble } против { $target } было бы { $other } %
  }
because-histrio = { $found ->
    [none] в одиночку вы ничего там не найдёте
   *[other] в одиночку вы найдёте там: { $found }
  }{ $how ->
    [most] , и это прибыльнее любого другого города: { $paid }
    [pays] , и это принесёт { $paid }
    [costs] , хотя это будет стоить { $paid }
   *[none] { "" }
  }
