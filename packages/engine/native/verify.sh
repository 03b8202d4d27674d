#!/bin/bash
# Rebuilds and compares with what is checked in.
# Usage: verify.sh WORKDIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# clang 14 puts some independent instructions in the order of their addresses in its memory, which
# differs from run to run: so many bytes, of twelve million, may be another way round.
tolerated=1000

"$here/build.sh" "$1"
for file in giac.wasm giac.mjs; do
  built="$1/$file" kept="$here/../dist/$file"
  if cmp -s "$built" "$kept"; then
    echo "$file is the same"
    continue
  fi
  bytes=$({ cmp -l "$built" "$kept" 2> /dev/null || true; } | wc -l)
  echo "$file: $bytes of $(stat -c %s "$kept") bytes differ"
  [ "$(stat -c %s "$built")" = "$(stat -c %s "$kept")" ] && [ "$bytes" -le "$tolerated" ] || exit 1
done
