import { readUnits } from './row.ts'

/** Number of waves per length. */
export const WAVENUMBER = readUnits(
  'Wavenumber',
  `
kayser  | kayser           | 100/m | m | SP811
diopter | dioptre, diopter | 1/m   |   | SP330 | dpt
`,
)
