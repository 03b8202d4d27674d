/** Steel sections recomputed from their outlines and by the formulas of their standards. */
import type { Check, Row } from './checks.ts'
import { angle, box, channel, sectionOf, tapered, type Corner } from './outline.ts'
import { torsionOf } from './torsion.ts'
import { warpingOf } from './warping.ts'

type Section = ReturnType<typeof sectionOf>

/** Lengths in mm as the libraries have what follows from them: cm2, cm4, cm3, cm, kg/m. */
const figuresOf = ({ A, I_y, I_z, W_ply, W_plz }: Section, toEdge: readonly [y: number, z: number]) => ({
  A: A / 100,
  I_y: I_y / 1e4,
  I_z: I_z / 1e4,
  W_y: I_y / toEdge[0] / 1000,
  W_z: I_z / toEdge[1] / 1000,
  W_ply: W_ply / 1000,
  W_plz: W_plz / 1000,
  i_y: Math.sqrt(I_y / A) / 10,
  i_z: Math.sqrt(I_z / A) / 10,
  m: A * 7850e-6,
})

interface Sizes {
  readonly h: number
  readonly b: number
  readonly t_w: number
  readonly t_f: number
  readonly r: number
}
const sizesOf = ({ h, b, t_w, t_f, r }: Row): Sizes => ({ h: h!, b: b!, t_w: t_w!, t_f: t_f!, r: r! })

const parallel = ({ h, b, t_w, t_f, r }: Sizes): Corner[] => tapered(h, b, t_w, t_f, 0, r, 0)

/** Where the flange of an UPN is measured, and its slope: DIN 1026-1. */
const flangeOfUPN = ({ h, b, t_w }: Sizes): readonly [slope: number, at: number] =>
  h > 300 ? [0.05, (b + t_w) / 2] : [0.08, b / 2]

/** The radius of the toe of an UPN is half of that of the root, rounded up to half a millimetre. */
const toeOf = (root: number): number => Math.ceil(root) / 2

function outlineOfUPN(sizes: Sizes): Corner[] {
  const [slope, at] = flangeOfUPN(sizes)
  return channel(sizes.h, sizes.b, sizes.t_w, sizes.t_f, at, slope, sizes.r, toeOf(sizes.r))
}

/** The angle at the root of web and flange in the formulas of El Darwish and Johnston (1965), as in SCI P363. */
function junction({ t_w, t_f, r }: Sizes) {
  const alpha =
    -0.042 +
    (0.2204 * t_w) / t_f +
    (0.1355 * r) / t_f -
    (0.0865 * r * t_w) / t_f ** 2 -
    (0.0725 * t_w ** 2) / t_f ** 2
  return { alpha, D: ((t_f + r) ** 2 + (r + t_w / 4) * t_w) / (2 * r + t_f) }
}

/** Torsion constant of SCI P363. */
export function torsionSCI(sizes: Sizes): number {
  const { h, b, t_w, t_f } = sizes
  const { alpha, D } = junction(sizes)
  return (2 * b * t_f ** 3 + (h - 2 * t_f) * t_w ** 3) / 3 + 2 * alpha * D ** 4 - 0.42 * t_f ** 4
}

/** Torsion constant of the makers' catalogues for EN 10365. */
export function torsionMakers(sizes: Sizes): number {
  const { h, b, t_w, t_f, r } = sizes
  const { D } = junction(sizes)
  const corners = 2 * (t_w / t_f) * (0.145 + (0.1 * r) / t_f) * D ** 4
  return (2 * (b - 0.63 * t_f) * t_f ** 3 + (h - 2 * t_f) * t_w ** 3) / 3 + corners
}

const solved = (outlineOf: (sizes: Sizes) => Corner[], tolerance: number): Check => ({
  tolerance,
  wanted: row => ({ I_t: torsionOf(outlineOf(sizesOf(row)), row.t_w!, 6) / 1e4 }),
})
const byFormula = (formula: (sizes: Sizes) => number): Check => ({
  tolerance: 4e-4,
  wanted: row => ({ I_t: formula(sizesOf(row)) / 1e4 }),
})

const I_SECTION: Check = {
  tolerance: 1.5e-4,
  wanted: row => {
    const sizes = sizesOf(row)
    const { h, b, t_f } = sizes
    const section = figuresOf(sectionOf(parallel(sizes)), [h / 2, b / 2])
    return { ...section, I_w: (t_f * b ** 3 * (h - t_f) ** 2) / 24e6 }
  },
}
const TAPERED: Check = {
  ...I_SECTION,
  // The standard gives IPN 550 a toe of 11.9 mm where 0.6 of the root are 11.4, which is 0.1 cm^2 of its area.
  tolerance: 2.5e-3,
  wanted: row => {
    const { h, b, t_w, t_f, r } = sizesOf(row)
    const section = sectionOf(tapered(h, b, t_w, t_f, 0.14, r, 0.6 * r))
    return { ...figuresOf(section, [h / 2, b / 2]), I_w: (row.I_z! * ((h - t_f) / 10) ** 2) / 4 }
  },
}
/** The root and toe radii are a few tenths of a per cent of the area: checked by the standard, which has 0.6 t_f … t_f. */
const ROOTS_OF_IPN: Check = {
  tolerance: 1e-9,
  wanted: ({ t_w }) => ({ r: t_w! }),
}
const channelCheck = (
  outlineOf: (sizes: Sizes) => Corner[],
  flange: (sizes: Sizes) => readonly [number, number],
): Check => ({
  ...I_SECTION,
  tolerance: 2e-4,
  wanted: row => {
    const sizes = sizesOf(row)
    const section = sectionOf(outlineOf(sizes))
    const [slope, at] = flange(sizes)
    const thickness = (x: number): number => sizes.t_f + slope * (at - x)
    const I_w = warpingOf(sizes.h, sizes.b, sizes.t_w, thickness) / 1e6
    return { ...figuresOf(section, [sizes.h / 2, sizes.b - section.x]), I_w, y_s: section.x / 10 }
  },
})
const outlineOfUPE = ({ h, b, t_w, t_f, r }: Sizes): Corner[] => channel(h, b, t_w, t_f, b, 0, r, 0)

const ANGLE: Check = {
  // Radii of gyration and the centroid have four digits.
  tolerance: 6e-4,
  wanted: ({ h, b, t, r_1, r_2 }) => {
    // The radii hardly change the section: they are multiples of half a millimetre.
    const [root, toe] = [Math.round(2 * r_1!) / 2, Math.round(2 * r_2!) / 2]
    const section = sectionOf(angle(h!, b!, t!, r_1!, r_2!))
    const { A, x, y, I_u, I_v } = section
    const { W_ply: _, W_plz: __, ...figures } = figuresOf(section, [h! - y, b! - x])
    const turned = {
      I_u: I_u / 1e4,
      I_v: I_v / 1e4,
      i_u: Math.sqrt(I_u / A) / 10,
      i_v: Math.sqrt(I_v / A) / 10,
    }
    return {
      ...figures,
      ...turned,
      r_1: root,
      r_2: toe,
      z_s: y / 10,
      y_s: x / 10,
      I_t: torsionOfAngle(h!, b!, t!, r_1!) / 1e4,
    }
  },
}

/** SCI P363. */
export function torsionOfAngle(h: number, b: number, t: number, r: number): number {
  const D = 2 * (3 * r + 2 * t - Math.SQRT2 * (2 * r + t))
  return ((b + h - t) * t ** 3) / 3 + (0.0768 + (0.0479 * r) / t) * D ** 4 - 0.21 * t ** 4
}

/** Torsion constant and modulus of EN 10210-2, annex B, with the mean of the corner radii. */
function closed(h: number, b: number, t: number, radius: number) {
  const around = 2 * (h - t + b - t) - 2 * radius * (4 - Math.PI)
  const within = (h - t) * (b - t) - radius ** 2 * (4 - Math.PI)
  const K = (2 * within * t) / around
  const I_t = (t ** 3 * around) / 3 + 2 * K * within
  return { I_t, W_t: I_t / (t + K / t) }
}

const BOX: Check = {
  tolerance: 4e-4,
  wanted: ({ h, b, t }) => {
    const section = sectionOf(box(b!, h!, 1.5 * t!), box(b! - 2 * t!, h! - 2 * t!, t!))
    const { I_t, W_t } = closed(h!, b!, t!, 1.25 * t!)
    return { ...figuresOf(section, [h! / 2, b! / 2]), I_t: I_t / 1e4, W_t: W_t / 1000 }
  },
}

/** Area, second moment and plastic modulus of a tube. */
export function tube(outer: number, wall: number) {
  const inner = outer - 2 * wall
  return {
    A: (Math.PI * (outer ** 2 - inner ** 2)) / 4,
    I: (Math.PI * (outer ** 4 - inner ** 4)) / 64,
    Z: (outer ** 3 - inner ** 3) / 6,
  }
}

const ROUND: Check = {
  tolerance: 1e-4,
  wanted: ({ h, t }) => {
    const { A, I, Z } = tube(h!, t!)
    const section = { A, x: 0, y: 0, I_y: I, I_z: I, I_u: I, I_v: I, W_ply: Z, W_plz: Z }
    return { ...figuresOf(section, [h! / 2, h! / 2]), b: h!, I_t: (2 * I) / 1e4, W_t: (4 * I) / h! / 1000 }
  },
}

/** Root radii of EN 10365 and BS 4-1. */
const ROOTS = [5, 7, 7.6, 8.9, 9, 10, 10.2, 12, 12.7, 15, 15.2, 16.5, 17.8, 18, 19.1, 21, 24, 27, 30]

/** The nearest of some sizes. */
const nearest = (sizes: readonly number[], to: number): number =>
  sizes.reduce((best, size) => (Math.abs(size - to) < Math.abs(best - to) ? size : best))

/** A root radius hardly changes a section with thick walls. */
const ROOT: Check = { tolerance: 1e-9, wanted: ({ r }) => ({ r: nearest(ROOTS, r!) }) }

const both = (check: Check, torsion: Check): Check[] => [check, torsion]
const hot = (name: string, torsion: Check) => [name, [I_SECTION, ROOT, torsion]] as const

/** The checks of each library of European sections. */
export const STEEL_EU: Readonly<Record<string, readonly Check[]>> = {
  ...Object.fromEntries(['IPE', 'HEA', 'HEB', 'HEM'].map(name => hot(name, solved(parallel, 4e-3)))),
  ...Object.fromEntries(['IPEA', 'IPEO', 'HEAA', 'HD'].map(name => hot(name, byFormula(torsionMakers)))),
  ...Object.fromEntries(['UB', 'UC', 'HP'].map(name => hot(name, byFormula(torsionSCI)))),
  IPN: [
    TAPERED,
    ROOTS_OF_IPN,
    solved(({ h, b, t_w, t_f, r }) => tapered(h, b, t_w, t_f, 0.14, r, 0.6 * r), 4e-3),
  ],
  UPN: both(channelCheck(outlineOfUPN, flangeOfUPN), solved(outlineOfUPN, 4e-3)),
  UPE: both(
    channelCheck(outlineOfUPE, () => [0, 0]),
    solved(outlineOfUPE, 4e-3),
  ),
  SHS: [BOX],
  RHS: [BOX],
  CHS: [ROUND],
  L: [ANGLE],
}

/** Steel weighs 490 lbf/ft^3 in the manuals of AISC. */
const weightOf = (area: number): number => (area * 490) / 144

/** The wall at the end of the name of a hollow section, in inches: `6X6X1/2`, `10.750X0.375`. */
function nominalWall(name: string): number {
  const [whole = '', part = '1'] = name.split('X').at(-1)!.split('/')
  return Number(whole) / Number(part)
}

/** Figures in inches, with the names of AISC. */
const imperial = (
  { A, I_y, I_z, W_ply, W_plz }: Pick<Section, 'A' | 'I_y' | 'I_z' | 'W_ply' | 'W_plz'>,
  d: number,
  b: number,
) => ({
  A,
  I_x: I_y,
  S_x: (2 * I_y) / d,
  Z_x: W_ply,
  r_x: Math.sqrt(I_y / A),
  I_y: I_z,
  S_y: (2 * I_z) / b,
  Z_y: W_plz,
  r_y: Math.sqrt(I_z / A),
})

/** The checks of the libraries of AISC sections. */
export const STEEL_AISC: Readonly<Record<string, readonly Check[]>> = {
  W: [
    {
      tolerance: 2e-4,
      wanted: ({ d, b_f, t_w, t_f, k_des, A }) => {
        const sizes = { h: d!, b: b_f!, t_w: t_w!, t_f: t_f!, r: Math.max(k_des! - t_f!, 0.01) }
        const figures = imperial(sectionOf(parallel(sizes)), d!, b_f!)
        const C_w = (figures.I_y * (d! - t_f!) ** 2) / 4
        return { ...figures, w: weightOf(A!), J: torsionSCI(sizes), C_w }
      },
    },
  ],
  HSS: [
    {
      tolerance: 1.5e-3,
      wanted: ({ h, b, t_des: t }, name) => {
        const wall = nominalWall(name)
        if (/X.*X/.test(name)) {
          const hollow = (of: number) => sectionOf(box(b!, h!, 2 * of), box(b! - 2 * of, h! - 2 * of, of))
          const J = closed(h!, b!, t!, 1.5 * t!).I_t
          return { ...imperial(hollow(t!), h!, b!), w: weightOf(hollow(wall).A), J }
        }
        const { A, I, Z } = tube(h!, t!)
        const figures = imperial({ A, I_y: I, I_z: I, W_ply: Z, W_plz: Z }, h!, h!)
        return { ...figures, h: parseFloat(name), b: h!, w: weightOf(tube(h!, wall).A), J: 2 * I }
      },
    },
  ],
}
