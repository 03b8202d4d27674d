/** Inequalities, alone and beside equations. */
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import type { QuestionScope, SolveQuestion } from '@calcwright/math/dimensions'
import { message } from '@calcwright/math/messages/dimensions'
import {
  binaryNode,
  DimensionError,
  expandTemplate,
  hasOrder,
  itemsOf,
  mentions,
  numberNode,
} from '@calcwright/math/rewriting'
import { fractionsOf } from '../decimals/fractions.ts'
import { orByNumbers } from './by-numbers.ts'

/** The solutions of equations for one unknown that meet the inequalities among the items of a list. */
export function thoseWithin(solved: Expression, items: Expression, place: Expression): Expression {
  return withinSides(solved, itemsOf(items).filter(hasOrder), place)
}

/** Rows of values for the unknowns that make some formulas positive, and none of others negative. */
const ROWS_WITHIN =
  'select(arg_p -> (not (max(append(abs(im(evalf(subst(concat($2, $3), $4, arg_p)))), 0)) > 1e-9)) and (min(append(evalf(subst($2, $4, arg_p)), 1)) > 0) and (min(append(evalf(subst($3, $4, arg_p)), 1)) >= 0), $1)'

/**
 * The engine finds no region of several unknowns: the equations are solved, and the inequalities filter the
 * solutions.
 */
export function withinOrders(
  { source, unknowns }: SolveQuestion,
  solver: CallNode,
  scope: QuestionScope,
): Expression {
  const [body, place, ...rest] = solver.args as [Expression, Expression, ...Expression[]]
  const items = itemsOf(body)
  const equations = items.filter(item => !hasOrder(item))
  if (equations.length < unknowns.length)
    throw new DimensionError(message('argument.inequalities', { name: source.name }), source.args[0]!.span)
  const list: Expression = { kind: 'list', items: equations, span: body.span }
  const solved: CallNode = { ...solver, args: solver.args.with(0, list) }
  const rows = rest.length > 0 ? solved : orByNumbers(list, place, unknowns, solved)
  scope.notice(message('reading.orders'))
  return withinSides(rows, items.filter(hasOrder), place)
}

/** @returns a lower and an upper bound of an unknown among the items of a list; none where one of them is missing */
export function rangeOf(items: Expression, { name }: NameNode): readonly Expression[] {
  const bounds = itemsOf(items).flatMap(item => boundsIn(item, name))
  const [low, high] = [false, true].map(isUpper => bounds.find(bound => bound.isUpper === isUpper))
  return low && high ? [low.at, high.at] : []
}

function boundsIn(order: Expression, name: string): { readonly isUpper: boolean; readonly at: Expression }[] {
  if (order.kind === 'binary' && order.operator === 'and')
    return [order.left, order.right].flatMap(side => boundsIn(side, name))
  if (order.kind !== 'compare') return []
  return order.relations.flatMap((relation, index) => {
    const [left, right] = [order.operands[index]!, order.operands[index + 1]!]
    const isUnknown = (side: Expression): boolean => side.kind === 'name' && side.name === name
    if (relation === '==' || isUnknown(left) === isUnknown(right)) return []
    const at = isUnknown(left) ? right : left
    return mentions(at, name) ? [] : [{ isUpper: relation.startsWith('<') === isUnknown(left), at }]
  })
}

function withinSides(rows: Expression, orders: readonly Expression[], place: Expression): Expression {
  const { span } = rows
  const sides = (isLoose: boolean): Expression => {
    return { kind: 'list', items: orders.flatMap(order => differences(order, isLoose)), span }
  }
  return expandTemplate(ROWS_WITHIN, [rows, sides(false), sides(true), place], span, 0)
}

/** The differences that are positive where an inequality holds, or not negative if it is loose. */
function differences(order: Expression, isLoose: boolean): Expression[] {
  if (order.kind === 'binary') return [order.left, order.right].flatMap(side => differences(side, isLoose))
  if (order.kind !== 'compare') return []
  return order.relations.flatMap((relation, at) => {
    if (relation.endsWith('=') !== isLoose) return []
    const [left, right] = [order.operands[at]!, order.operands[at + 1]!]
    const [high, low] = relation.startsWith('>') ? [left, right] : [right, left]
    return [binaryNode('-', high, low, order.span)]
  })
}

/**
 * Finds out for which values the difference of two sides is positive: the engine would say that (x - 1)^2 > 0 is
 * true, and decide by doubles which bound belongs to the solution.
 */
const POSITIVE = 'ord_solve($1, $2, $3, $4)'

/** The bounds of several inequalities, with so many digits that those of a double remain after cancellation. */
const BOUNDS = 'evalf(evalf($1, 40), 14)'

/** Inequalities are solved in fractions. */
export function inFractionsThen(solver: CallNode, scope: QuestionScope): Expression {
  const { call, hasDecimals } = fractionsOf(solver, scope)
  const { span } = solver
  const [body, place, more] = call.args
  if (body?.kind !== 'compare' || body.relations.length > 1 || place?.kind !== 'name' || more)
    return hasDecimals ? expandTemplate(BOUNDS, [call], span, 0) : call
  const [left, right] = body.operands as [Expression, Expression]
  const relation = body.relations[0]!
  const positive = relation.startsWith('>') ? [left, right] : [right, left]
  const flag = (isSet: boolean): Expression => numberNode(isSet ? '1' : '0', span)
  const difference = binaryNode('-', positive[0]!, positive[1]!, span)
  const args = [difference, place, flag(relation.endsWith('=')), flag(hasDecimals)]
  return expandTemplate(POSITIVE, args, span, 0)
}
