/** A value that is typed over the number of a slider: a formula of numbers and units. */
import { meantQuantities, parsePlain, parseUnit, unitToPlain } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import {
  DIMENSIONLESS,
  Dimension,
  fromSI,
  isBoxUnit,
  isUnit,
  Rational,
  resolveUnit,
  toSI,
} from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'

export type TypedValue =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: 'Incompatible units' | 'Non-numeric answer' | 'syntax error' }

const failed = (problem: (TypedValue & { ok: false })['problem']): TypedValue => ({ ok: false, problem })

/** In SI base units, with its dimension. */
interface Amount {
  readonly si: number
  readonly dimension: Dimension
}

/** A formula that has no amount: sums of unlike units. */
class Unlike extends Error {}

/**
 * @param unit the slider's, in plain notation; a number without a unit is in it
 * @returns the value in that unit, neither clamped nor snapped
 */
export function readTyped(text: string, unit: string): TypedValue {
  const formula = readFormula(text)
  if (!formula) return failed('syntax error')
  const target = unit === '' ? null : readUnit(unit)
  try {
    const amount = amountOf(formula)
    if (!amount || !Number.isFinite(amount.si)) return failed('Non-numeric answer')
    if (amount.dimension.sameHard(DIMENSIONLESS) && !hasUnit(formula)) return { ok: true, value: amount.si }
    const wanted = target?.dimension ?? DIMENSIONLESS
    if (!amount.dimension.sameHard(wanted)) return failed('Incompatible units')
    return { ok: true, value: tidy(target ? fromSI(amount.si, target) : amount.si) }
  } catch (error) {
    if (error instanceof Unlike) return failed('Incompatible units')
    throw error
  }
}

/** Without the digits that the way through SI leaves. */
const tidy = (value: number): number => Number(value.toPrecision(14))

/** `2 in` as `2 [in]`: in a value every word behind a number is a unit. */
function readFormula(text: string): Expression | null {
  const line = text.trim()
  const plain = parsePlain(line, { isUnit: isBoxUnit })
  if (!plain.ok || plain.value.kind !== 'expression' || plain.value.show) return null
  const boxed = meantQuantities(plain.value.value, isUnit).reduceRight(
    (shown, { span, number, unit }) =>
      `${shown.slice(0, span.start)}${line.slice(number.start, number.end)} [${unitToPlain(unit)}]${shown.slice(span.end)}`,
    line,
  )
  const parsed = parsePlain(boxed, { isUnit: isBoxUnit })
  return parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}

function readUnit(text: string): ResolvedUnit | null {
  const parsed = parseUnit(text)
  return parsed.ok ? resolved(parsed.value) : null
}

function resolved(unit: UnitExpression): ResolvedUnit | null {
  const found = resolveUnit(unit)
  return found.ok ? found.unit : null
}

function hasUnit(node: Expression): boolean {
  if (node.kind === 'quantity') return true
  if (node.kind === 'unary') return hasUnit(node.operand)
  return node.kind === 'binary' && (hasUnit(node.left) || hasUnit(node.right))
}

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

/** null for what is no number: names, lists, calls. */
function amountOf(node: Expression): Amount | null {
  switch (node.kind) {
    case 'number':
      return { si: Number(node.text), dimension: DIMENSIONLESS }
    case 'constant':
      return { si: CONSTANTS[node.name] ?? Number.NaN, dimension: DIMENSIONLESS }
    case 'quantity': {
      const [value, unit] = [amountOf(node.value), resolved(node.unit)]
      return value && unit && { si: toSI(value.si, unit), dimension: unit.dimension }
    }
    case 'unary':
      return signed(node.operator, amountOf(node.operand))
    case 'binary':
      return combined(node.operator, amountOf(node.left), amountOf(node.right))
    case 'call':
      return node.name === 'sqrt' && node.args.length === 1 ? power(amountOf(node.args[0]!), 0.5) : null
    default:
      return null
  }
}

function signed(operator: string, value: Amount | null): Amount | null {
  if (!value || operator === '+') return value
  if (operator === '-') return { ...value, si: -value.si }
  return operator === '%' ? { ...value, si: value.si / 100 } : null
}

function combined(operator: string, left: Amount | null, right: Amount | null): Amount | null {
  if (!left || !right) return null
  switch (operator) {
    case '+':
    case '-':
      if (!left.dimension.sameHard(right.dimension)) throw new Unlike()
      return { ...left, si: operator === '+' ? left.si + right.si : left.si - right.si }
    case '*':
      return { si: left.si * right.si, dimension: left.dimension.multiply(right.dimension) }
    case '/':
      return { si: left.si / right.si, dimension: left.dimension.divide(right.dimension) }
    case '^':
      if (!right.dimension.sameHard(DIMENSIONLESS)) throw new Unlike()
      return power(left, right.si)
    default:
      return null
  }
}

function power(base: Amount | null, exponent: number): Amount | null {
  if (!base) return null
  const si = base.si ** exponent
  if (base.dimension === DIMENSIONLESS) return { si, dimension: DIMENSIONLESS }
  // Dimensions have exponents of small fractions: halves and wholes are what a value needs.
  if (!Number.isInteger(exponent * 2)) return null
  return { si, dimension: base.dimension.power(Rational.of(exponent * 2, 2)) }
}
