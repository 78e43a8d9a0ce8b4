"""Tile art: the SVG sources, the sprite atlases made from them, and the script that makes them."""
