# Sets up, builds, plays, checks and measures the game; plain `make` lists the targets.
PYTHON ?= python3
PORT ?=
OPEN ?= 1

VENV := .venv
BIN := $(VENV)/bin
NODE := PYTHON=$(PYTHON) tools/with_node.sh
PACKAGE_FILES := $(shell find coup -type f -not -name '*.pyc' -not -path '*/__pycache__*' 2>/dev/null)
# A folder changes when a file in it goes, which the list of files cannot show.
PACKAGE_FOLDERS := $(shell find coup -type d -not -name __pycache__ 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play build dist test check bench clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-6s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## build the site and serve it (PORT=8080, OPEN=0 keeps the browser closed)
	@$(PYTHON) -m tools.serve $(if $(PORT),--port $(PORT)) $(if $(filter 0,$(OPEN)),,--open)

build: build/site.stamp ## assemble the site: third-party files and archives

dist: build ## write dist/: the site for a static host, a zip for portals, the game as one file
	$(PYTHON) -m tools.dist

test: check build build/browser.stamp ## check, then run every test
	$(BIN)/pytest -n 2 -m 'not browser'
	$(BIN)/pytest -n 2 -m browser --browser chromium --browser firefox

check: $(VENV)/ready.stamp ## formatting, lint, types, import layers, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

bench: build build/browser.stamp ## measure engine, bots and page
	$(BIN)/python -m tools.bench

clean: ## remove what the build wrote; the installed tools stay
	rm -rf build dist static/vendor static/*.zip

node_modules/ready.stamp: package.json package-lock.json .npmrc
	$(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

build/vendor.stamp: node_modules/ready.stamp tools/vendor.mjs tools/site_contents.mjs
	$(NODE) node tools/vendor.mjs
	@mkdir -p build && rm -f build/stdlib.key && touch $@

build/site.stamp: build/vendor.stamp tools/build_archives.mjs tools/pack.py tools/site_contents.mjs $(wildcard static/boot/*.py) \
		$(PACKAGE_FILES) $(PACKAGE_FOLDERS)
	$(NODE) node tools/build_archives.mjs
	@touch $@

$(VENV)/ready.stamp: requirements-dev.lock requirements-training.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock \
		-r requirements-training.lock
	@touch $@

build/browser.stamp: $(VENV)/ready.stamp tools/find_browser.py
	$(BIN)/python -m tools.find_browser
	@mkdir -p build && touch $@
