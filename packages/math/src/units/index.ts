/** Physical units: dimensions, exact factors, the unit table, conversion and the choice of a display unit. */
export { Rational } from '../rational.ts'
export { DIMENSIONLESS, Dimension, HARD_DIMENSIONS, type BaseDimension } from './dimension.ts'
export { Factor } from './factor.ts'
export type { ResolvedUnit, Unit, UnitNotice, UnitProblem, UnitResolution } from './types.ts'
export { isWrittenBeside } from './companions.ts'
export { findUnit, isUnit, splitPower } from './find.ts'
export { isReciprocalConsumption } from './consumption.ts'
export { isBoxUnit, isUnspacedPair } from './unspaced.ts'
export { resolveName, resolveUnit } from './resolve.ts'
export { convert, fromSI, toSI, type Scale, type TemperatureReading } from './convert.ts'
export {
  CURRENT_RATES,
  exchangeRates,
  type ExchangeRates,
  ratesFromDollars,
  type RateTable,
} from './rates.ts'
export { composeUnit, unitText, type UnitPower } from './text.ts'
export { suggestUnits } from './suggest.ts'
export { chooseDisplayUnit, nameDimension } from './display.ts'
export { canonicalUnit } from './canonical.ts'
export { unitKey } from './written-units.ts'
export { displayChoices, unitForSize, type DisplayChoices, type DisplayContext } from './choices.ts'
export { preferredUnits } from './preferences.ts'
export { unitCategories, unitNamesForCompletion, type UnitCompletion } from './completion.ts'
export {
  LETTER_HABITS,
  PRESETS,
  type Habit,
  type UnitMenuCategory,
  type UnitPreset,
} from '@calcwright/reference/units'
