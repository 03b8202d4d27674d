import type { Quote } from './index.ts'

/**
 * Exchange rates, a dated snapshot. All figures are units of a currency for one unit of its anchor.
 *
 * Market rates: European Central Bank, euro foreign exchange reference rates of 31 December 2024.
 * Fixed rates: legal or treaty parities in force on that day, with their base.
 * A currency in neither table has no rate, and using it says so.
 */
export const SNAPSHOT_DATE = '2024-12-31'

export const SNAPSHOT_SOURCE =
  'European Central Bank, euro foreign exchange reference rates of 31 December 2024, and official parities'

/** Units of each currency for one euro. */
export const PER_EURO: Readonly<Record<string, string>> = {
  USD: '1.0389',
  JPY: '163.06',
  CZK: '25.185',
  DKK: '7.4578',
  GBP: '0.82918',
  HUF: '411.35',
  PLN: '4.2750',
  RON: '4.9743',
  SEK: '11.4590',
  CHF: '0.9412',
  ISK: '143.90',
  NOK: '11.7950',
  TRY: '36.7372',
  AUD: '1.6772',
  BRL: '6.4253',
  CAD: '1.4948',
  CNY: '7.5833',
  HKD: '8.0686',
  IDR: '16820.88',
  ILS: '3.7885',
  INR: '88.9335',
  KRW: '1532.15',
  MXN: '21.5504',
  MYR: '4.6454',
  NZD: '1.8532',
  PHP: '60.301',
  SGD: '1.4164',
  THB: '35.676',
  ZAR: '19.6188',
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
LSL ZAR 1
NAD ZAR 1
SZL ZAR 1
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
