import { readUnits } from './row.ts'

/** Area. Squares of any length need no line: `m^2`, `m2`, `sqft`, `square feet`. */
export const AREA = readUnits(
  'Area',
  `
a        | are                         | 100 m^2      |          | SI
ha       | hectare                     | 10000 m^2    |          | SI
acre     | acre                        | 43560 ft^2   |          | FR2020 | ac           | Of the international foot; 'acreUS' of the survey foot, as SP 811 prints
acreUS   | US survey acre, survey acre | 43560 ftUS^2 |          | SP811  | acre_US
b        | barn                        | 1e-28 m^2    | m µ n p f | SP811  | barn
section  | section                     | mi^2         |          | HB44
township | township                    | 36 mi^2      |          | HB44
cmil     | circular mil                | pi/4 mil^2   | k        | SP811  | circmil
`,
)
