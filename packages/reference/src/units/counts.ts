import { readUnits } from './row.ts'

/**
 * Levels: a number of decibels above a reference, which stands in the column of the definition. `10 [dBm]` is
 * the power 10 mW.
 */
export const LEVEL = readUnits(
  'Level',
  `
dBm    | decibel-milliwatt | 1/1000 W     | | IEC60027 |      | 10*log10(P/1 mW)
dBW    | decibel-watt      | W            | | IEC60027 |      | 10*log10(P/1 W)
dBV    | decibel-volt      | V            | | IEC60027 |      | 20*log10(V/1 V)
dBmV   | decibel-millivolt | 1/1000 V     | | IEC60027 |      | 20*log10(V/1 mV)
dBµV   | decibel-microvolt | 1/1000000 V  | | IEC60027 | dBuV | 20*log10(V/1 µV)
dBu    | decibel unloaded  | ~0.7745966692414834 V | | IEC60027 | | 20*log10(V/0.775 V)
dB_SPL | decibel of sound pressure | 1/50000 Pa | | IEC60027 | dBSPL | 20*log10(p/20 µPa)
`,
)

/** Decibels for ten times the quantity: 10 for powers, 20 for amplitudes. */
export const DECIBELS_PER_DECADE: ReadonlyMap<string, 10 | 20> = new Map(
  LEVEL.map(({ symbol }) => [symbol, symbol === 'dBm' || symbol === 'dBW' ? 10 : 20]),
)

/** Amount of substance, concentration and catalytic activity. */
export const AMOUNT = readUnits(
  'Amount',
  `
mol   | mole                   | [amount]      | metric  | SI    | gmol g-mol
lbmol | pound-mole, lb-mole    | 453.59237 mol |         | SP811 | lb-mol lb_mol lbmole
kgmol | kilogram-mole, kg-mole | 1000 mol      |         | SP811 | kg-mol kg_mol kgmole
kat   | katal                  | mol/s         | metric  | SI
M     | molar                  | mol/L         | m µ n p | SP811
`,
)

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

/** Information. A bit is the plain number 1, as counts are. */
export const INFORMATION = readUnits(
  'Information',
  `
bit | bit            | 1     | k M G T P E binary | IEC80000
B   | byte           | 8 bit | k M G T P E binary | IEC80000 | byte
bps | bit per second | bit/s | k M G T  | IEC80000
`,
)
