"""Gives dataclasses the methods that the build compiled, which spares a tenth of each start."""

import dataclasses
import marshal
import zlib

# `exec` is looked up in the module `dataclasses` before the built-in one: the only door there is.
COMPILED = marshal.loads(__loader__.get_data(__file__.replace(".pyc", ".bin")))
missed: list[str] = []


def run(text: str, module: dict[str, object], namespace: dict[str, object]) -> None:
    """Run the text of generated methods, compiled already unless the build never saw it."""
    code = COMPILED.get(zlib.crc32(text.encode()))
    if code is None:
        missed.append(text)
    exec(code or text, module, namespace)


dataclasses.exec = run
