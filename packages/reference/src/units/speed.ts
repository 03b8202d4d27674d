import { readUnits } from './row.ts'

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
