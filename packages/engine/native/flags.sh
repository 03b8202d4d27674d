# Flags and file lists shared by objects.sh and link.sh. Expects $work.

# Files where calculating spends its time: compiled for speed, the rest for size.
HOT=(gen symbolic identificateur unary usual prog vecteur gausspol modpoly sym2poly threaded
  modfactor ezgcd alg_ext gauss subst derive series input_lexer input_parser global index
  csturm ifactor solve)
COLD=(cocoa plot misc intg graphe optimization graphtheory signalprocessing moyal maple ti89
  mathml permu quater desolve intgab risch lin sparse tex isom plot3d rpn pari tinymt32 first
  help lpsolve markup TmpLESystemSolver TmpFGLM)

# DOUBLEVAL: decimals with all bits of a double, see PATCHES.md; the type of a value then has a byte of its own.
GIAC_FLAGS=("-ffile-prefix-map=$work=." -fwasm-exceptions -std=c++14 -fno-strict-aliasing -fpermissive -w
  -DHAVE_CONFIG_H -DIN_GIAC -DGIAC_GENERIC_CONSTANTS -DTIMEOUT -DNDEBUG -DDOUBLEVAL -DGIAC_TYPE_ON_8BITS -DNO_BSD -DWITH_GSL
  -I. "-I$work/deps/include" "-I$work/b/gsl")

LINK_FLAGS=(-sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=1 -sEXPORT_NAME=createGiac
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432 -sMAXIMUM_MEMORY=1073741824
  -sTOTAL_STACK=8388608 -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sNO_EXIT_RUNTIME=1
  -sWASM_BIGINT=1 -sEXPORTED_FUNCTIONS=_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=stringToUTF8,UTF8ToString,lengthBytesUTF8)

# What the linker writes, and the divided parts may have as well.
WASM_FEATURES=(--enable-exception-handling --enable-mutable-globals --enable-sign-ext --enable-nontrapping-float-to-int)
