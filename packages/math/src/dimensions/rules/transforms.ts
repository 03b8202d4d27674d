/** Dimensions of expansions and transforms whose variables stay in the result. */
import type { NameNode } from '../../expression/tree.ts'
import { mentions } from '../../expression/walk.ts'
import { scalar } from '../forms.ts'
import { argumentAt, lowered, requirePlainArgument, symbolTerm, variableArgument } from './rule.ts'
import type { Rule, RuleCall } from './rule.ts'

/** `ztrans(f, n, z)` and back: the image has the dimension of the sequence; n and z are plain numbers. */
export const zTransform: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression'))
  const variables = call.node.args.slice(1)
  for (const node of variables) requirePlainVariable(call, variableArgument(call, node).name)
  const found = call.finish(body.form, [body.tree, ...variables])
  return lowered(call, found, { kind: 'transform', name: call.name })
}

function requirePlainVariable(call: RuleCall, name: NameNode): void {
  requirePlainArgument(
    call,
    { form: scalar(symbolTerm(call, name)), tree: name, source: name },
    'the variable',
  )
}

/** `pade(f, x, n, p)`: a quotient that has the dimension of the function; n and p are plain numbers. */
export const pade: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression, a variable and two orders'))
  const variable = argumentAt(call, 1, 'a variable and two orders')
  const orders = call.node.args.slice(2).map(order => call.infer(order))
  for (const order of orders) requirePlainArgument(call, order, 'an order')
  // A constant is its own quotient.
  if (variable.kind === 'name' && !mentions(body.tree, variable.name)) return body
  const args = [body.tree, variable, ...orders.map(order => order.tree)]
  return lowered(call, call.finish(body.form, args), { kind: 'pade' })
}
