#!/usr/bin/env bash
# Runs a command with Node.js 20 or newer on the PATH, installing it into .venv-node where there is none.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"

new_enough() {
  command -v npm >/dev/null 2>&1 &&
    node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null
}

if ! new_enough; then
  export PATH="$root/.venv-node/bin:$PATH"
  if ! new_enough; then
    echo "Node.js 20 or newer is not installed; fetching one into .venv-node" >&2
    "${PYTHON:-python3}" -m venv "$root/.venv-node"
    "$root/.venv-node/bin/pip" install --quiet --disable-pip-version-check --require-hashes \
      -r "$root/requirements-node.lock"
  fi
fi
exec "$@"
