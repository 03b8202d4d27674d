#include "giacPCH.h"
#include "inspect.h"
#include <cstring>

using namespace giac;

namespace calcwright {

static bool one_of(const char * name, const char * const * list){
  for (; *list; ++list) if (strcmp(name, *list) == 0) return true;
  return false;
}

// `budget` bounds the work in nested programs; what is not looked at counts as a change.
static bool changes_state(const gen & g, const context * C, int depth, int & budget){
  static const char * const words[] = {"sto", "array_sto", "assume", "additionally", "supposons",
    "purge", "increment", "decrement", "multcrement", "divcrement", "restart", "unarchive",
    "DelVar", "Define", "CopyVar", "sample", "shuffle", "alea", 0};
  if (depth > 200 || --budget < 0) return true;
  if (g.type == _VECT){
    for (size_t i = 0; i < g._VECTptr->size(); ++i)
      if (changes_state((*g._VECTptr)[i], C, depth + 1, budget)) return true;
    return false;
  }
  if (g.type != _SYMB) return false;
  const char * name = g._SYMBptr->sommet.ptr()->s;
  if (one_of(name, words) || strstr(name, "rand") == name || strstr(name, "ranm") == name) return true;
  const gen & f = g._SYMBptr->feuille;
  if (g._SYMBptr->sommet == at_of && f.type == _VECT && !f._VECTptr->empty() && f._VECTptr->front().type == _IDNT){
    gen called = eval(f._VECTptr->front(), 1, C);
    if (called.is_symb_of_sommet(at_program) && changes_state(called._SYMBptr->feuille, C, depth + 1, budget)) return true;
  }
  return changes_state(f, C, depth + 1, budget);
}

bool changes_state(const gen & g, const context * C){
  int budget = 20000;
  return changes_state(g, C, 0, budget);
}

bool has_decimals(const gen & g){
  switch (g.type){
  case _DOUBLE_: case _FLOAT_: case _REAL: return true;
  case _CPLX: return has_decimals(*g._CPLXptr) || has_decimals(*(g._CPLXptr + 1));
  case _SYMB: return has_decimals(g._SYMBptr->feuille);
  case _VECT:
    for (size_t i = 0; i < g._VECTptr->size(); ++i)
      if (has_decimals((*g._VECTptr)[i])) return true;
    return false;
  default: return false;
  }
}

bool all_decimals(const gen & g){
  switch (g.type){
  case _DOUBLE_: return true;
  case _CPLX: return all_decimals(*g._CPLXptr) && all_decimals(*(g._CPLXptr + 1));
  case _VECT:
    for (size_t i = 0; i < g._VECTptr->size(); ++i)
      if (!all_decimals((*g._VECTptr)[i])) return false;
    return !g._VECTptr->empty();
  default: return false;
  }
}

bool slow_in_high_precision(const gen & g){
  static const char * const words[] = {"integrate", "int", "sum", "product", "limit", "rootof",
    "fsolve", "solve", "desolve", "odesolve", "diff", "of", "program", 0};
  if (g.type == _EXT) return true;
  if (g.type == _VECT){
    for (size_t i = 0; i < g._VECTptr->size(); ++i)
      if (slow_in_high_precision((*g._VECTptr)[i])) return true;
    return false;
  }
  return g.type == _SYMB &&
    (one_of(g._SYMBptr->sommet.ptr()->s, words) || slow_in_high_precision(g._SYMBptr->feuille));
}

// True where a name without a number stands in `g`, other than `variable`; also a call of one.
static bool has_free_name(const gen & g, const gen & variable){
  if (g.type == _IDNT){
    static const char * const constants[] = {"pi", "infinity", "undef", "euler_gamma", 0};
    return g != variable && !one_of(g._IDNTptr->id_name, constants);
  }
  if (g.type == _SYMB) return g._SYMBptr->sommet == at_of || has_free_name(g._SYMBptr->feuille, variable);
  if (g.type != _VECT) return false;
  for (size_t i = 0; i < g._VECTptr->size(); ++i)
    if (has_free_name((*g._VECTptr)[i], variable)) return true;
  return false;
}

bool open_integral(const gen & g){
  static const char * const words[] = {"integrate", "int", "sum", "product", 0};
  if (g.type == _VECT){
    for (size_t i = 0; i < g._VECTptr->size(); ++i)
      if (open_integral((*g._VECTptr)[i])) return true;
    return false;
  }
  if (g.type != _SYMB) return false;
  const gen & f = g._SYMBptr->feuille;
  if (!one_of(g._SYMBptr->sommet.ptr()->s, words)) return open_integral(f);
  return f.type != _VECT || f._VECTptr->size() < 2 || has_free_name(f, (*f._VECTptr)[1]);
}

const char * kind_of(const gen & g){
  if (is_undef(g)) return "undefined";
  switch (g.type){
  case _INT_: return g.subtype == _INT_BOOLEAN ? "boolean" : g.subtype == 0 ? "number" : "symbolic";
  case _ZINT: case _DOUBLE_: case _REAL: return "number";
  case _FRAC: return g._FRACptr->num.is_integer() && g._FRACptr->den.is_integer() ? "number" : "symbolic";
  case _CPLX: return "complex";
  case _VECT: return ckmatrix(g) ? "matrix" : "list";
  case _STRNG: return "string";
  case _FUNC: return "function";
  case _SYMB: return g._SYMBptr->sommet == at_program ? "function" : "symbolic";
  default: return "symbolic";
  }
}

}
