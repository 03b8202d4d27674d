/** A check of a worksheet with its verdict, its own or one that comes with an include. */
import type { Side } from './sides.ts'
import type { Verdict } from './verdict.ts'
import type { CheckWords } from './words.ts'

export interface SheetCheck {
  /** Its block; of an included one that of the include. */
  readonly block: string
  /** The number of its line, in the worksheet in which it stands. */
  readonly line: number
  /** Its name, or else its condition in plain notation. */
  readonly name: string
  /** LaTeX of its condition, where it has no name. */
  readonly formula: string | null
  readonly clause: string
  readonly verdict: Verdict
  readonly words: CheckWords
  readonly sides: CheckSides
  /** The worksheet in which it stands, where that is another one. */
  readonly from?: CheckPlace
}

/** The sides of the decisive comparison; null where nothing is compared. */
export interface CheckSides {
  readonly demand: SideValue | null
  readonly capacity: SideValue | null
}

export interface SideValue {
  /** In `unit`. */
  readonly value: number
  /** Plain notation, '' for a plain number. */
  readonly unit: string
}

export interface CheckPlace {
  readonly hash: string
  readonly name: string
  /** Its block there. */
  readonly block: string
}

export const sidesOf = ({ decisive }: Verdict): CheckSides => ({
  demand: decisive && valueOf(decisive.demand),
  capacity: decisive && valueOf(decisive.capacity),
})

const valueOf = ({ value, unit }: Side): SideValue => ({ value, unit: unit?.text ?? '' })

/** `Bending`, and `Bending (Purlin)` where it comes from another worksheet. */
export const nameWithPlace = ({ name, from }: Pick<SheetCheck, 'name' | 'from'>): string =>
  from ? `${name} (${from.name})` : name

/** `Bending, 117.4 %, NOT OK`. */
export const worstText = (check: Pick<SheetCheck, 'name' | 'from' | 'words'>): string => {
  const { utilisation, label } = check.words
  return [nameWithPlace(check), utilisation, label].filter(part => part !== '').join(', ')
}

/** `line 12`, and `Purlin, line 12` of another worksheet. */
export const placeText = ({ line, from }: Pick<SheetCheck, 'line' | 'from'>): string =>
  from ? `${from.name}, line\u00a0${line}` : `line\u00a0${line}`
