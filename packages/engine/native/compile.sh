#!/bin/bash
# Compiles one file of C++ such that the same source gives the same bytes, wherever and whenever.
# Usage: compile.sh WORKDIR LEVEL SOURCE OBJECT (in the folder of Giac's sources)
#
# clang 14 writes some try blocks in the order of a hash table of addresses in its own memory (the table
# UnwindDestToTryRanges of WebAssemblyCFGStackify). So the step that does this, from LLVM's intermediate
# language to WebAssembly, is run by itself, where nothing moves these addresses: they are not randomized,
# and no path of a file or folder, the length of which would count, is known to it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$1 level=$2 source=$3 object=$4
source "$here/flags.sh"

em++ "$level" "${GIAC_FLAGS[@]}" -emit-llvm -c "$source" -o "$object.bc"
cd /
setarch --addr-no-randomize em++ "$level" -fwasm-exceptions -Xclang -disable-llvm-passes -x ir -c - -o - \
  < "$object.bc" > "$object.new"
mv "$object.new" "$object"
rm "$object.bc"
