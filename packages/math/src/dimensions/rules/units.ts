/** Functions of units: showing a quantity in a unit, its bare number, readings and differences. */
import { REFERENCE_CURRENCY } from '@calcwright/reference/currencies'
import { nodesIn } from '../../expression/index.ts'
import type { Expression, UnitExpression } from '../../expression/tree.ts'
import { Rational } from '../../rational.ts'
import { isReciprocalConsumption, type ResolvedUnit, unitText, type Dimension } from '../../units/index.ts'
import { asValue, mapForm } from '../broadcast.ts'
import { binaryNode, factorNode, isOne, numberNode } from '../build.ts'
import { PLAIN_SCALAR, scalar } from '../forms.ts'
import { describe } from '../messages.ts'
import { unitOf } from '../quantity.ts'
import { DimensionError, type Session, type Typed } from '../session.ts'
import { TEMPERATURE } from '../temperature.ts'
import { resolve, termOf, unify } from '../term.ts'
import { argumentAt, type Rule, type RuleCall, termFor } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

const ONE = Rational.of(1)

/** `unit_remove(x)`: the number of x in its preferred unit, which may differ from the one that x is shown in. */
export const unitRemove: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a quantity'))
  const form = mapForm(asValue(value.form), () => PLAIN_SCALAR)
  const divisor = preferredSize(value, call.session)
  const tree = divisor === undefined ? value.tree : binaryNode('/', value.tree, divisor, call.node.span)
  return { form, tree, source: call.node }
}

function preferredSize(value: Typed, session: Session): Expression | undefined {
  const form = asValue(value.form)
  if (form.kind !== 'scalar' && form.kind !== 'uniform') return undefined
  const unit = session.context.displayUnit?.(resolve(form.term).constant)
  if (unit && unit.text !== '' && !isIn(value.source, unit.text))
    session.notice(message('unit.removed', { unit: unit.text }))
  return unit === undefined || isOne(unit.factor) ? undefined : factorNode(unit.factor, value.source.span)
}

/** Whether a formula is written in this unit, so that its number is plain to see. */
const isIn = (source: Expression, unit: string): boolean =>
  nodesIn(source).every(
    node => node.kind !== 'name' && (node.kind !== 'quantity' || unitText(node.unit) === unit),
  )

/** `absT(T)`: an absolute temperature, whatever it was taken for. */
export const absoluteTemperature: Rule = call => {
  const value = temperatureArgument(call)
  return { form: mapForm(value.form, element => scalar(element.term)), tree: value.tree, source: call.node }
}

/** `relT(T)`: a difference; a literal reading loses its offset. */
export const relativeTemperature: Rule = call => {
  const value = temperatureArgument(call)
  const form = mapForm(value.form, element => scalar(element.term, 'difference'))
  return { form, tree: value.asDifference ?? value.tree, source: call.node }
}

function temperatureArgument(call: RuleCall): Typed {
  const value = call.infer(argumentAt(call, 0, 'a temperature'))
  if (unify(termFor(value), termOf(TEMPERATURE))) return value
  const found = describe(value.source, value.form)
  throw new DimensionError(
    message('unit.mismatch.temperature', { name: call.node.name, found }),
    value.source.span,
  )
}

/** `convert(x, unit)`: x, shown in that unit. The unit is a name (`ft`), a quantity (`1 [ft]`) or both. */
export const convert: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a quantity and a unit'))
  const asked = unitArgument(argumentAt(call, 1, 'a unit'))
  if (asked === undefined) {
    throw new DimensionError(message('argument.unit', { name: call.node.name }), call.node.args[1]!.span)
  }
  const unit = unitOf(asked, call.session)
  const turned = reciprocal(call, value, unit)
  if (turned) {
    call.session.shared.unit = asked
    return turned
  }
  mapForm(asValue(value.form), element => {
    if (unify(element.term, termOf(unit.dimension))) return element
    const found = describe(value.source, value.form)
    throw new DimensionError(message('unit.shown', { unit: unit.text, found }), call.node.args[1]!.span)
  })
  call.session.shared.unit = asked
  return call.finish(value.form, [value.tree])
}

/** `convert(7.5 [L/100km], [mpg])`. */
function reciprocal(call: RuleCall, value: Typed, unit: ResolvedUnit): Typed | undefined {
  const form = asValue(value.form)
  if (form.kind !== 'scalar') return undefined
  const written = nodesIn(value.source).flatMap(node => (node.kind === 'quantity' ? [node.unit] : []))
  const { constant, factors } = resolve(form.term)
  if (factors.length > 0 || !isReciprocalConsumption(constant, unit, written)) return undefined
  const { span } = call.node
  const tree = binaryNode('/', numberNode('1', span), value.tree, span)
  return { form: scalar(termOf(unit.dimension)), tree, source: call.node }
}

/** `ufactor(x, unit)`: x, shown in that unit times what is missing in base units: 1 J is 1 W*s. */
export const unitFactor: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a quantity and a unit'))
  const asked = unitArgument(argumentAt(call, 1, 'a unit'))
  if (asked === undefined) {
    throw new DimensionError(message('argument.unit', { name: call.node.name }), call.node.args[1]!.span)
  }
  const rest = resolve(termFor(value)).constant.divide(unitOf(asked, call.session).dimension)
  call.session.shared.unit = withBaseUnits(asked, rest)
  return call.finish(value.form, [value.tree])
}

const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', REFERENCE_CURRENCY] as const

/** The unit times base units of a dimension: positive powers above the line, the others below. */
function withBaseUnits(unit: UnitExpression, rest: Dimension): UnitExpression {
  const { span } = unit
  return BASE_UNITS.reduce<UnitExpression>((left, name, place) => {
    const exponent = rest.exponents[place]!
    if (exponent.isZero) return left
    const size = exponent.sign < 0 ? exponent.negate() : exponent
    const base: UnitExpression = { kind: 'unit', name, span }
    const right: UnitExpression = size.equals(ONE)
      ? base
      : { kind: 'unit-power', base, exponent: size.toText(), span }
    return { kind: exponent.sign < 0 ? 'unit-quotient' : 'unit-product', left, right, span }
  }, unit)
}

function unitArgument(node: Expression): UnitExpression | undefined {
  const { span } = node
  if (node.kind === 'name') return { kind: 'unit', name: node.name, span }
  if (node.kind === 'quantity') return node.unit
  if (node.kind === 'list' && node.items.length === 1) return unitArgument(node.items[0]!)
  if (node.kind !== 'binary') return undefined
  const left = unitArgument(node.left)
  if (left === undefined) return undefined
  if (node.operator === '^') {
    const exponent = node.right.kind === 'number' ? node.right.text : undefined
    return exponent === undefined ? undefined : { kind: 'unit-power', base: left, exponent, span }
  }
  const right = unitArgument(node.right)
  if (right === undefined) return undefined
  if (node.operator === '*') return { kind: 'unit-product', left, right, span }
  return node.operator === '/' ? { kind: 'unit-quotient', left, right, span } : undefined
}
