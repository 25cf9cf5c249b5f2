"""Settings of the laws, for whoever runs them."""

from __future__ import annotations

from core.laws import profile

profile.load()
