#include "giacPCH.h"
#include "value_json.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace giac;
using std::string;

namespace calcwright {

// Lists with more numbers than this stand outside of the tree, as doubles.
static const size_t ARRAY_MINIMUM = 64;

void append_quoted(string & out, const string & text){
  out += '"';
  for (size_t i = 0; i < text.size(); ++i){
    unsigned char c = text[i];
    if (c == '"' || c == '\\'){ out += '\\'; out += c; }
    else if (c < 32){ char code[8]; snprintf(code, sizeof code, "\\u%04x", c); out += code; }
    else out += c;
  }
  out += '"';
}

bool find_error(const gen & g, string & message, int depth){
  if (g.type == _STRNG && g.subtype == -1){ message = *g._STRNGptr; return true; }
  if (depth > 64) return false;
  if (g.type == _VECT){
    const vecteur & v = *g._VECTptr;
    for (size_t i = 0; i < v.size(); ++i)
      if (find_error(v[i], message, depth + 1)) return true;
  }
  if (g.type == _SYMB) return find_error(g._SYMBptr->feuille, message, depth + 1);
  return false;
}

static size_t int_digits(const gen & g){
  return g.type == _ZINT ? mpz_sizeinbase(*g._ZINTptr, 10) + 1 : 6;
}

size_t print_size(const gen & g, size_t limit){
  switch (g.type){
  case _INT_: case _IDNT: case _FUNC: return 6;
  case _ZINT: return int_digits(g);
  case _DOUBLE_: return 16;
  case _CPLX: return print_size(*g._CPLXptr, limit) + print_size(*(g._CPLXptr + 1), limit) + 3;
  case _FRAC: return print_size(g._FRACptr->num, limit) + print_size(g._FRACptr->den, limit);
  case _STRNG: return g._STRNGptr->size();
  case _SYMB: return 4 + print_size(g._SYMBptr->feuille, limit);
  case _REAL: return mpfr_get_prec(g._REALptr->inf) / 3;
  case _VECT: {
    size_t total = 2;
    const vecteur & v = *g._VECTptr;
    for (size_t i = 0; i < v.size() && total < limit; ++i) total += print_size(v[i], limit) + 1;
    return total;
  }
  case _EXT: return print_size(*g._EXTptr, limit) + print_size(*(g._EXTptr + 1), limit);
  case _POLY: return g._POLYptr->coord.size() * 20;
  case _SPOL1: return g._SPOL1ptr->size() * 20;
  case _MAP: return g._MAPptr->size() * 40;
  default: return 20;
  }
}

void ValueWriter::write(const gen & g){
  switch (g.type){
  case _INT_:
  case _ZINT:
    write_int(g);
    return;
  case _DOUBLE_:
    write_double(g._DOUBLE_val);
    return;
  case _REAL:
    write_real(g);
    return;
  case _CPLX:
    out += "{\"t\":\"complex\",\"re\":";
    write(*g._CPLXptr);
    out += ",\"im\":";
    write(*(g._CPLXptr + 1));
    out += '}';
    return;
  case _FRAC: {
    const gen & n = g._FRACptr->num, & d = g._FRACptr->den;
    if (n.is_integer() && d.is_integer()){
      out += "{\"t\":\"rat\",\"n\":\"" + n.print(context) + "\",\"d\":\"" + d.print(context) + "\"}";
      return;
    }
    write_call("*", makevecteur(n, symbolic(at_inv, d)));
    return;
  }
  case _IDNT: {
    const char * name = g._IDNTptr->id_name;
    write_name(strcmp(name, "infinity") == 0 ? "unsigned_inf" : name);
    return;
  }
  case _STRNG:
    out += "{\"t\":\"string\",\"v\":";
    append_quoted(out, *g._STRNGptr);
    out += '}';
    return;
  case _VECT:
    write_list(g);
    return;
  case _SYMB:
    write_symbolic(g);
    return;
  case _FUNC:
    write_name(g._FUNCptr->ptr()->s);
    return;
  default:
    write_text(g);
  }
}

void ValueWriter::write_int(const gen & g){
  if (g.type == _INT_ && g.subtype == _INT_BOOLEAN){ write_name(g.val ? "true" : "false"); return; }
  if (g.type == _INT_ && g.subtype != 0 && g.print(context) != print_INT_(g.val)){
    write_text(g); // words such as DOM_INT are stored as numbers
    return;
  }
  out += "{\"t\":\"int\",\"v\":\"";
  out += g.type == _INT_ ? print_INT_(g.val) : g.print(context);
  out += "\"}";
}

void ValueWriter::write_double(double d){
  if (std::isnan(d)){ out += "{\"t\":\"float\",\"v\":\"nan\"}"; return; }
  if (std::isinf(d)){ out += d > 0 ? "{\"t\":\"float\",\"v\":\"inf\"}" : "{\"t\":\"float\",\"v\":\"-inf\"}"; return; }
  char digits[40];
  snprintf(digits, sizeof digits, "%.17g", d);
  out += "{\"t\":\"float\",\"v\":";
  out += digits;
  out += '}';
}

// Giac prints some multi-precision numbers wrongly (-1.2e-15 as 0.-0000000000000).
void ValueWriter::write_real(const gen & g){
  const mpfr_t & x = g._REALptr->inf;
  // The digits that its bits are worth, not those of the setting in force by now.
  const int digits = int(mpfr_get_prec(x) * 0.30102999566398119);
  if (as_doubles || digits <= 15 || !mpfr_number_p(x)){
    write_double(mpfr_get_d(x, MPFR_RNDN));
    return;
  }
  mpfr_exp_t exponent = 0;
  char * figures = mpfr_get_str(0, &exponent, 10, digits, x, MPFR_RNDN);
  string text = figures;
  mpfr_free_str(figures);
  const string sign = text[0] == '-' ? "-" : "";
  text.erase(0, sign.size());
  if (mpfr_zero_p(x)) text = "0.0";
  else if (exponent > 0 && exponent < digits) text.insert(exponent, ".");
  else if (exponent <= 0 && exponent > -5) text = "0." + string(-exponent, '0') + text;
  else text = text.substr(0, 1) + "." + text.substr(1) + "e" + print_INT_(int(exponent - 1));
  out += "{\"t\":\"real\",\"v\":\"" + sign + text + "\"}";
}

void ValueWriter::write_name(const char * name){
  out += "{\"t\":\"name\",\"v\":";
  append_quoted(out, name);
  out += '}';
}

void ValueWriter::write_text(const gen & g){
  out += "{\"t\":\"text\",\"v\":";
  append_quoted(out, g.print(context));
  out += '}';
}

static bool real_number(const gen & g){
  return g.type == _DOUBLE_ || g.type == _REAL || g.type == _ZINT || g.type == _FRAC ||
    (g.type == _INT_ && g.subtype == 0);
}

static double number_of(const gen & g){
  switch (g.type){
  case _INT_: return g.val;
  case _DOUBLE_: return g._DOUBLE_val;
  case _ZINT: return mpz_get_d(*g._ZINTptr);
  case _REAL: return mpfr_get_d(g._REALptr->inf, MPFR_RNDN);
  default: return evalf_double(g, 1, context0)._DOUBLE_val;
  }
}

// One row: its numbers are appended; `floats` tells whether there is a decimal among them.
static bool collect(const vecteur & row, std::vector<double> & numbers, bool & floats){
  for (size_t i = 0; i < row.size(); ++i){
    if (!real_number(row[i])) return false;
    if (row[i].type == _DOUBLE_) floats = true;
    numbers.push_back(number_of(row[i]));
  }
  return true;
}

bool ValueWriter::write_array(const gen & g){
  if (has_array || g.type != _VECT || g._VECTptr->empty()) return false;
  if (g.subtype != 0 && g.subtype != _MATRIX__VECT && g.subtype != _LIST__VECT) return false;
  const vecteur & v = *g._VECTptr;
  const bool matrix = ckmatrix(g);
  const size_t columns = matrix ? v.front()._VECTptr->size() : 0;
  if ((matrix ? v.size() * columns : v.size()) <= ARRAY_MINIMUM) return false;
  bool floats = false, ok = true;
  std::vector<double> found;
  if (matrix)
    for (size_t i = 0; ok && i < v.size(); ++i) ok = collect(*v[i]._VECTptr, found, floats);
  else ok = collect(v, found, floats);
  if (!ok || !(floats || as_doubles)) return false;
  numbers.swap(found);
  has_array = true;
  out += "{\"t\":\"array\",\"shape\":[" + print_INT_(int(v.size()));
  if (matrix) out += "," + print_INT_(int(columns));
  out += "]}";
  return true;
}

void ValueWriter::write_items(const vecteur & items){
  out += '[';
  for (size_t i = 0; i < items.size(); ++i){
    if (i) out += ',';
    write(items[i]);
  }
  out += ']';
}

static const char * list_kind(const gen & g){
  switch (g.subtype){
  case _SEQ__VECT: return "sequence";
  case _SET__VECT: return "set";
  case _POLY1__VECT: return "polynomial";
  case _POINT__VECT: case _GGB__VECT: return "point";
  case _MATRIX__VECT: return "matrix";
  case 0: case _LIST__VECT: case _VECTOR__VECT: case _SORTED__VECT: case _TUPLE__VECT:
    return ckmatrix(g) ? "matrix" : "vector";
  default: return "other";
  }
}

void ValueWriter::write_list(const gen & g){
  if (write_array(g)) return;
  out += "{\"t\":\"list\",\"kind\":\"";
  out += list_kind(g);
  out += "\",\"items\":";
  write_items(*g._VECTptr);
  out += '}';
}

void ValueWriter::write_call(const char * name, const vecteur & args){
  out += "{\"t\":\"call\",\"f\":";
  append_quoted(out, name);
  out += ",\"args\":";
  write_items(args);
  out += '}';
}

// Giac's words for operators, where they are not the ones of the protocol.
static const char * protocol_name(const char * name){
  static const char * const words[][2] = {
    {"=", "=="}, {" .. ", ".."}, {"factorial", "!"}, {"ifte", "when"}, {"sto", ":="},
    {"XOR", "xor"}, {"%=", "=="}, {"&&", "and"}, {"||", "or"}
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i)
    if (strcmp(name, words[i][0]) == 0) return words[i][1];
  return name;
}

void ValueWriter::write_function(const gen & arguments){
  const vecteur & v = *arguments._VECTptr;
  const gen & params = v[0], & body = v[2];
  out += "{\"t\":\"function\",\"params\":[";
  const vecteur list = params.type == _VECT ? *params._VECTptr : vecteur(1, params);
  for (size_t i = 0; i < list.size(); ++i){
    if (i) out += ',';
    append_quoted(out, list[i].print(context));
  }
  out += "],\"body\":";
  const bool statements = body.is_symb_of_sommet(at_bloc) || body.is_symb_of_sommet(at_local) ||
    body.is_symb_of_sommet(at_ifte) || body.is_symb_of_sommet(at_for) ||
    body.is_symb_of_sommet(at_return) || body.is_symb_of_sommet(at_program) ||
    (body.type == _VECT && body.subtype == _PRG__VECT);
  if (statements) write_text(body); else write(body);
  out += '}';
}

void ValueWriter::write_symbolic(const gen & g){
  if (g == plus_inf){ write_name("infinity"); return; }
  if (g == minus_inf){ write_name("-infinity"); return; }
  const unary_function_ptr & op = g._SYMBptr->sommet;
  const gen & f = g._SYMBptr->feuille;
  if (op == at_exp && is_one(f)){ write_name("e"); return; }
  if (op == at_program && f.type == _VECT && f._VECTptr->size() == 3){ write_function(f); return; }
  if (op == at_pnt || op == at_unit || op == at_animation || op == at_for || op == at_bloc || op == at_local){
    write_text(g);
    return;
  }
  if (op == at_of && f.type == _VECT && f._VECTptr->size() == 2 && f._VECTptr->front().type == _IDNT){
    const gen & args = f._VECTptr->back();
    write_call(f._VECTptr->front()._IDNTptr->id_name,
      args.type == _VECT && args.subtype == _SEQ__VECT ? *args._VECTptr : vecteur(1, args));
    return;
  }
  const bool sequence = f.type == _VECT && (f.subtype == _SEQ__VECT ||
    op == at_plus || op == at_prod || op == at_pow || op == at_equal);
  const vecteur args = sequence ? *f._VECTptr : vecteur(1, f);
  if (op == at_division && args.size() == 2){
    write_call("*", makevecteur(args[0], symbolic(at_inv, args[1])));
    return;
  }
  if (op == at_binary_minus && args.size() == 2){
    write_call("+", makevecteur(args[0], symbolic(at_neg, args[1])));
    return;
  }
  write_call(protocol_name(op.ptr()->s), args);
}

}
