/** Units as they are printed where there is no LaTeX: `kN·m`, `m/s²`, `°C`. */
import type { UnitExpression } from '../tree.ts'

export function unitToText(unit: UnitExpression): string {
  switch (unit.kind) {
    case 'unit':
      return unitNameToText(unit.name)
    case 'unit-number':
      return unit.text.replace(/^1e(-?\d+)$/, (_, exponent: string) => `10${raised(exponent)}`)
    case 'unit-product':
      return `${unitToText(unit.left)}·${factor(unit.right)}`
    case 'unit-quotient':
      return `${unitToText(unit.left)}/${factor(unit.right)}`
    case 'unit-power': {
      const base = unit.base.kind === 'unit' ? unitToText(unit.base) : `(${unitToText(unit.base)})`
      return `${base}${raised(unit.exponent)}`
    }
  }
}

/** A number with its unit: `210 GPa`, `12·10⁻⁶/K`. */
export function numberWithUnit(number: string, unit: string): string {
  if (unit === '') return number
  return number + (/^10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(unit) ? '·' : ' ') + unit
}

function factor(unit: UnitExpression): string {
  const text = unitToText(unit)
  return unit.kind === 'unit-product' || unit.kind === 'unit-quotient' ? `(${text})` : text
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whole exponents are raised; others have no signs for it. */
function raised(exponent: string): string {
  if (!/^-?\d+$/.test(exponent)) return `^${exponent.includes('/') ? `(${exponent})` : exponent}`
  return exponent.replace('-', '⁻').replace(/\d/g, digit => RAISED[Number(digit)]!)
}

/** A unit's name with micro, degrees and ohms by their signs. */
export function unitNameToText(text: string): string {
  // `u` alone is the mass of an atom, `ua` the astronomical unit; before other symbols it stands for µ.
  const name = /^u(?!a$)\p{L}{1,3}$/u.test(text) ? `µ${text.slice(1)}` : text
  const [, sign, scale] = /^(delta|deg)([CF]?)$/.exec(name) ?? []
  if (sign === 'deg') return `°${scale}`
  if (sign === 'delta' && scale !== '') return `Δ°${scale}`
  return name.replace(/^(\p{L}*)Ohm$/u, '$1Ω')
}
