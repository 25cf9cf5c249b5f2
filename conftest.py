"""The plug-ins by which the laws find the games."""

pytest_plugins = ("core.laws.plugin", "tui.laws.plugin")
