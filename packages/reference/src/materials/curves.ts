/**
 * Properties over temperature, as the parts of the Eurocodes on fire and cryogenic fits of NIST give them. The
 * temperatures of a curve are in degrees Celsius; its values are in SI units.
 */
import type { Material } from './material.ts'

export interface Curve {
  readonly property: string
  /** In degrees Celsius. */
  readonly from: number
  readonly to: number
  readonly source: string
  /** @param celsius between `from` and `to` */
  at(celsius: number, material: Material): number
}

/** Linear between the points of a table. */
export function between(points: readonly (readonly [number, number])[]): (x: number) => number {
  return x => {
    const next = points.findIndex(([at]) => at >= x)
    const [high, top] = points[Math.max(next, 0)]!
    const [low, bottom] = points[Math.max(next - 1, 0)]!
    return high === low ? top : bottom + ((top - bottom) * (x - low)) / (high - low)
  }
}

const figureOf = ({ figures }: Material, name: string, size: number): number =>
  Number(figures.get(name)) * size

const HUNDREDS = [20, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]
const byHundreds = (...values: readonly number[]) =>
  between(HUNDREDS.map((at, index) => [at, values[index]!]))

const STEEL = 'EN 1993-1-2, table 3.1 and 3.4.1'
const steelE = byHundreds(1, 1, 0.9, 0.8, 0.7, 0.6, 0.31, 0.13, 0.09, 0.0675, 0.045, 0.0225, 0)
const steelYield = byHundreds(1, 1, 1, 1, 1, 0.78, 0.47, 0.23, 0.11, 0.06, 0.04, 0.02, 0)

/** Structural carbon steel. */
const CARBON_STEEL: readonly Curve[] = [
  { property: 'E', from: 20, to: 1200, source: STEEL, at: (t, m) => steelE(t) * figureOf(m, 'E', 1e9) },
  {
    property: 'R_e',
    from: 20,
    to: 1200,
    source: STEEL,
    at: (t, m) => steelYield(t) * figureOf(m, 'R_e', 1e6),
  },
  { property: 'k', from: 20, to: 1200, source: STEEL, at: t => (t < 800 ? 54 - 3.33e-2 * t : 27.3) },
  { property: 'c_p', from: 20, to: 1200, source: STEEL, at: heatOfSteel },
]

function heatOfSteel(t: number): number {
  if (t < 600) return 425 + 0.773 * t - 1.69e-3 * t ** 2 + 2.22e-6 * t ** 3
  if (t < 735) return 666 + 13002 / (738 - t)
  return t < 900 ? 545 + 17820 / (t - 731) : 650
}

const STAINLESS = 'EN 1993-1-2, annex C'
const stainlessE = byHundreds(1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.71, 0.63, 0.45, 0.2, 0.1, 0)

const STAINLESS_STEEL: readonly Curve[] = [
  {
    property: 'E',
    from: 20,
    to: 1200,
    source: STAINLESS,
    at: (t, m) => stainlessE(t) * figureOf(m, 'E', 1e9),
  },
  { property: 'k', from: 20, to: 1200, source: STAINLESS, at: t => 14.6 + 1.27e-2 * t },
  {
    property: 'c_p',
    from: 20,
    to: 1200,
    source: STAINLESS,
    at: t => 450 + 0.28 * t - 2.91e-4 * t ** 2 + 1.34e-7 * t ** 3,
  },
]

const CONCRETE = 'EN 1992-1-2, 3.2.2 and 3.3: siliceous aggregates, dry, lower limit of the conductivity'
const concreteStrength = byHundreds(1, 1, 0.95, 0.85, 0.75, 0.6, 0.45, 0.3, 0.15, 0.08, 0.04, 0.01, 0)
const concreteHeat = between([[20, 900], [100, 900], [200, 1000], [400, 1100], [1200, 1100]]) // prettier-ignore

const CONCRETES: readonly Curve[] = [
  {
    property: 'f_ck',
    from: 20,
    to: 1200,
    source: CONCRETE,
    at: (t, m) => concreteStrength(t) * figureOf(m, 'f_ck', 1e6),
  },
  {
    property: 'k',
    from: 20,
    to: 1200,
    source: CONCRETE,
    at: t => 1.36 - 0.136 * (t / 100) + 0.0057 * (t / 100) ** 2,
  },
  { property: 'c_p', from: 20, to: 1200, source: CONCRETE, at: concreteHeat },
]

const ALUMINIUM = 'EN 1999-1-2, table 2 and 3.3'
const aluminiumE = between(
  [[20, 70], [50, 69.3], [100, 67.9], [150, 65.1], [200, 60.2], [250, 54.6], [300, 47.6], [350, 37.8], [400, 28], [550, 0]], // prettier-ignore
)

/** Alloys of the 3000 and 6000 series conduct better than others. */
const aluminium = (conductivity: (celsius: number) => number): readonly Curve[] => [
  {
    property: 'E',
    from: 20,
    to: 550,
    source: ALUMINIUM,
    at: (t, m) => (aluminiumE(t) / 70) * figureOf(m, 'E', 1e9),
  },
  { property: 'k', from: 20, to: 500, source: ALUMINIUM, at: conductivity },
  { property: 'c_p', from: 20, to: 500, source: ALUMINIUM, at: t => 0.41 * t + 903 },
]

const SERIES_6000 = aluminium(t => 0.07 * t + 190)
const OTHER_SERIES = aluminium(t => 0.1 * t + 140)

/** @returns the curves of a material, by property */
export function curvesOf(material: Material): readonly Curve[] {
  return familyOf(material).filter(({ property }) =>
    ['k', 'c_p'].includes(property) ? true : material.figures.has(property),
  )
}

function familyOf({ folder, name }: Material): readonly Curve[] {
  switch (folder) {
    case 'Metals/Structural steels EN 1993':
      return CARBON_STEEL
    case 'Metals/Stainless steels':
      return /NIST/.test(name) ? [] : STAINLESS_STEEL
    case 'Metals/Aluminium alloys':
      if (/6061-T6$|AlMgSi/.test(name)) return SERIES_6000
      return /7075|AlMg3|AlZn/.test(name) ? OTHER_SERIES : []
    case 'Concrete':
      return CONCRETES
    default:
      return []
  }
}
