"""Large pictures, for large cards. How they are written is said in the package; in ASCII the small ones are shown."""

ART = """
sword large
.........ss
........sws
.......sws.
......sws..
.....sws...
y...sws....
yy.sws.....
.yyws......
.byyy......
bb..yy.....

crown large
.....*.....
*...***...*
**...*...**
***.***.***
***********
***********
**r**c**r**
***********
xxxxxxxxxxx
...........

grave large
...sssss...
..sssssss..
..sssksss..
..skkkkks..
..sssksss..
..sssksss..
..sssksss..
..sssssss..
.*********.
***********

shield large
***********
*wwww*wwww*
*wwww*wwww*
*wwww*wwww*
***********
*wwww*wwww*
.*www*www*.
.*www*www*.
..*ww*ww*..
....***....

book large
.wwww.wwww.
wwwww*wwwww
wkkkw*wkkkw
wwwww*wwwww
wkkkw*wkkkw
wwwww*wwwww
wkkww*wkkww
wwwww*wwwww
*wwww*wwww*
.****x****.

heart large
..***.***..
.**w******.
**w********
**w********
***********
.*********.
..*******..
...*****...
....***....
.....*.....

rose large
....***....
..**xx***..
..*x**x**..
..*x*xx**..
..**x****..
....***....
.gg..g..gg.
..gg.g.gg..
....ggg....
.....g.....

helm large
.****......
***ssss....
**ssssss...
*sssssswss.
*sssssssss.
*skkkkkkks.
.ssssssyss.
.sssskskss.
.ssssssyss.
..sssssss..

map large
wwwwwwwwwww
wwggwwwwwww
wgggwwrwrww
wwgwwwwrwww
wwwww*rwrww
wwwww*wwwww
ww***wwwkww
w*wwwwwkkkw
w*wwwwwwwww
wwwwwwwwwww

king large
..y..y..y..
..yy.y.yy..
..yyyyyyy..
..yryyyry..
...fffff...
...fkfkf...
..bfffffb..
..bbbkbbb..
.**bbbbb**.
****bbb****

queen large
....y.y....
...yyyyy...
...yyryy...
..offfffo..
..ofkfkfo..
..offfffo..
..oofrfoo..
.oo.fff.oo.
..***f***..
.****y****.

jack large
....****.w.
..*******w.
..******ww.
..ooooooo..
..offfffo..
..ofkfkfo..
...fffff...
...ffrff...
.****f****.
***wwsww***

comedy large
..yyyyyyy..
.yyyyyyyyy.
yyyyyyyyyyy
yykkyyykkyy
ykyykykyyky
yyyyyyyyyyy
yykyyyyykyy
yykkkkkkkyy
.yykkkkkyy.
...yyyyy...

tragedy large
..*******..
.*********.
*kk*****kk*
***kk*kk***
**kk***kk**
***c*****c*
***ckkkk*c*
**kkkkkkk**
.*k*****k*.
...*****...

dragon large
......*..*.
.....**.**.
...*******.
..*w******.
.**k****.**
********..*
ww*w**.**.*
oo..**..***
yoo..***.**
oo....****.

castle large
s.s.s.s.s.s
sss.....sss
sks.s.s.sks
sss.sss.sss
sssssssssss
sskssssskss
sssssssssss
ssssbbbssss
sssbbbbbsss
sssbbbbbsss

grail large
.yyyyyyyyy.
.ywwyyyyoy.
.ywyyyyyoy.
.yyyyryyoy.
..yyyyyoy..
...yyyoy...
....yyy....
.....y.....
....yyy....
..yyyyyyy..

hearts large
..**...**..
.****.****.
***********
***********
***********
.*********.
..*******..
...*****...
....***....
.....*.....

diamonds large
.....*.....
....***....
...*****...
..*******..
.*********.
.*********.
..*******..
...*****...
....***....
.....*.....

clubs large
....***....
...*****...
...*****...
....***....
.***.*.***.
***********
***********
.***.*.***.
.....*.....
....***....

spades large
.....*.....
....***....
...*****...
..*******..
.*********.
***********
***********
.***.*.***.
.....*.....
....***....
"""
