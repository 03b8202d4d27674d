/** The units: one table a category, prefixes, presets, the unit menu. Adding a unit is one line of a table. */
import { ACCELERATION } from './acceleration.ts'
import { AMOUNT } from './amount.ts'
import { ANGLE } from './angle.ts'
import { AREA } from './area.ts'
import { DENSITY } from './density.ts'
import { ELECTRICITY } from './electricity.ts'
import { ENERGY } from './energy.ts'
import { FLOW } from './flow.ts'
import { FORCE } from './force.ts'
import { FREQUENCY } from './frequency.ts'
import { HEAT } from './heat.ts'
import { INFORMATION } from './information.ts'
import { LENGTH } from './length.ts'
import { LEVEL } from './level.ts'
import { LIGHT } from './light.ts'
import { MAGNETISM } from './magnetism.ts'
import { MASS } from './mass.ts'
import { POWER } from './power.ts'
import { PRESSURE } from './pressure.ts'
import { RADIATION } from './radiation.ts'
import { RATIO } from './ratio.ts'
import { SPEED } from './speed.ts'
import { TEMPERATURE } from './temperature.ts'
import { TIME } from './time.ts'
import { TORQUE } from './torque.ts'
import { VISCOSITY } from './viscosity.ts'
import { VOLUME } from './volume.ts'
import { WAVENUMBER } from './wavenumber.ts'
import type { UnitRow } from './row.ts'

export { DECIBELS_PER_DECADE } from './level.ts'
export { EXCLUDED_UNITS } from './excluded.ts'
export { UNIT_COMPANIONS, type UnitCompanions } from './companions.ts'
export { QUANTITIES } from './quantities.ts'
export { QUANTITY_LETTERS } from './quantity-letters.ts'
export { UNIT_MENU, type UnitMenuCategory } from './menu.ts'
export { BINARY_PREFIXES, METRIC_PREFIXES, type Prefix } from './prefixes.ts'
export { PRESETS, type UnitPreset } from './presets.ts'
export { pluralOf, readUnits, type UnitRow } from './row.ts'
export { SOURCES, type SourceKey } from './sources.ts'
export { CUSTOMARY_FORMS } from './customary.ts'
export { UNSPACED_UNITS } from './unspaced.ts'
export { LETTER_HABITS, USUAL_PREFIXES, USUAL_UNITS, type Habit } from './usual.ts'

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
