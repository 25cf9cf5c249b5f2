"""The tiles of Medieval Academy's squires: their belongings, and the cards they have played or are known to have."""
