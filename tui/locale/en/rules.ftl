### academy
rules-academy-aim =
    The aim
    You train a squire for six rounds; in the end the squire with the most Chivalry Points is knighted. In each round you draft five cards and play four of them: a card moves your disc along one of seven tracks by its value. Then tracks pay: some every round, the King’s Service in rounds III and VI, quests and charity only at the end. On most tracks it is the order that pays, not the distance: one square ahead is enough.
rules-academy-draft =
    Draft
    Everyone is dealt five cards. All at the same time, keep one and pass the rest, to the left in odd rounds and to the right in even rounds, until you have kept five. The deck has 52 cards: 12 swords (two 5s, four 4s, six 3s), and 8 cards of each of the other five kinds (one 5, two 4s, three 3s, two 2s).
rules-academy-play =
    Play
    Starting with the first player and going clockwise, each player plays one card, four times round. A card moves your disc along its track by its value. A sword card goes wholly to the jousts or wholly to the tournaments. Your fifth card is not played. After each round the player to the left becomes first player.
rules-academy-order =
    Order
    The disc that is furthest along is ahead. On the same square, the disc that arrived last lies on top and is ahead. On square 0 everyone is last: they gain nothing, but take any penalty of last place. The looping tracks have 20 squares; a disc that completes a lap keeps going.
rules-academy-scoring =
    Scoring
    The tracks that score this round do so in this order. Third place earns something only if there are four or more squires.
      1 Gallantry       every round: third, second and first place move one
                        of their discs 1, 2 and 3 squares, on any track
      2 Jousts          every round: 3, 2 and 1 points
      3 Tournaments     every round: 3, 2 and 1 points
      4 Education       every round: −3 for last place, −1 for the
                        second to last
      5 King’s Service  rounds III and VI: 6 points on squares 6 to 11,
                        12 on square 12, where the track ends
      6 Quests          round VI: 17, 10 and 4 points
      7 Charity         round VI: −10 for last place, −4 for the
                        second to last
    If several squires are on square 0 of education or charity, each of them takes the full penalty of last place, and nobody that of the second to last. Points come as coats of arms.
rules-academy-reset =
    Reset
    After round III all discs go back to 0, except on quests and charity.
rules-academy-end =
    The end
    After round VI the player with the most points wins. Ties go to the squire who is further ahead on gallantry.
rules-academy-reading =
    Reading the board
    Each track is a lane; discs on one square stack upward, and the top one is ahead; in a low window they stand side by side, the first one ahead. A small number beside a letter shows how many lie there, a + that a disc has completed a lap. Beside the lane are the order with distances and, where there is room, below it what each squire would have if the track were scored now. With the cursor on a choice, gold shows where a disc would go, and “3→5” how your points of this round would change. In the list of choices, “+3 now” is how much more the track of that choice would pay you, if it scored then; “avoids −3” is a loss that you would be spared. A block ×2 on a card counts equal ones. ★ marks the first player, ▼ a coat of arms, ▮ a card in hand, ▒ a hidden coat of arms.
rules-academy-options =
    Options
    Everything below is optional and is chosen in the lobby, in any combination.
rules-academy-open_scores =
    Open scores
    Points are always shown, except for coats of arms from the codex.
rules-academy-excalibur =
    Excalibur
    Once a round, just before scoring, the first player may move one of their discs to the top of its stack, on any track but the King’s Service and any square but 0.
rules-academy-step_back =
    Stepping back
    A squire who earns a gallantry move, even one with no effect, then steps back one square on gallantry, on top of any disc there.
rules-academy-staggered_reset =
    Staggered reset
    After round III, discs on gallantry, jousts, tournaments and education keep their order: the last goes to 0, the next to 1, and so on. All discs already on 0 stay there.
rules-academy-knights_duel =
    Knights’ duel (Jousts and Tournaments variation)
    The White and Black Knights’ tracks replace jousts and tournaments. A sword card moves your disc on one of them, and the cup that many squares toward that knight. In rounds II, IV and VI, the knight on whose side the cup stands pays 8, 5 and 2, the other 5, 3 and 1; with the cup in the centre, both pay 5, 3 and 1. Then both tracks and the cup are reset. They are not reset after round III.
rules-academy-gallantry_bets =
    Gallantry bets (Gallantry variation)
    When everyone has seen their cards, and before the draft, each squire in turn openly bets on a track. Gallantry moves are then made on the track bet on: 1, 2 or 3 squares for each card that squire played there this round.
rules-academy-secret_codex =
    Secret codex (Education variation)
    One −3, one −1 and enough zeros to make one per squire are laid face down on numbered spaces. Each education card you play lets you look at one; the board remembers what you saw, and shows everyone who looked where. When education scores, first place takes one first, then second place, and so on, with squires on square 0 last. Zeros are returned; the others stay hidden until the end.
rules-academy-scrolls =
    Scrolls (King’s Service variation)
    Scrolls lie on squares 6 and 12 of the King’s Service. A service card takes every scroll at or behind your disc. In a round when a scroll is taken, each squire scores the value of their square, twice over if both are taken; in other rounds the track scores nothing. Taken alone, the scroll of square 6 is set aside until that of square 12 is taken as well. Then both scrolls are put back and all discs there go to 0. The track is not reset after round III.
rules-academy-dragon_bonus =
    Dragon (Quests variation)
    Quests award no coats of arms. In round VI, first place gains 1 point for each positive coat of arms they have, second place 1 for every two; last place, or everyone on square 0, loses 1 for every two.
rules-academy-alms =
    Alms (Charity variation)
    Charity awards no coats of arms. At the very end, first place gives one of their education coats of arms to last place, and may take up to two worth 1 to 3 points in return. With four or more squires, second place does the same with second to last, taking at most one.
rules-academy-lancelot =
    Lancelot, for two players
    Each player has two squires, R and Y against B and G, and scores the sum of both. The players split their six cards into two stacks each, and all four are revealed. The first player takes one of the other player’s stacks, then the other player takes one of the first player’s; stacks not taken stay with the players who made them. Each player then secretly gives three cards to each of their squires. In turn order, which changes every round, each squire plays all three of their cards.
rules-academy-karadoc =
    Karadoc, for two players
    Karadoc is a neutral third squire, who in the draft always keeps the card of the highest value, and in play reveals a card at random. All choices for Karadoc are made by the first player. Karadoc collects coats of arms, but cannot win.
### grail
rules-grail-aim =
    The aim
    Knights race along the forest path. There are no points: the first to reach the finish, space 50, wins at once, even in the middle of a round. Every round each player drafts an ally in secret. Then the allies act, in the order of their numbers from 1 to 9, and each moves its holder in its own way. The dragon bars the road, and only a spear takes you past it. Clovers and villages hold surprises, good ones and bad ones.
rules-grail-setup =
    Setup
    Each player draws a different number from 1 to 9: the higher the number, the further back you start. 9 starts on space 0, 8 on space 1, and so on up to 1 on space 8; with shared starts, some numbers share a space. Players who drew 7, 8 or 9 take a spear; if nobody did, the knight in last position takes one. The knight in last position also takes the seal of the first player. There are 12 spears in all.
rules-grail-draft =
    Draft
    Some of the nine allies are set aside: with three players one face down, with four three face up and one face down, with five two and one, with six one and one, with seven or eight only one face down. The first player looks at the rest, keeps one in secret, and chooses which way to pass the others; each player keeps one. What is left over is also set aside. With three players the draft goes round twice, with one more ally set aside between the two laps, and each player ends with two. With eight, the last player is passed a single ally, picks up the one set aside, and keeps one of the two.
rules-grail-calling =
    Calling
    The allies are called from 1 to 9. The player who holds the ally called reveals it and plays it out in full before the next is called.
    1 witch: move 1, then curse an ally. When it is called, swap spaces with its holder and move 1.
    2 squire: point at a knight, move 2. If that knight leads at the end of the round, jump to the space just ahead.
    3 fairy: look at three clover tokens and rearrange them, then move 1, 2 or 3.
    4 smith: take a spear, then move 4.
    5 wizard: move the dragon, then move 5.
    6 princess: to the next castle.
    7 priest: to the next church.
    8 horse: move 2, 4 or 6.
    9 unicorn: to the first free space past the next knights; no dragon stops it.
rules-grail-dragon =
    Dragon
    A move forward that would pass the dragon or end on it stops just behind it, unless you spend a spear to get past; if it would then end on the dragon, it goes one space further. Moves back ignore it, but one that would end on it ends one space further back. It only ever stands on spaces without knights.
rules-grail-landing =
    Landing
    You resolve a space only if your own ally or your own token moved you there. In a village, roll the die: three of its sides are a spear, two a thief who takes one of yours, one the seal. On a clover, reveal the token. If a token moves you on, you resolve the new space as well. If another player moves you, nothing happens to you.
rules-grail-tokens =
    Tokens
    There are 18. Boots (4): you move 4 forward. Goblin (4): 2 back. Bait (4): you move the dragon. Fake grail (3): another knight of your choice goes 2 back. Magnet (3): you take a spear from another player. A token that was revealed goes back to the supply, and another is laid face down in its place.
rules-grail-first =
    First player
    The player whose village die showed the seal last in the previous round; otherwise, the knight in last position.
rules-grail-order =
    Order
    The knight who is further along is ahead; on the same space, the one who arrived first. A knight who does not leave a space keeps their place on it.
rules-grail-reading =
    The screen
    ♣ clover, ♜ castle, † church, ⌂ village, ⚑ finish; plain spaces show their number. Where there is room they are pictures; a token you know to be on a clover is shown instead of it. The road runs to the right, row by row. Capital letters are knights, the one in front furthest to the right; <§ or the red beast is the dragon. An arrow → leads to what the choice under the cursor would move there. The nine allies are cards or a list: ► is being called, the red one is cursed. Below are all players in race order: their space, ↑ for each spear, how many spaces they are from a dragon ahead, and ★ for the seal, which makes its holder first player. The key { $key-why } tells why a space, an ally or a knight is not among the choices. Where only ASCII can be shown: c clover, k castle, + church, v village, F finish.
### histrio
rules-histrio-aim =
    The aim
    Troupes travel from city to city hiring actors, and perform before the King at the end of each season. The player with the most écus after two seasons wins. A season lasts six turns. In each turn everyone secretly chooses a city. If you are alone there, you take what lies there: actors, acrobats, money. If you meet others, nobody takes anything: the actors change the King’s mood instead, and you draw secret requests. Some écus come on the road, most of them at the festivals: for actors and shows of the King’s mood, and for requests. Everyone starts with 3 écus, and one encounter lies at each city.
rules-histrio-travel =
    Travel
    All at once and in secret, everyone chooses one of eight travel cards. They are revealed together, and caravels go to the cities. Then, beginning with the first player, acrobats that act on the road may be used. A used card stays in front of you, and your caravel marks its city, until you take everything back: with a level-1 actor, or when you have one card or none left in hand.
rules-histrio-cities =
    The cities
    The cities are resolved in order, 1 to 8.
rules-histrio-alone =
    Alone in a city
    You take its encounters, newest first. A bonus is money. An acrobat stays with you. What an actor does depends on the level:
      1  take back all used travel cards and caravels
      2  steal 1 écu from another player
      3  send a manager of yours (you have three) to the theatre, then
         take 1 écu for each manager there
      4  nothing
      5  pay 1 écu, or the actor leaves
    Then you may send one of the actors you have just gained to court: the needle moves toward that actor’s talent, by the actor’s level. The others join your troupe.
rules-histrio-together =
    Together in a city
    Nobody gets its encounters. They are discarded, and the actors among them move the needle by the sum of their levels, comedians against tragedians. Each player there draws a secret request; you can hold no more than three. In an empty city everyone draws one, even a player who is alone.
rules-histrio-king =
    The King
    The needle’s side is the King’s mood. When it changes, all managers at the theatre go home.
rules-histrio-turn_end =
    The end of a turn
    Acrobats for the end of the turn may be used, the next player to the left becomes first player, and one new encounter comes to every city. If none are left, the festival begins.
rules-histrio-acrobats =
    Acrobats
    Each can be used once a season.
      chameleon: festival; counts as level 1 of either talent
      tightrope walker: on the road; go to a neighbouring city
      ox tamer: on the road; your city is closed to other players
      horse rider: on the road; one more travel card and caravel
      fire eater: end of turn; the needle moves 1 or 2
      strong man: end of turn; 1 écu from every other player
rules-histrio-festival =
    The festival
    Take 1 écu for each actor of the King’s mood. Your show’s difference is the larger side minus the smaller, by levels; its mood is that of the larger side. A show of the King’s mood earns 3 écus in season one and 5 in season two; the largest difference among these shows earns double (if tied, all of them do). Then everyone may play one secret request they meet. In season two, the request from season one pays again if it is met again.
rules-histrio-between =
    Between the seasons
    All actors and encounters form a new deck, and one encounter goes to each city. Acrobats can be used again; travel cards, caravels and requests stay. A coin is tossed to set the needle.
rules-histrio-requests =
    Secret requests
    two of each
      In favour 4      a show that pleases the King
      Full house 4     six or more actors
      Pure comedy 7    three or more comedians, no tragedian
      Pure tragedy 7   three or more tragedians, no comedian
      Mixed bill 4     as many comedians as tragedians, two or more each
      Star turn 3      an actor of level 5
      Understudies 5   three or more actors of level 1
      All ages 6       actors of all five levels
      Ringmaster 3     two or more acrobats
      Court circle 5   two or more of your managers at the theatre
      Contrarian 3     a show of the mood the King is not in
rules-histrio-two =
    Two players
    Each player also has a friendly troupe (a letter with *), whose card you see before you choose yours. It takes nothing: alone it only clears a city, and with others it counts as company. Two of them without a player move the needle. No actor or acrobat affects it, and it does not perform at festivals.
rules-histrio-reading =
    The screen
    ◡3 is a comedian of level 3, ◠5 a tragedian of level 5 (C3 and T5 in plain characters). A show that would please the King now is bright, and beside it stand the écus that the troupe would earn at a festival held now. To travel, press the number of the city. Below each explanation is listed what lies face up before each troupe.
### nobles
rules-nobles-aim =
    The aim
    A duel for two players with a pack of 52 cards, dice and coins: destroy every noble of the other court. In your turn you take a coin, buy weapons, and may challenge one of their nobles with one of yours. Both roll their dice, add their strength, and lay weapons. The higher score wins a coin, and the loser takes a wound. A noble that has taken all the wounds it can bear is out of the game.
rules-nobles-cards =
    Cards
    The 12 kings, queens and jacks are nobles; the other 40 cards are weapons. A noble shows its strength and its dice, the wounds it has taken (×) and can still bear (○); its armour lies beside it.
      king      strength 13; bears 3 wounds; 2 dice; 1 weapon in a duel
      queen     strength 12; bears 2 wounds; 1 die; 1 weapon in a duel
      jack      strength 11; bears 2 wounds; 1 die; 2 weapons in a duel
rules-nobles-setup =
    Setup
    You are dealt six nobles and keep three of them as your court. Both players choose at the same time. Then both courts are shown, the other nobles become the noble deck, and the first player is drawn at random. Nobody has coins at the start and, unless the option says otherwise, nobody has weapons.
rules-nobles-turn =
    Your turn, in this order
      1 Income     Take 1 coin.
      2 Favour     Once a turn, you may lay down a weapon for the favour
                   of its suit; each suit once a game.
                   ♥ heal one wound of one of your nobles
                   ♦ draw 3 weapons, if you have fewer nobles
                   ♣ take any card from the discard
                   ♠ look at the other hand until you go on
      3 Buy        Weapons for 1 coin each, up to 3 a turn. A noble for 5,
                   at most one a turn, if your court has fewer than three.
      4 Tithe      Once a turn, a king may take a wound to give you 1 coin;
                   not if the wound would kill the king.
      5 Equip      Lay 2s and 3s from your hand as armour, one per noble.
                   Armour may be moved or swapped, each card once a turn.
      6 Challenge  One of your nobles challenges one of theirs; or none
                   does, and your turn ends. The challenged player may
                   send another noble for 2 coins.
      7 Duel       If there was a challenge.
rules-nobles-duel =
    The duel
    Both nobles roll their dice. Each side adds up strength, armour and dice, plus 3 if there is a queen in the court and the duellist is not a queen. The challenger lays weapons face up, or none; then the challenged player does the same. A weapon adds its value, and 2 more if it is of its noble’s suit. The higher score wins.
rules-nobles-aces =
    Aces
    An ace wins the duel by one wound: a noble with an ace beats one without, whatever the scores. If both use one, the ace closer to its noble wins: the same suit beats the same colour, which beats the other colour. If they are equally close, the duel is a tie.
rules-nobles-after =
    After the duel
    The winning player takes 1 coin, the losing noble a wound. A tie wounds both, and nobody takes a coin. Weapons used go to the discard. A noble that has taken all the wounds it can bear is out of the game, and its armour goes to the discard. When the weapon deck is empty, the discard is shuffled to form a new one.
rules-nobles-end =
    The end
    The game ends at once when a court is empty, and the other player wins; if both are empty, it is a draw. After 40 turns in a row without a duel, the court that can still bear more wounds wins.
rules-nobles-secrets =
    Secrets
    Hands and decks are hidden, but not how many cards they hold. Everything else is open: “explain” shows the discard and the nobles out of the game. Weapons taken openly from the discard stay shown beside the hand they went to. What the favour of spades showed you stays in your log.
rules-nobles-options =
    Options
      Opening hand: how many weapons each player is dealt at the start.
      Weapons of same suit only: nobles use weapons of their own suit
        only, aces included, and there is no +2. Two aces then always tie,
        as each is of its noble’s suit.
      Weapons of same colour only: the same with the noble’s colour;
        the +2 for the suit stays.
      Armour of the same suit adds 1 more.
      The king’s coin before buying: the tithe comes right after the
        favour, and its coin can buy. There are two ways because the text
        has two: its list of steps puts the tithe after buying, its note on
        kings at the start of the turn, as the published game does.
      Suits never limit armour or favours.
rules-nobles-differs =
    How this differs from the published game
    The texts of this game do not agree with each other. If you know another one, you will notice:
      - Six weapons are dealt at the start there; none here, unless the
        option says so.
      - In a web version and a review, a queen is 3 stronger for each
        other noble of her court; here she adds 3 to another duellist.
      - Once a turn, three weapons of one suit can be discarded for 3 coins
        there; not here.
      - The king’s coin, armour and favours come before income and buying
        there; here the order is the one above.
      - All weapons are paid for before the first is drawn there; here they
        are bought one at a time.
      - One text allows several favours a turn, and the web version discards
        the card; here it is one a turn, and the card stays by the court.
      - Two aces simply tie in the web version; here the closer one wins.
      - In the web version a jack uses a second weapon only when attacking;
        here a jack may on either side.
      - One text refills the noble deck, and names the winner only at the
        start of the winner’s next turn; here the deck runs out, and the
        game ends at once.
      - The limit of 40 turns is in none of the texts we saw; the options
        for suits are in one of them.
