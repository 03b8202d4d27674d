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
