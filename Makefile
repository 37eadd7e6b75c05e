# make serve   build the site and serve it here     make test       everything CI runs
# make build   site/, for SITE_URL                  make lighthouse, make bench, bench-browser, bench-table
# make cards, cards-check, cards-browsers         make mutants: the small mistakes that no check notices

SITE_URL ?= http://127.0.0.1:8765/
export SITE_URL

# The first Python that really starts; prepare.py then looks for the best one.
PYTHON := $(shell for p in python3 python python3.14 python3.13 python3.12 $(HOME)/.pyenv/versions/*/bin/python3; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null && echo "$$p" && break; done)
HOOKS := docs/.hooks
RUN := .venv/bin/python -B $(HOOKS)

.PHONY: serve build test prepare bench bench-browser bench-table cards cards-check cards-browsers lighthouse mutants trim clean

serve: build
	@$(RUN)/serve.py

build: prepare
	@$(RUN)/build_site.py

test: prepare
	@$(RUN)/check.py

prepare:
	@test -n "$(PYTHON)" || { echo "hanacore: no Python was found: install Python 3.12 or newer" >&2; exit 1; }
	@$(PYTHON) -B $(HOOKS)/prepare.py

bench: prepare
	@$(PYTHON) -B $(HOOKS)/prepare.py bench
	@$(RUN)/bench_core.py

bench-browser: build
	@$(RUN)/bench_browser.py

bench-table: build
	@$(RUN)/bench_table.py

lighthouse: build
	@$(RUN)/lighthouse.py

mutants: prepare
	@.venv/bin/python -B tests/mutants.py

cards: prepare
	@.venv/bin/python -B -m interactive.art.build

cards-check: prepare
	@.venv/bin/python -B -m interactive.art.check

cards-browsers: prepare
	@.venv/bin/python -B -m interactive.art.browsers

# The modules of the standard library that the browser gets; run it when the core imports a new one.
trim: prepare
	@$(RUN)/trim.py

clean:
	rm -rf build site .cache
