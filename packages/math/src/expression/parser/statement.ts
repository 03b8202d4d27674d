/** The meaning of a whole line: a definition, an expression, and whether its value is shown. */
import { OPERATIONS, VALUE_NAMES } from '@calcwright/reference/functions'
import { withArguments, withStates } from '../primes.ts'
import { constantOf, primedName } from '../names.ts'
import { calledConstant, mayBeHidden, parameterName, withParameters } from '../hidden-constants.ts'
import { BINDING, PHASOR_SIGN } from '../operators.ts'
import { MAX_HEIGHT, SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { DefinitionTarget, Expression, NameNode, Span, Statement, UnitExpression } from '../tree.ts'
import { statedParts } from '../stated-number.ts'
import { hasOnlyUnits } from '../unit-parser.ts'
import { heightOf } from '../walk.ts'
import { notTheEnd } from './faults.ts'
import { spanOf } from './nodes.ts'
import type { Parser, UnitBox } from './parser.ts'
import { message } from '../../messages/syntax.ts'

/** Reads the tokens as one line. */
export function readStatement(parser: Parser): Statement {
  const { length } = parser.source
  if (parser.peek().kind === 'end') return { kind: 'empty', span: { start: 0, end: length } }
  const statement = line(parser)
  if (length > MAX_HEIGHT) checkHeight(statement)
  return statement
}

function line(parser: Parser): Statement {
  const first = parser.peek()
  const hiding = hidingTarget(parser)
  const left = hiding ?? parser.expression(BINDING.range)
  if (
    isLine(parser) &&
    left.kind === 'name' &&
    left !== parser.grouped &&
    parser.isSign('=') &&
    isEmptyBox(parser, 1)
  )
    return emptyList(parser, left)
  if (isLine(parser) && isDefinition(parser, left)) {
    const target = hiding
      ? ({ kind: 'variable', name: hiding, hides: true } as const)
      : targetOf(parser, left)
    const sign = parser.advance()
    const formula = withArguments(withStates(valueOf(parser, parser.expression(0))))
    const value = target.kind === 'function' ? withParameters(formula, target.parameters) : formula
    const isStated = sign.text === '=' && target.kind === 'variable' && formula !== parser.grouped
    const parts = (isStated && statedParts(formula)) || { value }
    return { kind: 'definition', target, ...parts, ...showing(parser, first) }
  }
  const value = withArguments(withStates(valueOf(parser, parser.continueFrom(left, 0))))
  return { kind: 'expression', value, ...showing(parser, first) }
}

/** The name in `let e := …`, which hides the constant below; null for any other line. */
function hidingTarget(parser: Parser): NameNode | null {
  const [word, name, sign] = [parser.peek(), parser.peek(1), parser.peek(2)]
  const isHiding = isLine(parser) && word.text === 'let' && word.kind === 'name' && mayBeHidden(name.text)
  if (!isHiding || name.kind !== 'name' || sign.kind !== 'sign' || !/^:?=$/.test(sign.text)) return null
  parser.index += 2
  return { kind: 'name', name: name.text, span: spanOf(name) }
}

function emptyList(parser: Parser, name: NameNode): Statement {
  const target = targetOf(parser, name)
  parser.advance()
  const open = parser.advance()
  const value: Expression = {
    kind: 'list',
    items: [],
    span: { start: open.start, end: parser.advance().end },
  }
  return { kind: 'definition', target, value, show: true, emptyBox: true, span: parser.since(name.span) }
}

function isLine({ options }: Parser): boolean {
  return options.context !== 'expression'
}

function isDefinition(parser: Parser, left: Expression): boolean {
  if (parser.isSign(':=')) return true
  if (!parser.isSign('=') || left === parser.grouped) return false
  return isDefinable(left) && !isShow(parser)
}

/** Left sides that `=` defines. */
function isDefinable(left: Expression): boolean {
  if (left.kind === 'call') {
    return !constantOf(left.name) && left.args.length > 0 && left.args.every(isParameter)
  }
  if (left.kind === 'binary') return left.right.kind === 'name' && calledConstant(left) === left.left
  if (left.kind === 'index') return left.target.kind === 'name'
  if (left.kind === 'property') return left.object.kind === 'name' && !left.args && !left.row
  return left.kind === 'name' || (left.kind === 'constant' && CONSTANTS_WITH_VALUE.has(left.name))
}

/** With an equals sign `f(e) = 2` stays an equation. */
const isParameter = (arg: Expression): boolean =>
  arg.kind === 'name' || (arg.kind === 'constant' && arg.name === 'i')

/** Outside of brackets `1, 3..9` is a range with a step. */
function valueOf(parser: Parser, first: Expression): Expression {
  if (!parser.isSign(',')) return first
  const comma = parser.advance()
  const item = parser.peek().kind === 'end' ? null : parser.expression(0)
  if (item?.kind === 'range' && !item.next) {
    return { kind: 'range', from: first, next: item.from, to: item.to, span: parser.since(first.span) }
  }
  throw new SyntaxFault(message('syntax.comma'), comma)
}

interface Showing {
  readonly show: boolean
  readonly unit?: UnitExpression
  readonly polar?: true
  readonly span: Span
}

/** The end of a line: nothing, `=`, `= [unit]`, or either with `∠`. */
function showing(parser: Parser, first: Token): Showing {
  const show = isLine(parser) && parser.accept('=')
  if (show && isEmptyBox(parser, 0)) parser.index += 2
  const box = show && parser.peek().kind !== 'end' ? askedUnit(parser, 0) : null
  if (box) parser.index = box.next
  const polar = show && parser.accept(PHASOR_SIGN)
  if (parser.peek().kind !== 'end') throw notTheEnd(parser, parser.peek())
  return { show, span: parser.since(first), ...(box && { unit: box.unit }), ...(polar && { polar }) }
}

/** A unit box, or a sign that is a unit at the end of the line: `= %`, `= ‰`, `= °`, `= °C`. */
function askedUnit(parser: Parser, offset: number): UnitBox | null {
  const sign = parser.peek(offset)
  const name = sign.kind === 'sign' ? UNIT_SIGNS.get(sign.text) : undefined
  if (name === undefined) return parser.notation.unitBox(parser, offset)
  const scale = parser.peek(offset + 1)
  const isScale = name === 'deg' && scale.kind === 'name' && !scale.space && /^[CF]$/.test(scale.text)
  const last = isScale ? offset + 1 : offset
  if (parser.peek(last + 1).kind !== 'end') return null
  const span = { start: sign.start, end: parser.peek(last).end }
  const unit = { kind: 'unit', name: isScale ? name + scale.text : name, span } as const
  return { unit, next: parser.index + last + 1 }
}

/** Signs of units and the names that the unit table knows them by. */
const UNIT_SIGNS: ReadonlyMap<string, string> = new Map([
  ['%', '%'],
  ['‰', '‰'],
  ['°', 'deg'],
])

/** `[ ]` at the end of the line: a unit that is not typed yet. */
function isEmptyBox(parser: Parser, offset: number): boolean {
  if (!parser.isSign('[', offset) || !parser.isSign(']', offset + 1)) return false
  return parser.peek(offset + 2).kind === 'end'
}

/** Whether the `=` at the next token asks to show the value: nothing follows it, or a unit rather than a list. */
function isShow(parser: Parser, isUnit = parser.options.isUnit): boolean {
  if (parser.peek(1).kind === 'end' || isEmptyBox(parser, 1)) return true
  if (isPolar(parser, parser.index + 1)) return true
  const box = askedUnit(parser, 1)
  if (!box || (parser.tokens[box.next]?.kind !== 'end' && !isPolar(parser, box.next))) return false
  return hasOnlyUnits(box.unit, isUnit)
}

/** Whether nothing but `∠` stands from a token on. */
const isPolar = ({ tokens }: Parser, at: number): boolean =>
  tokens[at]?.kind === 'sign' && tokens[at].text === PHASOR_SIGN && tokens[at + 1]?.kind === 'end'

/** Whether `=` at the next token ends the expression because it belongs to the line. */
export function endsBeforeEqual(parser: Parser): boolean {
  return parser.brackets === 0 && isLine(parser) && isShow(parser, ANY_NAME)
}

const ANY_NAME = (): boolean => true

function targetOf(parser: Parser, left: Expression): DefinitionTarget {
  const constant = left.kind === 'constant' ? left : calledConstant(left)
  if (constant && (left === constant || (left.kind === 'binary' && left.left === constant)))
    throw protectedConstant(constant)
  if (left !== parser.grouped) {
    refuseOperation(left)
    switch (left.kind) {
      case 'name':
        return { kind: 'variable', name: isPrimed(left) ? { ...left, name: primedName(left.name) } : left }
      case 'call':
        return functionTarget(left)
      case 'index':
        if (left.target.kind !== 'name' || isPrimed(left.target)) break
        return { kind: 'element', name: left.target, indexes: left.indexes.map(withArguments) }
      case 'property':
        if (left.object.kind !== 'name' || left.args || left.row || isPrimed(left.object)) break
        return { kind: 'property', object: left.object, property: left.property }
    }
  }
  throw new SyntaxFault(message('syntax.target'), left.span)
}

/** A line that defines sin, sqrt or ln would change what the formulas below it mean. */
function refuseOperation(left: Expression): void {
  const named = left.kind === 'index' ? left.target : left
  if (named.kind === 'name' && OPERATIONS.has(named.name) && !VALUE_NAMES.has(named.name))
    throw new SyntaxFault(message('syntax.function', { name: named.name }), named.span)
  if (left.kind !== 'call' || !OPERATIONS.has(left.name)) return
  const [argument, ...others] = left.args
  const { name } = left
  throw new SyntaxFault(
    argument?.kind === 'name' && others.length === 0
      ? message('syntax.function.call', { name, argument: argument.name })
      : message('syntax.function', { name }),
    left.span,
  )
}

function functionTarget(call: Expression & { kind: 'call' }): DefinitionTarget {
  const parameters = call.args.map(arg => {
    const name = parameterName(arg)
    if (name && !isPrimed(name)) return name
    throw new SyntaxFault(
      arg.kind === 'constant'
        ? message('syntax.constant.parameter', { name: arg.name })
        : message('syntax.target.parameter'),
      arg.span,
    )
  })
  const repeated = parameters.find(
    (name, index) => parameters.findIndex(other => other.name === name.name) < index,
  )
  if (repeated) throw new SyntaxFault(message('syntax.target.twice', { name: repeated.name }), repeated.span)
  return {
    kind: 'function',
    name: { kind: 'name', name: call.name, span: spanOf(call.nameSpan) },
    parameters,
  }
}

/** Constants whose value the message names. */
const CONSTANTS_WITH_VALUE: ReadonlySet<string> = new Set(['pi', 'e', 'i'] as const)

function protectedConstant(left: Expression & { kind: 'constant' }): SyntaxFault {
  const { name, span } = left
  const isKnown = name === 'pi' || name === 'e' || name === 'i'
  return new SyntaxFault(
    isKnown ? message(`syntax.constant.${name}`) : message('syntax.constant', { name }),
    span,
  )
}

const isPrimed = ({ name }: { readonly name: string }): boolean => name.endsWith("'")

function checkHeight(statement: Statement): void {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return
  const indexes =
    statement.kind === 'definition' && statement.target.kind === 'element' ? statement.target.indexes : []
  if ([statement.value, ...indexes].every(part => heightOf(part) <= MAX_HEIGHT)) return
  throw new SyntaxFault(message('syntax.length.height', { most: MAX_HEIGHT }), statement.value.span)
}
