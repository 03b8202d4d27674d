#!/bin/bash
# Patches Giac's source and compiles it, all but the bridge, to WebAssembly objects.
# Usage: objects.sh WORKDIR (sources in WORKDIR/src, number libraries built by dependencies.sh).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$1
jobs=${JOBS:-2}
giac=$(echo "$work"/src/giac-*/)src
source "$here/flags.sh"

cd "$giac"
if [ ! -f .patched ]; then
  patch -p2 --binary < "$here/giac.patch"
  cp ../path.h .
  cp TmpLESystemSolver.C TmpLESystemSolver.cc
  cp TmpFGLM.C TmpFGLM.cc
  flex -o input_lexer.cc input_lexer.ll
  bison -p giac_yy -y --defines=input_parser.h -o input_parser.cc input_parser.yy 2> /dev/null
  touch .patched
fi
cp "$here/config.h" config.h

mkdir -p "$work/b/o"
compile_list() { # level, names
  local level=$1; shift
  for name in "$@"; do
    [ "$work/b/o/$name.o" -nt "$name.cc" ] || printf '%s\n' "$level" "$name.cc" "$work/b/o/$name.o"
  done
}
{ compile_list -O2 "${HOT[@]}"; compile_list -Os "${COLD[@]}"; } |
  xargs -r -P"$jobs" -d '\n' -n3 "$here/compile.sh" "$work"
