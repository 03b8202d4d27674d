/** Numbers known before anything is computed: exponents, indexes, counts. */
import { children } from '../expression/index.ts'
import type { Expression, QuantityNode } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { resolveUnit } from '../units/index.ts'
import type { Session } from './session.ts'

/** Denominators up to this are looked for behind a decimal such as 0.333333333333. */
const LARGEST_DENOMINATOR = 1000

/** The exact value of literal arithmetic over numbers and defined variables; undefined when unknown. */
export function rationalValue(node: Expression, session: Session): Rational | undefined {
  switch (node.kind) {
    case 'number':
      return Rational.parse(node.text) ?? undefined
    case 'name': {
      const value = session.value(node.name)
      return typeof value === 'number' ? nearbyFraction(value) : value
    }
    case 'unary': {
      const value = rationalValue(node.operand, session)
      if (node.operator === '-') return value?.negate()
      if (node.operator === '%') return value?.divide(Rational.of(100))
      return node.operator === '+' ? value : undefined
    }
    case 'binary':
      return combined(node.operator, node.left, node.right, session)
    case 'quantity':
      return sizeOf(node, session)
    default:
      return undefined
  }
}

function combined(
  operator: string,
  left: Expression,
  right: Expression,
  session: Session,
): Rational | undefined {
  if (!'+-*/^'.includes(operator)) return undefined
  const a = rationalValue(left, session)
  const b = a && rationalValue(right, session)
  if (a === undefined || b === undefined) return undefined
  switch (operator) {
    case '+':
      return a.add(b)
    case '-':
      return a.subtract(b)
    case '*':
      return a.multiply(b)
    case '/':
      return b.isZero ? undefined : a.divide(b)
    default:
      return power(a, b)
  }
}

/** Only where it is exact: 4^(1/2) is 2, and 2^(1/2) no fraction. */
function power(base: Rational, exponent: Rational): Rational | undefined {
  const [times, degree] = [Number(exponent.numerator), Number(exponent.denominator)]
  if (Math.abs(times) > 64 || degree > 64 || (base.isZero && times < 0)) return undefined
  const root = degree === 1 ? base : base.root(degree)
  return root?.power(times)
}

/** In SI base units: where a number is wanted, the units of the whole cancel. */
function sizeOf({ value, unit }: QuantityNode, session: Session): Rational | undefined {
  const count = rationalValue(value, session)
  const resolved = resolveUnit(unit, session.context.rates)
  if (count === undefined || !resolved.ok || resolved.unit.zero !== null) return undefined
  const { factor } = resolved.unit
  return factor.exact && factor.pi === 0 ? count.multiply(factor.coefficient) : undefined
}

/** A decimal as the simple fraction it stands for, or as itself. */
function nearbyFraction(value: number): Rational | undefined {
  if (!Number.isFinite(value)) return undefined
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const numerator = Math.round(value * denominator)
    if (Math.abs(numerator / denominator - value) <= 1e-12 * Math.abs(value)) {
      return Rational.of(numerator, denominator)
    }
  }
  return Rational.parse(String(value)) ?? undefined
}

/** A whole number, such as an index or a size. */
export function integerValue(node: Expression, session: Session): number | undefined {
  const value = rationalValue(node, session)
  return value?.isInteger === true ? Number(value.numerator) : undefined
}

/** Whether a number depends on a parameter that no call has given yet (see Binding.open). */
export function isOpenNumber(node: Expression, session: Session): boolean {
  if (node.kind === 'name') return session.binding(node.name)?.open === true
  return children(node).some(child => isOpenNumber(child, session))
}
