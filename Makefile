# Two commands are enough: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAIN := .venv-plain
SOURCES := pyproject.toml setup.py $(wildcard src/semafor/*/*.py) $(wildcard src/semafor/*/*.pxd)
WORKERS ?= auto

.PHONY: play test check lint types layers tests tests-plain install-plain bench goldens clean

play: $(VENV)/.installed
	@$(BIN)/semafor play

# Everything: style, types, layers, the whole suite on both builds, an install without a compiler.
test: check tests tests-plain install-plain

check: lint types layers

lint: $(VENV)/.developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.developer
	$(BIN)/mypy

layers: $(VENV)/.developer
	$(BIN)/lint-imports

tests: $(VENV)/.developer
	$(BIN)/python -m pytest -q -n $(WORKERS)

tests-plain: $(VENV)/.developer
	SEMAFOR_PURE=1 $(BIN)/python -m pytest -q -n $(WORKERS)

# The package must install and play where there is no C compiler.
install-plain:
	rm -rf $(PLAIN)
	$(PYTHON) -m venv $(PLAIN)
	CC=/bin/false $(PLAIN)/bin/python -m pip install --quiet --disable-pip-version-check .
	cd $(PLAIN) && bin/semafor bench --json --editions usa-classic --seats 2 --seconds 0.2 | grep '"compiled": false'
	cd $(PLAIN) && bin/semafor scenario ../tests/scenarios | tail -n 1
	cd $(PLAIN) && for edition in usa-classic usa-refreshed europe germany legends; do \
		bin/semafor simulate $$edition --bots greedy,random --games 4 --seed 1 --json > /dev/null || exit 1; done
	rm -rf $(PLAIN)

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
