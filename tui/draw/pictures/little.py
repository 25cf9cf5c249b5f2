"""Little pictures, 5 by 4 pixels, for what stands along a road or where a card is small. How they are written is said
in the package."""

ART = r"""
castle little
s.s.s : n_n_n
sssss : |_n_|
sskss
ssbss

church little
..y.. :  _+_
.ccc. : |_n_|
wwwww
wwbww

village little
.rrr. : .^_^.
rrrrr : |n|n|
.wkw.
.wbw.

clover little
**.** : o o
.***. :  X
**.**
...x.

finish little
bwkwk : |#_#
bkwkw : |
b....
b....

grail little
ywyyy : \_ /
.yyy. : _I_
..y..
.yyy.

dragon little
*...* : ^v^v^
***** : <o,o>
*y*y*
.*o*.

fir little
..g.. :  /\
.ggg. : /||\
ggggg
..b..

tree little
.ggg. : (")
ggggg :  |
.ggg.
..b..

boots little
.bb.. :  |/
.bb.. :  |_)
.bbb.
.hhh.

goblin little
g...g : ^__^
ggggg : (oo)
gygyg
.gkg.

bait little
..rr. :  _()
.rorr : o-'
.wrr.
w....

fake_grail little
bkbbb : \x/
.bkb. : _I_
..b..
.bbb.

magnet little
w...w : H H
r...r : \_/
r...r
.rrr.
"""
