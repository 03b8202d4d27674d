#!/bin/bash
# Builds dist/giac.wasm, dist/giac-rest.wasm and dist/giac.mjs from Debian's source packages.
#
# Usage: build.sh WORKDIR        (an empty folder outside of the repository)
# Needs Debian 12 with source packages enabled ("Types: deb deb-src" in
# /etc/apt/sources.list.d/debian.sources, then apt-get update) and
#   apt-get install --no-install-recommends emscripten flex bison dpkg-dev gcc make m4 patch xz-utils npm
# Takes about ten minutes on two cores. Copies nothing: verify.sh compares, build.sh WORKDIR --install copies.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mkdir -p "$1" && cd "$1" && pwd)

# Debian's emscripten lacks this part of itself.
if [ ! -d "$work/npm/node_modules/acorn" ]; then
  mkdir -p "$work/npm"
  npm install --prefix "$work/npm" --no-save acorn@8.19.0
fi
export NODE_PATH="$work/npm/node_modules"

mkdir -p "$work/src"
cd "$work/src"
if [ ! -f .unpacked ]; then
  # The patches of Debian's packages are not needed: the original sources are taken.
  for package in giac gmp mpfr4 gsl; do
    ls "$package"_*.orig.tar.* > /dev/null 2>&1 || apt-get source --download-only "$package" || true
  done
  sha256sum --check "$here/sources.sha256"
  for archive in *.orig.tar.*; do tar xf "$archive"; done
  touch .unpacked
fi

"$here/dependencies.sh" "$work"
"$here/objects.sh" "$work"
"$here/link.sh" "$work"
sha256sum "$work"/giac{,-rest}.wasm "$work/giac.mjs"

if [ "${2:-}" = --install ]; then
  install -m 644 "$work"/giac{,-rest}.wasm "$work/giac.mjs" "$here/../dist/"
fi
