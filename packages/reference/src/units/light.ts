import { readUnits } from './row.ts'

/** Light. */
export const LIGHT = readUnits(
  'Light',
  `
cd      | candela, candle           | [luminousIntensity] | metric | SI
lm      | lumen                     | cd sr               | metric | SI
lx      | lux/lux                   | lm/m^2              | metric | SI
ph      | phot                      | 10000 lx            | m      | SP811 | phot
fc      | footcandle, foot-candle   | lm/ft^2             |        | SP811 | ftc footcandle
nit     | nit                       | cd/m^2              |        | SP811
sb      | stilb                     | 10000 cd/m^2        |        | SP811 | stilb
lambert | lambert                   | 10000/pi cd/m^2     | m      | SP811
flam    | footlambert, foot-lambert | 1/pi cd/ft^2        |        | SP811 | ftL
asb     | apostilb                  | 1/pi cd/m^2         |        | SP811
`,
)

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
