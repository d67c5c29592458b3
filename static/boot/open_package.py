"""Opens the game's modules, which travel as one piece inside the archive to be smaller."""

import sys

PACKED = "package.zip"
OPENED = f"/home/pyodide/{PACKED}"

with open(OPENED, "wb") as opened:
    opened.write(__loader__.get_data(PACKED))
sys.path.insert(0, OPENED)
