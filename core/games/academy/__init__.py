"""Medieval Academy: squires train on seven tracks, and after six rounds one is knighted."""

from core.manifest import Manifest

MANIFEST = Manifest(id="academy", seats=range(2, 6), minutes=30, languages=("en", "fr", "ru", "uk"))
