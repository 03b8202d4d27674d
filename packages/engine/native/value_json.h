// Writes a Giac value as JSON: the tree of src/protocol.ts.
#ifndef CALCWRIGHT_VALUE_JSON_H
#define CALCWRIGHT_VALUE_JSON_H
#include "giac.h"
#include <string>
#include <vector>

namespace calcwright {

// A JSON string with its quotes.
void append_quoted(std::string & out, const std::string & text);

// True where an error text stands somewhere inside the value; `message` takes it.
bool find_error(const giac::gen & g, std::string & message, int depth = 0);

// A rough count of the characters that printing takes; stops counting at `limit`.
size_t print_size(const giac::gen & g, size_t limit);

struct ValueWriter {
  const giac::context * context;
  // Multi-precision numbers are written as doubles.
  bool as_doubles;
  std::string out;
  // Numbers of the one long list that stands outside of the tree.
  std::vector<double> numbers;
  bool has_array;

  ValueWriter(const giac::context * c, bool doubles)
    : context(c), as_doubles(doubles), has_array(false) {}

  void write(const giac::gen & g);

private:
  void write_int(const giac::gen & g);
  void write_double(double d);
  void write_real(const giac::gen & g);
  void write_list(const giac::gen & g);
  void write_items(const giac::vecteur & items);
  void write_symbolic(const giac::gen & g);
  void write_call(const char * name, const giac::vecteur & args);
  void write_function(const giac::gen & arguments);
  void write_name(const char * name);
  void write_text(const giac::gen & g);
  bool write_array(const giac::gen & g);
};

}
#endif
