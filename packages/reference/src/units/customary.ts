/**
 * Compounds that engineers expect where a shorter one exists: W/m is not N/s and W/m^3 not Pa/s.
 * Each name stands for the preferred unit of its dimension; a form is used when there is one for
 * each. Everything else is the shortest compound (packages/math/src/units/display.ts).
 */
export const CUSTOMARY_FORMS: readonly string[] = [
  'kg*m/s',
  'kg*m^2/s',
  'kg/m^2/s',
  'N/m^3',
  'N*m^2/kg^2',
  'W/m',
  'W/m^3',
  'W/m/K',
  'V/m',
  'J/m^3/K',
  'J/kg/K',
]
