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

/** Frequency and speed of rotation. A turn is an angle: rpm is 2π/60 rad/s, while Hz counts events. */
export const FREQUENCY = readUnits(
  'Frequency',
  `
Hz  | hertz/hertz, cycle per second            | 1/s     | metric | SI
rpm | revolution per minute, rotation per minute | rev/min | k      | SP811 | RPM | An angular speed, 2π/60 rad/s
rps | revolution per second, rotation per second | rev/s   |        | SP811 | RPS | An angular speed, 2π rad/s
`,
)

/** Speed and acceleration. */
export const SPEED = readUnits(
  'Speed',
  `
kph  | kilometre per hour, kilometer per hour | km/h          |  | SP811 | kmh kmph km_h
mph  | mile per hour                          | mi/h          |  | SP811 | MPH
knot | knot                                   | nmi/h         |  | SI    | kn kt kts     | 'kt' is the knot; a thousand tonnes is 'kilotonne'
fpm  | foot per minute                        | ft/min        |  | SP811 | FPM
fps  | foot per second                        | ft/s          |  | SP811
ips  | inch per second                        | in/s          |  | SP811
c_0  | speed of light/speeds of light         | 299792458 m/s |  | SI    | c0
`,
)

/** Acceleration. */
export const ACCELERATION = readUnits(
  'Acceleration',
  `
g_n | standard gravity/standard gravities, acceleration of free fall/accelerations of free fall, gee | 9.80665 m/s^2 |     | CGPM1901 | gn g_0 g0 gee
Gal | galileo                                  | cm/s^2        | m µ | SP811    |               | 'gal' is the gallon
`,
)

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
