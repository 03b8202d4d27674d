/** Inequalities among the equations of a solver. */
import type { CallNode, Expression, Span } from '../../expression/tree.ts'
import { binaryNode, numberNode } from '../build.ts'
import { type Form } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { expandTemplate } from '../templates.ts'
import { fractionsOf } from './exact-decimals.ts'
import { orByNumbers } from './by-numbers.ts'
import { type RuleCall } from './rule.ts'
import { type Unknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'

/** The engine evaluates `a != b` to true instead of solving it, and `a = b` below an `or` or a `not` to false. */
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
 * Equations and inequalities joined by `and`, or written as a chain, as the list that a solver takes: the engine
 * would decide at once whether `x^2 = 4 and x > 0` is true. Inequalities alone stay as they are.
 */
export function joinedEquations(equations: Expression): Expression {
  const items = itemsOf(equations).flatMap(partsOf)
  if (!items.some(hasEquality) || items.every((item, at) => item === itemsOf(equations)[at])) return equations
  return { kind: 'list', items, span: equations.span }
}

const itemsOf = (node: Expression): readonly Expression[] => (node.kind === 'list' ? node.items : [node])

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

/**
 * Equations for one unknown beside inequalities: the engine forgets the inequalities where it solves by numbers,
 * so the equations are solved alone.
 * @returns the equations without the inequalities, undefined where there is nothing to separate
 */
export function equationsAlone(equations: Expression): Expression | undefined {
  const alone = itemsOf(equations).filter(item => !hasOrder(item))
  if (alone.length === 0 || alone.length === itemsOf(equations).length) return undefined
  return alone.length === 1 ? alone[0] : { kind: 'list', items: alone, span: equations.span }
}

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
  call: RuleCall,
  body: Expression,
  place: Expression,
  rest: readonly Expression[],
  form: Form,
  found: Unknowns,
): Expression {
  const items = body.kind === 'list' ? body.items : [body]
  const equations = items.filter(item => !hasOrder(item))
  const orders = items.filter(hasOrder)
  if (equations.length < found.names.length)
    throw new DimensionError(
      message('argument.inequalities', { name: call.node.name }),
      call.node.args[0]!.span,
    )
  const { span } = body
  const list = (parts: readonly Expression[]): Expression => ({ kind: 'list', items: parts, span })
  const solved = call.finish(form, [list(equations), place, ...rest]).tree
  const rowsOf = rest.length > 0 ? solved : orByNumbers(list(equations), place, found.names, solved)
  call.session.notice(message('reading.orders'))
  return withinSides(rowsOf, orders, place)
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

const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

/** Whether it is an inequality, or has one beside others: conditions inside of an equation make none of it. */
export function hasOrder(node: Expression): boolean {
  if (node.kind === 'list') return node.items.some(hasOrder)
  if (node.kind === 'binary') return JOINING.has(node.operator) && [node.left, node.right].some(hasOrder)
  return node.kind === 'compare' && node.relations.some(relation => ORDERS.has(relation))
}

const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'xor'])

/**
 * Finds out for which values the difference of two sides is positive: the engine would say that (x - 1)^2 > 0 is
 * true, and decide by doubles which bound belongs to the solution.
 */
const POSITIVE = 'ord_solve($1, $2, $3, $4)'

/** The bounds of several inequalities, with so many digits that those of a double remain after cancellation. */
const BOUNDS = 'evalf(evalf($1, 40), 14)'

/** Inequalities are solved in fractions. */
export function inFractionsThen(solver: CallNode, { session }: RuleCall): Expression {
  const { call, hasDecimals } = fractionsOf(solver, session)
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
