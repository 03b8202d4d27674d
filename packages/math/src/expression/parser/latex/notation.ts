/** The rules that only LaTeX has: its structures, units in boxes, exponents in braces. */
import { FENCES } from '../../latex-commands.ts'
import { attempt, SyntaxFault } from '../../problem.ts'
import type { Token } from '../../token.ts'
import type { Expression, UnitExpression } from '../../tree.ts'
import { lexLatexUnit } from '../../unit-latex.ts'
import { hasOnlyUnits, parseUnitBox } from '../../unit-parser.ts'
import { raisedUnit, rationalText } from '../../unit-power.ts'
import { isSideOfLimit } from '../infix.ts'
import { readMarks } from '../marks.ts'
import { impliedNumber } from '../nodes.ts'
import { GRAMMAR } from '../grammar.ts'
import type { Notation, PrefixRule, UnitBox, Parser } from '../parser.ts'
import { PREFIX_RULES } from '../prefix.ts'
import { counted, differential, integral, limit } from './calculus.ts'
import { derivativeOrFraction } from './derivatives.ts'
import { environment, listOrMatrix } from './environments.ts'
import { callOfGroups, fenced, group, nameOrLogarithm, root } from './groups.ts'
import { message } from '../../../messages/syntax.ts'

type Parse = PrefixRule['parse']

const factors = (...rules: readonly (readonly [string, Parse])[]): [string, PrefixRule][] =>
  rules.map(([key, parse]) => [key, { parse, factor: true }])

const outsideIntegrals = (parser: Parser): boolean => parser.integrals === 0

const RULES: ReadonlyMap<string, PrefixRule> = new Map<string, PrefixRule>([
  ...PREFIX_RULES,
  // A unit box with nothing before it counts once.
  ['unit', { parse: (_, box) => impliedNumber('1', box) }],
  ['differential', { parse: differential, factor: outsideIntegrals }],
  ['[', { parse: listOrMatrix }],
  ...factors(
    ['name', nameOrLogarithm],
    ['{', group],
    ['|(', fenced(')|', 'abs')],
    ['\\frac', derivativeOrFraction],
    ['\\binom', callOfGroups('binomial', 2)],
    ['\\sqrt', callOfGroups('sqrt', 1)],
    ['\\root', root],
    ['\\sum', counted('sum')],
    ['\\prod', counted('product')],
    ['\\int', integral],
    ['\\lim', limit],
    ...[...FENCES].map(([command, { close, name }]) => [`\\${command}`, fenced(close, name)] as const),
    ['\\begin', environment],
  ),
])

export const LATEX: Notation = {
  grammar: GRAMMAR,
  prefix: RULES,
  namesPositions: false,
  exponent: group,
  afterPower,
  raisedUnit: raised,
  unitBox,
  bracketMeaning,
  missingOperand(token) {
    const empty = token.kind === 'sign' && /^(?:[}&]|\\\\)$/.test(token.text)
    return empty ? new SyntaxFault(message('syntax.empty-place'), token) : null
  },
}

function afterPower(parser: Parser, power: Expression): Expression {
  const node = readMarks(parser, power)
  const another = parser.isSign('^') || parser.isSign('.^')
  if (node === power && another && !isSideOfLimit(parser, parser.peek())) {
    throw parser.expected(message('syntax.powers'))
  }
  return node
}

/** The exponent of a picture like `20 mm²` belongs to the unit, not to the quantity. */
function raised(parser: Parser, unit: UnitExpression, box: Token): UnitExpression {
  if (!parser.isSign('^') || isSideOfLimit(parser, parser.peek())) return unit
  const start = parser.index
  parser.advance()
  const exponent = rationalText(group(parser))
  if (exponent !== null && !parser.isSign('^')) {
    const fraction = parser.source.slice(box.start, box.end).includes('\\frac')
    return raisedUnit(unit, exponent, parser.lastEnd(), fraction)
  }
  parser.index = start
  return unit
}

function unitBox(parser: Parser, offset: number): UnitBox | null {
  const open = parser.peek(offset)
  if (open.kind === 'unit') return { unit: open.unit!, next: parser.index + offset + 1 }
  if (!parser.isSign('[', offset)) return null
  for (let at = parser.index + offset + 1; at < parser.tokens.length; at += 1) {
    const token = parser.tokens[at]!
    if (token.kind !== 'sign' || (token.text !== '[' && token.text !== ']')) continue
    if (token.text === '[') return null
    const { source, options } = parser
    const parsed = attempt(() => parseUnitBox(lexLatexUnit(source, open.end, token.start), options.isUnit))
    return parsed.ok ? { unit: parsed.value, next: at + 1 } : null
  }
  return null
}

/** Units stand in boxes of their own; square brackets hold one only after a number, or where its names are known. */
function bracketMeaning(parser: Parser, node: Expression): UnitBox | 'index' | null {
  const isNumber = node.kind === 'number' || node.kind === 'constant'
  const { isUnit } = parser.options
  const box = isNumber || isUnit ? unitBox(parser, 0) : null
  if (!box) {
    if (isNumber) throw parser.expected(message('syntax.unit.brackets'))
    return 'index'
  }
  if (isNumber) return box
  const named = node.kind === 'name' || node.kind === 'property' || node.kind === 'index'
  return !named && hasOnlyUnits(box.unit, isUnit) ? box : 'index'
}
