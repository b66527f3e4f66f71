# Each of these is complete in itself on a fresh Debian 12 or Ubuntu 24.04 with Swift 6.2 or later.
.PHONY: demo test load one-build mutants install release dist dist-check reproducible containers browser editor manual determinism recipes lint \
  format layers libraries ib-conformance ib-census stress-table stress-faults fuzz sanitize causes bench api-table pages docs

# Where `install` puts the tool.
PREFIX ?= /usr/local
FORMATTED := $(wildcard Package.swift Sources Tests Plugins Compatibility Examples Fonts Benchmarks/Package.swift Benchmarks/Sources)

# Verifies the fixture cells against Snapshots/, writes the report, and says what to look at; VERBOSE=1 prints the table.
demo: libraries
	@scripts/demo

# Builds everything and runs every test, then those of packages of their own, and the examples as an outside user would.
test: libraries
	scripts/test

# Changes Tests/Subject and its references so that a run has to fail, one pixel, digit, allowance or exit code at a time,
# runs it in each way that verifies snapshots, and fails if one run stays green. SEED chooses the places, and SINGLES=20
# changes so many references alone in each way, instead of 2.
mutants: libraries
	swift build --product snap
	swift build --product snap-mutants
	"$$(swift build --show-bin-path)/snap-mutants" "$$(swift build --show-bin-path)/snap" Tests/Subject .build \
	  $(or $(SEED),1) $(or $(SINGLES),2)

# Installs the tool with its fonts, so that it runs on machines without Swift and this checkout, and with what `snap try`
# compiles cells with, by the Swift of now.
install:
	@scripts/install-libraries --static
	$(TOOL_BUILD) --product snap
	scripts/install-tool "$$($(TOOL_BUILD) --show-bin-path)" "$(DESTDIR)$(PREFIX)"

RELEASE_BUILD = swift build -c release --static-swift-stdlib
# How the tool is built for users: with what rewrites the spellings of Objective-C.
TOOL_BUILD = $(RELEASE_BUILD) --traits SourceRewriting

# Builds and installs the tool as users do, into an empty folder, and runs it on an app's files.
release:
	scripts/check-release

# Writes archives of the tool that need nothing but the C library to .build/dist, or to DIST.
dist: libraries
	scripts/make-dist $(DIST)

# Builds them twice, from clones in two folders, and compares their bytes.
reproducible: libraries
	scripts/check-reproducible $(DIST)

# Tries these archives, and the recipes that install them, in bare Debian and Ubuntu systems, as root.
dist-check:
	scripts/check-dist $(DIST)

# Does the steps of Examples/ci/container and scripts/snap-in-container in chroots, as root.
containers: libraries
	Tests/Containers/run

# Verifies an unchanged package RUNS times beside LOOPS busy loops, and as often beside builds: all must be green.
load: libraries
	RUNS=$(or $(RUNS),20) LOOPS=$(or $(LOOPS),8) Tests/Load/run

# Fails if one of the ways to verify, record, pack or compare a package compiles a file of Snap that another one has compiled.
one-build: libraries
	Tests/OneBuild/run

# Tries the report's page and the review in headless Chromium, which is installed if it is missing.
browser: libraries
	Tests/Browser/run

# Records the fixture cells under other locales, time zones, variables and libraries, and without fonts: the bytes must
# be equal. WRITE=1 writes the list of them in Documentation/SameBytes.md.
determinism:
	@scripts/install-libraries --static
	swift build --build-tests
	scripts/check-determinism $(if $(WRITE),--write)

# Runs the extension for Visual Studio Code with node, lets Neovim edit a storyboard, checks the messages of `snap lsp` by the
# protocol's published types, and packs the extension twice.
editor: libraries
	scripts/check-editor

# Checks the recipes of Examples/ci against the tool.
recipes: libraries
	scripts/check-ci-recipes

# Writes the tool's manual pages, from its help, to .build/manual: man -l .build/manual/snap.1
manual: libraries
	mkdir -p .build/manual
	swift package --allow-writing-to-package-directory generate-manual --multi-page --output-directory .build/manual

# Compares cells of Interface Builder files with the frames that Apple's engine computed, and writes what
# misses, by cause, and shares by repository to .build/ib-misses.md, and to .build/ib-rules.tsv the evidence of
# each number that was taken from such cells. IB names the folder with the files, which has the form of
# Tests/InterfaceBuilderSample; `make test` compares that sample. EVIDENCE names a folder of other repositories, whose
# cells may give these numbers, too. WRITE=1 writes the tables into Research/InterfaceBuilderMisses.md.
ib-conformance: libraries
ifeq ($(wildcard $(IB)),)
	@echo "ib-conformance: no folder of Interface Builder files; name one with IB=folder"
else
	swift build --build-tests
	SNAP_IB_CORPUS="$(abspath $(IB))" SNAP_IB_MISSES="$(CURDIR)/.build/ib-misses.md" \
	  SNAP_IB_RULES="$(CURDIR)/.build/ib-rules.tsv" $(if $(EVIDENCE),SNAP_IB_EVIDENCE="$(abspath $(EVIDENCE))") \
	  swift test --skip-build --filter Conformance
	$(if $(WRITE),scripts/write-research Research/InterfaceBuilderMisses.md tables "$(abspath $(IB))" < .build/ib-misses.md)
endif

# Lists what Interface Builder files in a folder say and nobody reads: neither views nor notes. Each row has the number of
# repositories, of places, the element, the part, and a value. A repository is a folder of IB, or of IB/dev.
ib-census: libraries
ifeq ($(wildcard $(IB)),)
	@echo "ib-census: no folder of Interface Builder files; name one with IB=folder"
else
	swift build --build-tests
	SNAP_IB_CORPUS="$(abspath $(IB))" swift test --skip-build --filter InterfaceBuilderCensus | grep '^census'
endif

# Counts what stress tests find in the cells of a folder of Interface Builder files. WRITE=1 writes the table into
# Research/StressTests.md.
stress-table: libraries
ifeq ($(wildcard $(IB)),)
	@echo "stress-table: no folder of Interface Builder files; name one with IB=folder"
else
	swift build -c release --product snap
	scripts/stress-table "$(IB)" > .build/stress-table.md
	cat .build/stress-table.md
	$(if $(WRITE),scripts/write-research Research/StressTests.md cells "$(abspath $(IB))" < .build/stress-table.md)
endif

# Makes a mistake in each of CELLS random cells, and counts which of them stress tests find, and in which time. WRITE=1
# writes the table into Research/StressTests.md.
stress-faults: libraries
	swift build -c release --product stress-faults
	"$$(swift build -c release --show-bin-path)/stress-faults" $(or $(CELLS),300) > .build/stress-faults.md
	cat .build/stress-faults.md
	$(if $(WRITE),scripts/write-research Research/StressTests.md faults < .build/stress-faults.md)

# Damages inputs at random for MINUTES: those of Tests/Fuzz/Corpus, and at the same time Interface Builder files, of the
# folder IB if there is one, otherwise the package's own. Trial n has the seed SEED + n. Files that fail are kept in
# KEEP; one that ends the process is named current there. REPLAY=file tries such a file again.
# With TARGET=name, or all, libFuzzer searches for MINUTES in each of the targets in Tests/Fuzz.
FUZZ_KEEP = $(or $(KEEP),$(CURDIR)/.build/fuzz)
FUZZ_MINUTES = $(or $(MINUTES),1)
FUZZ_TESTS = SNAP_FUZZ_SEED=$(or $(SEED),1) swift test --skip-build --ignore-lock --filter
fuzz: libraries
ifdef TARGET
	scripts/fuzz $(TARGET) $(FUZZ_MINUTES)
else
	swift build --build-tests
	@status=0; \
	$(if $(REPLAY),,SNAP_FUZZ_SECONDS=$$((2 * $(FUZZ_MINUTES))) $(FUZZ_TESTS) FuzzTargetsTests.CorpusTests & corpus=$$!;) \
	$(if $(REPLAY),SNAP_FUZZ_REPLAY="$(abspath $(REPLAY))",SNAP_FUZZ_SECONDS=$$((30 * $(FUZZ_MINUTES)))) \
	  SNAP_FUZZ_KEEP="$(FUZZ_KEEP)" $(if $(wildcard $(IB)),SNAP_IB_CORPUS="$(abspath $(IB))") \
	  $(FUZZ_TESTS) DamagedFileTests || { status=1; \
	    if [ -f "$(FUZZ_KEEP)/current.txt" ]; then echo "the last input:"; cat "$(FUZZ_KEEP)/current.txt"; fi; }; \
	wait $$corpus || status=1; \
	exit $$status
endif

# Runs the tests under AddressSanitizer with undefined behaviour in C, then those that share work among threads under
# ThreadSanitizer.
sanitize: libraries
	scripts/sanitize

# Tries every kind of change on 37 cells, single and in pairs: how many first lines and arrows of failures are true? And does
# the judge of geometry see one view of 500 layouts move by a point?
causes: libraries
	swift build --build-tests
	SNAP_MEASURE_CAUSES=all SNAP_GEOMETRY_LAYOUTS=500 \
	  swift test --skip-build --filter "MeasuredCausesTests|GeometryOfLayoutsTests"

lint:
	swift format lint --strict --recursive $(FORMATTED)
	scripts/check-file-sizes
	scripts/check-comments
	scripts/make-declared --check
	@! grep -rnE '^(@MainActor )?@Suite (struct|final|class|enum)' Tests --include='*.swift' --exclude-dir=Samples \
	  --exclude-dir=Subject || (echo "error: @Suite without a trait says nothing: leave it out." >&2; false)

format:
	swift format --in-place --recursive $(FORMATTED)

# Fails if a target imports a layer that it does not list as a dependency. With --target SwiftPM
# checks every target of the package; without it, nothing.
layers: libraries
	swift build --target snap --explicit-target-dependency-import-check error
	scripts/check-layers
	scripts/check-folders
	scripts/check-state

# Writes the outputs and pictures that pages show anew, from what the code prints and draws. The second pass
# puts what the first one wrote into pages and catalogues.
pages: libraries
	swift build --build-tests
	for pass in 1 2; do \
	  SNAP_DOCUMENTATION=1 swift test --skip-build --filter 'DocumentationTests|DocumentedFailureTests' || true; \
	done
	swift test --skip-build --filter 'DocumentationTests|DocumentedFailureTests'

# Converts the DocC catalogues, of which each warning is an error, to PAGES if it names a folder.
docs: libraries
	swift build
	scripts/check-docs $(PAGES)

# Writes Documentation/SupportedAPI.md from the symbol graph. CHECK=1 fails if it is not up to date.
api-table: libraries
	swift build --target UIKit
	scripts/api-table $(if $(CHECK),--check)

# Measures Snap, built as `install` builds it, and its peers in turn, prints the ratios and writes .build/bench.json.
# ROUNDS=3 makes it shorter, and ROW=cell measures only rows whose names contain “cell”.
bench:
	@scripts/install-libraries --static
	$(BENCH_BUILD)
	Benchmarks/check-bench "$$($(BENCH_BUILD) --show-bin-path)"
	Benchmarks/peers/fetch-peers
	"$$($(BENCH_BUILD) --show-bin-path)/bench" "$$($(BENCH_BUILD) --show-bin-path)" \
	  Benchmarks/.build-peers .build/bench.json $(or $(ROUNDS),7) $(ROW)

BENCH_BUILD = $(RELEASE_BUILD) --package-path Benchmarks

libraries:
	@scripts/install-libraries
