/**
 * Conditions that stand in a formula as numbers: 1 where they hold and 0 elsewhere. `x*(x < 2)` becomes
 * `piecewise(x < 2, x, 0)`, whose places are seen in integrals, derivatives and sums; a condition as
 * a factor would be a constant there.
 */
import { findFunction } from '@calcwright/reference/functions'
import { callsIn } from '../expression/index.ts'
import type { BinaryNode, BinaryOperator, Expression, Relation } from '../expression/tree.ts'
import { binaryNode, numberNode, operationNode } from './build.ts'
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
export function asOperand(typed: Typed, operator: BinaryOperator, session: Session): Typed {
  if (ARITHMETIC.has(operator)) return asTest(typed, session)
  return LOGICAL.has(operator) && typed.source.kind === 'call' ? asAnswer(typed, session) : typed
}

const LOGICAL: ReadonlySet<BinaryOperator> = new Set(['and', 'or', 'xor'])

/** `a = b` as a number: 1 where it is so and 0 elsewhere; an equation for a name that is sought stays one. */
export function asTest(typed: Typed, session: Session): Typed {
  if (!isEquality(typed, session) || isAboutSought(typed, session)) return typed
  return { ...typed, form: PLAIN_SCALAR, tree: oneOrZero(typed.tree) }
}

/** `a = b` of names with values as an item of a list: true or false; with any other name it stays an equation. */
export function asItem(typed: Typed, session: Session): Typed {
  if (typed.form.kind !== 'equation' || hasSymbols(typed.source, session)) return typed
  // A condition such as `y(0) = 1` is about a function that is sought.
  const isKnown = (name: string): boolean => !session.binding(name) && isDefined(name, session)
  return callsIn(typed.source).every(({ name }) => isKnown(name)) ? answered(typed, session) : typed
}

const isDefined = (name: string, { context }: Session): boolean =>
  context.function(name) !== undefined || findFunction(name) !== undefined

/** `a = b` as the body of a function that is given to a call: true or false for each value of its parameters. */
export function asAnswer(typed: Typed, session: Session): Typed {
  return isAboutSought(typed, session) ? typed : answered(typed, session)
}

function answered(typed: Typed, session: Session): Typed {
  if (!isEquality(typed, session)) return typed
  const { span } = typed.tree
  const [yes, no] = (['true', 'false'] as const).map((name): Expression => ({ kind: 'constant', name, span }))
  return { ...typed, tree: operationNode('piecewise', [typed.tree, yes!, no!], span) }
}

/** `a = b`, or a call of a function that is one. */
function isEquality({ source, form }: Typed, session: Session): boolean {
  if (form.kind !== 'equation' || form.sides.kind !== 'scalar') return false
  const body = source.kind === 'call' ? session.context.function(source.name)?.body : source
  return body?.kind === 'compare' && body.relations.every(relation => relation === '==')
}

const isAboutSought = ({ source }: Typed, session: Session): boolean => hasSymbols(source, session, isSought)

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
  return operationNode('piecewise', [condition, value, numberNode('0', span)], span)
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
