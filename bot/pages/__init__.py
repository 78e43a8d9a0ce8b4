"""A question becomes a Page: rows to draw, words, alt text and controls."""
