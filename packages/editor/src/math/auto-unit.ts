/** What a line knows about words that may be units, and how a unit is drawn. */
import { parseUnit, unitContents } from '@calcwright/math/expression'

export interface AutoUnitRules {
  /** Whether the text is a unit's symbol, name or plural. */
  readonly isUnit: (word: string) => boolean
  /** Whether a variable or function of that name is defined above. */
  readonly isDefined: (word: string) => boolean
  /** One-letter units that the worksheet allows. */
  readonly singles: readonly string[]
  /** Words of this block that an undo has turned back into letters. */
  readonly skipped: ReadonlySet<string>
}

/** LaTeX inside the box of a unit as results show it: `degC` is °C. */
export function unitContent(symbol: string): string {
  const parsed = parseUnit(symbol)
  return parsed.ok ? unitContents(parsed.value) : upright(symbol)
}

/** LaTeX of a name in upright letters. */
export function upright(name: string): string {
  return `\\mathrm{${name.replace(/[µμ]/gu, 'µ')}}`
}
