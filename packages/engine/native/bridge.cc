// What the host calls: start, settings, run one command, read its answer.
// An answer is one JSON object; its long list of numbers, if any, stays in memory.
#include "giacPCH.h"
#include "giac.h"
#include "inspect.h"
#include "value_json.h"
#include <cstdlib>
#include <cstring>
#include <emscripten.h>
#include <gmp.h>
#include <malloc.h>
#include <new>
#include <set>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

using namespace giac;
using std::string;
using namespace calcwright;

extern "C" int giac_host_poll();

namespace giac {
  extern int host_array_start;
  extern bool host_too_deep;
  void set_decimal_digits(int n, GIAC_CONTEXT);
}

// Giac's tables of constants are read as values.
static_assert(sizeof(gen) == 12 && sizeof(alias_gen) == sizeof(gen) &&
  sizeof(alias_ref_symbolic) == sizeof(ref_symbolic) && sizeof(alias_ref_complex) == sizeof(ref_complex),
  "a constant of the linker has another layout than a value");

namespace {

enum { APPROXIMATE = 1, LATEX = 2, NUMERIC = 4 };
// Characters of printed text in an answer, and of the JSON tree, at most.
const size_t TEXT_LIMIT = 200000, TREE_LIMIT = 2000000;
// Enough decimals for the last bit of a double; for what is left of a difference, such as 1-erf(8).
const int EXACT_DIGITS = 25, CANCELLED_DIGITS = 100;
// Above this many digits Giac calculates with MPFR, below with doubles.
const int DOUBLE_DIGITS = 14;

context * C = 0;
std::ostringstream * notices = 0;
string answer;
std::vector<double> numbers;
// Names that have a value because a command assigned it.
std::set<string> defined;
int digits = 12;
// Set when memory of GMP or MPFR may be left inconsistent: the host starts afresh.
bool unsafe = false;

struct Stopped : std::runtime_error {
  Stopped() : std::runtime_error("Stopped by user interruption.") {}
};

// GMP works for seconds without a control point, but asks for memory all the time.
void consult_host(size_t bytes){
  static unsigned calls = 0;
  if ((bytes > 65536 || (++calls & 255) == 0) && giac_host_poll()){ unsafe = true; throw Stopped(); }
}
void * checked(void * block){
  if (!block){ unsafe = true; throw std::bad_alloc(); }
  return block;
}
void * gmp_allocate(size_t size){ consult_host(size); return checked(malloc(size)); }
void * gmp_reallocate(void * block, size_t, size_t size){
  consult_host(size);
  return checked(realloc(block, size));
}
void gmp_free(void * block, size_t){ free(block); }

gen approximation_of(const gen & g){
  const bool exact = !has_decimals(g) && !slow_in_high_precision(g);
  const int before = decimal_digits(C);
  set_decimal_digits(exact ? EXACT_DIGITS : DOUBLE_DIGITS, C);
  gen result;
  try {
    result = evalf(g, 1, C);
    if (exact && result.type == _REAL && fabs(evalf_double(result, 1, C)._DOUBLE_val) < 1e-9){
      set_decimal_digits(CANCELLED_DIGITS, C);
      result = evalf(g, 1, C);
    }
  }
  catch (...) { set_decimal_digits(before, C); throw; }
  set_decimal_digits(before, C);
  return result;
}

// The printed form; of a list that is too long, its first items.
string printed(const gen & g, bool & cut){
  if (print_size(g, 2 * TEXT_LIMIT) <= TEXT_LIMIT){
    string text = g.print(C);
    if (text.size() > TEXT_LIMIT){ text.resize(TEXT_LIMIT); cut = true; }
    return text;
  }
  cut = true;
  if (g.type == _ZINT) return "a whole number of " + print_INT_(int(mpz_sizeinbase(*g._ZINTptr, 10))) + " digits";
  if (g.type != _VECT) return "a result too long to print";
  string text = "[";
  const vecteur & v = *g._VECTptr;
  for (size_t i = 0; i < v.size() && text.size() < TEXT_LIMIT / 4; ++i){
    bool inner = false;
    text += printed(v[i], inner);
    text += ',';
    if (text.size() > TEXT_LIMIT) text.resize(TEXT_LIMIT);
  }
  return text + "...]";
}

// Writes `g`; the numbers of its tree come from `precise`, the same value with more digits, if given.
void write_success(const gen & g, int flags, const gen * precise){
  bool cut = false;
  numbers.clear();
  answer = "{\"ok\":true,\"kind\":\"";
  answer += kind_of(g);
  answer += '"';
  const string text = printed(g, cut);
  ValueWriter value(C, precise != 0);
  if (print_size(g, TREE_LIMIT) < TREE_LIMIT / 4){
    value.write(precise ? *precise : g);
    numbers.swap(value.numbers);
  }
  const bool whole = !value.out.empty() && (value.has_array || !cut);
  answer += ",\"value\":";
  if (whole) answer += value.out;
  else {
    answer += "{\"t\":\"text\",\"v\":";
    append_quoted(answer, text);
    answer += '}';
    answer += ",\"truncated\":true";
  }
  answer += ",\"text\":";
  append_quoted(answer, text);
  if (whole && (flags & NUMERIC)){
    if (all_decimals(g)) answer += ",\"same\":true";
    else if (g.type != _STRNG && !g.is_symb_of_sommet(at_program) && !open_integral(g)){
      try {
        const gen decimal = approximation_of(g);
        string message;
        if (!find_error(decimal, message)){
          ValueWriter approximate(C, true);
          approximate.has_array = value.has_array;
          approximate.write(decimal);
          if (approximate.has_array && !value.has_array) numbers.swap(approximate.numbers);
          answer += ",\"approximation\":" + approximate.out;
        }
      } catch (std::runtime_error &) {
        if (unsafe) throw;
      }
    }
  }
  if ((flags & LATEX) && !cut){
    answer += ",\"latex\":";
    append_quoted(answer, gen2tex(g, C));
  }
}

void write_failure(const char * stage, const string & message){
  numbers.clear();
  answer = "{\"ok\":false,\"stage\":\"";
  answer += stage;
  answer += "\",\"message\":";
  append_quoted(answer, message);
}

// Parse the text; false after writing the failure.
bool parse(const char * text, gen & parsed){
  first_error_line(0, C);
  parser_error("", C);
  error_token_name("", C);
  parsed = gen(string(text), C);
  const string log = notices->str();
  if (log.find("Warning adding ") != string::npos || log.find("Too many ") != string::npos){
    // Brackets left open or too many were mended: a mistake must not calculate something.
    write_failure("bracket", log.find("Too many ") != string::npos ? "extra" : "open");
    return false;
  }
  if (!first_error_line(C)) return true;
  write_failure("parse", parser_error(C));
  answer += ",\"line\":" + print_INT_(first_error_line(C));
  answer += ",\"column\":" + print_INT_(lexer_column_number(C));
  answer += ",\"token\":";
  append_quoted(answer, error_token_name(C));
  return false;
}

// The name that a command is to give a value: `a:=1`, `f(x):=x`, `a[2]:=1`, `assume(a>0)`; else empty.
string assigned_name(const gen & parsed){
  gen target;
  if (parsed.is_symb_of_sommet(at_sto)) target = (*parsed._SYMBptr->feuille._VECTptr)[1];
  else if (parsed.is_symb_of_sommet(at_assume)) target = parsed._SYMBptr->feuille;
  while (target.type == _SYMB || (target.type == _VECT && !target._VECTptr->empty()))
    target = target.type == _SYMB ? target._SYMBptr->feuille : gen(target._VECTptr->front());
  return target.type == _IDNT ? target._IDNTptr->id_name : "";
}

// What else a command leaves with a value is forgotten: assumptions about the variable of an integral
// that failed or was stopped, results that a function stores.
void forget_others(const string & assigned){
  sym_tab & table = *C->tabptr;
  if (!assigned.empty() && table.count(assigned.c_str())) defined.insert(assigned);
  if (table.size() == defined.size()) return;
  for (sym_tab::iterator it = table.begin(); it != table.end();)
    if (defined.count(it->first)) ++it;
    else table.erase(it++);
  if (table.size() == defined.size()) return;
  defined.clear();
  for (sym_tab::iterator it = table.begin(); it != table.end(); ++it) defined.insert(it->first);
}

void evaluate(const gen & parsed, int flags){
  if (parsed.is_symb_of_sommet(at_sto) && parsed._SYMBptr->feuille[1] == i__IDNT_e){
    write_failure("eval", "i: reserved word (in sto)");
    return;
  }
  // What an exception leaves behind is put back: the stack of running programs, the setup.
  debug_struct before;
  before = *debug_ptr(C); // its copy constructor would share what it owns
  const vecteur setup = cas_setup(C);
  try {
    gen result = approx_mode(C) ? parsed.evalf(eval_level(C), C) : parsed.eval(eval_level(C), C);
    string message;
    if (find_error(result, message)){ write_failure("eval", message); return; }
    if (!(flags & APPROXIMATE)){ write_success(result, flags, 0); return; }
    const gen decimal = open_integral(result) ? result : evalf(result, 1, C);
    if (find_error(decimal, message)){ write_failure("eval", message); return; }
    // Exact values are rounded once, at the end: Giac's own doubles are rounded at each step.
    const bool refine = decimal_digits(C) <= DOUBLE_DIGITS && result.type != _STRNG &&
      !result.is_symb_of_sommet(at_program) && !has_decimals(result) && !slow_in_high_precision(result);
    const gen precise = refine ? approximation_of(result) : decimal;
    write_success(decimal, flags, refine && !find_error(precise, message) ? &precise : 0);
  } catch (std::runtime_error & error) {
    last_evaled_argptr(C) = NULL;
    *debug_ptr(C) = before;
    cas_setup(setup, C);
    write_failure("eval", error.what());
  }
}

}

extern "C" {

// Forget everything that was defined or assumed. Settings and seed have to be given again.
EMSCRIPTEN_KEEPALIVE void engine_reset(){
  delete C;
  C = new context;
  logptr(notices, C);
  defined.clear();
  for (sym_tab::iterator it = C->tabptr->begin(); it != C->tabptr->end(); ++it) defined.insert(it->first);
}

// Create the context; call once.
EMSCRIPTEN_KEEPALIVE void engine_start(){
  mp_set_memory_functions(gmp_allocate, gmp_reallocate, gmp_free);
  notices = new std::ostringstream;
  engine_reset();
  LIST_SIZE_LIMIT = 20000000;
  FACTORIAL_SIZE_LIMIT = 1000000;
}

EMSCRIPTEN_KEEPALIVE void engine_settings(int degrees, int complex, int approximate, int decimals, int one_indexed){
  angle_mode(degrees ? 1 : 0, C);
  complex_mode(complex, C);
  approx_mode(approximate, C);
  digits = decimals;
  set_decimal_digits(decimals, C);
  host_array_start = one_indexed;
}

EMSCRIPTEN_KEEPALIVE void engine_seed(int seed){
  srand(seed);
  _srand(gen(seed), C);
}

// Run one command. Flags: 1 decimals, 2 LaTeX, 4 approximation. `decimals` 0 means the setting.
// Returns the answer, valid until the next call.
EMSCRIPTEN_KEEPALIVE const char * engine_run(const char * text, int flags, int decimals){
  ctrl_c = false;
  interrupted = false;
  unsafe = false;
  host_too_deep = false;
  bool changed = false;
  notices->str("");
  gsl_set_error_handler_off();
  if (decimals) set_decimal_digits(decimals, C);
  string assigned;
  try {
    gen parsed;
    if (parse(text, parsed)){
      changed = changes_state(parsed, C);
      assigned = assigned_name(parsed);
      evaluate(parsed, flags);
    }
  } catch (std::bad_alloc &) {
    unsafe = true;
    write_failure("memory", "");
  } catch (std::exception & error) {
    write_failure("eval", error.what());
  } catch (...) {
    unsafe = true;
    write_failure("eval", "");
  }
  if (host_too_deep) write_failure("eval", "Too many recursions");
  if (decimals) set_decimal_digits(digits, C);
  ctrl_c = false;
  interrupted = false;
  forget_others(assigned);
  answer += ",\"notices\":";
  append_quoted(answer, notices->str());
  answer += changed ? ",\"changed\":true" : ",\"changed\":false";
  if (unsafe) answer += ",\"unsafe\":true";
  answer += '}';
  return answer.c_str();
}

// One past the last byte of memory that was ever handed out.
EMSCRIPTEN_KEEPALIVE void * engine_memory_end(){ return sbrk(0); }

EMSCRIPTEN_KEEPALIVE int engine_answer_length(){ return answer.size(); }
EMSCRIPTEN_KEEPALIVE double * engine_numbers(){ return numbers.data(); }
EMSCRIPTEN_KEEPALIVE int engine_numbers_count(){ return numbers.size(); }

}
