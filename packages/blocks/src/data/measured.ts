/** Cells that hold a number with its unit or currency: `12.5 V`, `13,5kN`, `$1,234.50`, `-12,00 €`. */

const MONEY = '[€$£¥]|(?:CHF|EUR|USD|GBP)(?=[\\s\\d]|$)'
const NUMBER = "[+−-]?\\d(?:[\\d.,\\s’']*\\d)?(?:[eE][+-]?\\d+)?-?"
const UNIT = '[\\p{L}°º‰℃℉][\\p{L}\\d°µΩ/²³⁻¹^*·()-]{0,11}'
const BEFORE = new RegExp(`^([+−-]?)\\s*(${MONEY})\\s*(${NUMBER})$`, 'u')
const BEHIND = new RegExp(`^(${NUMBER})(\\s*)(${MONEY}|${UNIT}(?: [AD]C)?)$`, 'u')
/** Letters right behind a number that are no units: `10S` is a schedule, and `20 C` has no coulombs. */
const NO_UNIT = /^[\p{Ll}\p{Lu}]$/u

/** Signs of a number with its unit. */
const LONGEST = 40

export interface Measured {
  readonly number: string
  readonly unit: string
}

/** @returns the number and the unit as they are written; null for any other cell */
export function measuredIn(cell: string): Measured | null {
  const text = cell.trim()
  if (text.length > LONGEST) return null
  const negative = /^\((.*)\)$/.exec(text)?.[1]
  const before = BEFORE.exec(negative ?? text)
  if (before) return { number: `${negative ? '-' : before[1]!}${before[3]!}`, unit: before[2]! }
  const [, number, space, unit] = BEHIND.exec(text) ?? []
  if (number === undefined || unit === undefined || /^(?:[CF]|[ap]m)$/i.test(unit)) return null
  return space === '' && NO_UNIT.test(unit) ? null : { number, unit }
}
