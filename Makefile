# Coterie's commands. All that the machine must have is make and Python 3.11 or newer, with venv.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
UV_VERSION := 0.13.7

# The folders whose tests run a second time, with the sources interpreted.
BOTH_BUILDS = src $(wildcard tests/core tests/games tests/play tests/bots tests/contracts tests/talk/test_planted.py tests/tooling/test_which_build.py)

# The web client: built from its sources and the words it shares with the games.
WEB = src/coterie/server/web/index.html
CLIENT = $(shell find client -name node_modules -prune -o -type f -print) $(wildcard src/coterie/*/locales/*.ftl src/coterie/games/*/locales/*.ftl)

# What `make quick` runs, interpreted: contracts are then held at the fewest seats.
QUICK = src $(wildcard tests/core tests/games tests/contracts tests/store tests/server)

.PHONY: play install cluster arena quick test check soak screens bench lock clean

# In the browser; for the living room: make play LAN=1. In the terminal: make play GAME=royal-secrets
play: $(VENV)/.run $(if $(GAME),,$(WEB))
	@$(BIN)/python -m coterie.native --background
	@$(BIN)/coterie $(if $(GAME),play $(GAME),serve --open $(if $(LAN),--lan))

install: $(VENV)/.run $(WEB)
	@$(BIN)/python -m coterie.native

# Three houses on one PostgreSQL, to be killed and to be seen to go on. For its own options: make cluster CLUSTER="--port 8080"
cluster: $(VENV)/.test $(WEB)
	@$(BIN)/python -m coterie.native --background
	@$(BIN)/python -m tools.cluster $(CLUSTER)

# Ratings, plots and Ray for `coterie arena`; nothing that plays needs them.
arena: install $(VENV)/.arena

# After every edit, in two minutes: no browser, and nothing is compiled.
quick: $(VENV)/.test $(WEB)
	$(BIN)/python -m tools.client test
	COTERIE_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "not slow and not soak" $(QUICK)

# The sources are compiled while the client's tests run. One worker more than there are cores: many tests wait for a browser or a process.
test: WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
test: $(VENV)/.test $(WEB) $(VENV)/chromium.path
	$(BIN)/python -m coterie.native & compiling=$$!; \
	  $(BIN)/python -m tools.client test; tested=$$?; \
	  wait $$compiling && exit $$tested
	COTERIE_BUILD=compiled $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	COTERIE_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal $(BOTH_BUILDS)

check: $(VENV)/.test $(WEB)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.fresh
	$(BIN)/python -m tools.client check

soak: $(VENV)/.test $(WEB) $(VENV)/chromium.path $(VENV)/.engines
	@$(BIN)/python -m coterie.native
	$(BIN)/python -m tools.soak

# Pictures of every page and phase, at three sizes and in both languages: screens/index.html shows them all. Some of them: make screens ONLY="home rs-".
# Those in docs are made anew by the same command.
screens: $(VENV)/.test $(WEB) $(VENV)/chromium.path
	$(BIN)/python -m tests.browser.screens screens $(ONLY)
	$(if $(ONLY),,$(BIN)/python -m tests.browser.screens docs)

# Fully optimised, unless told otherwise: make bench COTERIE_OPT=1.
# For the bench's own options: make bench BENCH=--quick, and for those of the servers' bench BENCH_SERVER="--rounds 9"
BENCH_SERVER ?= $(filter --quick,$(BENCH))
bench: export COTERIE_OPT ?= 3
bench: $(VENV)/.test $(WEB) $(VENV)/chromium.path $(VENV)/.bench $(VENV)/.bench-node
	@$(BIN)/python -m coterie.native
	$(BIN)/python -m bench $(BENCH)
	$(BIN)/python -m bench.search $(filter --quick,$(BENCH))
	$(BIN)/python -m bench.server $(BENCH_SERVER)
	-$(BIN)/python -m bench.stores $(filter --quick,$(BENCH))
	$(BIN)/python -m bench.houses $(filter --quick,$(BENCH))
	$(BIN)/python -m bench.page $(filter --quick,$(BENCH))
	@$(BIN)/python -m bench.measure

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock: $(VENV)/.uv-$(UV_VERSION)
	mkdir -p requirements
	$(LOCK) pyproject.toml --extra arena --extra postgres --group build --group test --group check -o requirements/test.txt
	$(LOCK) pyproject.toml --group build --constraint requirements/test.txt -o requirements/run.txt
	$(LOCK) pyproject.toml --extra arena --extra ray --constraint requirements/test.txt -o requirements/arena.txt
	$(LOCK) --group bench -o requirements/bench.txt
	cd client && rm -rf package-lock.json node_modules && npm install --package-lock-only --no-audit --no-fund
	$(BIN)/python -m tools.fresh

clean:
	rm -rf $(VENV) client/node_modules src/coterie/server/web screens dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
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

$(VENV)/.arena: requirements/arena.txt | $(VENV)/.run
	@echo "Installing what the arena rates and draws with."
	@$(INSTALL) --require-hashes -r requirements/arena.txt || $(FAILED)
	@touch $@

$(WEB): $(VENV)/.uv-$(UV_VERSION) $(CLIENT) tools/client.py | $(VENV)/.run
	@$(BIN)/python -m tools.client

$(VENV)/chromium.path: | $(VENV)/.test
	@$(BIN)/python -m tools.chromium

# Firefox and WebKit, which the soak plays in, too. Where they cannot be had, their tests say so.
$(VENV)/.engines: | $(VENV)/.test
	@$(BIN)/python -m tools.engines && touch $@ || echo "The soak goes on without them."

# The peers have an environment of their own, so that what they bring along never meets the tests. The bench says which are missing.
$(VENV)/.bench: $(VENV)/.uv-$(UV_VERSION) requirements/bench.txt
	@echo "Installing the peers to measure against."
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/bench
	@$(BIN)/uv pip install --quiet --python $(VENV)/bench/bin/python --require-hashes -r requirements/bench.txt && touch $@ || \
	  echo "The peers could not be installed: look at the message above. The bench goes on without them."

$(VENV)/.bench-node: $(VENV)/.bench bench/server/package.json bench/server/package-lock.json bench/server/.npmrc
	@echo "Installing boardgame.io and Colyseus to measure against."
	@$(BIN)/python -m bench.server.node && touch $@ || \
	  echo "The servers to measure against could not be installed: look at the message above. The bench goes on without them."

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
