# Two commands are enough: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
# Bytecode is kept, whatever the environment says: the gate begins hundreds of programs, and each would read all source anew.
export PYTHONDONTWRITEBYTECODE :=
VENV := .venv
BIN := $(VENV)/bin
PLAIN := .venv-plain
# Tests that compute keep a core busy each. Many of the others wait for servers and clocks: one worker more than there are cores.
# Each further one reads all tests anew, which takes some ten seconds.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
WAITING ?= $(shell expr 1 + $(WORKERS))
# Each run of the gate says what it collected and what it ran; tests-ran compares. Markers on the tests decide which run
# has which tests (tests/conftest.py, CONTRIBUTING.md).
RAN := SEMAFOR_RAN=build/ran/
# Whole stretches of tests go to a worker, which shares its servers among them; who has done takes from others.
PYTEST := $(BIN)/python -m pytest -q --durations=12 --dist worksteal

.PHONY: play terminal build built quick test thorough shaken check lint types layers tests tests-plain tests-alone tests-browser \
	tests-ran install-plain web web-check browser firefox bench goldens lock audit clean \
	quick-pythons wheels docs

play: built
	@$(BIN)/semafor serve --open

terminal: built
	@$(BIN)/semafor play

# Compiles what has changed since the last build, if anything has: what it was made from is written beside it.
built: $(VENV)/.installed
	@$(BIN)/python -m tools.build

# The same, and tries again where no C compiler worked before.
build: $(VENV)/.installed
	@$(BIN)/python -m tools.build --again

# While editing: style, layers, and the rules on the plain build, which needs no compiling.
quick: $(VENV)/.developer lint layers
	SEMAFOR_PURE=1 $(PYTEST) -n $(WORKERS) -m quick

# The gate: style, types, layers, the site of the documentation, the front end, the suite on both builds, a server that is killed,
# a real browser, an install without a compiler. Two parts at a time where none keeps two cores busy; each tells when it is done. A browser draws with the processor
# and does keep them busy: it comes after the others.
test: $(VENV)/.installed
	$(MAKE) -j2 --no-print-directory built $(VENV)/.docs browser
	rm -rf build/ran
	@echo "Two parts of the gate at a time; each tells when it is done."
	$(MAKE) -j2 --output-sync=target --no-print-directory check docs web-check tests install-plain tests-plain
	$(MAKE) --no-print-directory tests-browser tests-alone tests-ran

# Everything: the gate, with what it leaves out, and more games in each test. Before a release, or after a change of the rules.
thorough: firefox
	SEMAFOR_THOROUGH=1 $(MAKE) --no-print-directory LEFT= AGAIN=--again test
	$(MAKE) --no-print-directory quick-pythons

# The quick part on every Python there is (3.11 and newer; PYTHONS="3.12 3.13" names them). Making the environments and the plain
# build cost minutes: part of make thorough, not of the gate.
quick-pythons: $(VENV)/.developer
	WORKERS=$(WORKERS) $(BIN)/python -m tools.pythons $(PYTHONS)

# The documentation as a site, in build/site; a warning is an error.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

# Wheels of this machine's system for every Python (Docker or its like is needed on Linux), and what they may be called.
wheels: $(VENV)/.developer
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'cibuildwheel>=4.3,<5'
	$(BIN)/python -m cibuildwheel --output-dir build/wheels

# Tests that pass by luck: in another order each time, with pauses where a server may take its time, more at once than there are
# cores (tests/kit/shaken.py). SEMAFOR_SHAKEN=SEED has a run again; SHAKE names other folders.
SHAKE ?= tests/server tests/tui tests/arena tests/campaign tests/charter tests/docs tests/dev tests/reliability
shaken: $(VENV)/.developer built
	$(PYTEST) -p tests.kit.shaken -n $(shell expr 3 '*' $(WORKERS)) -m "not alone $(LEFT)" $(SHAKE)

check: lint types layers

lint: $(VENV)/.developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.developer
	$(BIN)/mypy

layers: $(VENV)/.developer
	$(BIN)/lint-imports

# What the gate leaves to make thorough.
LEFT := and not thorough

tests: $(VENV)/.developer built
	$(RAN)compiled $(PYTEST) -n $(WAITING) -m "not alone and not browser $(LEFT)"

tests-plain: $(VENV)/.developer
	$(RAN)plain SEMAFOR_PURE=1 $(PYTEST) -n $(WORKERS) -m "not once $(LEFT)"

# Attacks and floods, one after the other, with the machine to themselves.
tests-alone: $(VENV)/.developer built
	$(RAN)alone $(PYTEST) -m "alone $(LEFT)"

# Whole games in real browsers, several at a time.
tests-browser: $(VENV)/.developer built browser
	$(RAN)browser $(PYTEST) -n $(WORKERS) -m "browser $(LEFT)"

# No test may be left out of every run.
tests-ran: $(VENV)/.developer
	$(BIN)/python tools/ran.py

# The system's Chromium, where it can be had; without it the browser tests say that they were skipped.
browser:
	@command -v chromium > /dev/null || command -v google-chrome > /dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q > /dev/null && \
		apt-get install -y -q chromium > /dev/null; } || echo "No Chromium here: the browser tests will be skipped."

# A second browser engine; where it is, the gate plays in it, too.
firefox:
	@command -v firefox-esr > /dev/null || command -v firefox > /dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q > /dev/null && \
		apt-get install -y -q firefox-esr > /dev/null; } || echo "No Firefox here: its test will be skipped."

web:
	cd web && npm install --no-save --no-audit --no-fund && npm run format && npm run build

# The page is formatted, typed and tested, and the committed one is what its source gives (where Node.js 20 or newer is installed).
# What has passed need not pass again until it changes.
web-check: $(VENV)/.developer
	$(BIN)/python tools/web_types.py --check
	$(BIN)/python -m tools.web_check $(AGAIN)

# The package must install and play where there is no C compiler. It is installed from a copy: what is built here stays.
install-plain:
	rm -rf $(PLAIN) build/source
	mkdir -p build/source
	tar -c --exclude='*.so' --exclude='built-*.txt' --exclude=__pycache__ pyproject.toml setup.py README.md LICENSE src | tar -x -C build/source
	$(PYTHON) -m venv $(PLAIN)
	CC=/bin/false $(PLAIN)/bin/python -m pip install --quiet --disable-pip-version-check --no-compile './build/source[play]'
	cd $(PLAIN) && bin/semafor bench --json --editions usa-classic --seats 2 --seconds 0.2 | grep '"compiled": false'
	cd $(PLAIN) && bin/python -c 'from semafor.server.http.files import FOLDER; assert (FOLDER / "index.html").is_file()'
	cd $(PLAIN) && bin/semafor scenario ../tests/scenarios | tail -n 1
	cd $(PLAIN) && for edition in $$(bin/semafor editions --ids); do \
		bin/semafor simulate $$edition --bots greedy,random --games 4 --seed 1 --json > /dev/null || exit 1; done
	rm -rf $(PLAIN) build/source

bench: built
	$(BIN)/semafor bench --compare

goldens: $(VENV)/.developer
	$(BIN)/python -m tools.goldens

# Versions and hashes of everything that is installed, anew; after a change of dependencies in pyproject.toml.
lock: $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.8
	$(BIN)/python tools/lock.py

# Licences, a bill of materials (build/sbom.json), and known holes by the advisories in the folder SEMAFOR_ADVISORIES.
audit: $(VENV)/.developer
	$(BIN)/python tools/audit.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Semafor needs Python 3.11 or newer: set PYTHON=python3.11 (or newer)."; exit 2; }
	@echo "Making an environment in $(VENV)…"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml
	@$(BIN)/python -m tools.install
	@touch $@

$(VENV)/.developer: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

$(VENV)/.docs: $(VENV)/.developer
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group docs
	@touch $@

clean:
	rm -rf $(VENV) $(PLAIN) build *.egg-info src/*.egg-info
	find src \( -name '*.so' -o -name 'built-*.txt' \) -delete
