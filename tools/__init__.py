"""Builds, serves and measures the site."""
