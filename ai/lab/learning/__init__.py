"""Training of what bots decide by: linear weights, nets and opponent policies, each reproducible from a seed.

Knows: games played in processes of the lab, numpy (the extra `lab`).
Must not know: the command line, or where weights are written.

The path of a weights file: games of squires, knights or kings (`squires`, `searches`), their features at each pause,
a fit (`logit`, `nets`, `policies`), the text of the file. `docs/training.md` has the commands at full scale.
"""
