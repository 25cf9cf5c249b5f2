"""Pictures of what belongs to a stage. How they are written is said in the package."""

ART = r"""
masks
.yyycc. :  .-|-.
ykyyckc :  |^|o|
yyyyccc :  '\_|"'
ykyykkc
yykkcck
.yyycc.

star
...y... :   ^
..yyy.. : <-*->
yyyyyyy :  / \
.yyyyy.
.yy.yy.
yy...yy
"""
