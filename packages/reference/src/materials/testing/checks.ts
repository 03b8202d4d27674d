/** Figures of materials as standards, relations, other tables or the equations of fluids have them. */
import { make as makeFluid } from '../../fluids/make-fluid.ts'
import { propertyNamed } from '../../holders/holder.ts'
import { concreteOf, timberOf } from '../../libraries/testing/other-libraries.ts'
import { tableBy } from '../../libraries/testing/threads-and-pipes.ts'
import type { Material } from '../material.ts'

/** Wanted figures by property; NaN or no entry where nothing is known. */
type Wanted = Readonly<Record<string, number>>

interface Check {
  readonly folder: RegExp
  readonly tolerance: number
  wanted(material: Material): Wanted
}

const figure = ({ figures }: Material, property: string): number => Number(figures.get(property) ?? NaN)

/** Strengths in MPa up to 40 mm and up to 80 mm: EN 1993-1-1:2005 + AC:2009, table 3.1; -12, table 1, for Q. */
const STRUCTURAL = tableBy(
  'R_e R_m R_e40 R_m40',
  `
S235 | 235 | 360 | 215 | 360
S275 | 275 | 430 | 255 | 410
S355 | 355 | 490 | 335 | 470
S450 | 440 | 550 | 410 | 550
S275N | 275 | 390 | 255 | 370
S355N | 355 | 490 | 335 | 470
S420N | 420 | 520 | 390 | 520
S460N | 460 | 540 | 430 | 540
S275M | 275 | 370 | 255 | 360
S355M | 355 | 470 | 335 | 450
S420M | 420 | 520 | 390 | 500
S460M | 460 | 540 | 430 | 530
S235W | 235 | 360 | 215 | 340
S355W | 355 | 490 | 335 | 490
S460Q | 460 | 570 | 440 | 550
`,
)

/** `S355NL` and `S355N` are one row; `S355J2` is S355, and `S460` alone is S460N. */
function gradeOf(name: string): string {
  const grade = name
    .split(' ')
    .at(-1)!
    .replace(/(J[R0]|J2|L1|L)$/, '')
  return grade === 'S460' ? 'S460N' : grade
}

/** EN 1993-1-1, 3.2.6: E and G in GPa, ν, α; EN 1991-1-1: ρ; EN 1993-1-2, 3.4.1: k and c_p at 20 °C. */
const OF_STRUCTURAL_STEEL = {
  rho: 7850,
  E: 210,
  nu: 0.3,
  G: 81,
  alpha: 12,
  k: 54 - 3.33e-2 * 20,
  c_p: 425 + 7.73e-1 * 20 - 1.69e-3 * 20 ** 2 + 2.22e-6 * 20 ** 3,
}

/** Ductility of the last letter: least f_t/f_y and strain in EN 1992-1-1, table C.1. */
const DUCTILITY: Readonly<Record<string, readonly [number, number]>> = {
  A: [1.05, 0.025],
  B: [1.08, 0.05],
  C: [1.15, 0.075],
}

function reinforcing({ name }: Material): Wanted {
  const [, letters, letter = ''] = /B(\d{3})([ABC])$/.exec(name) ?? []
  const ductility = DUCTILITY[letter]
  if (!ductility) return { rho: 7850 }
  const R_e = Number(letters)
  return { rho: 7850, E: 200, alpha: 10, R_e, R_m: ductility[0] * R_e, epsilon_uk: ductility[1] }
}

/** Strengths that are part of a designation, of today or of old: `S420N`, `E295 (St50-2)`, `G200 (GS 38)`, `EN-GJS-400-15`. */
function designated({ name }: Material): Wanted {
  const yields = /^(?:S|E|G|St E )(\d{3})(?!\d| GC)/.exec(name)?.[1]
  const casts = /^EN-GJ\w+-(\d{3})/.exec(name)?.[1]
  const hundredths = /\((?:[US]*t|GS )(\d\d)(?:[-)])/.exec(name)?.[1]
  // Drawn steel (GC, K) is stronger than its grade.
  const kilopond = / GC /.test(name) || Number(hundredths) < 40 ? NaN : 9.80665
  // Kilopond per mm², rounded to ten N/mm²; cast steels were named in tens of N/mm².
  const old = name.includes('(GS ')
    ? 10 * Number(hundredths)
    : Math.round((Number(hundredths) * kilopond) / 10) * 10
  return { R_e: Number(yields ?? NaN), R_m: Number(casts ?? old) }
}

/** Quenched and tempered, 1C… normalised, up to 16 mm, in MPa: EN 10083-1:1991, tables 5 and 6. */
const HEAT_TREATABLE = tableBy(
  'R_e R_m',
  `
1.1151 | 340 | 500
1.1158 | 370 | 550
1.1178 | 400 | 600
1.1180 | 430 | 630
1.1186 | 460 | 650
1.1206 | 520 | 750
1.1203 | 550 | 800
1.1221 | 580 | 850
1.1170 | 590 | 800
1.6511 | 900 | 1100
1.6582 | 1000 | 1200
1.6580 | 1050 | 1250
1.6773 | 1050 | 1250
1.0402 | 240 | 430
1.0501 | 300 | 550
1.0503 | 340 | 620
1.0601 | 380 | 710
`,
)

/** Sorts of steel do not differ in these: EN 1993-1-1, 3.2.6, and EN 1991-1-1, table A.4. */
const OF_STEEL = { rho: 7850, E: 210, nu: 0.3, G: 81 }

/** CRC Handbook of Chemistry and Physics, section 12 (ρ, c_p, k at 25 °C, α, resistivity at 20 °C as conductivity). */
const ELEMENTS = tableBy(
  'rho alpha k c_p kappa',
  `
Aluminium, generic | 2700 | 23.1 | 237 | 897 | 3.774e7
Copper, generic | 8960 | 16.5 | 401 | 385 | 5.959e7
Iron, generic | 7874 | 11.8 | 80.4 | 449 | 1.03e7
Lead, generic | 11340 | 28.9 | 35.3 | 128 | 4.808e6
Gold | 19300 | 14.2 | 318 | 129 | 4.517e7
Silver | 10490 | 18.9 | 429 | 235 | 6.301e7
Platinum | 21450 | 8.8 | 71.6 | 133 | 9.523e6
`,
)

/** EN 10088-1:2014, tables E.1 to E.4: ρ, E, α from 20 to 100 °C, k and c_p at 20 °C. */
const STAINLESS = tableBy(
  'rho E alpha k c_p',
  `
1.4301 | 7900 | 200 | 16 | 15 | 500
1.4401 | 8000 | 200 | 16 | 15 | 500
1.4541 | 7900 | 200 | 16 | 15 | 500
1.4429 | 8000 | 200 | 16 | 15 | 500
1.4362 | 7800 | 200 | 13 | 15 | 500
1.4122 | 7700 | 215 | 10.4 | 15 | 430
1.4313 | 7700 | 200 | 10.5 | 25 | 430
`,
)

/** Gases and liquids whose equations this product has, as it calls them. */
const FLUIDS: Readonly<Record<string, string>> = {
  'Air, dry': 'Air', Nitrogen: 'Nitrogen', Oxygen: 'Oxygen', Argon: 'Argon', Helium: 'Helium', Hydrogen: 'Hydrogen',
  'Carbon dioxide': 'CO2', 'Carbon monoxide': 'CO', Methane: 'Methane', Ethane: 'Ethane', Propane: 'Propane',
  'n-Butane': 'Butane', Isobutane: 'Isobutane', Ammonia: 'Ammonia', 'Sulfur dioxide': 'SO2',
  'Sulfur hexafluoride': 'SF6', R134a: 'R134a', R1234yf: 'R1234yf', 'R1234ze(E)': 'R1234ze(E)', R32: 'R32',
  R410A: 'R410A', Water: 'Water', Ethanol: 'Ethanol', Acetone: 'Acetone', Toluene: 'Toluene', Benzene: 'Benzene',
  'n-Pentane': 'Pentane', 'n-Hexane': 'Hexane',
} // prettier-ignore

/** The unit of the table of materials by that of the fluid. */
const SCALE: Readonly<Record<string, number>> = { mu: 1e3, beta: 1e6 }

/** At 20 °C and 101.325 kPa, from the equations of state and of transport. */
function fluid(material: Material): Wanted {
  const text = FLUIDS[material.name.replace(/ \((gas|liquid)\)$/, '')]
  if (text === undefined) return {}
  const holder = makeFluid({ text, named: new Map(), unnamed: [] })
  const entries = [...material.figures.keys()].map(property => {
    const call = propertyNamed(holder, property)?.call
    return [property, call ? call.with(['T', 'P'])(293.15, 101325) * (SCALE[property] ?? 1) : NaN] as const
  })
  return Object.fromEntries(entries)
}

/** MPa of the standards as the GPa of this table. */
function inGigapascals(row: Wanted): Wanted {
  const moduli = ['E', 'E_005', 'E_90', 'G', 'E_cm'].flatMap(name =>
    name in row ? [[name === 'E_cm' ? 'E' : name, row[name]! / 1000]] : [],
  )
  return { ...row, ...Object.fromEntries(moduli) }
}

/** In metals, G and K follow from E and ν; G is rounded to whole GPa. */
function related(material: Material): Wanted {
  const [E, nu] = [figure(material, 'E'), figure(material, 'nu')]
  return { G: E / 2 / (1 + nu), E: 2 * figure(material, 'G') * (1 + nu) }
}

export const CHECKS: readonly Check[] = [
  {
    folder: /^Timber\/(Solid|Glued)/,
    tolerance: 3e-3,
    wanted: ({ name }) => inGigapascals(timberOf(name.split(' ').at(-1)!)),
  },
  {
    folder: /^Concrete/,
    tolerance: 5e-3,
    wanted: ({ name }) => inGigapascals(concreteOf(name.split(' ').at(-1)!)),
  },
  // EN 1992-1-1, 3.1.3; EN 1992-1-2, 3.3: plain concrete, the lower limit of conductivity at 20 °C.
  {
    folder: /^Concrete/,
    tolerance: 5e-3,
    wanted: () => ({ rho: 2400, nu: 0.2, alpha: 10, c_p: 900, k: 1.36 - 0.136 * 0.2 + 0.0057 * 0.04 }),
  },
  {
    folder: /Structural steels/,
    tolerance: 2e-3,
    wanted: ({ name }) => ({ ...STRUCTURAL.get(gradeOf(name)), ...OF_STRUCTURAL_STEEL }),
  },
  { folder: /Reinforcing steels/, tolerance: 1e-9, wanted: reinforcing },
  { folder: /^Metals\/(Steels|Cast)/, tolerance: 1e-9, wanted: designated },
  { folder: /^Metals\/Steels/, tolerance: 1e-9, wanted: ({ number }) => HEAT_TREATABLE.get(number) ?? {} },
  {
    folder: /^Metals\/Steels/,
    tolerance: 1e-9,
    wanted: ({ name }) => (name === 'Steel-Generic' ? {} : OF_STEEL),
  },
  { folder: /^Metals\/Stainless/, tolerance: 6e-3, wanted: related },
  { folder: /Stainless/, tolerance: 1e-9, wanted: ({ number }) => STAINLESS.get(number) ?? {} },
  { folder: /^Metals\//, tolerance: 5e-3, wanted: ({ name }) => ELEMENTS.get(name) ?? {} },
  { folder: /^(Gases|Liquids\/Pure)/, tolerance: 1.5e-3, wanted: fluid },
]

/**
 * @param figures of the material, with one of them changed perhaps
 * @returns figures that contradict what is wanted of them
 */
export function contradictions(material: Material): string[] {
  return CHECKS.filter(({ folder }) => folder.test(material.folder)).flatMap(({ tolerance, wanted }) =>
    Object.entries(wanted(material)).flatMap(([property, value]) => {
      const known = figure(material, property)
      if (Number.isNaN(known) || Number.isNaN(value) || Math.abs(known / value - 1) <= tolerance) return []
      return [`${property} of ${material.name} is ${known}, not ${value}`]
    }),
  )
}

/** Properties of a material in which a figure that is wrong by one per cent contradicts nothing. */
export function survivors(material: Material): string[] {
  return [...material.figures].flatMap(([property, text]) => {
    const isFound = [1.01, 0.99].every(factor => {
      const figures = new Map(material.figures).set(property, String(Number(text) * factor))
      return contradictions({ ...material, figures }).length > 0
    })
    return isFound ? [] : [property]
  })
}
