/**
 * Conditions that stand in a formula as numbers: 1 where they hold and 0 elsewhere. `x*(x < 2)` becomes
 * `piecewise(x < 2, x, 0)`, whose places the engine sees in integrals, derivatives and sums; of a condition as
 * a factor it makes a constant there.
 */
import { engineName } from '@calcwright/reference/functions'
import type { BinaryNode, BinaryOperator, Expression, Relation } from '../expression/tree.ts'
import { binaryNode, callNode, numberNode } from './build.ts'
import { PLAIN_SCALAR } from './forms.ts'
import { hasSymbols } from './power.ts'
import type { Session, Typed } from './session.ts'

const ARITHMETIC: ReadonlySet<BinaryOperator> = new Set(['+', '-', '*', '/', '^', 'mod'])

/** A sum, product, quotient or power of which a side is a condition; any other stays as it is. */
export function withSwitches(typed: Typed, left: Typed, right: Typed, session: Session): Typed {
  const { tree, form } = typed
  if (tree.kind !== 'binary' || form.kind !== 'scalar' || !ARITHMETIC.has(tree.operator)) return typed
  const [first, second] = [isSwitch(left, session), isSwitch(right, session)]
  return first || second ? { ...typed, tree: switched(tree, first, second) } : typed
}

/** `a = b` beside an operator asks whether it is so where all of its names are parameters or counters, or have values. */
export const asOperand = (typed: Typed, operator: BinaryOperator, session: Session): Typed =>
  ARITHMETIC.has(operator) ? asTest(typed, session) : typed

/** `a = b` as a number: 1 where it is so and 0 elsewhere; an equation for a name that is sought stays one. */
export function asTest(typed: Typed, session: Session): Typed {
  const { source, form, tree } = typed
  if (source.kind !== 'compare' || form.kind !== 'equation' || form.sides.kind !== 'scalar') return typed
  const isTest = source.relations.every(relation => relation === '==')
  if (!isTest || hasSymbols(source, session, isSought)) return typed
  return { ...typed, form: PLAIN_SCALAR, tree: oneOrZero(tree) }
}

const isSought = (name: string, session: Session): boolean => session.binding(name)?.isSought === true

/** A condition with a sign before it. */
export function asSwitch(typed: Typed, session: Session): Typed {
  return isSwitch(typed, session) ? { ...typed, tree: oneOrZero(typed.tree) } : typed
}

function switched(tree: BinaryNode, left: boolean, right: boolean): Expression {
  const { operator, span } = tree
  if (operator === '*' && left && right) return oneOrZero(binaryNode('and', tree.left, tree.right, span))
  if (operator === '*') return left ? choice(tree.left, tree.right) : choice(tree.right, tree.left)
  if (operator === '/' && left && !right)
    return choice(tree.left, binaryNode('/', numberNode('1', span), tree.right, span))
  return {
    ...tree,
    left: left ? oneOrZero(tree.left) : tree.left,
    right: right ? oneOrZero(tree.right) : tree.right,
  }
}

const oneOrZero = (condition: Expression): Expression => choice(condition, numberNode('1', condition.span))

function choice(condition: Expression, value: Expression): Expression {
  const { span } = condition
  return callNode(engineName('piecewise'), [condition, value, numberNode('0', span)], span)
}

function isSwitch({ source, form }: Typed, session: Session): boolean {
  const isSingle = form.kind === 'scalar' || (form.kind === 'equation' && form.sides.kind === 'scalar')
  return isSingle && isCondition(source, session)
}

/** `a = b` is none: it may be an equation. */
const ORDERS: ReadonlySet<Relation> = new Set(['<', '<=', '>', '>=', '!='])

function isCondition(node: Expression, session: Session): boolean {
  switch (node.kind) {
    case 'compare':
      return node.relations.every(relation => ORDERS.has(relation))
    case 'binary':
      return node.operator === 'and' || node.operator === 'or' || node.operator === 'xor'
    case 'unary':
      return node.operator === 'not'
    case 'call': {
      const body = session.context.function(node.name)?.body
      return body !== undefined && isCondition(body, session)
    }
    default:
      return false
  }
}
