"""The widgets that screens are made of. Data goes down into them, messages come up."""
