# Two commands are enough: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAIN := .venv-plain
SOURCES := pyproject.toml setup.py $(wildcard src/semafor/*/*.py) $(wildcard src/semafor/*/*.pxd)
WORKERS ?= auto
# Folders whose tests do not depend on how the engine was built, or would take too long on the plain one.
SAME_ON_BOTH := arena bots browser docs drawing oracle planning reliability search server texts tui

.PHONY: play terminal test check lint types layers tests tests-plain tests-alone install-plain thorough web web-check browser bench goldens clean

play: $(VENV)/.installed
	@$(BIN)/semafor serve --open

terminal: $(VENV)/.installed
	@$(BIN)/semafor play

# Everything: style, types, layers, the front end, the suite on both builds, a real browser, an install without a compiler.
# What keeps one core busy runs two at a time.
test: $(VENV)/.developer browser
	$(MAKE) -j2 --output-sync=target --no-print-directory check web-check install-plain
	$(MAKE) --no-print-directory tests tests-plain tests-alone

check: lint types layers

lint: $(VENV)/.developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.developer
	$(BIN)/mypy

layers: $(VENV)/.developer
	$(BIN)/lint-imports

tests: $(VENV)/.developer
	$(BIN)/python -m pytest -q -n $(WORKERS) --durations=12 --ignore tests/reliability --ignore tests/browser

tests-plain: $(VENV)/.developer
	SEMAFOR_PURE=1 $(BIN)/python -m pytest -q -n $(WORKERS) --durations=12 $(SAME_ON_BOTH:%=--ignore tests/%)

# Crashes and floods one after the other, with the machine to themselves; whole games in two real browsers.
# A page that failed is tried once more: browsers share the machine with whatever else is running.
tests-alone: $(VENV)/.developer browser
	$(BIN)/python -m pytest -q tests/reliability
	$(BIN)/python -m pytest -q -n 2 tests/browser || $(BIN)/python -m pytest -q --last-failed tests/browser

# The system's Chromium, where it can be had; without it the browser tests say that they were skipped.
browser:
	@command -v chromium > /dev/null || command -v google-chrome > /dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q > /dev/null && \
		apt-get install -y -q chromium > /dev/null; } || echo "No Chromium here: the browser tests will be skipped."

web:
	cd web && npm install --no-save --no-audit --no-fund && npm run build

# The committed page must be what its source gives (compared where Node.js 20 or newer is installed).
web-check: $(VENV)/.developer
	$(BIN)/python tools/web_types.py --check
	@if node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null; then \
		cd web && npm install --no-save --no-audit --no-fund --silent && npm run --silent check && npm test --silent && \
		npm run --silent build -- --outDir ../build/web --logLevel warn && \
		diff -r ../build/web ../src/semafor/server/static && echo "The built page is up to date."; \
	else echo "No Node.js 20 here: the built page is not compared with its source."; fi

# The package must install and play where there is no C compiler.
install-plain:
	rm -rf $(PLAIN)
	$(PYTHON) -m venv $(PLAIN)
	CC=/bin/false $(PLAIN)/bin/python -m pip install --quiet --disable-pip-version-check .
	cd $(PLAIN) && bin/semafor bench --json --editions usa-classic --seats 2 --seconds 0.2 | grep '"compiled": false'
	cd $(PLAIN) && bin/python -c 'from semafor.server.files import FOLDER; assert (FOLDER / "index.html").is_file()'
	cd $(PLAIN) && bin/semafor scenario ../tests/scenarios | tail -n 1
	cd $(PLAIN) && for edition in usa-classic usa-refreshed europe germany legends; do \
		bin/semafor simulate $$edition --bots greedy,random --games 4 --seed 1 --json > /dev/null || exit 1; done
	rm -rf $(PLAIN)

# The same tests with more games in each of them: before a release, or after a change of the rules.
thorough: $(VENV)/.developer
	SEMAFOR_THOROUGH=1 $(BIN)/python -m pytest -q -n $(WORKERS) --ignore tests/reliability --ignore tests/browser

bench: $(VENV)/.installed
	$(BIN)/semafor bench --compare

goldens: $(VENV)/.developer
	$(BIN)/python tools/goldens.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Semafor needs Python 3.11 or newer: set PYTHON=python3.11 (or newer)."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES)
	@echo "Building Semafor (a minute or two the first time)…"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.developer: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

clean:
	rm -rf $(VENV) $(PLAIN) build *.egg-info src/*.egg-info
	find src -name '*.so' -delete
