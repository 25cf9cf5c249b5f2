"""The answers of Histrio in columns below headings, and notes below some of them."""
