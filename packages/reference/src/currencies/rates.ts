/**
 * Exchange rates, a dated snapshot. All figures are units of a currency for one unit of its anchor.
 *
 * Market rates: European Central Bank, euro foreign exchange reference rates of 8 May 2026, from
 * https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml. The rand is left out: its figure is
 * not confirmed.
 * Fixed rates: legal or treaty parities in force on that day, with their base.
 * A currency in neither table has no rate, and using it says so.
 */
export const SNAPSHOT_DATE = '2026-05-08'

export const SNAPSHOT_SOURCE =
  'European Central Bank, euro foreign exchange reference rates of 8 May 2026, and official parities'

/** `rate` units of `code` are worth one unit of `anchor`; a decimal or a fraction `a/b` of decimals. */
export interface Quote {
  readonly code: string
  readonly anchor: string
  readonly rate: string
}

/** Units of each currency for one euro. */
export const PER_EURO: Readonly<Record<string, string>> = {
  USD: '1.1761',
  JPY: '184.37',
  CZK: '24.304',
  DKK: '7.4726',
  GBP: '0.86410',
  HUF: '356.15',
  PLN: '4.2318',
  RON: '5.2235',
  SEK: '10.8420',
  CHF: '0.9156',
  ISK: '143.80',
  NOK: '10.8215',
  TRY: '53.3534',
  AUD: '1.6259',
  BRL: '5.7794',
  CAD: '1.6063',
  CNY: '7.9989',
  HKD: '9.2067',
  IDR: '20424.09',
  ILS: '3.4167',
  INR: '111.1285',
  KRW: '1725.08',
  MXN: '20.2716',
  MYR: '4.6115',
  NZD: '1.9735',
  PHP: '71.136',
  SGD: '1.4911',
  THB: '37.897',
}

/** `code anchor units-per-anchor`: conversion rates fixed by law, treaty or a currency board. */
const PARITIES = `
BGN EUR 1.95583
EEK EUR 15.6466
HRK EUR 7.53450
LTL EUR 3.45280
LVL EUR 0.702804
MTL EUR 0.429300
BAM EUR 1.95583
CVE EUR 110.265
KMF EUR 491.96775
XAF EUR 655.957
XOF EUR 655.957
XPF EUR 119.331742
AED USD 3.6725
ANG USD 1.79
AWG USD 1.79
BBD USD 2
BHD USD 0.376
BMD USD 1
BSD USD 1
BZD USD 2
CUC USD 1
DJF USD 177.721
JOD USD 0.709
KYD USD 5/6
OMR USD 0.3845
PAB USD 1
QAR USD 3.64
SAR USD 3.75
SVC USD 8.75
XCD USD 2.70
FKP GBP 1
GGP GBP 1
GIP GBP 1
IMP GBP 1
JEP GBP 1
SHP GBP 1
BTN INR 1
NPR INR 1.6
BND SGD 1
MOP HKD 1.03
`

export const FIXED_PARITIES: readonly Quote[] = PARITIES.trim()
  .split('\n')
  .map(line => {
    const [code = '', anchor = '', rate = ''] = line.split(' ')
    return { code, anchor, rate }
  })
