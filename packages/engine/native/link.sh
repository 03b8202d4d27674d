#!/bin/bash
# Compiles the bridge, links everything to giac.mjs and giac.wasm in WORKDIR/whole, and divides that into WORKDIR/giac.wasm,
# what the worked sheets of the gallery call (functions.profile), and WORKDIR/giac-rest.wasm, which is loaded when the
# first of its functions is called. After a change of what is linked profile.sh records the functions again.
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

mkdir -p "$work/whole"
gsl_libraries=$(ls "$work"/b/gsl/*/.libs/*.a | grep -v -e libgslcblas -e '\.libs/libgsl\.a')
em++ -O2 -fwasm-exceptions "$work"/b/o/*.o $gsl_libraries "$work/b/gsl/cblas/.libs/libgslcblas.a" \
  "$work/deps/lib/libmpfr.a" "$work/deps/lib/libgmp.a" -o "$work/whole/giac.mjs" \
  --js-library "$here/host.js" "${LINK_FLAGS[@]}" "$@"

cp "$work/whole/giac.mjs" "$work/giac.mjs"
wasm-split "$work/whole/giac.wasm" "${WASM_FEATURES[@]}" --profile="$here/functions.profile" \
  -o1 "$work/giac.wasm" -o2 "$work/giac-rest.wasm" ||
  echo "The engine is no longer the one that was recorded: run profile.sh $work and link.sh again." >&2
