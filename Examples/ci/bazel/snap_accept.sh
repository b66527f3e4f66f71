#!/usr/bin/env bash
# Accepts what the last run of a test has drawn, or with patterns only some: `bazel run :snapshots.accept -- 'Songs/*'`.
set -euo pipefail
tool="$PWD/%{tool}"
logs="$BUILD_WORKSPACE_DIRECTORY/bazel-testlogs/%{package}/%{test}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The results of the shards, or of the whole test. Older versions of Bazel zip them.
parts=()
for outputs in "$logs"/shard_*/test.outputs "$logs"/test.outputs; do
  # What an earlier run without shards left is not part of this one.
  if ((${#parts[@]})) && [[ $outputs == "$logs/test.outputs" ]]; then break; fi
  if [[ -f $outputs/outputs.zip ]]; then
    python3 -m zipfile -e "$outputs/outputs.zip" "$work/${#parts[@]}"
    parts+=("$work/${#parts[@]}/snap")
  elif [[ -d $outputs/snap ]]; then
    parts+=("$outputs/snap")
  fi
done
if ((${#parts[@]} == 0)); then
  echo "error: there are no results in $logs. Run bazel test %{label} first." >&2
  exit 2
fi

export SNAP_STATE_DIR="$work/state" SNAP_COMMAND=snap
cd "$BUILD_WORKSPACE_DIRECTORY/%{package}"
if ((${#parts[@]} > 1)); then
  status=0
  # 1 means that there are differences, which are what is accepted.
  "$tool" merge --quiet "${parts[@]}" > /dev/null || status=$?
  if ((status > 1)); then exit "$status"; fi
else
  cp -R "${parts[0]}" "$SNAP_STATE_DIR"
  chmod -R u+w "$SNAP_STATE_DIR"
fi
if (($#)); then "$tool" accept "$@"; else "$tool" accept --all; fi
