"""A relay, through which hosts and guests behind routers meet: it passes on bytes that it cannot read."""
