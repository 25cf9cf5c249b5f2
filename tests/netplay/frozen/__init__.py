"""Messages as releases had them that people still use. Nothing here changes any more: a new release gets a new file."""
