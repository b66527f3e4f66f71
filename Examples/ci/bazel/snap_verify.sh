#!/usr/bin/env bash
# Verifies one shard of a package's snapshots under Bazel.
#
# Shards of one test run side by side, and Bazel's copy of the sources must not be changed: each
# shard works in its own copy, and keeps its build for the next run.
set -euo pipefail

package="$TEST_TMPDIR/package"
scratch="${HOME:-$TEST_TMPDIR}/.cache/snap-bazel/shard-${TEST_SHARD_INDEX:-0}"
mkdir -p "$package" "$scratch"
cp -RL Package.swift Sources Tests "$package"
for optional in Package.resolved Snapshots; do
  if [ -e "$optional" ]; then cp -RL "$optional" "$package"; fi
done

cd "$package"
status=0
# Reads Bazel's variables: its shard, and the file that signals that sharding is supported.
CI=1 swift package --scratch-path "$scratch/plugin" snap verify \
  --scratch-path "$scratch/tests" --junit "$XML_OUTPUT_FILE" || status=$?
cp -R .snap "$TEST_UNDECLARED_OUTPUTS_DIR/snap"
exit "$status"
