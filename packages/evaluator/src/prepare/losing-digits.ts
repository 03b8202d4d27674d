/**
 * Responsibilities: formulas whose digits may cancel, or whose parts may be beyond the range of a double, by their look
 * alone. What is none of them does not wait for the values above.
 */
import { nodesIn } from '@calcwright/math/expression'
import type { BinaryNode, Expression } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import type { NameScope } from '../values/known.ts'
import { partsBehind } from '../values/parts-behind.ts'
import { isSteep, isTurning } from './rounded-functions.ts'

/** @returns whether a difference of more than typed numbers is in a formula, a sine or the like, or what may be huge or tiny */
export function mayLoseDigits(expression: Expression, scope: NameScope): boolean {
  const parts = partsBehind(expression, scope)
  if (parts === null) return false
  // The statements of a program are not looked at one by one.
  if (parts.some(([part]) => part.kind === 'program')) return true
  const mayCancel = parts.some(
    ([node]) =>
      node.kind === 'binary' && (isHighPower(node) || (isSum(node) && (isLiteral(node) || isNear(node)))),
  )
  const isSteepSomewhere = parts.some(
    ([node]) =>
      isInverse(node) || (node.kind === 'call' && (TAILS.test(wordOf(node)) || isTurning(wordOf(node)))),
  )
  return (
    mayCancel || isSteepSomewhere || parts.filter(([part, within]) => isExtreme(part, within)).length >= 2
  )
}

/** Inverses and solutions of linear systems are made of differences, whatever the signs of the items. */
export const isInverse = (node: Expression): boolean =>
  node.kind === 'call' && /^mat_(?:inverse|solved|solved_columns)$/.test(wordOf(node))

/** Shares that fall below what a double holds for arguments that are met. */
const TAILS = /^(erfc|law_below|law_above)$/

/** The engine has no product of a decimal and a fraction whose parts are beyond a double. */
const isHighPower = ({ operator, right }: BinaryNode): boolean =>
  operator === '^' &&
  (right.kind === 'number' ? Number(right.text) >= LEAST_POWER : right.kind !== 'constant')

const LEAST_POWER = 20
/** Powers of ten of numbers whose products are soon beyond a double. */
const EXTREME = 100

/** Whether a part may be huge or tiny: two of them may leave the range of doubles on the way to a number within it. */
function isExtreme(node: Expression, scope: NameScope): boolean {
  switch (node.kind) {
    case 'number':
      return isExtremeNumber(Number(node.text))
    case 'name': {
      const known = scope.known(node.name)
      if (known?.kind !== 'variable') return false
      const { value } = known
      return isExtremeNumber(
        value instanceof Rational ? value.toNumber() : typeof value === 'number' ? value : 0,
      )
    }
    case 'unary':
      return node.operator === '!'
    case 'binary':
      return node.operator === '^' && (isHighPower(node) || isExtreme(node.left, scope))
    case 'call':
      return isSteep(wordOf(node)) || /^(ln|log10|log2|logb|sqrt)$/.test(wordOf(node))
    default:
      return false
  }
}

const isExtremeNumber = (value: number): boolean =>
  value !== 0 && !(Math.abs(Math.log10(Math.abs(value))) < EXTREME)

const isSum = ({ operator }: BinaryNode): boolean => /^\.?[+-]$/.test(operator)

const isLiteral = (node: Expression): boolean =>
  nodesIn(node).every(({ kind }) => kind === 'number' || kind === 'binary' || kind === 'unary')

/** Any difference, and `ln(1 + x)`: a plus between values counts only where a difference is hidden in it. */
const isNear = ({ operator, left, right }: BinaryNode): boolean =>
  operator.endsWith('-') || isNegative(left) || isNegative(right) || left.kind === 'number'

function isNegative(node: Expression): boolean {
  if (node.kind === 'unary') return node.operator === '-'
  return node.kind === 'binary' && /^[*/]$/.test(node.operator) && isNegative(node.left)
}
