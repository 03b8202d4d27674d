/** Units recognised while typing, `5kN` as 5 and a unit box: the rules of a line for them, and their LaTeX. */
import { parseUnit, unitContents, unitNameToLatex } from '@calcwright/math/expression'
import type { DecimalCommas } from '../results/decimal-separator.ts'
import type { UnitOf } from '../state/known-units.ts'

export interface AutoUnitRules {
  /** Whether the text is a unit's symbol, name or plural. */
  readonly isUnit: (word: string) => boolean
  /** Whether a variable or function of that name is defined above. */
  readonly isDefined: (word: string) => boolean
  /** Looks up the units of variables above as they are now. */
  readonly unitsAbove?: () => UnitOf
  /** One-letter units that the worksheet allows. */
  readonly singles: readonly string[]
  /** Words of this block that an undo has turned back into letters. */
  readonly skipped: ReadonlySet<string>
  /** The field takes values between commas, so that none outside of brackets belongs to a subscript. */
  readonly holdsList?: boolean
  /** Reads what is typed where the comma is decimal; null or absent for points. */
  readonly commas?: DecimalCommas | null
  /** A point was typed behind a number of up to three digits, where the comma is decimal. */
  readonly pointTyped?: (whole: string) => void
}

/** LaTeX inside the box of a unit as results show it: `degC` is °C. */
export function unitContent(symbol: string): string {
  const parsed = parseUnit(symbol)
  return parsed.ok ? unitContents(parsed.value) : uprightLatex(symbol)
}

/** The LaTeX of a unit box with signs for what was typed as names: `kOhm` is kΩ, `us` is µs. */
export function withUnitSigns(box: string): string {
  return box.replace(/\\mathrm\{([^{}]*)\}/g, (_upright, content: string) =>
    content
      .split(/(\\[a-zA-Z]+ ?)/)
      .map(part => (/^\p{L}+$/u.test(part) ? unitNameToLatex(part) : part && `\\mathrm{${part}}`))
      .join(''),
  )
}

/** LaTeX of a name in upright letters. */
export function uprightLatex(name: string): string {
  return `\\mathrm{${name.replace(/[µμ]/gu, 'µ')}}`
}
