import { readUnits } from './row.ts'

/** Time. A year is the Julian year and a month a twelfth of it. */
export const TIME = readUnits(
  'Time',
  `
s            | second, sec                | [time]            | metric | SI    | sec
min          | minute                     | 60 s              |        | SI    | mn mins
h            | hour, hr                   | 60 min            |        | SI    | hr
d            | day                        | 24 h              |        | SI    | day
wk           | week                       | 7 d               |        | SP811 | week
fortnight    | fortnight                  | 14 d              |        | HB44
mo           | month                      | 1/12 yr           |        | IAU   | month | A twelfth of the Julian year
yr           | year, Julian year          | 365.25 d          | k M G  | IAU   | year  | The Julian year; others are 'yr_365', 'yr_tropical', 'yr_sidereal'
yr_365       | calendar year, common year | 365 d             |        | SP811 | yr365
yr_tropical  | tropical year              | ~31556925.2 s     |        | SP811
yr_sidereal  | sidereal year              | ~31558149.8 s     |        | SP811
decade       | decade                     | 10 yr             |        | IAU
century      | century                    | 100 yr            |        | IAU
millennium   | millennium/millennia       | 1000 yr           |        | IAU
shake        | shake                      | 1e-8 s            |        | SP811
d_sidereal   | sidereal day               | ~86164.0905 s     |        | SP811
h_sidereal   | sidereal hour              | 1/24 d_sidereal   |        | SP811
min_sidereal | sidereal minute            | 1/60 h_sidereal   |        | SP811
s_sidereal   | sidereal second            | 1/60 min_sidereal |        | SP811
`,
)
