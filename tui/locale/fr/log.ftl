# Le journal : les titres des manches et des tours terminés.
log-academy-round = — Tour { $round } : { $earned }
log-grail-round = — Manche { $round } : { $moved }
log-histrio-turn = — Saison { $season }, tour { $turn } : { $met ->
    [none] chacun seul
   *[other] { $met }
  }{ $moved ->
    [yes] , aiguille { $start } → { $end }
   *[no] { "" }
  }
log-histrio-all = tous à { $town }
log-histrio-met = { $names } ensemble à { $town }
log-histrio-barred = { $town } fermée à { $names }
log-nobles-turn = — Tour { $number }, { $seat } : { $how ->
    [wins-score] { $first } bat { $other }, { $high } à { $low }
    [wins-ace] { $first } bat { $other } par un as
    [tie-score] { $first } et { $other } à égalité, { $high } partout
    [tie-ace] { $first } et { $other } à égalité, as contre as
   *[none] pas de duel
  }
