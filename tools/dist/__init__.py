"""Builds what is handed out: the site, the archive for portals, and the one file."""
