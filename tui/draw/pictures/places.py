"""Pictures of places. How they are written is said in the package."""

ART = r"""
castle
s.s.s.s : n_n_n
sssssss : |   |
sskskss : |_n_|
sssssss
ssbbbss
ssbbbss

church
...y... :   +
...s... :  /_\
..sss.. :  |n|
.sssss.
.swcws.
.ssbss.

village
..r.... :  /\
.rrr.r. : /__\_
rrrrrrr : |n|_|
.ww.www
.wb.wkw
.wb.www

clover
.**.**. :  o o
******* :   X
..***.. :  o o
*******
.**.**.
...x...

theatre
...*... :   ^
..***.. :  /_\
******* : |H H|
.w.w.w.
.w.w.w.
wwwwwww

finish
bwkwkw. : |#_#
bkwkwk. : |_#_
bwkwkw. : |
bkwkwk.
b......
b......

well
.bbbbb. :  ____
bb...bb : |_|__|
.b.h.b. : (____)
sssssss
shshhsh
sssssss

fir
...g... :   /\
..ggg.. :  /||\
.ggggg. : /_||_\
..ggg..
ggggggg
...b...

tree
..ggg.. :  .-"-.
.ggggg. : ( " " )
ggggggg :  '-|-'
.ggggg.
...b...
...b...
"""
