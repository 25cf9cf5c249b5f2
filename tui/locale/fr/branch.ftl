branch-undo-none = Vous n’avez encore rien à reprendre.
branch-undo-title = Revenir à ce moment ?
branch-undo-body = Vous rejouez à partir d’ici. La suite est perdue.
branch-undo-stay = Rester où en est la partie
branch-undo-go = Revenir à ce moment
branch-play-title = Jouer à partir d’ici
branch-play-body = Vous prenez la place { OF($name) }, les bots prennent les autres.
branch-play-closed = La table n’a jamais dévoilé cette partie : personne ici ne sait où étaient les cartes cachées.
branch-play-over = La partie est finie ici. Revenez à une étape antérieure et jouez à partir de là.
branch-play-stay = Continuer à regarder
branch-play-lay = Jouer : les cartes cachées telles qu’elles étaient
branch-play-anew = Jouer : les cartes cachées redistribuées selon ce que vous saviez
branch-table = Et si, { $name }
branch-undo-seen = Depuis, un joueur a vu une carte, ou le hasard a décidé : cela reste.
branch-undo-sent = On demande aux autres…
branch-log-reconsidered = { $seat } change d’avis.
branch-log-undone = { $steps ->
    [one] { $seat } reprend une étape, avec l’accord de tous.
   *[other] { $seat } reprend { $steps } étapes, avec l’accord de tous.
  }
branch-asking = Vous avez demandé à reprendre votre choix. Les autres réfléchissent.
branch-asked = { $steps ->
    [one] { $name } voudrait reprendre une étape. { $key-undo } : décider
   *[other] { $name } voudrait reprendre { $steps } étapes. { $key-undo } : décider
  }
branch-asked-title = Accepter la reprise ?
branch-asked-body = { $steps ->
    [one] { $name } voudrait reprendre la dernière étape. Personne n’a vu de carte depuis, et le hasard n’a rien décidé. Un seul refus suffit pour qu’elle reste.
   *[other] { $name } voudrait reprendre les { $steps } dernières étapes. Personne n’a vu de carte depuis, et le hasard n’a rien décidé. Un seul refus suffit pour qu’elles restent.
  }
branch-asked-later = Décider plus tard
branch-asked-yes = Accepter la reprise
branch-asked-no = Refuser : ce qui est fait est fait
branch-ask-title = Demander à revenir à ce moment ?
branch-ask-body = Tous les autres joueurs doivent accepter. Ce qui a suivi ce moment est repris.
branch-ask-go = Demander aux autres
branch-mark-undone = (reprise)
branch-mark-as-it-lay = (et si)
branch-mark-drawn-anew = (et si, redistribué)
