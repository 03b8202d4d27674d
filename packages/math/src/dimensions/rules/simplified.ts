/** Simplification. */
import { argumentAt, lowered, type Rule } from './rule.ts'

/** `simplify(expr)`. */
export const simplify: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression'))
  const rest = call.node.args.slice(1).map(arg => call.infer(arg).tree)
  const found = call.finish(body.form, [body.tree, ...rest])
  return lowered(call, found, { kind: 'simplify', body: body.tree, isScalar: body.form.kind === 'scalar' })
}
