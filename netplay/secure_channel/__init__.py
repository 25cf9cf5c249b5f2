"""A private line: a key agreed upon by a password (SPAKE2), and an encrypted stream of records. Bytes in, bytes out."""
