import { readUnits } from './row.ts'

/** Magnetism. */
export const MAGNETISM = readUnits(
  'Magnetism',
  `
Wb       | weber       | V s          | metric | SI
T        | tesla       | Wb/m^2       | metric | SI
Mx       | maxwell     | 1e-8 Wb      | k M m  | SP811 | maxwell
G        | gauss/gauss | 1e-4 T       | k m µ  | SP811 | Gs
gamma    | gamma       | 1e-9 T       |        | SP811
Oe       | oersted     | 250/pi A/m   | k m    | SP811 | oersted
Gi       | gilbert     | 2.5/pi A     |        | SP811 | gilbert
At       | ampere-turn | A            | k      | SP811 | A-t
unitpole | unit pole   | 4 pi 1e-8 Wb |        | SP811
`,
)
