"""What a club does together: a folder for each feature."""
