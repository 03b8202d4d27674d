/** The rules that only plain notation has: units in square brackets, which hold lists and elements as well. */
import { BINDING } from '../operators.ts'
import { attempt, SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, UnitExpression } from '../tree.ts'
import { hasOnlyUnits, parseUnitBox } from '../unit-parser.ts'
import { lexPlainUnit } from '../unit-token.ts'
import { list } from './brackets.ts'
import { impliedNumber } from './nodes.ts'
import { GRAMMAR } from './grammar.ts'
import type { Notation, Parser, UnitBox } from './parser.ts'
import { PREFIX_RULES } from './prefix.ts'
import { message } from '../../messages/syntax.ts'

export const PLAIN: Notation = {
  grammar: GRAMMAR,
  prefix: new Map([
    ...PREFIX_RULES,
    ['[', { parse: (parser, open) => oneOfUnit(parser, open) ?? list(parser, open) }],
  ]),
  namesPositions: true,
  exponent,
  afterPower: (_, power) => power,
  raisedUnit: (_, unit) => unit,
  unitBox,
  bracketMeaning,
  missingOperand: () => null,
}

/** `5*[kg]` and `30*([cm]/2)`: a box of units as a factor is one of that unit, not a list. */
function oneOfUnit(parser: Parser, open: Token): Expression | null {
  const { isUnit } = parser.options
  const isFactor = parser.index > 0 && (parser.isSign('*', -1) || parser.isSign('/', -1))
  const isGrouped =
    parser.index > 0 && parser.isSign('(', -1) && parser.tokens[parser.index - 2]?.kind !== 'name'
  const box = isUnit && (isFactor || isGrouped) ? unitBox(parser, 0) : null
  if (!box || !hasOnlyUnits(box.unit, isUnit)) return null
  // In brackets of its own a list may be added to others.
  if (isGrouped && !/^[*/^)]$/.test(parser.tokens[box.next]?.text ?? '')) return null
  parser.index = box.next
  return { kind: 'quantity', value: impliedNumber('1', open), unit: box.unit, span: parser.since(open) }
}

function exponent(parser: Parser): Expression {
  const { inExponent } = parser
  parser.inExponent = true
  const read = parser.expression(BINDING.power)
  parser.inExponent = inExponent
  return read
}

function bracketMeaning(parser: Parser, node: Expression, open: Token): UnitBox | 'index' | null {
  const named = node.kind === 'name' || node.kind === 'property' || node.kind === 'index'
  if (named && !open.space && node !== parser.grouped) return 'index'
  if (parser.inExponent) return null
  const isNumber = node.kind === 'number' || node.kind === 'constant'
  const box = unitBox(parser, 0)
  if (box && (isNumber || hasOnlyUnits(box.unit, parser.options.isUnit))) return box
  if (!isNumber && (!open.space || named)) return 'index'
  throw notAUnit(parser, open)
}

/** A bracket where only a unit makes sense, and it cannot be read as one. */
function notAUnit(parser: Parser, open: Token): SyntaxFault {
  const close = closing(parser, 0)
  if (!close) return parser.expected(message('syntax.bracket.unit'))
  const list = new SyntaxFault(message('syntax.unit.list'), open)
  if (parser.source.slice(open.end, close.token.start).includes(',')) return list
  try {
    readUnit(parser, open.end, close.token.start)
  } catch (error) {
    if (error instanceof SyntaxFault) return error
    throw error
  }
  return list
}

function readUnit(parser: Parser, start: number, end: number): UnitExpression {
  return parseUnitBox(lexPlainUnit(parser.source, start, end), parser.options.isUnit)
}

function unitBox(parser: Parser, offset: number): UnitBox | null {
  if (!parser.isSign('[', offset)) return null
  const close = closing(parser, offset)
  if (!close) return null
  const parsed = attempt(() => readUnit(parser, parser.peek(offset).end, close.token.start))
  return parsed.ok ? { unit: parsed.value, next: close.at + 1 } : null
}

/** The bracket that closes a unit box, and its place among the tokens; null when there is none. */
function closing(parser: Parser, offset: number): { token: Token; at: number } | null {
  for (let at = parser.index + offset + 1; at < parser.tokens.length; at += 1) {
    const token = parser.tokens[at]!
    if (token.kind === 'sign' && token.text === '[') return null
    if (token.kind === 'sign' && token.text === ']') return { token, at }
  }
  return null
}
