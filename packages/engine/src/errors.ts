/** Giac's error texts, translated into plain English. */
import type { ErrorCode, ErrorKind, Failure } from './protocol.ts'

export type EngineError = Failure['error']

interface Rule {
  pattern: RegExp
  kind: ErrorKind
  code?: ErrorCode
  /** The sentence; `$1` stands for what the pattern caught. */
  message: string
  /** The detail, likewise. */
  detail?: string
}

const RULES: readonly Rule[] = [
  {
    pattern: /^i: reserved word|sto .*sqrt\(-1\).* not allowed/,
    kind: 'argument',
    message: '“i” is the imaginary unit and cannot be defined again. Choose another name.',
  },
  {
    pattern: /sto exp\(1\) not allowed/,
    kind: 'argument',
    message: '“e” is Euler’s number (2.71828…) and cannot be defined again. Choose another name.',
  },
  {
    pattern: /^pi: reserved word|sto pi not allowed/,
    kind: 'argument',
    message: '“pi” is a constant (3.14159…) and cannot be defined again. Choose another name.',
  },
  {
    pattern: /'?(\w+)'? ?(?:: reserved word|is a reserved word)/,
    kind: 'argument',
    message: '“$1” is built in and cannot be defined again. Choose another name.',
  },
  {
    pattern: /sto (.*) not allowed|Unable to sto|Invalid (?:left|variable) .*sto/i,
    kind: 'argument',
    message: 'The left side of a definition must be a variable or a function name.',
  },
  {
    pattern: /Index outside range : (-?\d+), vector size is (\d+)/,
    kind: 'dimension',
    code: 'argument.element',
    message: 'There is no element $1: the list has $2 elements.',
    detail: '$1',
  },
  {
    pattern: /Index out of range|Index outside range/i,
    kind: 'dimension',
    code: 'argument.element',
    message: 'The index is outside of the list or matrix.',
  },
  {
    pattern: /^(?:seq|idn|newMat)\b.*Invalid dimension/s,
    kind: 'memory',
    message: 'The result would be too large to hold in memory.',
  },
  {
    pattern: /Invalid dimension|dimension mismatch|dotvecteur|multmatvecteur|incompatible (?:size|dim)/i,
    kind: 'dimension',
    code: 'argument.size',
    message: 'The sizes of the lists or matrices do not fit this operation.',
  },
  {
    pattern: /(?:Not a|must be a|Expecting a?) ?square matrix|square matrix (?:expected|required)/i,
    kind: 'dimension',
    code: 'argument.size',
    message: 'This operation needs a square matrix.',
  },
  {
    pattern: /Too many recursion|recursion level/i,
    kind: 'memory',
    code: 'engine.recursion',
    message: 'A function calls itself too many times. Check where the recursion ends.',
  },
  {
    pattern: /Not enough memory|memory|Object too large|limit (?:is )?exceeded|LIST_SIZE_LIMIT/i,
    kind: 'memory',
    message: 'The result would be too large to hold in memory.',
  },
  {
    pattern: /Stopped by user interruption|Interrupted/i,
    kind: 'interrupted',
    message: 'The calculation was stopped.',
  },
  {
    pattern: /Independent variable assigned\. Run purge\((.*?)\)/,
    kind: 'argument',
    code: 'argument.unknown',
    message: 'The unknown must be a name without a value.',
  },
  {
    pattern: /syntax error|Parse error/i,
    kind: 'syntax',
    message: 'The formula cannot be read.',
  },
  {
    pattern: /not invertible|Singular matrix/i,
    kind: 'argument',
    code: 'argument.singular',
    message: 'The matrix has no inverse: its determinant is zero.',
  },
  {
    pattern: /Division by (?:zero|0)/i,
    kind: 'argument',
    code: 'argument.undefined',
    message: 'Division by zero.',
  },
  {
    pattern: /Expecting an expression, not a function/i,
    kind: 'argument',
    code: 'name.function',
    message: 'An expression is needed here, not a function: write f(x), not f.',
  },
  {
    pattern: /Invalid number of (?:arguments|args)|Bad Argument Count|wrong number of arg|Bad number of arg/i,
    kind: 'argument',
    code: 'argument.count',
    message: 'The function is called with the wrong number of arguments.',
  },
  {
    pattern: /Bad Argument Type|wrong type of argument|Bad argument type/i,
    kind: 'argument',
    code: 'argument.type',
    message: 'The function cannot take this kind of argument.',
  },
  {
    pattern: /Unable to check (?:sign|test)/i,
    kind: 'argument',
    message: 'Whether a condition holds depends on a name without a value: give it one.',
  },
  {
    pattern: /Unable to (?:isolate|solve|find)|no solution found|can't solve/i,
    kind: 'argument',
    code: 'engine.no-root',
    message: 'No way to solve this was found.',
  },
  {
    pattern: /Unidirectional limits are distinct (.*?),(.*?)(?: *\n| Error|$)/,
    kind: 'argument',
    message: 'There is no limit: from below it is $1, from above $2.',
  },
  {
    pattern: /Try unidirectional series/,
    kind: 'argument',
    message:
      'No limit from both sides was found. Give a side, as in limit(ln(x), x, 0, 1): 1 is above, -1 below.',
  },
  {
    pattern: /Limit: Max order reached/,
    kind: 'argument',
    message: 'No limit was found. Where it depends on a name without a value, give it one.',
  },
  {
    pattern: /odesolve ended at ([^"]*)/,
    kind: 'argument',
    message:
      'odesolve ended at $1 (in SI units): beyond, the solution has no real value, grows without bound or changes too fast.',
  },
  {
    pattern: /no least value/,
    kind: 'argument',
    message:
      'There is no least or greatest value here: none was found, or the values go on without end. Give a range, as in x = 0..10.',
  },
  {
    pattern: /no number for this integral/,
    kind: 'argument',
    code: 'engine.diverges',
    message: 'No number was found for this integral: it may diverge.',
  },
  {
    pattern: /No case applies/,
    kind: 'argument',
    message: 'None of the conditions holds, and there is no value for that: add one at the end.',
  },
  {
    pattern: /undefined|undef/i,
    kind: 'undefined',
    code: 'argument.undefined',
    message: 'The result is not defined.',
  },
]

/** Rules for the text that remains when Giac's names of files and sorts of errors are taken away. */
const OWN_RULES: readonly Rule[] = [
  {
    pattern: /^"?says (.*?)"?$/s,
    kind: 'argument',
    code: 'procedure.says',
    message: '$1',
  },
  {
    pattern: /^"?need (\d+)"?$/,
    kind: 'argument',
    code: 'procedure.domain',
    message: 'An argument lies outside of the domain of the function.',
    detail: '$1',
  },
  {
    pattern: /^Exponent overflow$/,
    kind: 'internal',
    code: 'engine.overflow',
    message: 'The result is too large: decimals go up to 1.8e308.',
  },
  {
    // An antiderivative at a point that the engine has left as it was.
    pattern: /^\(?subst\(int\(/,
    kind: 'argument',
    code: 'engine.no-integral',
    message: 'No formula for this integral was found; give it bounds to have its number.',
  },
  {
    pattern: /^Quadratic sieve failure/,
    kind: 'argument',
    code: 'engine.factors',
    message: 'The number is too large to be factored into primes.',
  },
  {
    pattern: /square|transpose/i,
    kind: 'argument',
    code: 'argument.size',
    message: 'This operation needs a square matrix.',
  },
]

/** The words after which Giac only repeats the sort of error. */
const TAIL = / *\n? *Error: (?:Bad Argument Value|Bad Argument Type|Invalid dimension|Bad Argument)[^\n]*$/i

/** An error text raised while calculating. */
export function evaluationError(raw: string): EngineError {
  const text = raw.trim()
  const matched = ruled(RULES, text)
  if (matched) return matched
  const detail = clean(text)
  const ofOwn = ruled(OWN_RULES, detail)
  if (ofOwn) return ofOwn
  if (detail === '') return { kind: 'argument', code: 'argument.type', message: GENERIC }
  const message = `The function cannot work with these arguments (${detail}).`
  return { kind: 'argument', code: 'argument.type', message, detail }
}

function ruled(rules: readonly Rule[], text: string): EngineError | null {
  for (const { pattern, kind, code, message, detail } of rules) {
    const match = pattern.exec(text)
    if (!match) continue
    const filled = detail === undefined ? {} : { detail: fill(detail, match) }
    return { kind, ...(code && { code }), message: fill(message, match), ...filled }
  }
  return null
}

const GENERIC = 'Something in this formula cannot be calculated. Check it; functions are called as f(x).'

const fill = (message: string, match: RegExpExecArray): string =>
  message.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '')

function clean(text: string): string {
  const detail = text
    .replace(TAIL, '')
    .replace(/^[\w./]+\.cc:?\d*:? */, '')
    .replace(/\s+/g, ' ')
    .trim()
  return detail.length > 160 ? `${detail.slice(0, 160)}…` : detail
}

const TOKENS: Readonly<Record<string, string>> = {
  '+': 'plus sign',
  '-': 'minus sign',
  '*': 'multiplication sign',
  '/': 'division sign',
  '^': 'power sign',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '(': 'opening parenthesis',
  ')': 'closing parenthesis',
  '[': 'opening bracket',
  ']': 'closing bracket',
  '{': 'opening brace',
  '}': 'closing brace',
  ':=': 'assignment sign',
  '=': 'equal sign',
  '==': 'equal sign',
  '<': 'comparison sign',
  '>': 'comparison sign',
  '<=': 'comparison sign',
  '>=': 'comparison sign',
  '!=': 'comparison sign',
  '..': 'interval sign',
  '!': 'factorial sign',
  '?': 'question mark',
  "'": 'apostrophe',
  '"': 'quotation mark',
  _: 'unit sign',
}

export interface ParseFault {
  /** The text that could not be read on from, or "end of input". */
  token: string
  /** Line and column as Giac counts them, from 1. */
  line: number
  column: number
}

/** A text that could not be read. */
export function syntaxError(command: string, fault: ParseFault): EngineError {
  const atEnd = fault.token === 'end of input' || fault.token === ''
  if (atEnd) {
    return {
      kind: 'syntax',
      message: 'The formula ends too early: something is missing at its end.',
      position: command.length,
    }
  }
  const position = positionOf(command, fault)
  const name = TOKENS[fault.token]
  const shown = name ? `the ${name} “${fault.token}”` : `“${fault.token}”`
  return { kind: 'syntax', message: `Unexpected ${shown}.`, position }
}

/** The offset of the token: Giac's column, moved to where the token really stands. */
function positionOf(command: string, fault: ParseFault): number {
  const lines = command.split('\n')
  const start = lines.slice(0, fault.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
  const guess = start + Math.max(0, fault.column - 1)
  if (command.startsWith(fault.token, guess)) return guess
  const before = command.lastIndexOf(fault.token, guess)
  const after = command.indexOf(fault.token, guess)
  if (before < 0 && after < 0) return Math.min(guess, command.length)
  if (before < 0) return after
  if (after < 0) return before
  return guess - before <= after - guess ? before : after
}

export function bracketError(command: string, problem: 'open' | 'extra'): EngineError {
  const position = unbalanced(command, problem)
  return problem === 'open'
    ? { kind: 'syntax', message: 'An opening bracket is never closed.', position }
    : { kind: 'syntax', message: 'A closing bracket has no opening bracket before it.', position }
}

/** The offset of the bracket without a partner. */
function unbalanced(command: string, problem: 'open' | 'extra'): number {
  const open: number[] = []
  for (const [index, sign] of [...command].entries()) {
    if ('([{'.includes(sign)) open.push(index)
    else if (')]}'.includes(sign) && open.pop() === undefined && problem === 'extra') return index
  }
  return open.at(-1) ?? command.length
}

/** Sentences for what the engine itself decides. */
export const STOP_MESSAGES = {
  interrupted: 'The calculation was stopped.',
  deadline: 'The calculation took longer than allowed and was stopped.',
  memory: 'The calculation needs more memory than there is and was stopped.',
  crash: 'The calculation ended in a fault of the engine. Definitions made before are kept.',
} as const

/** The second part of the engine cannot be fetched. */
export class MissingPart extends Error {
  constructor() {
    super(
      'A part of the calculation library could not be loaded. Check the connection, then calculate again.',
    )
  }
}
