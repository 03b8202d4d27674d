/** Integrals and derivatives by numbers, with an estimate of their error: two values of one dimension. */
import { callNode, operationNode } from '../build.ts'
import { listOf } from '../forms.ts'
import { argumentAt, type Rule, type RuleCall } from './rule.ts'
import { settle, unknowns, withUnknowns } from './unknowns.ts'

/** `integral_estimate(f, x, a, b)`: [value, error]. */
export const integralEstimate: Rule = call =>
  estimate(call, 'int', 'integral_estimate', ['a start', 'an end'])

/** `derivative_estimate(f, x, a)`: [value, error]. */
export const derivativeEstimate: Rule = call => estimate(call, 'diff', 'derivative_estimate', ['a place'])

/** @param exact the function whose value has the dimension of both */
function estimate(call: RuleCall, exact: string, word: string, places: readonly string[]): ReturnType<Rule> {
  const formula = argumentAt(call, 0, 'an expression, a variable and bounds')
  const variable = argumentAt(call, 1, 'a variable')
  const given = places.map((what, index) => argumentAt(call, index + 2, what))
  const { span } = call.node
  const found = unknowns(call, variable)
  const at = given.map(place => call.infer(place))
  for (const place of at) settle(call, found, 0, place)
  const { body, plain } = withUnknowns(call, found, () => ({
    body: call.infer(formula),
    plain: exact === 'diff' ? call.infer(callNode('diff', [formula, variable], span)) : null,
  }))
  const { form } = plain ?? call.infer(callNode(exact, [formula, variable, ...given], span))
  const tree = operationNode(word, [body.tree, variable, ...at.map(place => place.tree)], span)
  return { form: listOf([form, form]), tree, source: call.node }
}
