/** What is said of a token that cannot stand where it is. */
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { SyntaxCode } from '../tree.ts'
import type { Parser } from './parser.ts'

/** The fault for a token that cannot begin an operand. */
export function missingOperand(parser: Parser, token: Token): SyntaxFault {
  const own = parser.notation.missingOperand(token)
  if (own) return own
  if (token.kind === 'sign' && token.text === ':' && parser.brackets > 0) return parser.expected(SLICES)
  const before = parser.index > 0 ? parser.peek(-1) : null
  const operand = 'Expected a number, a name or an opening bracket'
  if (!before)
    return parser.expected(
      token.kind === 'sign' ? `Expected a formula before ${signName(token)}` : 'Expected a formula here',
    )
  if (before.kind !== 'sign') return parser.expected(`${operand} here`)
  const open = token.kind === 'end' && before.text === '=' ? unclosed(parser) : undefined
  if (open) {
    const closing = `Expected a closing ${CLOSING.get(open.text)} before this =${parser.openedAt(open)}.`
    return new SyntaxFault(closing, before, 'syntax.bracket')
  }
  if (token.kind !== 'sign') return parser.expected(`${operand} after ${signName(before)}`)
  return parser.expected(`${operand} between ${signName(before)} and ${signName(token)}`)
}

/** What `v[1:2]` and `A[1,:]` of other programs are here. */
export const SLICES = 'A part of a list is v[1..2], a row or column of a matrix row(A, 1) or col(A, 1)'

/** The innermost bracket that is still open at the end of the line. */
function unclosed(parser: Parser): Token | undefined {
  if (parser.brackets === 0) return undefined
  const signs = parser.tokens.filter(token => token.kind === 'sign')
  let closed = 0
  for (const token of signs.reverse()) {
    if (token.text === ')' || token.text === ']') closed += 1
    else if (token.text === '(' || token.text === '[') closed -= 1
    if (closed < 0 || (closed === 0 && token.text === '|' && parser.bars > 0)) return token
  }
  return undefined
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['|', '|'],
])

/** A sign in a sentence. */
function signName({ text }: Token): string {
  return text === ',' ? 'the comma' : text
}

/** The fault for a token behind a complete formula. */
export function notTheEnd(parser: Parser, token: Token): SyntaxFault {
  const sentence = token.kind === 'sign' ? AFTER_FORMULA.get(token.text) : undefined
  if (sentence !== undefined) return parser.expected(...sentence)
  if (token.kind !== 'sign') return parser.expected('Expected an operator or the end of the formula here')
  if (token.text !== ':=') return parser.expected('Expected the end of the formula here')
  return parser.expected(
    parser.options.context === 'expression' ? 'A definition cannot stand here' : ONLY_THESE_ARE_DEFINED,
    'syntax.target',
  )
}

export const ONLY_THESE_ARE_DEFINED =
  'Only a name, a function f(x), an element A[1] or a property can be defined'

const AFTER_FORMULA: ReadonlyMap<string, readonly [sentence: string, code?: SyntaxCode]> = new Map([
  [')', ['There is no opening ( for this )', 'syntax.bracket']],
  [']', ['There is no opening [ for this ]', 'syntax.bracket']],
  ['[', ['Expected a unit such as m or kN/m^2 in these brackets', 'syntax.unit']],
  ['->', ['Expected the names of parameters before ->, as in x -> x^2 or (x, y) -> x + y']],
  [';', ['A line holds one formula: write what follows the ; on the next line']],
])
