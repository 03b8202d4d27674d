import { readUnits } from './row.ts'

/** Plain ratios, and the decibel: a level is its number. Other logarithms are no units: see EXCLUDED_UNITS. */
export const RATIO = readUnits(
  'Ratio',
  `
%     | percent/percent, per cent/per cent       | 1/100  |  | SI    | pct
‰     | permille/permille, per mille/per mille, permil/permil | 1/1000 |  | SP811 | permil
ppm   | part per million                         | 1e-6   |  | SP811
ppb   | part per billion                         | 1e-9   |  | SP811 |        | A billion is 10^9
ppt   | part per trillion                        | 1e-12  |  | SP811 |        | A trillion is 10^12; for a thousandth write permille
bp    | basis point                              | 1e-4   |  | SAE
dB    | decibel                                 | 1      |  | SI    | dBi dBc | A level is the number before dB: 10^(L/10) is the ratio of powers, 10^(L/20) that of amplitudes
mag   | magnitude/magnitudes                     | 1      | m | IAU |      | A magnitude is the number before mag: 10^(-0.4*m) is the ratio of fluxes
dozen | dozen                                    | 12     |  | SAE
`,
)
