"""A win's price: yaku, fu, points."""
