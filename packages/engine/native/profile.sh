#!/bin/bash
# Records which functions of the engine usual.calc.txt and the worked sheets of the gallery call: link.sh divides the engine by it. To be
# run after each change of what is linked, then link.sh again.
# Usage: profile.sh WORKDIR (where link.sh has been run; Node as the repository asks for it, packages installed)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$1
source "$here/flags.sh"

rm -rf "$work/profile"
mkdir -p "$work/profile"
wasm-split --instrument "$work/whole/giac.wasm" "${WASM_FEATURES[@]}" -o "$work/profile/giac.wasm"
export INSTRUMENTED_ENGINE="$work/profile/giac.wasm"
for sheet in "$here/usual.calc.txt" "$root"/fixtures/gallery/*/*.txt; do
  node --import "$here/record.mjs" "$root/apps/cli/src/main.ts" eval "$sheet" > "$work/profile/lines" ||
    { cat "$work/profile/lines"; exit 1; }
done
wasm-split --merge-profiles "$work"/profile/*.profile -o "$here/functions.profile"
