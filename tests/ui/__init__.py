"""Tests of the page on plain Python: view models, views, texts, and the host without a browser."""
