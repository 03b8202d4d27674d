/** The units: one table a category, prefixes, presets, the unit menu. Adding a unit is one line of a table. */
import { ACCELERATION, FLOW, FREQUENCY, SPEED, TIME } from './motion.ts'
import { AMOUNT, INFORMATION, LEVEL, RATIO } from './counts.ts'
import { ANGLE, AREA, LENGTH, VOLUME, WAVENUMBER } from './space.ts'
import { DENSITY, FORCE, MASS, PRESSURE, TORQUE, VISCOSITY } from './mechanics.ts'
import { ELECTRICITY, MAGNETISM } from './electricity.ts'
import { ENERGY, HEAT, POWER, TEMPERATURE } from './energy.ts'
import { LIGHT, RADIATION } from './light.ts'
import type { UnitRow } from './row.ts'

export { DECIBELS_PER_DECADE } from './counts.ts'
export { EXCLUDED_UNITS } from './excluded.ts'
export { UNIT_COMPANIONS, type UnitCompanions } from './companions.ts'
export { QUANTITIES } from './quantities.ts'
export {
  QUANTITY_LETTERS,
  CUSTOMARY_FORMS,
  UNSPACED_UNITS,
  LETTER_HABITS,
  USUAL_PREFIXES,
  USUAL_UNITS,
  type Habit,
} from './usual.ts'
export { UNIT_MENU, type UnitMenuCategory } from './menu.ts'
export { BINARY_PREFIXES, METRIC_PREFIXES, type Prefix } from './prefixes.ts'
export { PRESETS, type UnitPreset } from './presets.ts'
export { pluralOf, readUnits, type UnitRow } from './row.ts'
export { SOURCES, type SourceKey } from './sources.ts'

/** Every unit but the currencies. */
export const UNIT_ROWS: readonly UnitRow[] = [
  ...LENGTH,
  ...WAVENUMBER,
  ...AREA,
  ...VOLUME,
  ...TIME,
  ...FREQUENCY,
  ...ANGLE,
  ...SPEED,
  ...ACCELERATION,
  ...MASS,
  ...DENSITY,
  ...FORCE,
  ...TORQUE,
  ...ENERGY,
  ...POWER,
  ...PRESSURE,
  ...TEMPERATURE,
  ...LEVEL,
  ...ELECTRICITY,
  ...MAGNETISM,
  ...LIGHT,
  ...RADIATION,
  ...VISCOSITY,
  ...FLOW,
  ...HEAT,
  ...AMOUNT,
  ...RATIO,
  ...INFORMATION,
]
