/** Fits: coefficients, and values at places, have the units that follow from those of the data. */
import type { Expression } from '../../expression/tree.ts'
import { operationNode } from '../build.ts'
import { isArray, listOf, scalar, type ScalarForm } from '../forms.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, PLAIN, unify } from '../term.ts'
import { integerValue } from '../values.ts'
import {
  argumentAt,
  commonElement,
  requirePlainArgument,
  requireSame,
  type Rule,
  type RuleCall,
  uniformList,
} from './rule.ts'
import { settle, unknowns, withUnknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'

/** `polynomial_regression(x, y, n)`: coefficients from the highest power down; with a place, the value there. */
export const polynomialFit: Rule = call => {
  const [x, y] = [argumentAt(call, 0, 'lists of x and y'), argumentAt(call, 1, 'a list of y')].map(arg =>
    call.infer(arg),
  )
  const [, , degree, place] = call.node.args
  if (place !== undefined) return polynomialAt(call, x!, y!, place)
  const order = degree === undefined ? undefined : integerValue(degree, call.session)
  const [from, to] = [commonElement(call, x!).term, commonElement(call, y!).term]
  const rest = call.node.args.slice(2)
  if (order === undefined || order > 100) return call.finish(uniformList(PLAIN), [x!.tree, y!.tree, ...rest])
  const coefficients: ScalarForm[] = []
  let term = to
  for (let power = 0; power <= order; power += 1) {
    coefficients.unshift(scalar(term))
    term = divideTerms(term, from)
  }
  return call.finish(listOf(coefficients), [x!.tree, y!.tree, ...rest])
}

function polynomialAt(call: RuleCall, x: Typed, y: Typed, place: Expression): Typed {
  const at = call.infer(place)
  const degree = call.infer(call.node.args[2]!)
  requirePlainArgument(call, degree, 'the degree')
  requireSame(call, x, at)
  const { term } = commonElement(call, y)
  const form = isArray(at.form) ? uniformList(term) : scalar(term)
  return call.finish(form, [x.tree, y.tree, degree.tree, at.tree])
}

/** `multi_regression(y, [x1, x2], [v1, v2], constant, weights)`: each place fits its data. */
export const multiFit: Rule = call => {
  const y = call.infer(argumentAt(call, 0, 'a list of y'))
  const data = rowsOf(call, argumentAt(call, 1, 'lists of x'), 'lists of x')
  const places = rowsOf(call, argumentAt(call, 2, 'a place'), 'a place for each list of x')
  if (data.length !== places.length) {
    throw new DimensionError(message('argument.places', { name: call.node.name }), call.node.args[2]!.span)
  }
  for (const [place, at] of places.entries()) requireSame(call, data[place]!, at)
  const rest = call.node.args.slice(3).map(arg => call.infer(arg))
  for (const one of rest) requirePlainArgument(call, one, 'a weight or choice')
  const span = call.node.span
  const list = (items: readonly Typed[]): Expression => ({
    kind: 'list',
    items: items.map(item => item.tree),
    span,
  })
  const trees = [y.tree, list(data), list(places), ...rest.map(({ tree }) => tree)]
  return call.finish(scalar(commonElement(call, y).term), trees)
}

/** `multi_regression_coefficients(y, [x1, x2], constant, weights)`: one for each list of x, then the constant. */
export const multiCoefficients: Rule = call => {
  const y = call.infer(argumentAt(call, 0, 'a list of y'))
  const data = rowsOf(call, argumentAt(call, 1, 'lists of x'), 'lists of x')
  const [constant, weights] = call.node.args.slice(2).map(arg => call.infer(arg))
  for (const one of [constant, weights]) if (one) requirePlainArgument(call, one, 'a weight or choice')
  const { term } = commonElement(call, y)
  const hasConstant = !constant || integerValue(constant.tree, call.session) !== 0
  const forms = data.map(one => scalar(divideTerms(term, commonElement(call, one).term)))
  const list: Expression = { kind: 'list', items: data.map(({ tree }) => tree), span: call.node.span }
  const trees = [y.tree, list, ...[constant, weights].flatMap(one => (one ? [one.tree] : []))]
  return call.finish(listOf(hasConstant ? [...forms, scalar(term)] : forms), trees)
}

function rowsOf(call: RuleCall, node: Expression, what: string): Typed[] {
  const items =
    node.kind === 'matrix'
      ? node.rows.map(items => ({ kind: 'list', items, span: node.span }) as const)
      : null
  if (items) return items.map(item => call.infer(item))
  if (node.kind === 'list') return node.items.map(item => call.infer(item))
  throw new DimensionError(message('argument.brackets', { name: call.node.name, what }), node.span)
}

/** `nonlinear_regression(f, [x, a, b], X, Y, guesses)`: parameters have the units of their guesses. */
export const nonlinearFit: Rule = call => {
  const model = argumentAt(call, 0, 'a formula, its variables, lists of x and y, and guesses')
  const list = argumentAt(call, 1, 'the variables')
  const [x, y] = [argumentAt(call, 2, 'a list of x'), argumentAt(call, 3, 'a list of y')].map(arg =>
    call.infer(arg),
  )
  const guesses = argumentAt(call, 4, 'a guess for each parameter')
  const found = unknowns(call, list)
  const starts = guesses.kind === 'list' ? guesses.items.map(item => call.infer(item)) : [call.infer(guesses)]
  if (starts.length !== found.names.length - 1) {
    throw new DimensionError(message('argument.parameter-guesses', { name: call.node.name }), guesses.span)
  }
  unify(found.terms[0]!, commonElement(call, x!).term)
  starts.forEach((start, index) => settle(call, found, index + 1, start))
  const body = withUnknowns(call, found, () => call.infer(model))
  requireSame(call, body, y!)
  const weights = call.node.args.slice(5).map(arg => call.infer(arg))
  for (const one of weights) requirePlainArgument(call, one, 'the weights')
  const { span } = call.node
  const start: Expression = { kind: 'list', items: starts.map(({ tree }) => tree), span: guesses.span }
  const form = listOf(found.terms.slice(1).map(term => scalar(term)))
  const word = call.node.name === 'nonlinear_regression' ? 'fit_model' : 'fit_model_errors'
  const args = [body.tree, list, x!.tree, y!.tree, start, ...weights.map(({ tree }) => tree)]
  return { form, tree: operationNode(word, args, span), source: call.node }
}
