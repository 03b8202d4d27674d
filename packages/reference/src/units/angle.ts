import { readUnits } from './row.ts'

/** Plane and solid angle. Angles are plain ratios that carry a tag for display (docs/models/units.md). */
export const ANGLE = readUnits(
  'Angle',
  `
rad       | radian                               | [angle]     | m µ n | SI    |            | The absorbed dose is 'rd'
deg       | degree, degree of arc                | pi/180 rad  |       | SI    | °
arcmin    | arcminute, arc minute, minute of arc | 1/60 deg    |       | SI    | ′
arcs      | arcsecond, arc second, second of arc | 1/60 arcmin | m µ   | SI    | arcsec ″
grad      | gradian, gon, grade                  | pi/200 rad  |       | SP811 | gon
rev       | revolution, turn, cycle              | 2 pi rad    |       | SP811 | turn cycle
quadrant  | quadrant, right angle                | pi/2 rad    |       | SP811
mil_angle | angular mil                          | 1/6400 rev  |       | NATO  | mil_NATO   | 6400 to the turn; 'mil' is a thousandth of an inch
sr        | steradian                            | rad^2       | m µ   | SI
sqdeg     | square degree                        | deg^2       |       | SP811 | deg_sq
`,
)
