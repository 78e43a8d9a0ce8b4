"""Group study: quizzes, practice, what each member misses, and the database that keeps it.

Importing this package imports no database library; `store` and what stands on it do.
"""
