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
log-nobles-turn = — Tour { $number }, { $seat } : { $how ->
    [wins] { $first } bat { $other }, { $high } à { $low }
    [tie] { $first } et { $other } à égalité, { $high } partout
   *[none] pas de duel
  }
