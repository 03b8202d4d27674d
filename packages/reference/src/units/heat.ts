import { readUnits } from './row.ts'

/** Thermal insulation and radiant exposure. */
export const HEAT = readUnits(
  'Heat',
  `
clo     | clo                 | ~0.155 m^2 K/W    |  | SP811
tog     | tog                 | 0.1 m^2 K/W       |  | ASHRAE
RSI     | RSI value           | m^2 K/W           |  | ASHRAE
Rvalue  | R value, US R value | h ft^2 deltaF/Btu |  | SP811  | R_US
Uvalue  | U value, US U value | Btu/h/ft^2/deltaF |  | SP811  | U_US
langley | langley             | cal/cm^2          |  | SP811  | Ly
`,
)
