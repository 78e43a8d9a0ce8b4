"""What one person asks: a folder for each feature."""
