/**
 * The answer of `desolve` put into its equations and conditions: the engine's methods lose terms, branches and
 * steps now and then, and an answer that does not fit is refused.
 */
import type { CompareNode, Expression, NameNode } from '@calcwright/math/expression'
import { callsIn, mapChildren } from '@calcwright/math/expression'
import { binaryNode, callNode, numberNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { type Occurrence, occurrenceIn, occurrencesIn } from './occurrences.ts'

/** Calls that are not smooth in the time: each piece of a solution has to fit. */
const STEPPED = [operationName('num_step'), operationName('piecewise'), 'piecewise', 'Heaviside']

/**
 * @param answer a formula of the function, or a list of the functions in the order of their names
 * @param equations as inferred, over SI numbers
 * @returns the answer behind a procedure that refuses it where it does not fit
 */
export function checkedSolution(
  answer: Expression,
  equations: Expression,
  names: readonly NameNode[],
): Expression {
  const sought = new Set(names.map(({ name }) => name))
  const items = equations.kind === 'list' ? equations.items : [equations]
  const pairs = items.flatMap(item => (item.kind === 'compare' && item.operands.length === 2 ? item : []))
  const time = items.flatMap(item => occurrencesIn(item, sought)).find(({ at }) => at.kind === 'name')?.at
  if (time?.kind !== 'name' || pairs.length !== items.length) return answer
  const isEquation = (item: Expression) =>
    occurrencesIn(item, sought).some(({ at }) => at.kind === 'name' && at.name === time.name)
  const uses = new Map<string, Occurrence>()
  const residuals = pairs.filter(isEquation).map(pair => residualOf(pair, sought, uses))
  const conditions = pairs.filter(pair => !isEquation(pair)).map(pair => conditionOf(pair, names, sought))
  if (residuals.length === 0 || conditions.includes(null)) return answer
  const { span } = answer
  const list = (parts: readonly Expression[]): Expression => ({ kind: 'list', items: parts, span })
  const isStepped = STEPPED.some(name => callsIn(equations, name).length > 0)
  const parts = list([
    answer,
    list(residuals),
    list([...uses.keys()].map(name => ({ kind: 'name', name, span }))),
    list([...uses.values()].map(use => list(whichOf(use, names)))),
    list(conditions as Expression[]),
    numberNode(isStepped ? '1' : '0', span),
    numberNode(names.length > 1 ? '1' : '0', span),
  ])
  return callNode(operationName('ode_checked'), [parts, time], span)
}

/** Left minus right, with a name for each function and derivative in it. */
function residualOf(
  equation: CompareNode,
  sought: ReadonlySet<string>,
  uses: Map<string, Occurrence>,
): Expression {
  const named = (node: Expression): Expression => {
    const use = occurrenceIn(node, sought)
    if (!use) return mapChildren(node, named)
    const name = `${use.name}__put_${use.order}`
    uses.set(name, use)
    return { kind: 'name', name, span: node.span }
  }
  const [left, right] = equation.operands.map(named)
  return binaryNode('-', left!, right!, equation.span)
}

/** The function's index, the order of its derivative, the place, and the value there; null for other forms. */
function conditionOf(
  condition: CompareNode,
  names: readonly NameNode[],
  sought: ReadonlySet<string>,
): Expression | null {
  const [left, value] = condition.operands
  const use = left && occurrenceIn(left, sought)
  if (!use || !value || occurrencesIn(value, sought).length > 0) return null
  return { kind: 'list', items: [...whichOf(use, names), use.at, value], span: condition.span }
}

function whichOf(use: Occurrence, names: readonly NameNode[]): Expression[] {
  const index = names.findIndex(({ name }) => name === use.name)
  return [index, use.order].map(number => numberNode(String(number), use.at.span))
}
