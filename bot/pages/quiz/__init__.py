"""Pages of quizzes, votes and their outcome: questions, feedback, reveals, boards, progress."""
