import type { WorksheetSettings } from '@calcwright/document'

/** The settings that a reader of results wants to know, in a few words: `rad · m kg s · decimals`. */
export function summaryOf({ angle, base_units, approx }: WorksheetSettings): string {
  const { length, mass, time } = base_units
  return [angle, `${length} ${mass} ${time}`, approx ? 'decimals' : 'exact'].join(' · ')
}
