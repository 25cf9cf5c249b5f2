# The log: the headlines of rounds and turns that are over.
log-academy-round = — Round { $round }: { $earned }
log-grail-round = — Round { $round }: { $moved }
log-histrio-turn = — Season { $season }, turn { $turn }: { $met ->
    [none] all alone
   *[other] { $met }
  }{ $moved ->
    [yes] , needle { $start } → { $end }
   *[no] { "" }
  }
log-histrio-all = all met at { $town }
log-histrio-met = { $names } met at { $town }
log-histrio-barred = { $names } shut out of { $town }
log-nobles-turn = — Turn { $number }, { $seat }: { $how ->
    [wins-score] { $first } beats { $other }, { $high } to { $low }
    [wins-ace] { $first } beats { $other } by an ace
    [tie-score] { $first } and { $other } tie at { $high }
    [tie-ace] { $first } and { $other } tie, ace against ace
   *[none] no duel
  }
