/** How the signs of the plain notation are drawn. */

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['*', '\\cdot '],
  ['.*', '.\\cdot '],
  [':=', '\\coloneq '],
  ['!=', '\\ne '],
  ['<=', '\\le '],
  ['>=', '\\ge '],
  ['->', '\\to '],
  ['±', '\\pm '],
  ['and', '\\land '],
  ['or', '\\lor '],
  ['xor', '\\oplus '],
  ['not', '\\lnot '],
  ['mod', '\\bmod '],
  ['°', '\\degree '],
  ['√', '\\surd '],
])

/** LaTeX of an operator or a relation. */
export function signToLatex(sign: string): string {
  return SIGNS.get(sign) ?? sign
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\backslash '],
  ['{', '\\lbrace '],
  ['}', '\\rbrace '],
  ['~', '\\sim '],
  ['^', '\\hat{}'],
  ['"', '\\text{"}'],
  ...[...'#%&$_'].map(sign => [sign, `\\${sign}`] as const),
])

/** Characters that mean nothing in a formula, drawn all the same. */
export function escapeSigns(text: string): string {
  return [...text].map(character => ESCAPES.get(character) ?? character).join('')
}
