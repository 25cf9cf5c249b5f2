"""Pictures of things: what is worn, carried, given and won. How they are written is said in the package."""

ART = r"""
sword
.....ss :    /
....sws :  \/
y..sws. :  /\
.yyws..
.byy...
b..y...

shield
******* : +---+
***w*** : | + |
*wwwww* :  \_/
***w***
.**w**.
..***..

helm
.***... :  ~__
**sss.. : ~/__\
*sssss. :  |==|
*skkkk.
.sssks.
.ssss..

book
www.www :  _ _
wkw*wkw : |=V=|
www*www : |_|_|
wkw*wkw
www*www
***.***

crown
*..*..* : \ | /
**.*.** : |\|/|
******* : |___|
*r*c*r*
*******
.......

map
wwwwwww : .---.
wwwwr.r : |. x|
w*wwwrw : '.--'
ww*wr.r
www**ww
wwwwwww

heart
.**.**. :  _ _
*w***** : ( V )
******* :  \ /
.*****.
..***..
...*...

rose
..***.. :  (@)
.*x*x*. :  \|/
.**x**. :   |
..***..
.g.g.g.
..ggg..

spear
.....ss :     >
....sss :   /
....ss. :  /
...b...
..b....
.b.....

grail
yyyyyyy : \___/
.ywyyy. :   I
.yyyyy. :  _I_
..yyy..
...y...
.yyyyy.

fake_grail
bbkbbbb : \_x_/
.bbkbb. :   I
.bkbbb. :  _I_
..bbb..
...b...
.bbbbb.

boots
..bbb.. :  |"|
..bbb.. :  | |_
..lll.. :  |___)
..bbb..
..bbbbb
..hhhhh

bait
...rrr. :   __
..rrorr : _(  )
..rrrrr : o---'
..wrrr.
.w.....
ww.....

magnet
ww...ww : H   H
rr...rr : |   |
rr...rr :  \_/
rr...rr
.rrrrr.
..rrr..

seal
..rrr.. :  ,-.
.rrorr. : ( o )
.rooor. :  '"'
.rrorr.
..rrr..
.y...y.

coin
..yyy.. :  ,-.
.yyyyy. : ( $ )
yywooyy :  '-'
yyoyyyy
.yyooy.
..yyy..

grave
....... :   |
...s... : --+--
.sssss. : __|__
...s...
...s...
.*****.

armour
sss.sss :  n n
sssssss : (|_|)
.sskss. :  |_|
.sskss.
.sssss.
..sss..

chest
.bbbbb. :  ___
bbbbbbb : |_o_|
yyyyyyy : |___|
bbbybbb
bbbbbbb
bbbbbbb

scroll
.wwwww. : (====)
..wkkw. :  |~~|
..wwww. : (====)
..wkkw.
..wrww.
.wwwww.

ship
...b... :   |\
...bw.. :   | \
...bwww : \__|_/
...bww.
bbbbbbb
.bbbbb.

hourglass
lllllll : \===/
.w***w. :  \ /
..w*w.. :  / \
..w*w..
.w***w.
lllllll

flag
b****.. : |~~~~
b**w*** : |~~~~
b*www** : |
b**w***
b....*.
b......

hearts
.**.**. :  _ _
******* : ( V )
******* :  \ /
.*****.
..***..
...*...

diamonds
...*... :   ^
..***.. :  < >
.*****. :   V
.*****.
..***..
...*...

clubs
..***.. :   o
..***.. :  o*o
******* :   |
*******
...*...
..***..

spades
...*... :   ^
..***.. :  ( )
.*****. :   |
*******
.*.*.*.
..***..
"""
