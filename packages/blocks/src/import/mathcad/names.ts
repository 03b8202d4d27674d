/** Names and units of Mathcad. */
import { isUnit } from '@calcwright/math/units'
import type { XmlElement } from '../xml.ts'

/** Units that are called otherwise here. */
const UNITS: Readonly<Record<string, string>> = {
  gm: 'g', tonnef: 'tf', coul: 'C', in_mercury: 'inHg', '°C': 'degC', '°F': 'degF', 'Δ°C': 'deltaC', 'Δ°F': 'deltaF',
  Ω: 'ohm', sec: 's', hr: 'h', '°': 'deg', lbm: 'lb', liter: 'L', newton: 'N', joule: 'J', watt: 'W', volt: 'V', amp: 'A',
  cal: 'cal_IT', kcal: 'kcal_IT', yr: 'yr_tropical', R: 'Rankine', '°R': 'Rankine', KHz: 'kHz',
} // prettier-ignore

/** Letters that are no units in Mathcad, whatever they are here. */
const LETTERS = /^[abdfhijknopqrtuvwxyzBDEIMOPQUXYZ]$/

/** A name with its literal subscript. */
export function nameOf(element: XmlElement): string {
  const subscript = element.attributes['subscript']
  const span = element.children[0]
  if (span) {
    const low = span.children.find(({ name }) => name === 'Subscript')?.text
    if (low !== undefined) return `${span.text.slice(0, span.text.length - low.length)}_${low}`.trim()
  }
  const name = element.text.trim()
  return subscript === undefined ? name : `${name}_${subscript}`
}

/** @returns the unit's name here, undefined for a name that is no unit */
export function unitOf(theirs: string): string | undefined {
  if (LETTERS.test(theirs)) return undefined
  const ours = Object.hasOwn(UNITS, theirs) ? UNITS[theirs]! : theirs
  return isUnit(ours) ? ours : undefined
}
