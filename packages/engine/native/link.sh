#!/bin/bash
# Compiles the bridge and links everything to giac.mjs and giac.wasm in WORKDIR.
# Usage: link.sh WORKDIR [extra linker flags]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$1; shift
giac=$(echo "$work"/src/giac-*/)src
source "$here/flags.sh"

cd "$giac"
cp "$here"/{bridge,inspect,value_json}.* .
for name in bridge inspect value_json; do
  "$here/compile.sh" "$work" -O2 "$name.cc" "$work/b/o/$name.o"
done

gsl_libraries=$(ls "$work"/b/gsl/*/.libs/*.a | grep -v -e libgslcblas -e '\.libs/libgsl\.a')
em++ -O2 -fwasm-exceptions "$work"/b/o/*.o $gsl_libraries "$work/b/gsl/cblas/.libs/libgslcblas.a" \
  "$work/deps/lib/libmpfr.a" "$work/deps/lib/libgmp.a" -o "$work/giac.mjs" \
  --js-library "$here/host.js" "${LINK_FLAGS[@]}" "$@"
