import { readUnits } from './row.ts'

/** Mass per volume and mass per length. */
export const DENSITY = readUnits(
  'Density',
  `
pcf | pound per cubic foot | lb/ft^3        |       | SP811 |        | A density; the weight per volume is lbf/ft^3
tex | tex/tex              | 1e-6 kg/m      | d k m | SP811
den | denier               | 1/9000000 kg/m |       | SP811 | denier
`,
)
