/** Expressions that begin with a name: constants, calls, functions without brackets, lambdas. */
import { INVERSE_FUNCTIONS, PREFIX_FUNCTIONS } from '@calcwright/reference/functions'
import { isMaker } from '@calcwright/reference/holders'
import { seeksFunctions, takesStarts } from '../binders.ts'
import { callOf, isLogarithm } from '../calls.ts'
import { constantOf } from '../names.ts'
import { BINDING } from '../operators.ts'
import type { Token } from '../token.ts'
import type { CallNode, Expression } from '../tree.ts'
import { items, labelledItems } from './brackets.ts'
import { implicitProduct, isInfixFunction } from './infix.ts'
import { lambda, namesInBrackets } from './lambda.ts'
import { binaryNode, nameAt, spanOf } from './nodes.ts'
import type { Parser } from './parser.ts'
import { spelledSign } from './spelled-signs.ts'
import { message } from '../../messages/syntax.ts'

/** A constant, a call, a function without brackets, a lambda, or a plain name. */
export function named(parser: Parser, token: Token): Expression {
  if (parser.isSign('->', 1)) return lambda(parser, token)
  const sign = spelledSign(parser, token)
  if (sign) return sign
  parser.advance()
  const next = parser.peek()
  const constant = parser.seeksCurrent && token.text === 'i' ? null : constantOf(token.text)
  if (!constant && isCell(parser, token)) return cell(parser, token)
  const isFunction = isFunctionName(parser, token.text)
  if (isMaker(token.text) && parser.isSign('(') && !isDefined(parser)) return made(parser, token)
  if (!constant && parser.isSign('(') && (!next.space || isFunction || isDefined(parser))) {
    const { args, labels } = argumentsOf(parser, token.text)
    return { ...callOf(token.text, spanOf(token), args, parser.since(token)), ...(labels && { labels }) }
  }
  if (constant) return { kind: 'constant', name: constant, span: spanOf(token) }
  if (isFunction && startsArgument(parser, next)) return applied(parser, token)
  return nameAt(token.text, token)
}

/** The start values of unknowns are rows of any lengths. */
function argumentsOf(parser: Parser, name: string): ReturnType<typeof labelledItems> {
  const { unevenRows, seeksCurrent } = parser
  parser.unevenRows = takesStarts(name)
  parser.seeksCurrent ||= (seeksFunctions(name) || takesStarts(name)) && isCurrentAhead(parser)
  const given = labelledItems(parser, ')', parser.advance(), true)
  Object.assign(parser, { unevenRows, seeksCurrent })
  return given
}

/** Whether i has primes or a place in the brackets that come next, as in `L*i' + R*i = U, i(0) = 0`. */
function isCurrentAhead(parser: Parser): boolean {
  let depth = 0
  for (let at = 0; parser.peek(at).kind !== 'end'; at += 1) {
    const { kind, text } = parser.peek(at)
    if (kind === 'name' && /^i'*$/.test(text)) {
      if (text !== 'i' || (parser.isSign('(', at + 1) && !parser.peek(at + 1).space)) return true
    }
    if (parser.isSign('(', at)) depth += 1
    else if (parser.isSign(')', at) && --depth === 0) return false
  }
  return false
}

/** Whether a row and a column stand in brackets behind a name, or the title of a value with properties. */
function isCell(parser: Parser, { text }: Token): boolean {
  if (!parser.isSign('(') || parser.peek(1).kind !== 'string') return false
  if (isMaker(text) && parser.isSign(')', 2)) return true
  return parser.isSign(',', 2) && /^(?:name|string)$/.test(parser.peek(3).kind) && parser.isSign(')', 4)
}

/**
 * `bolts("M12", A_s)`, one cell of a table, unless what stands before the bracket is a function; the name of the column may stand in
 * quotation marks as well.
 */
function cell(parser: Parser, table: Token): Expression {
  const open = parser.advance()
  const row = parser.advance()
  if (isMaker(table.text) && parser.isSign(')')) {
    parser.close(')', open)
    const text = { text: row.text, span: spanOf(row) }
    return { ...callOf(table.text, spanOf(table), [], parser.since(table)), text } as CallNode
  }
  parser.accept(',')
  const column = parser.advance()
  parser.close(')', open)
  return {
    kind: 'property',
    object: nameAt(table.text, table),
    property: column.text,
    columnSpan: spanOf(column),
    ...(column.kind === 'string' && { isColumnQuoted: true }),
    row: { text: row.text, span: spanOf(row) },
    span: parser.since(table),
  }
}

/** `mixture(CH4: 1 [mol], O2: 2 [mol])`, a value with properties. */
function made(parser: Parser, token: Token): Expression {
  const { args, labels } = labelledItems(parser, ')', parser.advance())
  const call = callOf(token.text, spanOf(token), args, parser.since(token))
  return labels && call.kind === 'call' ? { ...call, labels } : call
}

/** Whether the brackets at the next token are the parameters of a definition: `f (x) := …`. */
function isDefined(parser: Parser): boolean {
  const end = parser.index === 1 ? namesInBrackets(parser) : null
  return end !== null && parser.isSign(':=', end)
}

function isFunctionName({ options }: Parser, name: string): boolean {
  return options.isFunction?.(name) ?? takesPower(name)
}

const takesPower = (name: string): boolean => PREFIX_FUNCTIONS.has(name) || isLogarithm(name)

/** `sin^2 x` is a function with a power when an argument follows it. */
function startsArgument(parser: Parser, token: Token): boolean {
  if (token.kind === 'sign' && token.text === '-') return false
  if (token.kind === 'sign' && token.text === '^') return takesPower(parser.peek(-1).text)
  return parser.startsFactor(token)
}

/**
 * A function written without brackets, or with a power before its argument.
 * @param base of a logarithm
 */
export function applied(parser: Parser, token: Token, base?: Expression): Expression {
  const exponent = parser.accept('^') ? functionExponent(parser) : null
  const attached = parser.isSign('(')
  const next = parser.peek()
  if (!parser.startsFactor(next) && !(next.kind === 'sign' && /^[-+[]$/.test(next.text))) {
    throw parser.expected(message('syntax.argument', { name: token.text }))
  }
  const args = attached ? items(parser, ')', parser.advance()) : [factors(parser)]
  const span = parser.since(token)
  if (base) args.push(base)
  if (!exponent) return callOf(token.text, spanOf(token), args, span)
  const inverse = isMinusOne(exponent) ? INVERSE_FUNCTIONS.get(token.text) : undefined
  const call = callOf(inverse ?? token.text, spanOf(token), args, span)
  return inverse ? call : binaryNode(parser, '^', call, exponent, { start: token.end, end: token.end })
}

/** In `sin^n(x)` the brackets are the argument of sin, not of n. */
function functionExponent(parser: Parser): Expression {
  const token = parser.peek()
  if (token.kind !== 'name' || !parser.isSign('(', 1)) return parser.notation.exponent(parser)
  parser.advance()
  return nameAt(token.text, token)
}

/** The argument of a function without brackets: the factors that follow, up to a bracket or another function. */
function factors(parser: Parser): Expression {
  let left = parser.expression(BINDING.product + 1)
  for (;;) {
    const token = parser.peek()
    const isName = token.kind === 'name'
    const another = isName && (isFunctionName(parser, token.text) || isInfixFunction(parser, token))
    if (another || parser.isSign('(') || parser.isSign('|') || !parser.startsFactor(token)) return left
    left = implicitProduct(parser, left, token)
  }
}

function isMinusOne(exponent: Expression): boolean {
  if (exponent.kind !== 'unary' || exponent.operator !== '-') return false
  return exponent.operand.kind === 'number' && exponent.operand.text === '1'
}
