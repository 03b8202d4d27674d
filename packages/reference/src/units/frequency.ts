import { readUnits } from './row.ts'

/** Frequency and speed of rotation. A turn is an angle: rpm is 2π/60 rad/s, while Hz counts events. */
export const FREQUENCY = readUnits(
  'Frequency',
  `
Hz  | hertz/hertz, cycle per second            | 1/s     | metric | SI
rpm | revolution per minute, rotation per minute | rev/min | k      | SP811 | RPM | An angular speed, 2π/60 rad/s
rps | revolution per second, rotation per second | rev/s   |        | SP811 | RPS | An angular speed, 2π rad/s
`,
)
