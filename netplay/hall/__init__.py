"""Many tables at one address, without I/O: a message and the time go in, messages come out."""
