/** Responsibilities: the unit that a result is shown in, arranged like the result. */
import type { DisplayChoices, ResolvedUnit } from '@calcwright/math/units'

/** Units arranged like the result: one for all numbers in it, or one for each item. */
export type ShownUnit =
  | {
      readonly kind: 'one'
      /** null for plain numbers. */
      readonly unit: ResolvedUnit | null
      /** Units among which the size of the number decides when no unit is asked for. */
      readonly choices?: DisplayChoices
      /** Units side by side, `unit` the first of them: 5 ft 2 in. */
      readonly parts?: readonly ResolvedUnit[]
      /** Whether somebody asks for this unit. */
      readonly asked?: true
      /** Whether the zero of a thermometer scale counts. */
      readonly reading: boolean
    }
  | { readonly kind: 'items'; readonly items: readonly ShownUnit[] }
  /** A list of any length whose items are all arranged alike. */
  | { readonly kind: 'each'; readonly item: ShownUnit }

export const PLAIN: ShownUnit = { kind: 'one', unit: null, reading: false }

/** The unit of an item. */
export function itemUnit(unit: ShownUnit & { kind: 'items' | 'each' }, index: number): ShownUnit {
  return unit.kind === 'each' ? unit.item : (unit.items[index] ?? PLAIN)
}
