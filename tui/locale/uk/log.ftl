# Журнал: заголовки зіграних раундів і ходів.
log-academy-round = — Раунд { $round }: { $earned }
log-grail-round = — Раунд { $round }: { $moved }
log-histrio-turn = — Сезон { $season }, хід { $turn }: { $met ->
    [none] усі поодинці
   *[other] { $met }
  }{ $moved ->
    [yes] , стрілка { $start } → { $end }
   *[no] { "" }
  }
log-histrio-all = { $town }: зустрілися всі
log-histrio-met = { $town }: { $names } разом
log-histrio-barred = { $town }: { $names } за брамою
log-nobles-turn = — Хід { $number }, { $seat }: { $how ->
    [wins-score] { $first } б’є { $other }, { $high } : { $low }
    [wins-ace] { $first } б’є { $other } тузом
    [tie-score] { $first } і { $other } — нічия, { $high } : { $high }
    [tie-ace] { $first } і { $other } — нічия, туз проти туза
   *[none] без дуелі
  }
