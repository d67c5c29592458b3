// Runs the Python code on standard input in Pyodide, with the package on its path, and prints its value.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

try {
  const python = await loadPyodide({ indexURL: path.join("node_modules", "pyodide") });
  python.mountNodeFS("/repository", process.cwd());
  // Compiled files of this Python would lie about in the sources for no one's use.
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/repository')");
  process.stdout.write(String(python.runPython(fs.readFileSync(0, "utf8"))));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
