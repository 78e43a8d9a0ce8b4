"""Tables that answer by lookup, and the script that builds them."""
