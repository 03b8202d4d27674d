// Questions about a Giac value, answered without evaluating more of it than names of functions.
#ifndef CALCWRIGHT_INSPECT_H
#define CALCWRIGHT_INSPECT_H
#include "giac.h"

namespace calcwright {

// True where running `g` may change definitions, assumptions or random numbers.
bool changes_state(const giac::gen & g, const giac::context * context);

// True where decimals stand in the value already.
bool has_decimals(const giac::gen & g);

// True where nothing is left that could still become a decimal.
bool all_decimals(const giac::gen & g);

// True where an operation stands whose multi-precision evaluation may take very long.
bool slow_in_high_precision(const giac::gen & g);

// True where an integral, sum or product stands that has no number: other names than its own
// variable are in it. Giac would try numbers for seconds all the same.
bool open_integral(const giac::gen & g);

// ValueKind of src/protocol.ts.
const char * kind_of(const giac::gen & g);

}
#endif
