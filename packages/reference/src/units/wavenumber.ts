import { readUnits } from './row.ts'

/** Number of waves per length. */
export const WAVENUMBER = readUnits(
  'Wavenumber',
  `
kayser  | kayser           | 100/m | m | SP811
dpi     | dot per inch, pixel per inch/pixels per inch | 1/in |  | SAE | ppi
diopter | dioptre, diopter | 1/m   |   | SP330 | dpt
`,
)
