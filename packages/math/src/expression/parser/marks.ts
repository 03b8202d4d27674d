/** Marks behind an operand: factorial, per cent, degrees, units, elements, properties. */
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, PropertyNode, Span, UnitExpression } from '../tree.ts'
import { markedMeasure } from '../marked-measure.ts'
import { decimalOf, mixedParts } from '../mixed-numbers.ts'
import { shortUncertainty, unevenUncertainty } from '../short-uncertainty.ts'
import { items, labelledItems } from './brackets.ts'
import { numberAt, spanOf } from './nodes.ts'
import { ruleKey } from './rule-key.ts'
import type { Parser } from './parser.ts'
import { message } from '../../messages/syntax.ts'

/** Reads a mark, the token included; null when it is none here. */
type Mark = (parser: Parser, node: Expression, token: Token) => Expression | null

const MARKS: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['!', factorial],
  ['%', percent],
  ['‰', permille],
  ['°', degrees],
  ['(', uncertainty],
  ['+', uneven],
  ['-', uneven],
  ['bad', measure],
  ['[', bracketed],
  [':', property],
  ['.', column],
  ['money', inMoney],
  ['unit', unitBox],
])

/** An operand with the marks behind it. */
export function readMarks(parser: Parser, operand: Expression): Expression {
  let node = marked(parser, operand)
  for (let next: Expression | null = node; next; next = mixed(parser, node)) node = next
  return node
}

function marked(parser: Parser, operand: Expression): Expression {
  let node = operand
  for (;;) {
    const token = parser.peek()
    const next = MARKS.get(ruleKey(token))?.(parser, node, token)
    if (!next) return node
    node = next
  }
}

/** `5 [ft] 3 [in]` and `2 [h] 30 [min] 15 [s]`: one measure in two units or more, and one factor. */
function mixed(parser: Parser, left: Expression): Expression | null {
  const token = parser.peek()
  const isMeasure = left.kind === 'binary' ? left.mixed : isNumberWithUnit(left)
  if (!isMeasure || token.kind !== 'number') return null
  const start = parser.index
  parser.advance()
  const value = numberAt(decimalOf(token.text), token)
  const right = marked(parser, value)
  if (right.kind !== 'quantity' || right.value !== value) {
    parser.index = start
    return null
  }
  const operatorSpan = { start: token.start, end: token.start }
  const span = { start: left.span.start, end: right.span.end }
  return { kind: 'binary', operator: '+', left, right, operatorSpan, span, mixed: true }
}

function isNumberWithUnit(node: Expression): boolean {
  return node.kind === 'quantity' && node.value.kind === 'number'
}

function factorial(parser: Parser, operand: Expression): Expression {
  parser.advance()
  return { kind: 'unary', operator: '!', operand, span: parser.since(operand.span) }
}

/** `%` is per cent unless an operand follows it. */
function percent(parser: Parser, operand: Expression): Expression | null {
  if (isRemainder(parser)) return null
  parser.advance()
  return { kind: 'unary', operator: '%', operand, span: parser.since(operand.span) }
}

/** `5‰`, as `5 [‰]`. */
function permille(parser: Parser, value: Expression): Expression {
  const sign = parser.advance()
  return quantity(value, { kind: 'unit', name: sign.text, span: spanOf(sign) }, parser.since(value.span))
}

function isRemainder(parser: Parser): boolean {
  // Behind `5.0 ± 2` nothing is divided.
  if (parser.isSign('±', -2) && parser.peek(-1).kind === 'number') return false
  const next = parser.peek(1)
  if (next.kind !== 'sign') return parser.startsFactor(next)
  return next.text === '(' || next.text === '√' || (next.text === '|' && parser.bars === 0)
}

/** `45°23'46"` and `5'2 1/2"`: one measure, as `45 [deg] 23 [arcmin] 46 [arcs]`. */
function measure(parser: Parser, value: Expression): Expression | null {
  const isNumber = value.kind === 'number' || mixedParts(parser.peek(-1).text) !== null
  const found = isNumber ? markedMeasure(parser.tokens, parser.index) : null
  if (!found) return null
  const { tokens } = parser
  const parts = found.parts.map(({ text, unit, from, to }) => {
    const [first, mark] = [tokens[from]!, tokens[to]!]
    const span = { start: first.start, end: tokens[to - 1]!.end }
    const number = text === undefined ? value : numberAt(text, span)
    return quantity(number, { kind: 'unit', name: unit, span: spanOf(mark) }, { ...span, end: mark.end })
  })
  parser.index = found.next
  return parts.reduce((left, right) => {
    const operatorSpan = { start: right.span.start, end: right.span.start }
    const span = { start: left.span.start, end: right.span.end }
    return { kind: 'binary', operator: '+', left, right, operatorSpan, span, mixed: true }
  })
}

/** `9.81(3)`: a value with the uncertainty of its last digits. */
function uncertainty(parser: Parser, value: Expression, open: Token): Expression | null {
  uneven(parser, value, open)
  const short = value.kind === 'number' ? shortUncertainty(parser.tokens, parser.index) : null
  if (!short) return null
  parser.index = short.next
  return {
    kind: 'binary',
    operator: '±',
    left: numberAt(short.value, value.span),
    right: numberAt(short.spread, short.digits),
    operatorSpan: spanOf(open),
    span: parser.since(value.span),
    short: true,
  }
}

/** `10 (+3/-2)` and `10 +3/-2` would be taken for arithmetic. */
function uneven(parser: Parser, value: Expression, sign: Token): null {
  const isNumber = value.kind === 'number' || isNumberWithUnit(value)
  const found = isNumber ? unevenUncertainty(parser.tokens, parser.index, value.kind === 'quantity') : null
  if (!found) return null
  const number = value.kind === 'quantity' ? value.value : value
  const middle = number.kind === 'number' ? Number(number.text) : 0
  const [above, below] = [Number(found.above), Number(found.below)]
  const half = rounded((above + below) / 2)
  throw new SyntaxFault(
    message('syntax.uneven', { value: rounded(middle + (above - below) / 2), spread: half }),
    { start: sign.start, end: parser.tokens[found.last]!.end },
  )
}

/** Halves of decimals without the last digits of doubles. */
const rounded = (value: number): string => String(Number(value.toPrecision(12)))

/** `5°`, and the temperatures `5 °C` and `5 °F`. */
function degrees(parser: Parser, value: Expression): Expression {
  const measured = measure(parser, value)
  if (measured) return measured
  const sign = parser.advance()
  const scale = parser.peek()
  const isScale = scale.kind === 'name' && !scale.space && (scale.text === 'C' || scale.text === 'F')
  if (isScale) parser.advance()
  const name = isScale ? `deg${scale.text}` : 'deg'
  return quantity(value, { kind: 'unit', name, span: parser.since(sign) }, parser.since(value.span))
}

/** `5 €`; the sign in `3 $5` belongs to the number that follows it. */
function inMoney(parser: Parser, value: Expression, sign: Token): Expression | null {
  const next = parser.peek(1)
  if (value.kind !== 'number' || (next.kind === 'number' && !next.space)) return null
  parser.advance()
  return quantity(value, { kind: 'unit', name: sign.text, span: spanOf(sign) }, parser.since(value.span))
}

function unitBox(parser: Parser, value: Expression, box: Token): Expression | null {
  if (parser.inExponent) return null
  parser.advance()
  const unit = parser.notation.raisedUnit(parser, box.unit!, box)
  return quantity(value, unit, parser.since(value.span))
}

/** Reads `[` after an operand: an element, or a unit. */
function bracketed(parser: Parser, target: Expression, open: Token): Expression | null {
  const meaning = parser.notation.bracketMeaning(parser, target, open)
  if (meaning === null) return null
  if (meaning !== 'index') {
    parser.index = meaning.next
    return quantity(target, meaning.unit, parser.since(target.span))
  }
  parser.advance()
  const indexes = items(parser, ']', open)
  if (indexes.length === 0) throw new SyntaxFault(message('syntax.index'), parser.since(open))
  return { kind: 'index', target, indexes, span: parser.since(target.span) }
}

function quantity(value: Expression, unit: UnitExpression, span: Span): Expression {
  return { kind: 'quantity', value, unit, span }
}

/** `bolts.A_s`, a column of a table, or `beam(F: 3 [kN]).sigma`, one of the results of a call. */
function column(parser: Parser, object: Expression): Expression {
  parser.advance()
  const token = parser.peek()
  if (token.kind !== 'name') throw parser.expected(message('syntax.column'))
  if (object.kind !== 'name' && object.kind !== 'call')
    throw new SyntaxFault(message('syntax.column.table'), object.span)
  parser.advance()
  const given = argumentsAt(parser)
  const span = parser.since(object.span)
  return { kind: 'property', object, property: token.text, columnSpan: spanOf(token), span, ...given }
}

function argumentsAt(parser: Parser): Pick<PropertyNode, 'args' | 'labels'> {
  if (!parser.isSign('(') || parser.peek().space) return {}
  return labelledItems(parser, ')', parser.advance())
}

function property(parser: Parser, object: Expression): Expression {
  parser.advance()
  const token = parser.peek()
  if (token.kind !== 'name' && parser.brackets > 0) throw parser.expected(message('syntax.slice'))
  if (token.kind === 'number' && object.kind === 'number')
    throw parser.expected(message('syntax.colon-range'))
  if (token.kind !== 'name') throw parser.expected(message('syntax.property'))
  if (token.text.endsWith("'")) throw new SyntaxFault(message('syntax.primes'), token)
  parser.advance()
  const given = argumentsAt(parser)
  return { kind: 'property', object, property: token.text, span: parser.since(object.span), ...given }
}
