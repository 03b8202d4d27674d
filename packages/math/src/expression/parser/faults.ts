/** Faults of tokens that cannot stand where they are. */
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Parser } from './parser.ts'
import { message } from '../../messages/syntax.ts'

/** The fault for a token that cannot begin an operand. */
export function missingOperand(parser: Parser, token: Token): SyntaxFault {
  const own = parser.notation.missingOperand(token)
  if (own) return own
  if (token.kind === 'sign' && token.text === ':' && parser.brackets > 0)
    return parser.expected(message('syntax.slice'))
  const before = parser.index > 0 ? parser.peek(-1) : null
  if (!before)
    return parser.expected(
      token.kind === 'sign'
        ? message('syntax.formula.before', { sign: signName(token) })
        : message('syntax.formula'),
    )
  if (before.kind !== 'sign') return parser.expected(message('syntax.operand'))
  const open = token.kind === 'end' && before.text === '=' ? unclosed(parser) : undefined
  if (open) {
    const opened = parser.openedAt(open)
    return new SyntaxFault(
      message('syntax.bracket.before-equals', { bracket: CLOSING.get(open.text)!, opened }),
      before,
    )
  }
  const left = signName(before)
  if (token.kind !== 'sign') return parser.expected(message('syntax.operand.after', { sign: left }))
  return parser.expected(message('syntax.operand.between', { left, right: signName(token) }))
}

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
  const code = token.kind === 'sign' ? AFTER_FORMULA.get(token.text) : undefined
  if (code !== undefined) return parser.expected(message(code))
  if (token.kind === 'string') return parser.expected(message('syntax.quotation'))
  if (token.kind !== 'sign') return parser.expected(message('syntax.operator'))
  if (token.text !== ':=') return parser.expected(message('syntax.end'))
  const isInside = parser.options.context === 'expression'
  return parser.expected(message(isInside ? 'syntax.target.inside' : 'syntax.target'))
}

/** Signs that cannot stand behind a formula. */
const AFTER_FORMULA = new Map([
  [')', 'syntax.bracket.opening'],
  [']', 'syntax.bracket.opening-square'],
  ['[', 'syntax.unit.brackets'],
  ['->', 'syntax.arrow'],
  [';', 'syntax.semicolon'],
] as const) as ReadonlyMap<string, ConstantCode>

type ConstantCode =
  | 'syntax.bracket.opening'
  | 'syntax.bracket.opening-square'
  | 'syntax.unit.brackets'
  | 'syntax.arrow'
  | 'syntax.semicolon'
