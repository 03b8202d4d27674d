import { readUnits } from './row.ts'

/** Dynamic and kinematic viscosity. */
export const VISCOSITY = readUnits(
  'Viscosity',
  `
P    | poise         | 0.1 Pa s   | c d m µ | SP811
St   | stokes/stokes | 1e-4 m^2/s | c m µ   | SP811
rhe  | rhe           | 10/Pa/s    |         | SP811
reyn | reyn          | lbf s/in^2 | µ m     | SAE
`,
)
