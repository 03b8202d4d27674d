/** Roots, powers, conditions, rounding, equations as values, and functions of units. */
import { engineName, findFunction, templateFor } from '@calcwright/reference/functions'
import type { BinaryNode, Expression, UnitExpression } from '../../expression/tree.ts'
import { Rational } from '../../rational.ts'
import { asValue, combineForms, mapForm } from '../broadcast.ts'
import { binaryNode, callNode, factorNode, isOne, overItems } from '../build.ts'
import { type Form, listOf, PLAIN_SCALAR, rankOf, scalar } from '../forms.ts'
import { describe, describeOperand } from '../messages.ts'
import { powerTyped, rootForm, tidied } from '../power.ts'
import { unitOf } from '../quantity.ts'
import { DimensionError, type Session, type Typed } from '../session.ts'
import { TEMPERATURE } from '../temperature.ts'
import { PLAIN, resolve, termOf, unify, unknownTerm } from '../term.ts'
import { expandTemplate } from '../templates.ts'
import { isOpenNumber, rationalValue } from '../values.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall, termFor } from './rule.ts'

/** `nthroot(x, n)`: n has to be known where x has a unit. */
export const nthroot: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a value and a degree'))
  const degree = call.infer(argumentAt(call, 1, 'a degree'))
  return { form: rootOf(call, value, degree), tree: realRoot(call, value, degree.tree), source: call.node }
}

/** `cbrt(x)`. */
export const cbrt: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a value'))
  const three: Expression = { kind: 'number', text: '3', span: call.node.span }
  const form = rootForm(value, Rational.of(3), call.session)
  return { form, tree: realRoot(call, value, three), source: call.node }
}

function realRoot(call: RuleCall, value: Typed, degree: Expression): Expression {
  const { span } = call.node
  return tidied(callNode(engineName('surd'), [value.tree, degree], span), value.source, call.session)
}

/** `root(n, x)`. */
export const root: Rule = call => {
  const degree = call.infer(argumentAt(call, 0, 'a degree and a value'))
  const value = call.infer(argumentAt(call, 1, 'a value'))
  return call.finish(rootOf(call, value, degree), [degree.tree, value.tree])
}

function rootOf(call: RuleCall, value: Typed, degree: Typed): Form {
  requirePlainArgument(call, degree, 'the degree')
  if (allPlain(value.form)) return value.form
  const known = rationalValue(degree.source, call.session)
  if (known !== undefined && !known.isZero) return rootForm(value, known, call.session)
  return mapForm(asValue(value.form), element => {
    if (isOpenNumber(degree.source, call.session)) return scalar(unknownTerm())
    if (unify(element.term, PLAIN)) return PLAIN_SCALAR
    const found = describe(value.source, value.form)
    throw new DimensionError(`the degree of a root of ${found} must be a known number`, degree.source.span)
  })
}

function allPlain(form: Form): boolean {
  return (form.kind === 'scalar' || form.kind === 'uniform') && resolve(form.term) === PLAIN
}

/** `pow(a, n)`, `matpow(A, n)`: as a^n. */
export const pow: Rule = call => {
  const left = argumentAt(call, 0, 'a base and an exponent')
  const right = argumentAt(call, 1, 'an exponent')
  const { span, nameSpan } = call.node
  const node: BinaryNode = { kind: 'binary', operator: '^', left, right, operatorSpan: nameSpan, span }
  return powerTyped(node, call.infer(left), call.infer(right), call.session)
}

/** `piecewise(condition, value, …, otherwise)`: values of one dimension. */
export const piecewise: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const values = args.filter((_, index) => index % 2 === 1 || index === args.length - 1)
  const [first, ...rest] = values
  if (first === undefined)
    throw new DimensionError('piecewise needs conditions and values', call.node.span, 'argument')
  const form = rest.reduce((found, value) => sameForm(call, first, found, value), asValue(first.form))
  return call.finish(
    form,
    args.map(arg => arg.tree),
  )
}

function sameForm(call: RuleCall, first: Typed, found: Form, value: Typed): Form {
  const leaf = (a: Form & { kind: 'scalar' }, b: typeof a) => {
    if (!unify(a.term, b.term)) {
      const names = `${describeOperand(first, a)} and ${describeOperand(value, b)}`
      throw new DimensionError(`the values of ${call.node.name} need one unit: ${names}`, value.source.span)
    }
    return a.zero === true ? b : a.temperature === b.temperature ? a : scalar(a.term)
  }
  return combineForms(found, asValue(value.form), leaf, value.source.span)
}

/** `round(x)` and its like count in units, so x has to be a plain number: which unit would be meant? */
export const rounding: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const first = args[0]
  if (first === undefined)
    throw new DimensionError(`${call.node.name} needs a number`, call.node.span, 'argument')
  mapForm(asValue(first.form), element => {
    if (unify(element.term, PLAIN)) return element
    const found = describeOperand(first, element)
    const way = `divide by the unit first, as in ${call.node.name}(x / (1 [${found}])) * 1 [${found}]`
    throw new DimensionError(
      `${call.node.name} needs a plain number, not ${found}: ${way}`,
      first.source.span,
    )
  })
  for (const count of args.slice(1)) requirePlainArgument(call, count, 'the number of digits')
  const form = asValue(first.form)
  const trees = args.map(arg => arg.tree)
  const formula = templateFor(findFunction(call.node.name)!, args.length)
  if (formula === undefined) return call.finish(form, trees)
  const { node } = call
  const [number, ...digits] = trees
  const rank = number!.kind === 'number' ? undefined : rankOf(form)
  const change = (item: Expression) => expandTemplate(formula, [item, ...digits], node.span)
  const tree = rank === undefined ? { ...node, args: trees } : overItems(number!, rank, change)
  return { form, tree, source: node }
}

/** `equal(a, b)`: the equation. */
export const equal: Rule = call => {
  const left = argumentAt(call, 0, 'two sides')
  const right = argumentAt(call, 1, 'two sides')
  const { span, nameSpan } = call.node
  return call.infer({
    kind: 'compare',
    operands: [left, right],
    relations: ['=='],
    relationSpans: [nameSpan],
    span,
  })
}

/** `equal2diff(equation)`: left side minus right side. */
export const equationSide: Rule = call => {
  const equation = call.infer(argumentAt(call, 0, 'an equation'))
  return call.finish(sidesOf(equation.form), [equation.tree])
}

/** `equal2list(equation)`: both sides. */
export const equationList: Rule = call => {
  const equation = call.infer(argumentAt(call, 0, 'an equation'))
  const side = sidesOf(equation.form)
  return call.finish(listOf([side, side]), [equation.tree])
}

function sidesOf(form: Form): Form {
  return form.kind === 'equation' ? form.sides : form
}

/** `unit_remove(x)`: the number that x shows in its preferred unit. */
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
  return unit === undefined || isOne(unit.factor) ? undefined : factorNode(unit.factor, value.source.span)
}

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
  throw new DimensionError(`${call.node.name} needs a temperature, not ${found}`, value.source.span)
}

/** `convert(x, unit)`: x, shown in that unit. The unit is a name (`ft`), a quantity (`1 [ft]`) or both. */
export const convert: Rule = call => {
  const value = call.infer(argumentAt(call, 0, 'a quantity and a unit'))
  const asked = unitArgument(argumentAt(call, 1, 'a unit'))
  if (asked === undefined) {
    throw new DimensionError(`${call.node.name} needs a unit here`, call.node.args[1]!.span, 'argument')
  }
  const unit = unitOf(asked, call.session)
  mapForm(asValue(value.form), element => {
    if (unify(element.term, termOf(unit.dimension))) return element
    const found = describe(value.source, value.form)
    throw new DimensionError(
      `cannot use [${unit.text}] as the display unit of ${found}`,
      call.node.args[1]!.span,
    )
  })
  call.session.shared.unit = asked
  return call.finish(value.form, [value.tree])
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
