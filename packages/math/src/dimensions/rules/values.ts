/** Roots, powers, conditions, rounding, equations as values, and laws by their name. */
import { findFunction, hasTrait, templateFor } from '@calcwright/reference/functions'
import type { BinaryNode, Expression } from '../../expression/tree.ts'
import { Rational } from '../../rational.ts'
import { ANGLE } from '../angle.ts'
import { requirePlain } from '../arithmetic.ts'
import { asValue, combineForms, mapForm } from '../broadcast.ts'
import { operationNode, overItems } from '../build.ts'
import { type Form, listOf, PLAIN_SCALAR, rankOf, scalar } from '../forms.ts'
import { describe, describeOperand } from '../messages.ts'
import { powerTyped, rootForm, tidied } from '../power.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN, resolve, unify, unknownTerm } from '../term.ts'
import { expandTemplate } from '../templates.ts'
import { chooseEach, hasItems } from '../truths.ts'
import { isOpenNumber, rationalValue } from '../values.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

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
  const ofNumber = (item: Expression) => operationNode('surd', [item, degree], span)
  const rank = rankOf(asValue(value.form))
  const tree = rank === undefined || rank === 0 ? ofNumber(value.tree) : overItems(value.tree, rank, ofNumber)
  return tidied(tree, value.source, call.session)
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
    throw new DimensionError(message('unit.exponent.root', { found }), degree.source.span)
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
  if (first === undefined || args.length < 2)
    throw new DimensionError(message('argument.branches', { name: call.node.name }), call.node.span)
  const form = rest.reduce((found, value) => sameForm(call, first, found, value), asValue(first.form))
  const conditions = args.filter((_, index) => index % 2 === 0 && index < args.length - 1)
  for (const condition of conditions)
    requirePlain(condition, found => message('unit.plain.condition', { name: call.node.name, found }))
  if (args.length % 2 === 1 && hasItems(...conditions.map(condition => condition.form))) {
    const { span } = call.node
    return chooseEach(args, (...parts) => operationNode('piecewise', parts, span), call.node)
  }
  return call.finish(
    form,
    args.map(arg => arg.tree),
  )
}

function sameForm(call: RuleCall, first: Typed, found: Form, value: Typed): Form {
  const leaf = (a: Form & { kind: 'scalar' }, b: typeof a) => {
    if (!unify(a.term, b.term)) {
      throw new DimensionError(
        message('unit.mismatch.branches', {
          name: call.node.name,
          left: describeOperand(first, a),
          right: describeOperand(value, b),
        }),
        value.source.span,
      )
    }
    return a.zero === true ? b : a.temperature === b.temperature ? a : scalar(a.term)
  }
  return combineForms(found, asValue(value.form), leaf, value.source.span)
}

/**
 * `round(x)` and its like count in units, so x has to be a plain number: which unit would be meant? An
 * angle is one, of radians.
 */
export const rounding: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const first = args[0]
  if (first === undefined)
    throw new DimensionError(message('argument.rounded', { name: call.node.name }), call.node.span)
  mapForm(asValue(first.form), element => {
    if (resolve(element.term).constant === ANGLE.constant) noteRadians(call)
    if (unify(element.term, PLAIN)) return element
    const found = describeOperand(first, element)
    throw new DimensionError(
      message('unit.plain.rounded', { name: call.node.name, unit: found }),
      first.source.span,
    )
  })
  for (const count of args.slice(1)) requireDigits(call, count)
  const form = asValue(first.form)
  const trees = args.map(arg => arg.tree)
  const formula = templateFor(findFunction(call.node.name)!, args.length)
  if (formula === undefined) return call.finish(form, trees)
  const { node } = call
  const [number, ...digits] = trees
  const rank = number!.kind === 'number' ? undefined : rankOf(form)
  const change = (item: Expression) => expandTemplate(formula, [item, ...digits], node.span, 0)
  const unknown = hasTrait(node.name, 'roundsByItself') ? { ...node, args: trees } : change(number!)
  const tree = rank === undefined ? unknown : overItems(number!, rank, change)
  return { form, tree, source: node }
}

function requireDigits(call: RuleCall, count: Typed): void {
  requirePlainArgument(call, count, 'the number of digits')
  const value = rationalValue(count.source, call.session)
  if (value === undefined || value.isInteger) return
  const { name } = call.node
  throw new DimensionError(message('argument.digits', { name }), count.source.span)
}

function noteRadians({ node, session }: RuleCall): void {
  const { name } = node
  session.notice(message('unit.radians', { name }))
}

/** `factorial(n)`: n!. */
export const factorial: Rule = call => {
  const operand = argumentAt(call, 0, 'a number')
  requirePlain(call.infer(operand), found => message('unit.plain.factorial-call', { found }))
  return call.infer({ kind: 'unary', operator: '!', operand, span: call.node.span })
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

/** `cdf(law, parameters, x)`, `icdf(…)`: the law's own function, `normald_cdf(parameters, x)`. */
export const cumulative: Rule = call => {
  const law = argumentAt(call, 0, 'the name of a law')
  const { node } = call
  const name = law.kind === 'name' ? `${law.name}_${node.name}` : ''
  if (findFunction(name) === undefined) {
    throw new DimensionError(message('argument.law', { name: node.name }), law.span)
  }
  return call.infer({ ...node, name, args: node.args.slice(1) })
}

/** `rem(p, q)`, `quo(p, q)`: of polynomials, where a number is divided by a number without a remainder. */
export const polynomialDivision: Rule = call => {
  const { node, session } = call
  const args = node.args.map(arg => call.infer(arg))
  for (const arg of args)
    requirePlain(arg, found => message('unit.plain.arguments', { name: node.name, found }))
  if (node.args.every(arg => rationalValue(arg, session) !== undefined))
    session.notice(message('reading.polynomials'))
  return call.finish(
    { kind: 'uniform', term: PLAIN },
    args.map(({ tree }) => tree),
  )
}
