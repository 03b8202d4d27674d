/** Derivatives, integrals, limits, series, fields, transforms. */
import { isOrder } from '../../expression/binders.ts'
import type { Expression, NameNode } from '../../expression/tree.ts'
import { nodesIn } from '../../expression/walk.ts'
import { mapForm } from '../broadcast.ts'
import { binaryNode, callNode, equationNode, numberNode, operationNode } from '../build.ts'
import { type Form, PLAIN_SCALAR, scalar, type ScalarForm } from '../forms.ts'
import { applyFunction, isFunctionArgument } from '../lambda.ts'
import { describe } from '../messages.ts'
import { callsWithoutSlope, runsProgram } from '../function-calls.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, invertTerm, multiplyTerms, PLAIN, resolve, type Term, unify } from '../term.ts'
import { integerValue, rationalValue } from '../values.ts'
import {
  argumentAt,
  bindings,
  commonElement,
  lowered,
  requirePlainArgument,
  requireSame,
  requireUpper,
  type Rule,
  type RuleCall,
  symbolTerm,
  termFor,
  type VariableArgument,
  variableArgument,
} from './rule.ts'
import { message } from '../../messages/dimensions.ts'

function overTerm(form: Form, term: Term): Form {
  return mapForm(form, element =>
    term === PLAIN ? element : scalar(divideTerms(element.term, term), differenceOf(element)),
  )
}

function timesTerm(form: Form, term: Term): Form {
  return mapForm(form, element => scalar(multiplyTerms(element.term, term)))
}

/** The area under a curve over an angle is no angle: that of sin(x) from 0 to 90 [deg] is the number 1. */
function integralTerm(form: Form, term: Term): Form {
  const { constant, factors } = resolve(term)
  const area = timesTerm(form, term)
  if (constant.angle.isZero || factors.length > 0) return area
  return mapForm(area, element => {
    const product = resolve(element.term)
    return scalar({ ...product, constant: product.constant.withAngle() })
  })
}

function differenceOf(element: ScalarForm): ScalarForm['temperature'] {
  return element.temperature === undefined ? undefined : 'difference'
}

/** The expression of a call; the name of a function stands for the function of the variable. */
function expressionAt(call: RuleCall, node: Expression, variable: NameNode | undefined): Typed {
  if (variable === undefined || !isFunctionArgument(node, call.session)) return call.infer(node)
  const applied: Expression =
    node.kind === 'name'
      ? { kind: 'call', name: node.name, nameSpan: node.span, args: [variable], span: node.span }
      : node
  return applied === node
    ? applyFunction(node, [call.session.lookup(variable.name)], call.session, call.infer)
    : call.infer(applied)
}

/** Beyond, only memory would be the limit. */
const MAX_ORDER = 1000

/** `diff(expr, x[, n | y, ...])`: a number repeats the variable before it. */
export const differentiate: Rule = call => {
  const first = argumentAt(call, 0, 'an expression and a variable')
  const rest = call.node.args.slice(1)
  if (rest[0]?.kind === 'number') variableArgument(call, rest[0])
  const body = expressionAt(call, first, rest[0]?.kind === 'name' ? rest[0] : undefined)
  if (rest.length === 0) return call.finish(body.form, [body.tree])
  const orders = rest.map((arg, index) => orderAt(call, arg, index + 1))
  const variables = rest.flatMap((arg, index) => repeated(arg, orders[index], rest[index - 1]))
  const divisor = variables
    .map(variable => symbolTerm(call, variableOnly(call, variable)))
    .reduce(multiplyTerms)
  const unknown = rest.find((_, index) => orders[index]?.count === undefined && orders[index])
  const several = rest.length > 2 && !unknown ? variables : rest.map((arg, at) => orders[at]?.tree ?? arg)
  const withoutSlope = callsWithoutSlope(first, call.session)
  if (unknown && (withoutSlope || !unify(divisor, PLAIN)))
    throw new DimensionError(message('argument.order', { most: MAX_ORDER }), unknown.span)
  const found = call.finish(overTerm(body.form, divisor), [body.tree, ...several])
  return lowered(call, found, {
    kind: 'derivative',
    body: body.tree,
    variables,
    callsWithoutSlope: withoutSlope,
  })
}

/** How often the variable before it is meant; without a count where this is a number only when the formula runs. */
interface Order {
  readonly tree: Expression
  readonly count?: number
}

function orderAt(call: RuleCall, arg: Expression, index: number): Order | undefined {
  const { session } = call
  const isOne = isOrder(call.node, index, {
    hasValue: name => session.binding(name) !== undefined || session.context.variable(name) !== undefined,
    unknownsOf: name => (session.context.variable(name)?.free ?? []).map(free => free.name),
  })
  if (!isOne) return undefined
  const order = call.infer(arg)
  requirePlainArgument(call, order, 'the order')
  if (rationalValue(arg, session) === undefined) return { tree: order.tree }
  const count = integerValue(arg, session)
  if (count === undefined || count < 1 || count > MAX_ORDER)
    throw new DimensionError(message('argument.order', { most: MAX_ORDER }), arg.span)
  return { tree: order.tree, count }
}

/** A variable, or the further ones that an order stands for: `2` behind `x` is one more `x`. */
function repeated(arg: Expression, order: Order | undefined, before: Expression | undefined): Expression[] {
  if (!order) return [arg]
  return before === undefined ? [] : Array.from({ length: (order.count ?? 1) - 1 }, () => before)
}

/** The derivative at a point is a function called there, not `diff(x^2, x = 3)`. */
function variableOnly(call: RuleCall, node: Expression): NameNode {
  const { name, value } = variableArgument(call, node)
  if (value === undefined) return name
  throw new DimensionError(message('argument.variable.diff', { name: name.name }), node.span)
}

/** `integrate(expr, x)`, `integrate(expr, x, a, b)`, `integrate(expr, x = a..b)`. */
export const integrate: Rule = call => {
  const expression = argumentAt(call, 0, 'an expression and a variable')
  const second = argumentAt(call, 1, 'a variable')
  const variable = variableArgument(call, second)
  const limits = variable.value === undefined ? call.node.args.slice(2) : [variable.value]
  if (limits.length === 0) {
    const body = expressionAt(call, expression, variable.name)
    const found = call.finish(timesTerm(body.form, symbolTerm(call, variable.name)), [body.tree, second])
    if (call.name !== 'integrate') return found
    return lowered(call, found, { kind: 'antiderivative', body: body.tree, variable: variable.name })
  }
  const bounds = limits.map(limit => call.infer(limit))
  requireUpper(call, bounds, variable.name, 'upper bound')
  if (bounds[1] !== undefined) requireSame(call, bounds[0]!, bounds[1])
  const { term } = commonElement(call, bounds[0]!)
  const body = call.session.within(bindings([[variable.name.name, term]]), () =>
    expressionAt(call, expression, variable.name),
  )
  const form = integralTerm(body.form, term)
  const trees = bounds.map(bound => bound.tree)
  const [first] = trees
  const [from, to, ...options] = first?.kind === 'range' ? [first.from, first.to] : trees
  const isOfProgram = runsProgram(expression, call.session)
  const isDecimal = call.name === 'gaussquad' || call.name === 'romberg'
  const isChecked = call.name === 'integrate' || isDecimal || isOfProgram
  if (!from || !to || options.length > 0 || !isChecked) {
    const args = variable.value === undefined ? [second, ...trees] : [variable.rebuild(first!)]
    return call.finish(form, [body.tree, ...args])
  }
  const tree = operationNode('definite', [body.tree, variable.name, from, to], call.node.span)
  const found = lowered(call, { form, tree, source: call.node }, { kind: 'integral', isOfProgram })
  return isDecimal ? { ...found, tree: operationNode('evalf', [found.tree], call.node.span) } : found
}

/** `limit(expr, x, a[, side])` or `limit(expr, x = a[, side])`. */
export const limit: Rule = call => {
  const { args, body } = near(call)
  return lowered(call, call.finish(body.form, args), { kind: 'limit' })
}

/**
 * `series(expr, x, a, n)`, `taylor(expr, x = a, n)`: the variable stays in the result. The terms of a series
 * go without the order of what is left out, which has no value. `taylor(expr, x, n)` is about 0.
 */
export const series: Rule = call => {
  const second = call.node.args[1]
  if (second === undefined) {
    const body = call.infer(argumentAt(call, 0, 'an expression'))
    return call.finish(body.form, [body.tree])
  }
  const variable = variableArgument(call, second)
  const rest = call.node.args.slice(2)
  const lacksOne = call.name === 'taylor' && variable.value === undefined && rest.length === 1
  const isAboutZero = lacksOne && mayBeOrder(rest[0]!)
  const given = lacksOne && !isAboutZero ? [...rest, numberNode('5', second.span)] : rest
  const [point, ...tail] = isAboutZero
    ? [numberNode('0', second.span), ...given]
    : variable.value === undefined
      ? given
      : [variable.value, ...given]
  const body = call.infer(call.node.args[0]!)
  if (point === undefined) return call.finish(body.form, [body.tree, second, ...tail])
  const at = call.infer(point)
  const sum = { ...call.infer(variable.name), source: variable.name }
  if (variable.value !== undefined || call.node.args.length > 3) requireSame(call, sum, at)
  const [order, direction = numberNode('0', point.span)] = tail
  const found = call.finish(body.form, [body.tree, ...placeOf(call, variable, at.tree), ...tail])
  return lowered(call, found, { kind: 'series', variable: variable.name, point: at.tree, order, direction })
}

/** `taylor(sin(x), x, 0)` and `taylor(sin(x), x, pi)` name the point, and leave the order out. */
function mayBeOrder(node: Expression): boolean {
  if (node.kind === 'number') return /^\d+$/.test(node.text) && Number(node.text) > 0
  return node.kind !== 'constant' && node.kind !== 'unary' && node.kind !== 'quantity'
}

/** Before an order, `taylor` has the point as `x = a`. */
function placeOf({ name, node }: RuleCall, variable: VariableArgument, point: Expression): Expression[] {
  if (variable.value !== undefined) return [variable.rebuild(point)]
  const ordered = name === 'taylor' && node.args.length > 3
  return ordered ? [equationNode(variable.name, point, point.span)] : [variable.name, point]
}

/** The dimension of a residue is that of the function times that of its variable. */
export const residue: Rule = call => {
  const { args, body, term } = near(call)
  return call.finish(timesTerm(body.form, term), args)
}

/** An expression near a point: the variable has the dimension of the point. */
function near(call: RuleCall): { args: Expression[]; body: Typed; term: Term } {
  const expression = argumentAt(call, 0, 'an expression, a variable and a point')
  const second = argumentAt(call, 1, 'a variable and a point')
  const variable = variableArgument(call, second)
  const [point, ...rest] =
    variable.value === undefined ? call.node.args.slice(2) : [variable.value, ...call.node.args.slice(2)]
  if (point === undefined)
    throw new DimensionError(message('argument.point', { name: call.node.name }), call.node.span)
  const at = call.infer(point)
  const term = termFor(at)
  const body = call.session.within(bindings([[variable.name.name, term]]), () =>
    expressionAt(call, expression, variable.name),
  )
  const place = variable.value === undefined ? [second, at.tree] : [variable.rebuild(at.tree)]
  return { args: [body.tree, ...place, ...rest.map(arg => call.infer(arg).tree)], body, term }
}

/** `avgRC(expr, x, h)`, `nDeriv(expr, x, h)`: a quotient over a step of the variable. */
export const slope: Rule = call => {
  const second = argumentAt(call, 1, 'an expression and a variable')
  const body = call.infer(call.node.args[0]!)
  const variable = call.infer(variableArgument(call, second).name)
  const rest = call.node.args.slice(2).map(arg => call.infer(arg))
  for (const step of rest) requireSame(call, variable, step)
  return call.finish(overTerm(body.form, termFor(variable)), [
    body.tree,
    second,
    ...rest.map(step => step.tree),
  ])
}

/** `preval(F, a, b)`: F(b) - F(a). */
export const preval: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  if (args.length > 2) requireSame(call, args[1]!, args[2]!)
  return call.finish(
    args[0]?.form ?? PLAIN_SCALAR,
    args.map(arg => arg.tree),
  )
}

/** `laplace(f, t, s)` and back: the second variable is the inverse of the first. */
export const laplace: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression'))
  const [, from, to] = call.node.args
  const own: NameNode = { kind: 'name', name: call.name === 'laplace' ? 't' : 's', span: call.node.span }
  const variable = symbolTerm(call, from === undefined ? own : variableArgument(call, from).name)
  if (to !== undefined && to.kind === 'name') {
    const image = call.session.freeName(to.name).term
    if (!unify(image, invertTerm(variable))) {
      throw new DimensionError(
        message('unit.mismatch.transform', {
          name: call.node.name,
          from: describe(undefined, scalar(variable)),
          to: describe(undefined, scalar(image)),
        }),
        to.span,
      )
    }
  }
  const found = call.finish(timesTerm(body.form, variable), [body.tree, ...call.node.args.slice(1)])
  return lowered(call, found, { kind: 'transform', name: call.name })
}

/** `fourier_an(f, x, T, n, a)`: a coefficient has the dimension of the function. */
export const fourier: Rule = call => {
  const second = argumentAt(call, 1, 'an expression, a variable and a period')
  const variable = call.infer(variableArgument(call, second).name)
  const body = call.infer(call.node.args[0]!)
  const [period, index, start] = call.node.args.slice(2).map(arg => call.infer(arg))
  if (period !== undefined) requireSame(call, variable, period)
  if (index !== undefined) requirePlainArgument(call, index, 'the index')
  if (start !== undefined) requireSame(call, variable, start)
  const rest = [period, index, start].filter(arg => arg !== undefined).map(arg => arg.tree)
  const found = call.finish(body.form, [body.tree, second, ...rest])
  const over = variableArgument(call, second).name
  if (!period || !index || !start || !isGivenLater(call, index.source, body.tree)) return found
  const integral = (wave: string): Expression => {
    const { span } = call.node
    const turn = quotient(
      product(numberNode('2', span), constant('pi', index.tree), index.tree, over),
      period.tree,
    )
    const curve = product(body.tree, callNode(wave, [turn], span))
    const end = binaryNode('+', start.tree, period.tree, span)
    const tree = operationNode('definite', [curve, over, start.tree, end], span)
    return lowered(call, { ...found, tree }, { kind: 'integral', isOfProgram: false }).tree
  }
  return { ...found, tree: quotient(coefficient(call, index.tree, integral), period.tree) }
}

const constant = (name: 'pi' | 'i', { span }: Expression): Expression => ({ kind: 'constant', name, span })

const product = (...factors: Expression[]): Expression =>
  factors.reduce((left, right) => binaryNode('*', left, right, right.span))
const quotient = (above: Expression, below: Expression): Expression =>
  binaryNode('/', above, below, below.span)

/** Twice the share of a wave in a mean, and the mean itself for the index 0; or half of that, complex. */
function coefficient(
  { name, node }: RuleCall,
  index: Expression,
  integral: (wave: string) => Expression,
): Expression {
  const { span } = node
  if (name === 'fourier_cn')
    return binaryNode('-', integral('cos'), product(constant('i', index), integral('sin')), span)
  if (name === 'fourier_bn') return product(numberNode('2', span), integral('sin'))
  const isMean = equationNode(index, numberNode('0', span), span)
  const weight = callNode('piecewise', [isMean, numberNode('1', span), numberNode('2', span)], span)
  return product(weight, integral('cos'))
}

/**
 * Whether the index has its number only later, or none, while the function has kinks: the engine's formula for every
 * index leaves out what happens at these.
 */
function isGivenLater({ session }: RuleCall, index: Expression, body: Expression): boolean {
  const names = nodesIn(index).flatMap(node => (node.kind === 'name' ? [node.name] : []))
  return names.length > 0 && (names.some(name => session.binding(name) !== undefined) || hasKinks(body))
}

const KINKS =
  /^(?:giac:)?(?:abs|sign|max|min|floor|ceil|round|trunc|fPart|iPart|mod|frac|piecewise|Heaviside|when)$/

const hasKinks = (body: Expression): boolean =>
  nodesIn(body).some(node => node.kind === 'call' && KINKS.test(node.name))
