/** Simplification of formulas with decimals in them. */
import { engineName } from '@calcwright/reference/functions'
import type { CallNode } from '../../expression/tree.ts'
import { callNode } from '../build.ts'
import { expandTemplate } from '../templates.ts'
import { callsOwn, inFractions } from './exact-decimals.ts'
import { argumentAt, type Rule } from './rule.ts'

/**
 * The first form, unless the second is clearly shorter or the first is 0: the engine takes small coefficients
 * for 0.
 */
const SHORTER =
  'head(map([[$1, $2]], arg_p -> when(head(arg_p) == 0 or size(string(back(arg_p))) + 4 < size(string(head(arg_p))), back(arg_p), head(arg_p))))'

/**
 * `simplify(expr)`. The engine cancels (x^2 - 2.25)/(x - 1.5), but few common factors else that have
 * decimals in them: it is given the formula in fractions too.
 */
export const simplify: Rule = call => {
  const { node, session } = call
  const body = call.infer(argumentAt(call, 0, 'an expression'))
  const rest = node.args.slice(1).map(arg => call.infer(arg).tree)
  const found = call.finish(body.form, [body.tree, ...rest])
  if (body.form.kind !== 'scalar' || callsOwn(body.tree, session)) return found
  const native: CallNode = { ...node, name: engineName('simplify'), args: [body.tree] }
  const exact = inFractions(native, session)
  if (exact === native) return found
  const decimal = callNode(
    engineName('regroup'),
    [callNode(engineName('evalf'), [exact], node.span)],
    node.span,
  )
  return { ...found, tree: expandTemplate(SHORTER, [found.tree, decimal], node.span, 0) }
}
