import { readUnits } from './row.ts'

/** Ionising radiation. */
export const RADIATION = readUnits(
  'Radiation',
  `
Bq  | becquerel                               | 1/s          | metric | SI
Ci  | curie                                   | 3.7e10 Bq    | metric | SP811 | Curie
Gy  | gray                                    | J/kg         | metric | SI
rd  | rad of absorbed dose, absorbed dose rad | 0.01 Gy      | k m µ  | SP811 | rad_dose | 'rad' is the radian
Sv  | sievert                                 | J/kg         | metric | SI
rem | rem                                     | 0.01 Sv      | k m µ  | SP811
R   | roentgen, röntgen                       | 2.58e-4 C/kg | k m µ  | SP811 |          | The exposure; the temperature is 'degR' or 'Rankine'
`,
)
