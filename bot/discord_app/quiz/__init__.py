"""Quizzes in Discord: asked, answered, revealed and practiced.

Only `ids` may be imported where group study is off: the others load the database library.
"""
