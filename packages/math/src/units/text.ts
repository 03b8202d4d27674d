/** Builds unit expressions that no one typed. */
import type { UnitExpression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'

export { unitToPlain as unitText } from '../expression/printers/plain.ts'

const NOWHERE = { start: 0, end: 0 } as const
const UNITY = Rational.of(1)

/** One factor of a compound: a unit name to a power. */
export interface UnitPower {
  readonly name: string
  readonly exponent: Rational
}

/**
 * `kg*m/s^2` from its factors: those with positive exponents over the others, `1/s` when there are
 * none above, and the number 1 for no factors at all.
 */
export function composeUnit(factors: readonly UnitPower[]): UnitExpression {
  const above = factors.filter(factor => factor.exponent.sign > 0)
  const below = factors.filter(factor => factor.exponent.sign < 0)
  const top = product(above) ?? { kind: 'unit-number', text: '1', span: NOWHERE }
  const bottom = product(below.map(({ name, exponent }) => ({ name, exponent: exponent.negate() })))
  return bottom === null ? top : { kind: 'unit-quotient', left: top, right: bottom, span: NOWHERE }
}

function product(factors: readonly UnitPower[]): UnitExpression | null {
  return factors
    .map(powerNode)
    .reduce<UnitExpression | null>(
      (left, right) => (left === null ? right : { kind: 'unit-product', left, right, span: NOWHERE }),
      null,
    )
}

function powerNode({ name, exponent }: UnitPower): UnitExpression {
  const base: UnitExpression = { kind: 'unit', name, span: NOWHERE }
  if (exponent.equals(UNITY)) return base
  return { kind: 'unit-power', base, exponent: exponent.toText(), span: NOWHERE }
}
