/** Differential equations of second order whose coefficients vary: the engine's methods, else Airy's and Bessel's. */
import type { CallNode, CompareNode, Expression, NameNode } from '@calcwright/math/expression'
import { mapChildren } from '@calcwright/math/expression'
import { binaryNode, callNode, numberNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { occurrenceIn, occurrencesIn } from './occurrences.ts'

/**
 * @param answer the engine's own call
 * @param equations as inferred, over SI numbers
 * @returns a call that tries the forms of Airy and Bessel where the engine has no formula, or null for other equations
 */
export function secondOrder(
  answer: CallNode,
  equations: Expression,
  sought: NameNode | undefined,
): CallNode | null {
  if (!sought) return null
  const { span } = answer
  const names = new Set([sought.name])
  const items = equations.kind === 'list' ? equations.items : [equations]
  const time = items.flatMap(item => occurrencesIn(item, names)).find(({ at }) => at.kind === 'name')?.at
  if (time?.kind !== 'name') return null
  const isEquation = (item: Expression) =>
    occurrencesIn(item, names).some(({ at }) => at.kind === 'name' && at.name === time.name)
  const [equation, ...others] = items.filter(isEquation)
  const conditions = items.filter(item => !isEquation(item)).map(item => conditionOf(item, names))
  if (equation?.kind !== 'compare' || others.length > 0 || conditions.includes(null)) return null
  if (Math.max(...occurrencesIn(equation, names).map(({ order }) => order)) !== 2) return null
  const stand = ['now', 'rate', 'curve'].map((part): NameNode => ({
    kind: 'name',
    name: `${sought.name}__${part}`,
    span,
  }))
  const [left, right] = withNames(equation, names, stand).operands
  const list = (parts: readonly Expression[]): Expression => ({ kind: 'list', items: parts, span })
  const parts = list([
    answer,
    binaryNode('-', left!, right!, span),
    ...stand,
    list(conditions as Expression[]),
  ])
  return callNode(operationName('ode_second_order'), [parts, time], span) as CallNode
}

/** The order of the derivative, the place and the value there; null for other forms. */
function conditionOf(condition: Expression, names: ReadonlySet<string>): Expression | null {
  if (condition.kind !== 'compare') return null
  const [left, value] = condition.operands
  const use = left && occurrenceIn(left, names)
  if (!use || !value || occurrencesIn(value, names).length > 0) return null
  const { span } = condition
  return { kind: 'list', items: [numberNode(String(use.order), span), use.at, value], span }
}

function withNames(
  equation: CompareNode,
  names: ReadonlySet<string>,
  stand: readonly NameNode[],
): CompareNode {
  const replaced = (node: Expression): Expression => {
    const use = occurrenceIn(node, names)
    return use ? stand[use.order]! : mapChildren(node, replaced)
  }
  return mapChildren(equation, replaced) as CompareNode
}
