"""The plug-in by which the laws find the games."""

pytest_plugins = ("laws.plugin",)
