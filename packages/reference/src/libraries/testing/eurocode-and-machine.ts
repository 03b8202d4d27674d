/** Bars, meshes, keys, tolerances, conductors and factors: what follows from other figures, and tables of second sources. */
import type { Check } from './checks.ts'
import { tableBy } from './threads-and-pipes.ts'

const area = (d: number): number => (Math.PI * d ** 2) / 4
/** Density of steel in EN 1991-1-1, kg/m^3. */
const STEEL = 7850

const REBAR: Check = {
  // Masses of EN 10080 have three digits.
  tolerance: 3e-3,
  wanted: (_, name) => {
    const d = Number(name)
    return { d, A: area(d), m: area(d) * 1e-6 * STEEL, u: Math.PI * d }
  },
}

const MESH: Check = {
  tolerance: 5e-4,
  wanted: ({ d_l, s_l, d_t, s_t }) => {
    const [a_l, a_t] = [(area(d_l!) / s_l!) * 1000, (area(d_t!) / s_t!) * 1000]
    return { a_l, a_t, m: (a_l + a_t) * 1e-6 * STEEL }
  },
}

/** The area along stands in the name in mm^2 per metre, rounded or cut off. */
const MESH_NAME: Check = {
  tolerance: 8e-3,
  wanted: (_, name) => ({ a_l: Number(/\d+/.exec(name)![0]) }),
}

/** Shafts and keys of JIS B 1301, which are those of DIN 6885-1 and ISO 773 in these sizes. */
const KEYS = tableBy(
  'd_min d_max b h t_1 t_2',
  `
2x2 | 6 | 8 | 2 | 2 | 1.2 | 1.0
3x3 | 8 | 10 | 3 | 3 | 1.8 | 1.4
4x4 | 10 | 12 | 4 | 4 | 2.5 | 1.8
5x5 | 12 | 17 | 5 | 5 | 3.0 | 2.3
6x6 | 17 | 22 | 6 | 6 | 3.5 | 2.8
8x7 | 22 | 30 | 8 | 7 | 4.0 | 3.3
10x8 | 30 | 38 | 10 | 8 | 5.0 | 3.3
12x8 | 38 | 44 | 12 | 8 | 5.0 | 3.3
14x9 | 44 | 50 | 14 | 9 | 5.5 | 3.8
16x10 | 50 | 58 | 16 | 10 | 6.0 | 4.3
18x11 | 58 | 65 | 18 | 11 | 7.0 | 4.4
20x12 | 65 | 75 | 20 | 12 | 7.5 | 4.9
22x14 | 75 | 85 | 22 | 14 | 9.0 | 5.4
25x14 | 85 | 95 | 25 | 14 | 9.0 | 5.4
28x16 | 95 | 110 | 28 | 16 | 10.0 | 6.4
32x18 | 110 | 130 | 32 | 18 | 11.0 | 7.4
`,
)

/** IS 919-2 (1993), which takes over the table of ISO 286: sizes up to the first number, then IT5 to IT13 in µm. */
const GRADES = tableBy(
  'IT5 IT6 IT7 IT8 IT9 IT10 IT11 IT12 IT13',
  `
3 | 4 | 6 | 10 | 14 | 25 | 40 | 60 | 100 | 140
6 | 5 | 8 | 12 | 18 | 30 | 48 | 75 | 120 | 180
10 | 6 | 9 | 15 | 22 | 36 | 58 | 90 | 150 | 220
18 | 8 | 11 | 18 | 27 | 43 | 70 | 110 | 180 | 270
30 | 9 | 13 | 21 | 33 | 52 | 84 | 130 | 210 | 330
50 | 11 | 16 | 25 | 39 | 62 | 100 | 160 | 250 | 390
80 | 13 | 19 | 30 | 46 | 74 | 120 | 190 | 300 | 460
120 | 15 | 22 | 35 | 54 | 87 | 140 | 220 | 350 | 540
180 | 18 | 25 | 40 | 63 | 100 | 160 | 250 | 400 | 630
250 | 20 | 29 | 46 | 72 | 115 | 185 | 290 | 460 | 720
315 | 23 | 32 | 52 | 81 | 130 | 210 | 320 | 520 | 810
400 | 25 | 36 | 57 | 89 | 140 | 230 | 360 | 570 | 890
500 | 27 | 40 | 63 | 97 | 155 | 250 | 400 | 630 | 970
`,
)

const TIMES_OF_UNIT = { IT5: 7, IT6: 10, IT7: 16, IT8: 25, IT9: 40, IT10: 64, IT11: 100, IT12: 160, IT13: 250 } // prettier-ignore

/** The rounded tolerances are near the unit of tolerance i = 0.45 D^(1/3) + 0.001 D, with D in mm and i in µm. */
const UNIT_OF_TOLERANCE: Check = {
  tolerance: 0.12,
  wanted: (_, name) => {
    const [low = 0, high = 0] = name.split('-').map(Number)
    // Up to 3 mm the standard rounds otherwise.
    if (low === 0) return {}
    const D = Math.sqrt(low * high)
    const i = 0.45 * Math.cbrt(D) + 0.001 * D
    return Object.fromEntries(Object.entries(TIMES_OF_UNIT).map(([grade, times]) => [grade, times * i]))
  },
}

/** The table of CEI 60228, class 2, plain copper, as a French program for cables has it: ohm/km at 20 °C. */
const CONDUCTORS = tableBy(
  'R',
  `
1.5 | 12.1
2.5 | 7.41
4 | 4.61
6 | 3.08
10 | 1.83
16 | 1.15
25 | 0.727
35 | 0.524
50 | 0.387
70 | 0.268
95 | 0.193
120 | 0.153
150 | 0.124
185 | 0.0991
240 | 0.0754
300 | 0.0601
`,
)

/** The factors of UNE-EN 1990 in the program XC: the national annex of Spain leaves those of buildings as recommended. */
const PSI = tableBy(
  'psi_0 psi_1 psi_2',
  `
A: domestic, residential | 0.7 | 0.5 | 0.3
B: offices | 0.7 | 0.5 | 0.3
C: congregation | 0.7 | 0.7 | 0.6
D: shopping | 0.7 | 0.7 | 0.6
E: storage | 1 | 0.9 | 0.8
F: traffic up to 30 kN | 0.7 | 0.7 | 0.6
G: traffic up to 160 kN | 0.7 | 0.5 | 0.3
H: roofs | 0 | 0 | 0
snow, up to 1000 m | 0.5 | 0.2 | 0
snow, above 1000 m | 0.7 | 0.5 | 0.2
snow, Nordic countries | 0.7 | 0.5 | 0.2
wind | 0.6 | 0.2 | 0
temperature | 0.6 | 0.5 | 0
`,
)

const named =
  (
    table: ReadonlyMap<string, Readonly<Record<string, number>>>,
    key = (name: string) => name,
  ): Check['wanted'] =>
  (_, name) =>
    table.get(key(name)) ?? {}

export const EUROCODE_AND_MACHINE: Readonly<Record<string, readonly Check[]>> = {
  rebar: [REBAR],
  mesh: [MESH, MESH_NAME],
  key: [{ tolerance: 1e-9, wanted: named(KEYS) }],
  IT: [{ tolerance: 1e-9, wanted: named(GRADES, name => name.split('-')[1]!) }, UNIT_OF_TOLERANCE],
  cable: [
    { tolerance: 1e-9, wanted: (_, name) => ({ A: Number(name), ...CONDUCTORS.get(name) }) },
    // The largest resistance allows for a nominal area that is up to 12 % larger than the true one.
    { tolerance: 0.13, wanted: ({ A }) => ({ R: 17.241 / A! }) },
  ],
  psi_EN: [{ tolerance: 1e-9, wanted: named(PSI) }],
}
