import { readUnits } from './row.ts'

/** Flow of volumes, permeability, and distance per fuel. */
export const FLOW = readUnits(
  'Flow',
  `
cfm       | cubic foot per minute                    | ft^3/min                 |     | SP811 | CFM
cfs       | cubic foot per second                    | ft^3/s                   |     | SP811 | CFS
cfh       | cubic foot per hour                      | ft^3/h                   |     | SP811 | CFH
gpm       | gallon per minute                        | gal/min                  |     | SP811 | GPM
gph       | gallon per hour                          | gal/h                    |     | SP811 | GPH
gpd       | gallon per day                           | gal/d                    |     | SP811 | GPD
mgd       | million gallons per day/million gallons per day | 1e6 gal/d                |     | SP811 | MGD
lps       | litre per second, liter per second       | L/s                      |     | SP811 | LPS
lpm       | litre per minute, liter per minute       | L/min                    |     | SP811 | LPM
lph       | litre per hour, liter per hour           | L/h                      |     | SP811 | LPH
cmh       | cubic metre per hour, cubic meter per hour | m^3/h                    |     | SP811 | CMH
bpd       | barrel per day                           | bbl/d                    | k   | SAE   | bopd
mpg       | mile per gallon                          | mi/gal                   |     | SP811 | MPG
mpgUK     | mile per imperial gallon, mile per UK gallon | mi/galUK                 |     | SP811 | mpg_UK
darcy     | darcy                                    | 1e-7/101325 m^2          | m µ | SP811
mD        | millidarcy                                | 1/1000 darcy             |     | SP811 |          | The millidarcy; the debye is 'D'
perm      | perm, perm at 0 C                        | ~5.72135e-11 kg/Pa/s/m^2 |     | SP811 | perm_0   | At 0 °C; at 23 °C it is 'perm_23'
perm_23   | perm at 23 C                             | ~5.74525e-11 kg/Pa/s/m^2 |     | SP811
permin    | perm inch, perm inch at 0 C              | ~1.45322e-12 kg/Pa/s/m   |     | SP811 | permin_0 | At 0 °C; at 23 °C it is 'permin_23'
permin_23 | perm inch at 23 C                        | ~1.45929e-12 kg/Pa/s/m   |     | SP811
`,
)
