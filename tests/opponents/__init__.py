"""Simple opponents to train and measure against; they serve every variant from its rules data."""
