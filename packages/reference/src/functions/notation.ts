/** How functions are written where that is not `name(arguments)`. */

/** Take the factors after them without brackets: `sin x`, `ln 2x`, and a power: `sin^2 x`. */
export const PREFIX_FUNCTIONS: ReadonlySet<string> = new Set([
  'sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'asin', 'acos', 'atan', 'arcsin', 'arccos', 'arctan',
  'sinh', 'cosh', 'tanh', 'coth', 'asinh', 'acosh', 'atanh', 'arsinh', 'arcosh', 'artanh', 'ln', 'log', 'log10', 'lg', 'exp',
]) // prettier-ignore

/**
 * Operations that most formulas need, under all their names. A worksheet cannot define them: every line below, also
 * of colleagues, would calculate something else than it shows.
 */
export const OPERATIONS: ReadonlySet<string> = new Set([
  ...PREFIX_FUNCTIONS,
  'acot', 'arccot', 'asec', 'arcsec', 'acsc', 'arccsc', 'atan2', 'arctan2', 'sind', 'cosd', 'tand', 'asind', 'acosd', 'atand',
  'sech', 'csch', 'arcsinh', 'arccosh', 'arctanh', 'acoth', 'arccoth', 'arcoth', 'asech', 'arcsech', 'arsech', 'acsch', 'arccsch',
  'arcsch', 'sqrt', 'cbrt', 'nthroot', 'abs', 'log2',
]) // prettier-ignore

/** Operations whose names are common for values as well, such as a second. */
export const VALUE_NAMES: ReadonlySet<string> = new Set(['sec', 'csc'])

/** Meaning of `sin^-1`: the inverse function, as on a calculator's key. */
export const INVERSE_FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['sin', 'asin'],
  ['cos', 'acos'],
  ['tan', 'atan'],
  ['sinh', 'asinh'],
  ['cosh', 'acosh'],
  ['tanh', 'atanh'],
])

/** Functions of two arguments that may stand between them, and as what they bind there: `17 div 5`. */
export const INFIX_FUNCTIONS: ReadonlyMap<string, 'product' | 'sum' | 'phasor'> = new Map([
  ['angle', 'phasor'],
  ['div', 'product'],
  ['intersect', 'product'],
  ['union', 'sum'],
  ['minus', 'sum'],
])

/** Functions that LaTeX sets upright by a command of their own, under their plain names. */
export const FUNCTION_COMMANDS: ReadonlyMap<string, string> = new Map([
  ...['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'sinh', 'cosh', 'tanh', 'coth', 'ln', 'log', 'exp', 'det', 'max', 'min', 'gcd', 'arg'].map(
    (name) => [name, name] as const,
  ),
  ['asin', 'arcsin'],
  ['acos', 'arccos'],
  ['atan', 'arctan'],
  ['asinh', 'arsinh'],
  ['acosh', 'arcosh'],
  ['atanh', 'artanh'],
]) // prettier-ignore

const COMMANDS: ReadonlySet<string> = new Set(FUNCTION_COMMANDS.values())

/** Whether a word is such a command, without its backslash. */
export const isFunctionCommand = (word: string): boolean => COMMANDS.has(word)
