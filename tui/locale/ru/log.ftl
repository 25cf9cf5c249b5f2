# Журнал: заголовки сыгранных раундов и ходов.
log-academy-round = — Раунд { $round }: { $earned }
log-grail-round = — Раунд { $round }: { $moved }
log-histrio-turn = — Сезон { $season }, ход { $turn }: { $met ->
    [none] все поодиночке
   *[other] { $met }
  }{ $moved ->
    [yes] , стрелка { $start } → { $end }
   *[no] { "" }
  }
log-histrio-all = { $town }: встретились все
log-histrio-met = { $town }: { $names } вместе
log-histrio-barred = { $town }: { $names } за воротами
log-nobles-turn = — Ход { $number }, { $seat }: { $how ->
    [wins-score] { $first } бьёт { $other }, { $high } : { $low }
    [wins-ace] { $first } бьёт { $other } тузом
    [tie-score] { $first } и { $other } — ничья, { $high } : { $high }
    [tie-ace] { $first } и { $other } — ничья, туз против туза
   *[none] без дуэли
  }
