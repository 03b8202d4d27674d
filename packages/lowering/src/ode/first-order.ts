/** The answer of `desolve` to one equation: a formula, and not a list with one formula in it. */
import type { CallNode, CompareNode, Expression, NameNode } from '@calcwright/math/expression'
import { mapChildren } from '@calcwright/math/expression'
import { binaryNode, callNode, numberNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { occurrenceIn, occurrencesIn } from './occurrences.ts'

/**
 * The engine has no formula for `v' = g - k*v^2` where the square root of g*k is none of a fraction: so with an
 * equation of first order the call carries what the evaluator's own methods need.
 * @param isPlain whether all are numbers: an equation has no unit of its own, and may be the answer then
 */
export function formulaOf(
  answer: CallNode,
  equations: Expression,
  sought: NameNode | undefined,
  isPlain: boolean,
): CallNode {
  const parts = sought && firstOrder(equations, sought)
  if (!parts) return callNode(operationName('ode_formula'), [answer], answer.span) as CallNode
  const [residual, value, rate, time, ...start] = parts
  const items = [answer, residual!, value!, rate!, ...start, ...(isPlain ? [sought] : [])]
  const list: Expression = { kind: 'list', items, span: answer.span }
  return callNode(operationName('ode_first'), [list, time!], answer.span) as CallNode
}

/** @returns `f` of the equation f = 0 with names for the function and its rate, these, the variable, and a start */
function firstOrder(equations: Expression, sought: NameNode): Expression[] | null {
  const { span } = equations
  const names = new Set([sought.name])
  const items = equations.kind === 'list' ? equations.items : [equations]
  const isEquation = (item: Expression) => occurrencesIn(item, names).some(({ at }) => at.kind === 'name')
  const [equation, ...others] = items.filter(isEquation)
  const conditions = items.filter(item => !isEquation(item))
  if (equation?.kind !== 'compare' || others.length > 0 || conditions.length > 1) return null
  const uses = occurrencesIn(equation, names)
  if (Math.max(...uses.map(({ order }) => order)) !== 1) return null
  const time = uses[0]!.at
  if (uses.some(({ at }) => at.kind !== 'name' || at.name !== (time as NameNode).name)) return null
  const start = conditions.length === 0 ? [numberNode('0', span), named('c_0', span)] : startOf(conditions[0]!, names) // prettier-ignore
  if (!start) return null
  const [value, rate] = [named(`${sought.name}__now`, span), named(`${sought.name}__rate`, span)]
  const replaced = mapUses(equation, names, [value, rate])
  const [left, right] = replaced.operands
  return [binaryNode('-', left!, right!, span), value, rate, time, ...start]
}

function startOf(condition: Expression, names: ReadonlySet<string>): Expression[] | null {
  if (condition.kind !== 'compare') return null
  const [left, value] = condition.operands
  const use = left && occurrenceIn(left, names)
  return use?.order === 0 && value ? [use.at, value] : null
}

function mapUses(equation: CompareNode, names: ReadonlySet<string>, by: readonly Expression[]): CompareNode {
  const replaced = (node: Expression): Expression => {
    const use = occurrenceIn(node, names)
    return use ? by[use.order]! : mapChildren(node, replaced)
  }
  return mapChildren(equation, replaced) as CompareNode
}

const named = (name: string, span: Expression['span']): NameNode => ({ kind: 'name', name, span })
