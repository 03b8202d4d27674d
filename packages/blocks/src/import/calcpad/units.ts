/** Units of Calcpad by their names here. */
import { isUnit } from '@calcwright/math/units'

/**
 * Units that are called otherwise here, or mean another size under the same name: British ones, as Calcpad takes
 * them unless it is set to American ones (Calcpad's documentation, "Units").
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ton: 'tonUK',
  gal: 'galUK',
  pt: 'ptUK',
  qt: 'qtUK',
  fl_oz: 'floz_UK',
  cal: 'cal_IT',
  kcal: 'kcal_IT',
  kt: 'kton',
  ks: 'hp_metric',
  hpM: 'hp_metric',
  y: 'yr_365',
  '°': 'deg',
  '°C': 'degC',
  '°F': 'degF',
  '′': 'arcmin',
  '″': 'arcsec',
  Δ_C: 'deltaC',
  '℧': 'S',
  Ω: 'ohm',
  kΩ: 'kohm',
  MΩ: 'Mohm',
  µm: 'um',
  μm: 'um',
  kipf: 'kip',
  ton_f: 'tonf',
}

/** @returns the unit's name here, undefined for a name that is no unit */
export function unitOf(theirs: string): string | undefined {
  const ours = Object.hasOwn(ELSEWHERE, theirs) ? ELSEWHERE[theirs]! : theirs
  return isUnit(ours) ? ours : isUnit(theirs) ? theirs : undefined
}
