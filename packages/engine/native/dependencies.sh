#!/bin/bash
# Builds the three number libraries for WebAssembly: GMP, MPFR, GSL.
# Usage: dependencies.sh WORKDIR (sources unpacked in WORKDIR/src, results in WORKDIR/deps).
set -euo pipefail
work=$1
jobs=${JOBS:-2}
gmp=$(echo "$work"/src/gmp-*/) mpfr=$(echo "$work"/src/mpfr*-*/) gsl=$(echo "$work"/src/gsl*/)
# Error texts hold the names of source files: the build folder must not show in them.
hide="-ffile-prefix-map=$work=."
mkdir -p "$work"/deps "$work"/b/gmp "$work"/b/mpfr "$work"/b/gsl

# Debian strips GMP's documentation, yet its configure script wants the folder.
mkdir -p "$gmp/doc"
printf 'all install check clean install-am install-data install-exec:\n\t@true\n' > "$gmp/doc/Makefile.in"

if [ ! -f "$work/deps/lib/libgmp.a" ]; then
  cd "$work/b/gmp"
  CC_FOR_BUILD=gcc emconfigure "$gmp/configure" --host=none --disable-assembly --disable-shared \
    --disable-cxx --prefix="$work/deps" CFLAGS="-O3 $hide" ABI=standard > log 2>&1
  emmake make -j"$jobs" install >> log 2>&1
fi
if [ ! -f "$work/deps/lib/libmpfr.a" ]; then
  cd "$work/b/mpfr"
  emconfigure "$mpfr/configure" --host=none --disable-shared --disable-thread-safe \
    --with-gmp="$work/deps" --prefix="$work/deps" CFLAGS="-O3 $hide" > log 2>&1
  emmake make -j"$jobs" install >> log 2>&1
fi
if [ ! -f "$work/b/gsl/cblas/.libs/libgslcblas.a" ]; then
  cd "$work/b/gsl"
  emconfigure "$gsl/configure" --host=none --disable-shared --prefix="$work/deps" CFLAGS="-O2 $hide" > log 2>&1
  # The documentation target fails without makeinfo; the libraries are built before it.
  emmake make -j"$jobs" -k >> log 2>&1 || true
  test -f cblas/.libs/libgslcblas.a
fi
