/** The number that an author states a value to be, behind a second equals sign: `t = L/v = 1.2 [s]`. */
import { freeNames } from './free-names.ts'
import type { CompareNode, Expression, UnitExpression } from './tree.ts'

export interface StatedNumber {
  /** In the unit, where it has one. */
  readonly value: number
  /** One in its last digit: 0.1 for 1.2. */
  readonly step: number
  readonly unit?: UnitExpression
}

/** Reads a number as it is written on paper: `1.2`, `-64.5 [MPa]`, `2.1*10^5 [N]`, `85%`; null for anything else. */
export function statedNumber(node: Expression): StatedNumber | null {
  if (node.kind === 'number') return literal(node.text)
  if (node.kind === 'quantity') {
    const inner = statedNumber(node.value)
    return inner && !inner.unit ? { ...inner, unit: node.unit } : null
  }
  if (node.kind === 'unary') {
    const inner = statedNumber(node.operand)
    if (!inner) return null
    if (node.operator === '+') return inner
    if (node.operator === '-') return { ...inner, value: -inner.value }
    return node.operator === '%' ? scaled(inner, 0.01) : null
  }
  if (node.kind !== 'binary' || node.operator !== '*') return null
  const left = statedNumber(node.left)
  const right = node.right.kind === 'quantity' ? node.right : { value: node.right, unit: undefined }
  const power = powerOfTen(right.value)
  return left && !left.unit && power !== null
    ? { ...scaled(left, power), ...(right.unit && { unit: right.unit }) }
    : null
}

/**
 * Finds the value in `L/v = 6/5 = 1.2`, and the unit that it is stated in; null where no such number stands behind it.
 * A bound may follow, `183/235 = 0.78 < 1`.
 */
export function statedParts(
  formula: Expression,
): { readonly value: Expression; readonly stated: CompareNode; readonly unit?: UnitExpression } | null {
  if (formula.kind !== 'compare') return null
  const [value, ...sides] = statedSides(formula)
  const last = sides.at(-1)
  const number = last && statedNumber(last)
  const isBounded = formula.relations
    .slice(sides.length)
    .every(relation => relation !== '==' && relation !== '!=')
  if (!value || !number || !isBounded || sides.some(hasVariables)) return null
  return { value, stated: formula, ...(number.unit && { unit: number.unit }) }
}

/** The sides of a comparison up to the first sign that is no equals sign. */
export function statedSides({ operands, relations }: CompareNode): readonly Expression[] {
  const end = relations.findIndex(relation => relation !== '==')
  return end < 0 ? operands : operands.slice(0, end + 1)
}

const hasVariables = (part: Expression): boolean =>
  [...freeNames(part).values()].some(uses => uses.some(({ role }) => role === 'variable'))

function literal(text: string): StatedNumber {
  const [mantissa = '', exponent = '0'] = text.split(/e/i)
  const decimals = mantissa.split('.')[1]?.length ?? 0
  return { value: Number(text), step: 10 ** (Number(exponent) - decimals) }
}

const scaled = ({ value, step }: StatedNumber, factor: number): StatedNumber => ({
  value: value * factor,
  step: step * factor,
})

/** 1000 for `10^3`; null for any other formula. */
function powerOfTen(node: Expression): number | null {
  if (node.kind !== 'binary' || node.operator !== '^') return null
  const [base, exponent] = [statedNumber(node.left), statedNumber(node.right)]
  if (base?.value !== 10 || base.unit || !exponent || exponent.unit) return null
  return Number.isInteger(exponent.value) ? 10 ** exponent.value : null
}
