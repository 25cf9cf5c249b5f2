# Histrio sur le plateau : mots brefs des dessins et des tableaux.

## Le Roi en mots, à côté de l’échelle

histrio_board-king = Roi : { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark } à plusieurs
histrio_board-king-was = {" "}(avant : { $mark })

## Les lettres des villes

histrio_board-key-here = est là
histrio_board-key-been = est venu
histrio_board-key-friends = ses amis

## Les troupes en lignes

histrio_board-head-actors = acteurs
histrio_board-tie = égal
histrio_board-none = aucun

## Ce qui manque à une demande

histrio_board-lack-comedian = encore { $count } { $count ->
    [one] comédien
   *[other] comédiens
  }
histrio_board-lack-tragedian = encore { $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  }
histrio_board-lack-no_comedian = { $count } { $count ->
    [one] comédien
   *[other] comédiens
  } de trop
histrio_board-lack-no_tragedian = { $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  } de trop

## La légende sous la main

histrio_board-legend-talents = { $comedy }5 comédien, niveau 5   { $tragedy } tragédien
histrio_board-legend-level = niveau

## À côté de l’image de ce dont il est question

histrio_board-figure-end = L’aiguille du Roi est au bout et y reste.

## Titres des colonnes

histrio_board-column-money = { $sign-coin }
