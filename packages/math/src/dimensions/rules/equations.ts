/** Equations and inequalities as solvers read them. */
import { freeNames } from '../../expression/free-names.ts'
import type { Expression, Span } from '../../expression/tree.ts'
import { mapExpression } from '../../expression/walk.ts'
import { message } from '../../messages/dimensions.ts'
import { DimensionError } from '../session.ts'
import type { RuleCall } from './rule.ts'

/** `a != b` is true before it is solved, and `a = b` below an `or` or a `not` false. */
export function refuseUnequal({ node }: RuleCall, equations: Expression): void {
  const refuse = (span: Span): never => {
    throw new DimensionError(message('argument.relation', { name: node.name }), span)
  }
  const check = (part: Expression): void => {
    if (part.kind === 'compare' && part.relations.includes('!='))
      refuse(part.relationSpans[part.relations.indexOf('!=')] ?? part.span)
    if ((isJoined(part) || part.kind === 'unary') && hasEquality(part)) refuse(part.span)
    if (part.kind === 'binary' && isJoined(part)) [part.left, part.right].forEach(check)
  }
  itemsOf(equations).forEach(check)
}

/**
 * Equations and inequalities joined by `and`, or written as a chain, as the list that a solver takes:
 * `x^2 = 4 and x > 0` would be decided at once. Inequalities alone stay as they are.
 */
export function joinedEquations(equations: Expression): Expression {
  const items = itemsOf(equations).flatMap(partsOf)
  if (!items.some(hasEquality) || items.every((item, at) => item === itemsOf(equations)[at])) return equations
  return { kind: 'list', items, span: equations.span }
}

/**
 * Equations and inequalities that a function of the worksheet joins by `and`, written out: the call would be decided
 * at once. Names in it other than parameters may mean something else here, so that it is refused with them.
 */
export function withCalledConditions({ node, session }: RuleCall, equations: Expression): Expression {
  const written = (item: Expression): Expression => {
    const definition = item.kind === 'call' ? session.context.function(item.name) : undefined
    if (item.kind !== 'call' || !definition || joinedEquations(definition.body) === definition.body)
      return item
    const { parameters, body } = definition
    if ([...freeNames(body).keys()].some(name => !parameters.includes(name)))
      throw new DimensionError(message('argument.relation', { name: node.name }), item.span)
    return mapExpression(body, part => {
      const at = part.kind === 'name' ? parameters.indexOf(part.name) : -1
      return item.args[at] ?? part
    })
  }
  if (equations.kind === 'list') return { ...equations, items: equations.items.map(written) }
  return written(equations)
}

/** Whether equalities are joined by `and`, `or`, `xor` or `not`, whose sides are compared at once. */
export const hasJoinedEquality = (node: Expression): boolean =>
  (isJoined(node) || node.kind === 'unary') && hasEquality(node)

export const itemsOf = (node: Expression): readonly Expression[] =>
  node.kind === 'list' ? node.items : [node]

function partsOf(node: Expression): readonly Expression[] {
  if (!hasEquality(node)) return [node]
  if (node.kind === 'binary' && node.operator === 'and') return [node.left, node.right].flatMap(partsOf)
  if (node.kind !== 'compare' || node.relations.length < 2) return [node]
  return node.relations.map((relation, at) => ({
    kind: 'compare',
    operands: [node.operands[at]!, node.operands[at + 1]!],
    relations: [relation],
    relationSpans: [node.relationSpans[at]!],
    span: node.span,
  }))
}

const isJoined = (node: Expression): boolean => node.kind === 'binary' && JOINING.has(node.operator)

/** Whether it says that two sides are equal, by itself or below `and`, `or` and `not`. */
function hasEquality(node: Expression): boolean {
  if (node.kind === 'binary') return isJoined(node) && [node.left, node.right].some(hasEquality)
  if (node.kind === 'unary') return node.operator === 'not' && hasEquality(node.operand)
  return node.kind === 'compare' && node.relations.includes('==')
}

/** @returns the equations without the inequalities beside them, undefined where there is nothing to separate */
export function equationsAlone(equations: Expression): Expression | undefined {
  const alone = itemsOf(equations).filter(item => !hasOrder(item))
  if (alone.length === 0 || alone.length === itemsOf(equations).length) return undefined
  return alone.length === 1 ? alone[0] : { kind: 'list', items: alone, span: equations.span }
}

const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

/** Whether it is an inequality, or has one beside others: conditions inside of an equation make none of it. */
export function hasOrder(node: Expression): boolean {
  if (node.kind === 'list') return node.items.some(hasOrder)
  if (node.kind === 'binary') return JOINING.has(node.operator) && [node.left, node.right].some(hasOrder)
  return node.kind === 'compare' && node.relations.some(relation => ORDERS.has(relation))
}

const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'xor'])
