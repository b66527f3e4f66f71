#!/usr/bin/env bash
# Verifies the snapshots of a package, or a shard of them, in Bazel's sandbox: it reads what Bazel has laid out, and writes to the
# folders that Bazel gives it. `snap` itself reads the shard from Bazel's variables.
set -euo pipefail
root="$TEST_SRCDIR/$TEST_WORKSPACE"
package="$root/%{package}"
references='%{references}'
bundle='%{bundle}'
options=(%{options})

export HOME="$TEST_TMPDIR" TMPDIR="$TEST_TMPDIR" SNAP_STATE_DIR="$TEST_TMPDIR/snap" SNAP_COMMAND=snap
mkdir -p "$SNAP_STATE_DIR"
if [[ -n $references ]]; then export SNAP_REFERENCE_DIR="$package/$references"; fi
if [[ -n $bundle ]]; then options+=(--bundle "$root/$bundle"); else options+=(--cells-only); fi

cd "$package"
status=0
"$root/%{tool}" verify ${XML_OUTPUT_FILE:+--junit "$XML_OUTPUT_FILE"} ${options[@]+"${options[@]}"} "$@" ||
  status=$?
# Only what accepting, merging and a report need.
rm -rf "$SNAP_STATE_DIR"/{bundle,runs,tmp}
cp -R "$SNAP_STATE_DIR" "$TEST_UNDECLARED_OUTPUTS_DIR/snap"
exit "$status"
