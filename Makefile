# The commands are the same on a laptop and in CI. `make` lists them.
# All paths are relative, so the folder of the project may have spaces in its name.

PYTHON ?= python3
PYTEST_ARGS ?=
PIN_ARGS ?=
# NATIVE=ON tunes the kernel for this machine's CPU.
NATIVE ?= OFF

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error
WASM := web/src/engine/kernel.wasm
SITE := build/site/index.html
PUZZLES := src/jekyllhyde/analysis/puzzles.json
STUB := src/jekyllhyde/kernel/_native.pyi
STUBGEN := $(BIN)/python -m nanobind.stubgen --quiet -m jekyllhyde.kernel._native

# Folders are listed too, because their time changes when files are added or removed.
NATIVE_SOURCES := $(shell find kernel -path kernel/tests -prune -o -path kernel/wasm -prune -o -print)
WEB_SOURCES := $(shell find web src/jekyllhyde/locale src/jekyllhyde/bots/weights $(PUZZLES) -path web/node_modules -prune -o -path '*/__pycache__*' -prune -o -print)
BENCHES := $(filter-out bench/_%,$(wildcard bench/*.py))
TYPED := src tests tools $(if $(wildcard bench/*.py),bench)
SIGNATURE := $(wildcard bench/signature.txt)

say = @printf '\033[1m==>\033[0m %s\n' "$(1)"

# These files change only if their text does: after a move of the tree, or with another Python or NATIVE, everything is built again.
remember = $(shell mkdir -p .stamps; printf '%s\n' "$(2)" | cmp -s - .stamps/$(1) || printf '%s\n' "$(2)" > .stamps/$(1))
$(call remember,here,$(CURDIR) $(shell $(PYTHON) -VV 2>&1))
$(call remember,native,$(NATIVE))

.PHONY: help setup client site play play-text test check bench docs pin pictures stubs protocol wasm
.PHONY: pins lint types imports stubs-current wasm-current client-checks sanitize signature test-python test-kernel test-client test-ending

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .stamps/package ## make .venv with everything in it, the kernel compiled
	@echo "Ready: $(BIN)/jh"

client: .stamps/client ## build the browser client into the package

site: $(SITE) ## build a static site into build/site, for any web host: play against bots, learn, rules
	@cat .stamps/site
	@echo "Written: build/site"

play: .stamps/package .stamps/client ## serve the game, print its address, open it in a browser
	@$(BIN)/jh serve --open

play-text: .stamps/package ## play in the terminal
	@$(BIN)/jh play

test: test-client test-python test-kernel ## run all tests (PYTEST_ARGS="-k trick" passes options on)

check: pins lint types imports stubs-current wasm-current client-checks docs sanitize signature ## pins, lint, types, import directions, stubs, the kernel for browsers, client, docs, sanitizers
	$(call say,All checks passed)

docs: .stamps/docs ## build the documentation into build/docs; a broken link or reference is an error
	$(call say,Documentation)
	@$(BIN)/python -m sphinx -c docs -b html -W --keep-going -q . build/docs
	@echo "Written: build/docs/docs/index.html"

bench: .stamps/bench ## run the measured comparisons in bench/
	$(if $(BENCHES),,@echo "No benchmarks in bench/ yet.")
	@for bench in $(BENCHES); do printf '\033[1m==>\033[0m %s\n' "$$bench"; $(BIN)/python -m "bench.$$(basename "$$bench" .py)"; done

pin: .stamps/dependencies ## pin the dependencies again (PIN_ARGS=--upgrade takes the newest)
	$(call say,Pinning the dependencies)
	@tools/pin $(PIN_ARGS)

wasm: .stamps/wasm ## build the kernel for browsers into the client's sources
	$(call say,Building the kernel for browsers)
	@tools/wasm $(WASM)
	@echo "Written: $(WASM)"

stubs: .stamps/package ## write the native module's typed stub
	@$(STUBGEN) -o $(STUB)
	@echo "Written: $(STUB)"

pictures: .stamps/package .stamps/client ## take pictures of every screen for docs/images
	@tools/browser
	@$(BIN)/python -m tools.pictures

protocol: .stamps/package ## write the protocol's pages from the types of the messages
	@$(BIN)/python -m tools.protocol

# Parts of `make test`

test-python: .stamps/package .stamps/client $(SITE)
	$(call say,Python tests)
	@tools/browser
	@tools/nginx >/dev/null || true
	@$(BIN)/python -m pytest -q -n 3 --dist worksteal $(PYTEST_ARGS) # three, because tests wait more than they compute

test-ending: .stamps/package # tests how servers and workers shut down, 20 times
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal --repeat 20 tests/server/process/test_shutdown.py $(PYTEST_ARGS)

test-client: .stamps/web .stamps/package
	$(call say,Client tests)
	@$(NPM) test --silent

test-kernel: .stamps/dependencies
	$(call say,Kernel tests)
	@tools/kernel-tests build/kernel-tests

# Parts of `make check`

pins: .stamps/dependencies
	$(call say,Pins)
	@$(BIN)/python tools/check_pins.py

lint: .stamps/dependencies
	$(call say,Lint and format)
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --diff --quiet; exit 1; }

types: .stamps/package
	$(call say,Types)
	@$(BIN)/python -m mypy $(TYPED)

imports: .stamps/package
	$(call say,Import directions)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_kernel_includes.py

stubs-current: .stamps/package
	$(call say,Stubs)
	@$(STUBGEN) -o .stamps/_native.pyi
	@diff -u $(STUB) .stamps/_native.pyi || { echo "The kernel's stub is out of date: run 'make stubs'."; exit 1; }

client-checks: .stamps/web
	$(call say,Messages and types and format and layers of the client)
	@$(NPM) run --silent messages -- --check
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

wasm-current: .stamps/wasm
	$(call say,The kernel for browsers)
	@tools/wasm build/kernel.wasm
	@cmp build/kernel.wasm $(WASM) || { echo "The kernel for browsers is out of date: run 'make wasm'."; exit 1; }

sanitize: .stamps/dependencies
	$(call say,Kernel tests with sanitizers)
	@tools/kernel-tests build/kernel-sanitize -DCMAKE_BUILD_TYPE=Debug -DJEKYLLHYDE_SANITIZE=address,undefined
	@tools/kernel-tests build/kernel-threads -DCMAKE_BUILD_TYPE=Debug -DJEKYLLHYDE_SANITIZE=thread

signature: .stamps/package
ifneq ($(SIGNATURE),)
	$(call say,Bench signature)
	@$(BIN)/jh bench --signature | diff -u $(SIGNATURE) -
else
	@echo "Not compared: there is no bench/signature.txt."
endif

# The environment

.venv/pyvenv.cfg: .stamps/here
	$(call say,Making .venv)
	@PYTHON="$(PYTHON)" tools/prerequisites
	@rm -rf build
	@"$(PYTHON)" -m venv --clear .venv

.stamps/dependencies: .venv/pyvenv.cfg constraints.txt
	$(call say,Installing the pinned dependencies)
	@$(PIP) install --require-hashes --no-deps -r constraints.txt
	@touch $@

# An editable install: Python runs from src/, and only the kernel is built again when its sources change.
.stamps/package: .stamps/dependencies .stamps/native pyproject.toml CMakeLists.txt $(NATIVE_SOURCES)
	$(call say,Building the kernel)
	@$(PIP) install --no-deps --no-build-isolation --no-index --config-settings=cmake.define.JEKYLLHYDE_NATIVE=$(NATIVE) --editable .
	@touch $@

.stamps/web: .stamps/dependencies web/package.json web/package-lock.json web/.npmrc
	$(call say,Installing what the browser client is built with)
	@$(NPM) ci --silent
	@touch $@

.stamps/client: .stamps/web $(WEB_SOURCES) docs/protocol.schema.json
	$(call say,Building the browser client)
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

$(SITE): .stamps/web $(WEB_SOURCES) docs/protocol.schema.json
	$(call say,Building the static site)
	@$(NPM) run --silent build -- --mode site --logLevel error > .stamps/site

.stamps/wasm: .stamps/dependencies constraints-wasm.txt
	$(call say,Installing what the kernel for browsers is built with)
	@$(PIP) install --require-hashes --no-deps -r constraints-wasm.txt
	@touch $@

.stamps/docs: .stamps/package constraints-docs.txt
	$(call say,Installing what the documentation is built with)
	@$(PIP) install --require-hashes --no-deps -r constraints-docs.txt
	@touch $@

.stamps/bench: .stamps/package constraints-bench.txt
	$(call say,Installing what the benchmarks compare with)
	@$(PIP) install --require-hashes --no-deps -r constraints-bench.txt
	@touch $@
