/** Derivatives, which LaTeX writes as fractions. */
import { callOf } from '../../calls.ts'
import { constantOf } from '../../names.ts'
import { BINDING } from '../../operators.ts'
import { WORD_OPERATORS } from '../../token.ts'
import type { Token } from '../../token.ts'
import type { Expression, NameNode } from '../../tree.ts'
import { nameAt, numberAt, spanOf } from '../nodes.ts'
import type { Parser } from '../parser.ts'
import { fraction } from './groups.ts'

/** The order of a derivative, where it is a number. */
const ORDER = /^\d{1,3}$/

/** `\frac`: a derivative where it looks like one, else a fraction. */
export function derivativeOrFraction(parser: Parser, token: Token): Expression {
  const start = parser.index
  const found = derivative(parser, token)
  if (found) return found
  parser.index = start
  return fraction(parser, token)
}

/** `\frac{d}{dx}f`, `\frac{d^2}{dx^2}f`, `\frac{\partial^2}{\partial x \partial y}f`, `\frac{\mathrm{d}f}{\mathrm{d}x}`. */
function derivative(parser: Parser, token: Token): Expression | null {
  parser.advance()
  const over = differentialOver(parser)
  const under = over && differentialUnder(parser, over.certain)
  const orders = under?.reduce((sum, { order }) => sum + order, 0)
  if (!over || !under || orders !== over.order) return null
  const operand = over.operand ?? parser.expression(BINDING.product)
  return under.reduceRight<Expression>((inner, { variable, order }) => {
    const times = order === 1 ? [] : [numberAt(String(order), variable.span)]
    return callOf('diff', spanOf(token), [inner, variable, ...times], parser.since(token))
  }, operand)
}

/** The d of a derivative; a plain letter d counts only where no other reading is likely. */
function isDifferential({ source }: Parser, token: Token): boolean {
  if (token.kind === 'differential') return true
  return token.kind === 'name' && token.text === 'd' && source[token.start] === 'd'
}

/** `{d}`, `{d^2}`, `{\mathrm{d}f}`. */
function differentialOver(
  parser: Parser,
): { order: number; certain: boolean; operand: Expression | null } | null {
  const token = parser.peek(1)
  if (!parser.isSign('{') || !isDifferential(parser, token)) return null
  parser.index += 2
  const certain = token.kind === 'differential'
  const order = orderOf(parser)
  if (order === null) return null
  if (parser.accept('}')) return { order, certain, operand: null }
  if (!certain) return null
  const operand = parser.inside(() => parser.expression(BINDING.product))
  return parser.accept('}') ? { order, certain, operand } : null
}

/** `{dx}`, `{dx^2}`, `{\partial x\partial y}`. */
function differentialUnder(parser: Parser, certain: boolean): { variable: NameNode; order: number }[] | null {
  if (!parser.accept('{')) return null
  const variables: { variable: NameNode; order: number }[] = []
  while (!parser.accept('}')) {
    const variable = differentialVariable(parser, certain)
    const order = variable && orderOf(parser)
    if (!variable || !order) return null
    variables.push({ variable, order })
  }
  return variables.length > 0 ? variables : null
}

function differentialVariable(parser: Parser, certain: boolean): NameNode | null {
  const token = parser.peek()
  const together = token.kind === 'name' && !certain && parser.source[token.start] === 'd'
  const run = together ? /^d(\p{L}.*)$/su.exec(token.text) : null
  if (run && !WORD_OPERATORS.has(run[1]!)) {
    parser.advance()
    return nameAt(run[1]!, { start: token.start + 1, end: token.end })
  }
  if (!isDifferential(parser, token)) return null
  parser.advance()
  const name = parser.peek()
  if (name.kind !== 'name' || constantOf(name.text) || (token.kind === 'name' && name.space)) return null
  parser.advance()
  return nameAt(name.text, name)
}

/** `^{2}` behind a differential; 1 when there is none, null when it is not a number. */
function orderOf(parser: Parser): number | null {
  if (!parser.isSign('^')) return 1
  const number = parser.peek(2)
  const isNumber = number.kind === 'number' && ORDER.test(number.text)
  if (!parser.isSign('{', 1) || !isNumber || !parser.isSign('}', 3)) return null
  parser.index += 4
  return Number(number.text) || null
}
