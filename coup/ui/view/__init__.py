"""The views: from view models to HTML text, one file for each region of the page."""
