"""What is posted and revealed by itself, and what it shares with what is asked for."""
