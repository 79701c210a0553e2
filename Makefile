# Coterie's commands. All that the machine must have is make and Python 3.11 or newer, with venv.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
UV_VERSION := 0.13.7

# The folders whose tests run a second time, with the sources interpreted.
BOTH_BUILDS = src $(wildcard tests/core tests/games tests/play tests/bots tests/contracts tests/house/test_which_build.py)

.PHONY: play install test check soak bench lock clean

play: $(VENV)/.run
	@$(BIN)/python -m coterie.native --background
	@$(BIN)/coterie play $(GAME)

install: $(VENV)/.run
	@$(BIN)/python -m coterie.native

test: $(VENV)/.test
	@$(BIN)/python -m coterie.native
	COTERIE_BUILD=compiled $(BIN)/python -m pytest -n auto --dist worksteal
	COTERIE_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal $(BOTH_BUILDS)

check: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.fresh

soak: $(VENV)/.test
	@$(BIN)/python -m coterie.native
	$(BIN)/python -m tools.soak

# Fully optimised, unless told otherwise: make bench COTERIE_OPT=1
bench: export COTERIE_OPT ?= 3
bench: $(VENV)/.test
	@$(BIN)/python -m coterie.native
	$(BIN)/python -m bench

LOCK = $(BIN)/uv pip compile --quiet --upgrade pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --group build
lock: $(VENV)/.uv-$(UV_VERSION)
	mkdir -p requirements
	$(LOCK) --group test --group check -o requirements/test.txt
	$(LOCK) --constraint requirements/test.txt -o requirements/run.txt
	$(BIN)/python -m tools.fresh

clean:
	rm -rf $(VENV) dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# One installer for every command: uv, itself installed by pip into the virtual environment.
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python
FAILED = { echo "The packages could not be installed: look at the message above, most often the network, and try again."; exit 1; }

$(VENV)/.run: $(VENV)/.uv-$(UV_VERSION) requirements/run.txt pyproject.toml
	@echo "Installing what Coterie needs to run."
	@$(INSTALL) --require-hashes -r requirements/run.txt || $(FAILED)
	@$(INSTALL) --no-deps --no-build-isolation -e . || $(FAILED)
	@touch $@

$(VENV)/.test: $(VENV)/.uv-$(UV_VERSION) requirements/test.txt pyproject.toml
	@echo "Installing what Coterie needs to run and to be tested."
	@$(INSTALL) --require-hashes -r requirements/test.txt || $(FAILED)
	@$(INSTALL) --no-deps --no-build-isolation -e . || $(FAILED)
	@touch $@ $(VENV)/.run

AGAIN = then run 'make $(MAKECMDGOALS)' again
$(VENV)/.uv-$(UV_VERSION):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Coterie needs Python 3.11 or newer, and '$(PYTHON)' is not here: install it, $(AGAIN)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Coterie needs Python 3.11 or newer, and '$(PYTHON)' is older: install a newer one, then run" \
	    "'make $(MAKECMDGOALS) PYTHON=python3.11' with its name."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments: install its venv module" \
	    "(on Debian or Ubuntu: apt install python3-venv), $(AGAIN)."; exit 1; }
	@echo "Setting up Coterie for the first time in $(VENV); this takes about half a minute."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION) || $(FAILED)
	@touch $@
