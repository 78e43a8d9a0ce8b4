"""The command line: reports for people, JSON lines for programs."""
