#!/bin/bash
# Rebuilds and compares with what is checked in, byte by byte.
# Usage: verify.sh WORKDIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

"$here/build.sh" "$1"
for file in giac.wasm giac-rest.wasm giac.mjs; do
  cmp "$1/$file" "$here/../dist/$file"
  echo "$file is the same"
done
