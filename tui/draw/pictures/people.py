"""Pictures of people, beasts and masks. How they are written is said in the package."""

ART = r"""
king
.y.y.y. :  vvv
.yyyyy. :  ('')
.bkfkb. : /\vv/\
.bfffb.
..bbb..
.**b**.

queen
...y... :   v
..yyy.. :  ('')
.okfko. : /|__|\
.offfo.
.o.f.o.
.*****.

jack
..****. :  __/
.***w*. :  ('')
.okfko. : /|  |\
..fff..
.*wsw*.
.*****.

king bust
.y.y.y. :  vvv
.yyyyy. :  ('')
.bkfkb. : /\vv/\
.bfffb.
.mmbmm.
.......

queen bust
..y.y.. :   v
..yyy.. :  ('')
.okfko. : /|__|\
.offfo.
.*mmm*.
.......

jack bust
..****. :  __/
.***w*. :  ('')
.okfko. : /|  |\
..fff..
.*wsw*.
.......

witch
...p... :   ^
..pp... :  /_\
.pppp.. :  (")
ppppppp
..ggg..
..gkg..

squire
.r..... :  ,__
.rggg.. :  ('')
.gggggg :  /  \
..fff..
..fff..
.ggggg.

fairy
cc.f.cc : \\o//
ccc.ccc :  /|\
.ccpcc. :  / \
..ppp..
.c.p.c.
...p...

smith
bb.sss. :   []=
..bsss. : =|__|
sssssss :   /\
.hhhhh.
...h...
..hhh..

wizard
...c... :   ^
..cyc.. :  /*\
.ccccc. :  (")
..fff..
.wwwww.
..www..

princess
..y.y.. :  vvv
..yyy.. : ((""))
.offfo. :  /__\
.offfo.
oo.f.oo
..ppp..

priest
..bbb.. :   +
..fff.. :  (")
..fff.. :  /+\
.hhwhh.
.hwwwh.
.hhwhh.

horse
...b.b. :   ^_
..bbbbk : _/' \
.bkbbbk : "-, |
bbbbbk.
bb.bbbk
...bbbb

unicorn
y...... : \ ^_
.y.w.w. : _/' \
..wwwwp : "-, |
.wkwwwp
wwwwwp.
ww.wwwp

ox
w.....w : \___/
wbbbbbw :  |''|
.bkbkb. :  (oo)
.bbbbb.
..fff..
..fkf..

chameleon
..ggg.. :  __
.gkgggg : (o_\_
ggggggg :  "" @
.g.g..g
bbbbbgg
.......

tightrope
...f... :   o
bbbpbbb : --+--
...p... : _/_\_
..p.p..
.p...p.
hhhhhhh

fire_eater
.fff... :  ('')<
.fkf.o. :  /|
.ffooyo :  / \
.fff.o.
.ppp...
.ppp...

strongman
hh...hh : []=[]
hhssshh :  \o/
hh.f.hh :   |
.f.f.f.
..fff..
..ppp..

manager
..hhh.. :   _
..fff.. :  (")
..fff.. :  /H\
.hhwhh.
.hhyhh.
.hhwhh.

comedy
.yyyyy. : .---.
ykyyyky : |^ ^|
yyyyyyy : '\_/'
ykyyyky
yykkkyy
.yyyyy.

tragedy
.*****. : .---.
*k***k* : |o o|
*****c* : '/"\'
**kkk**
*k***k*
.*****.

goblin
g.....g : ^___^
ggggggg : |o o|
.gygyg. :  \-/
.ggggg.
.gkkkg.
..ggg..

thief
..hhh.. :   __
.hhhhh. : (-=-)
.fffff. :  \_/
.kwkwk.
.fffff.
..fff..

dragon
....*.* :  __/\
..****. : <o  \\
.*k**** : ~\_ ))
*****.*
oy.****
o..*..*
"""
