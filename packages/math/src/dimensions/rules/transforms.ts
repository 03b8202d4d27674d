/** Dimensions of expansions and transforms whose variables stay in the result. */
import type { NameNode } from '../../expression/tree.ts'
import { engineName } from '@calcwright/reference/functions'
import { mentions } from '../../expression/walk.ts'
import { callNode } from '../build.ts'
import { scalar } from '../forms.ts'
import { fractionsOf } from './exact-decimals.ts'
import { argumentAt, requirePlainArgument, symbolTerm, variableArgument } from './rule.ts'
import type { Rule, RuleCall } from './rule.ts'

/**
 * `ztrans(f, n, z)` and back: the image has the dimension of the sequence; n and z are plain numbers. The
 * engine makes powers of e of the powers of decimals, and finds no factors with them: they go as fractions.
 */
export const zTransform: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression'))
  const variables = call.node.args.slice(1)
  for (const node of variables) requirePlainVariable(call, variableArgument(call, node).name)
  const transform = call.finish(body.form, [body.tree, ...variables])
  if (transform.tree.kind !== 'call') return transform
  const { call: exact } = fractionsOf(transform.tree, call.session)
  const isBack = call.name === 'invztrans' && exact.args.length === 3
  return { ...transform, tree: isBack ? { ...exact, name: engineName('back_sequence') } : exact }
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
  // The engine takes no constant.
  if (variable.kind === 'name' && !mentions(body.tree, variable.name)) return body
  const { form, tree, source } = call.finish(body.form, [
    body.tree,
    variable,
    ...orders.map(order => order.tree),
  ])
  const isWhole = tree.kind === 'call' && tree.args.length === 4 && variable.kind === 'name'
  if (!isWhole) return { form, tree, source }
  const { call: exact, hasDecimals } = fractionsOf(
    { ...tree, name: engineName('pade_checked') },
    call.session,
  )
  return { form, tree: hasDecimals ? callNode(engineName('evalf'), [exact], call.node.span) : exact, source }
}
