import { readUnits } from './row.ts'

/** Temperature. degC and degF alone are thermometer readings; inside a compound, and as deltaC and deltaF, differences. */
export const TEMPERATURE = readUnits(
  'Temperature',
  `
K       | kelvin, degree Kelvin/degrees Kelvin     | [temperature]        | metric | SI    | degK °K deltaK ΔK
Rankine | degree Rankine/degrees Rankine, rankine/rankine | 5/9 K                |        | SP811 | degR °R deltaR Δ°R       | 'R' is the roentgen
degC    | degree Celsius/degrees Celsius, celsius/celsius, centigrade/centigrade, degree centigrade/degrees centigrade | K @ 273.15 K         |        | SI    | °C                       | A reading; a difference is 'deltaC', and 'C' is the coulomb
degF    | degree Fahrenheit/degrees Fahrenheit, fahrenheit/fahrenheit | 5/9 K @ 459.67 5/9 K |        | SP811 | °F                       | A reading; a difference is 'deltaF', and 'F' is the farad
deltaC  | Celsius degree, Celsius difference       | K                    |        | SI    | ΔC Δ°C delta_C deltadegC delta_degC ΔdegC Cdeg
deltaF  | Fahrenheit degree, Fahrenheit difference | 5/9 K                |        | SP811 | ΔF Δ°F delta_F deltadegF delta_degF ΔdegF Fdeg
`,
)
