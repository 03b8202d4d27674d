/** Systems of linear equations, and the elimination of unknowns from any system. */
import type { Expression } from '../../expression/tree.ts'
import { isArray, rankOf } from '../forms.ts'
import { solutionForm } from '../matrix.ts'
import { argumentAt, lowered, type Rule, type RuleCall } from './rule.ts'
import { unknowns, withUnknowns } from './unknowns.ts'
import { valuesOf } from './solved-values.ts'

/** `linsolve([equations], [variables])` or `linsolve(A, b)`. */
export const linsolve: Rule = call => {
  const [first, second] = call.node.args
  const names = second?.kind === 'list' && second.items.every(item => item.kind === 'name')
  if (!first || !names || !areEquations(call, first)) return simultaneous(call)
  const found = unknowns(call, second)
  const body = withUnknowns(call, found, () => call.infer(first))
  return call.finish(valuesOf(call, found, first), [body.tree, second])
}

/** Whether an argument is a list of equations, of names for them, or a name for such a list. */
function areEquations(call: RuleCall, node: Expression): boolean {
  if (node.kind === 'list')
    return node.items.some(
      item => item.kind === 'compare' || (item.kind === 'name' && areEquations(call, item)),
    )
  if (node.kind !== 'name') return false
  const { form } = call.infer(node)
  return [form, ...(form.kind === 'list' ? form.items : [])].some(({ kind }) => kind === 'equation')
}

/** `linsolve(A, b)` and `simult(A, b)`: the solution of A x = b; for a matrix on the right, column by column. */
export const simultaneous: Rule = call => {
  const { name, node } = call
  const matrix = call.infer(argumentAt(call, 0, 'a matrix and a right side'))
  const right = call.infer(argumentAt(call, 1, 'a right side'))
  const form = solutionForm(matrix.form, right.form, node.nameSpan)
  const found = call.finish(form, [matrix.tree, right.tree])
  if (name === 'LSQ') return found
  const hasColumns = isArray(right.form) && rankOf(right.form) === 2
  return lowered(call, found, { kind: 'linear-system', hasColumns })
}

/** `eliminate([equations], variables)`: expressions without the variables, of no known dimension. */
export const eliminate: Rule = call => {
  const second = argumentAt(call, 1, 'equations and variables')
  const found = unknowns(call, second)
  const body = withUnknowns(call, found, () => call.infer(call.node.args[0]!))
  return call.finish({ kind: 'opaque' }, [body.tree, second])
}
