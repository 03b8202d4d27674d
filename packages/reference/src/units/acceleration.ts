import { readUnits } from './row.ts'

/** Acceleration. */
export const ACCELERATION = readUnits(
  'Acceleration',
  `
g_n | standard gravity/standard gravities, acceleration of free fall/accelerations of free fall, gee | 9.80665 m/s^2 |     | CGPM1901 | gn g_0 g0 gee
Gal | galileo                                  | cm/s^2        | m µ | SP811    |               | 'gal' is the gallon
`,
)
