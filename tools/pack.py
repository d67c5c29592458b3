"""Turns sources into zips of compiled modules; runs inside Pyodide, whose Python compiles them."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import importlib._bootstrap_external as loaders
import importlib.util
import io
import marshal
import sys
import types
import zipfile
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Function = ast.FunctionDef | ast.AsyncFunctionDef

FIXED_DATE = (1980, 1, 1, 0, 0, 0)  # two builds of the same sources are the same file
BROWSER_MODULES = ("js", "pyscript", "pyscript.js_modules")
ALWAYS_KEPT = ("encodings/aliases", "encodings/utf_8", "encodings/ascii", "encodings/latin_1")


class Anything(types.ModuleType):
    """Stands for a browser module while the package is imported outside a browser."""

    __path__: list[str] = []  # noqa: RUF012  an empty path makes Python take it for a package

    def __getattr__(self, name: str) -> Anything:
        """Answer every question about the browser with one more stand-in."""
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything(name)

    def __call__(self, *_: object, **__: object) -> Anything:
        """Take any call."""
        return self


def module_name(path: str) -> str:
    """Return the module that a path inside an archive holds: `coup/ui/__init__.py` is `coup.ui`."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


class Bare(ast.NodeTransformer):
    """Takes out what only readers and checkers use: docstrings, and types outside classes.

    `optimize=2` would take the asserts, too, and leave the types.
    """

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Drop a module's docstring, and the types of its names."""
        self._drop_docstring(node)
        node.body = [self._plain(statement) for statement in node.body]
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: Function) -> Function:
        """Drop a function's docstring, and the types of what it takes and returns."""
        self._drop_docstring(node)
        node.returns = None
        self.generic_visit(node)
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Drop the type of a parameter."""
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Leave one letter: a dataclass without a docstring works out one when it is made."""
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant("-")), node.body[0])
        self.generic_visit(node)
        return node

    def _drop_docstring(self, node: ast.Module | Function) -> None:
        if ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node)]

    def _plain(self, node: ast.stmt) -> ast.stmt:
        if not isinstance(node, ast.AnnAssign) or node.value is None:
            return node
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def compiled(source: bytes, path: str, *, optimize: int) -> bytes:
    """Compile one module to the bytes of an unchecked, hash-based .pyc file."""
    tree = ast.fix_missing_locations(Bare().visit(ast.parse(source)))
    code = compile(tree, path, "exec", dont_inherit=True, optimize=optimize)
    checked = False
    # typeshed leaves this function out; py_compile would want real files
    to_pyc: Callable[..., bytes] = loaders._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(to_pyc(code, importlib.util.source_hash(source), checked))


def write_archive(
    files: Iterable[tuple[str, bytes]],
    target: str | io.BytesIO,
    prefix: str,
    *,
    optimize: int = 0,
    method: int = zipfile.ZIP_DEFLATED,
) -> None:
    """Write the files, with every module compiled, as one zip that any build repeats exactly."""
    with zipfile.ZipFile(target, "w", method, compresslevel=9) as archive:
        for path, data in sorted(files):
            name = path
            if path.endswith(".py"):
                data = compiled(data, prefix + path, optimize=optimize)  # noqa: PLW2901
                name = path + "c"
            entry = zipfile.ZipInfo(name, FIXED_DATE)
            archive.writestr(entry, data, compress_type=method)


def in_one_piece(files: Iterable[tuple[str, bytes]], prefix: str) -> bytes:
    """Return an archive that is not compressed yet: as one piece it shrinks by a quarter more."""
    whole = io.BytesIO()
    write_archive(files, whole, prefix, method=zipfile.ZIP_STORED)
    return whole.getvalue()


def files_of(archive: str) -> dict[str, bytes]:
    """Read a whole zip."""
    with zipfile.ZipFile(archive) as source:
        return {info.filename: source.read(info) for info in source.infolist() if not info.is_dir()}


def standard_imports(sources: Iterable[bytes]) -> set[str]:
    """Return the standard modules that sources import, without running them."""
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.split(".")[0] in sys.stdlib_module_names}


class Generated:
    """Keeps the code of the methods that dataclasses write for themselves while they are made."""

    def __init__(self) -> None:
        """Listen to dataclasses from now on."""
        self.code: dict[int, types.CodeType] = {}
        dataclasses.exec = self._run  # type: ignore[attr-defined]

    def _run(self, text: str, module: dict[str, object], namespace: dict[str, object]) -> None:
        code = compile(text, "<dataclass>", "exec", dont_inherit=True)
        self.code[zlib.crc32(text.encode())] = code
        exec(code, module, namespace)

    def to_bytes(self) -> bytes:
        """Return everything kept, in the same order however the modules were imported."""
        return marshal.dumps(dict(sorted(self.code.items())))


def needed_modules(package: Iterable[str], extra: Iterable[str]) -> list[str]:
    """Import everything the page may import and return all modules that this brought in."""
    for name in BROWSER_MODULES:
        sys.modules[name] = Anything(name)
    for name in [*sorted(extra), *sorted(package)]:
        importlib.import_module(name)
    ours = ("coup", *BROWSER_MODULES)
    return sorted(name for name in sys.modules if name.split(".")[0] not in ours)


def pack_standard_library(source: str, target: str, needed: Iterable[str]) -> None:
    """Write the part of the standard library that is needed, compiled."""
    wanted = set(needed)
    kept = {
        path: data
        for path, data in files_of(source).items()
        if module_name(path) in wanted or path.startswith(ALWAYS_KEPT) or is_pyodide(path)
    }
    write_archive(kept.items(), target, "/lib/python314.zip/", optimize=2)


def is_pyodide(path: str) -> bool:
    """Tell whether a file of the archive belongs to Pyodide itself, which Python never counts."""
    return path.startswith(("_pyodide/", "pyodide/", "pyodide_js"))
