/** Responsibilities: the worksheet's preferred units and the value of money, from its settings. */
import { chooseDisplayUnit, exchangeRates, ratesFromDollars } from '@calcwright/math/units'
import type { Dimension, RateTable, ResolvedUnit } from '@calcwright/math/units'
import type { EvaluationSettings } from '../contract.ts'

export interface Preferences {
  /** Symbols, base units first; angle and money at the end. */
  readonly units: readonly string[]
  readonly rates: RateTable
}

const known = new WeakMap<EvaluationSettings, Preferences>()

export function preferencesOf(settings: EvaluationSettings): Preferences {
  let preferences = known.get(settings)
  if (!preferences) {
    const units = [...settings.units, settings.angle, settings.currencyUnit]
    preferences = { units, rates: ratesOf(settings) }
    known.set(settings, preferences)
  }
  return preferences
}

const ratesOf = ({ rates, currencyDate }: EvaluationSettings): RateTable =>
  rates ? ratesFromDollars(rates.perDollar) : exchangeRates(currencyDate).table

/** @returns the unit that the worksheet prefers for a dimension; its text is '' for plain numbers */
export function automaticUnit(
  dimension: Dimension,
  settings: EvaluationSettings,
  temperature: 'reading' | 'difference' = 'reading',
): ResolvedUnit {
  const { units, rates } = preferencesOf(settings)
  return chooseDisplayUnit(dimension, units, temperature, rates)
}
