/** Threads, bolts, pipes and wires recomputed from their names, or against tables of their standards. */
import type { Check, Row } from './checks.ts'
import { tube } from './steel.ts'

/** A table `name | figures …` as rows; `-` for no figure. */
export function tableBy(columns: string, lines: string): ReadonlyMap<string, Row> {
  const names = columns.split(' ')
  return new Map(
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [name = '', ...cells] = line.split('|').map(cell => cell.trim())
        return [name, Object.fromEntries(names.map((column, at) => [column, Number(cells[at] || NaN)]))]
      }),
  )
}

/** Coarse pitch: ISO 261; hexagons: ISO 4014 and 4032 (widths of ISO 272); clearance holes: ISO 273, medium. */
const METRIC = tableBy(
  'P s k m d_h',
  `
M1 | 0.25
M1.1 | 0.25
M1.2 | 0.25
M1.4 | 0.3
M1.6 | 0.35 | 3.2 | 1.1 | 1.3 | 1.8
M1.8 | 0.35
M2 | 0.4 | 4 | 1.4 | 1.6 | 2.4
M2.2 | 0.45
M2.5 | 0.45 | 5 | 1.7 | 2 | 2.9
M3 | 0.5 | 5.5 | 2 | 2.4 | 3.4
M3.5 | 0.6 | 6 | 2.4 | 2.8 | 3.9
M4 | 0.7 | 7 | 2.8 | 3.2 | 4.5
M4.5 | 0.75
M5 | 0.8 | 8 | 3.5 | 4.7 | 5.5
M6 | 1 | 10 | 4 | 5.2 | 6.6
M7 | 1
M8 | 1.25 | 13 | 5.3 | 6.8 | 9
M9 | 1.25
M10 | 1.5 | 16 | 6.4 | 8.4 | 11
M11 | 1.5
M12 | 1.75 | 18 | 7.5 | 10.8 | 13.5
M14 | 2 | 21 | 8.8 | 12.8 | 15.5
M16 | 2 | 24 | 10 | 14.8 | 17.5
M18 | 2.5 | 27 | 11.5 | 15.8 | 20
M20 | 2.5 | 30 | 12.5 | 18 | 22
M22 | 2.5 | 34 | 14 | 19.4 | 24
M24 | 3 | 36 | 15 | 21.5 | 26
M27 | 3 | 41 | 17 | 23.8 | 30
M30 | 3.5 | 46 | 18.7 | 25.6 | 33
M33 | 3.5 | 50 | 21 | 28.7 | 36
M36 | 4 | 55 | 22.5 | 31 | 39
M39 | 4 | 60 | 25 | 33.4 | 42
M42 | 4.5 | 65 | 26 | 34 | 45
M45 | 4.5 | 70 | 28 | 36 | 48
M48 | 5 | 75 | 30 | 38 | 52
M52 | 5 | 80 | 33 | 42 | 56
M56 | 5.5 | 85 | 35 | 45 | 62
M60 | 5.5 | 90 | 38 | 48 | 66
M64 | 6 | 95 | 40 | 51 | 70
`,
)

const METRIC_THREAD: Check = {
  // Diameters have three decimals, which are 0.07 % of those of M1.
  tolerance: 7e-4,
  wanted: ({ d, P, d_2, d_3 }, name) => {
    const [size = '', fine] = name.slice(1).split('x')
    const hexagon: Row = METRIC.get(name) ?? {}
    return {
      d: Number(size),
      ...hexagon,
      ...(fine && { P: Number(fine) }),
      d_2: d! - 0.649519 * P!,
      d_3: d! - 1.226869 * P!,
      D_1: d! - 1.082532 * P!,
      A_s: (Math.PI / 4) * ((d_2! + d_3!) / 2) ** 2,
      d_tap: d! - P!,
    }
  },
}

/** Nominal diameter in inches: `#10-24 UNC`, `1-1/4-7 UNC`. */
function unifiedSize(name: string): number {
  const size = name.replace(/-[\d.]+ UN.$/, '')
  if (size.startsWith('#')) return 0.06 + 0.013 * Number(size.slice(1))
  return size.split('-').reduce((sum, part) => {
    const [whole = '', of = '1'] = part.split('/')
    return sum + Number(whole) / Number(of)
  }, 0)
}

const UNIFIED_THREAD: Check = {
  tolerance: 1.2e-3,
  wanted: ({ d, n }, name) => ({
    d: unifiedSize(name),
    n: Number(/-([\d.]+) UN.$/.exec(name)![1]),
    P: 1 / n!,
    d_2: d! - 0.649519 / n!,
    d_3: d! - 1.226869 / n!,
    A_s: (Math.PI / 4) * (d! - 0.9743 / n!) ** 2,
  }),
}

/** Lowest strengths in MPa of ISO 898-1, table 3, and ISO 3506-1, table 2; elongation of ISO 898-1. */
const CLASSES = tableBy(
  'R_m R_e S_p A_pct',
  `
4.6 | 400 | 240 | 225 | 22
4.8 | 420 | 340 | 310 | 14
5.6 | 500 | 300 | 280 | 20
5.8 | 520 | 420 | 380 | 10
6.8 | 600 | 480 | 440 | 8
8.8 d <= 16 | 800 | 640 | 580 | 12
8.8 d > 16 | 830 | 660 | 600 | 12
9.8 | 900 | 720 | 650 | 10
10.9 | 1040 | 940 | 830 | 9
12.9 | 1220 | 1100 | 970 | 8
A2-50 / A4-50 | 500 | 210
A2-70 / A4-70 | 700 | 450
A2-80 / A4-80 | 800 | 600
`,
)

/** Strengths in ksi of SAE J429. */
const GRADES = tableBy(
  'R_m R_e S_p',
  `
SAE J429 Grade 1 | 60 | 36 | 33
SAE J429 Grade 2 1/4-3/4 in | 74 | 57 | 55
SAE J429 Grade 2 over 3/4-1-1/2 in | 60 | 36 | 33
SAE J429 Grade 5 1/4-1 in | 120 | 92 | 85
SAE J429 Grade 5 over 1-1-1/2 in | 105 | 81 | 74
SAE J429 Grade 8 | 150 | 130 | 120
`,
)

/** Nominal strengths are those of the name: 8.8 means 800 MPa, and 0.8 of them; A2-70 means 700 MPa. */
function nominalStrengths(name: string, row: Row): Row {
  const [, hundreds, tenths] = /^(\d+)\.(\d)/.exec(name) ?? []
  if (!hundreds) return { R_mnom: row.R_m!, R_enom: row.R_e! }
  return { R_mnom: Number(hundreds) * 100, R_enom: Number(hundreds) * Number(tenths) * 10 }
}

const BOLT_CLASS: Check = {
  tolerance: 2.5e-3,
  wanted: (_, name) => {
    const ksi = GRADES.get(name)
    const row = ksi
      ? Object.fromEntries(Object.entries(ksi).map(([column, value]) => [column, value * 6.894757]))
      : CLASSES.get(name)!
    return { ...row, ...nominalStrengths(name, row) }
  },
}

/** Outer diameters in mm by nominal size: ASME B36.10M; B36.19M has 273.1 and 323.9 for 10 and 12. */
const OUTER: Readonly<Record<string, number>> = {
  '1/8': 10.3, '1/4': 13.7, '3/8': 17.1, '1/2': 21.3, '3/4': 26.7, 1: 33.4, '1-1/4': 42.2, '1-1/2': 48.3, 2: 60.3,
  '2-1/2': 73, 3: 88.9, '3-1/2': 101.6, 4: 114.3, 5: 141.3, 6: 168.3, 8: 219.1, 10: 273, 12: 323.8, 14: 355.6,
  16: 406.4, 18: 457, 20: 508, 22: 559, 24: 610, 26: 660, 28: 711, 30: 762, 32: 813, 34: 864, 36: 914, 38: 965,
  40: 1016, 42: 1067, 44: 1118, 46: 1168, 48: 1219,
} // prettier-ignore

const PIPE: Check = {
  tolerance: 1.5e-3,
  wanted: ({ d_o, t }, name) => {
    const { A, I } = tube(d_o!, t!)
    const d_i = d_o! - 2 * t!
    const [size, wall] = /^[\d.]+x[\d.]+$/.test(name) ? name.split('x') : []
    const named: Row = size
      ? { d_o: Number(size), t: Number(wall) }
      : { d_o: OUTER[name.split(' ')[0]!] ?? NaN }
    return { ...named, d_i, A, I, A_i: (Math.PI * d_i ** 2) / 4, m: A * 7850e-6 }
  },
}

/** Number in the formula of AWG: 0 for 1/0, −1 for 2/0 … */
const gaugeOf = (name: string): number => (name.includes('/') ? 1 - Number(name.split('/')[0]) : Number(name))

/** Resistivity of annealed copper at 20 °C, IEC 60028, in ohm mm²/km. */
const COPPER = 17.241

const WIRE: Check = { tolerance: 2e-4, wanted: ({ d }) => ({ A: (Math.PI * d! ** 2) / 4 }) }
const AWG: Check = {
  tolerance: 5e-4,
  wanted: ({ A }, name) => ({ d: 0.127 * 92 ** ((36 - gaugeOf(name)) / 39), R: COPPER / A! }),
}

export const THREADS_AND_PIPES: Readonly<Record<string, readonly Check[]>> = {
  thread: [METRIC_THREAD],
  UN: [UNIFIED_THREAD],
  bolt_class: [BOLT_CLASS],
  pipe: [PIPE],
  pipe_EN: [PIPE],
  AWG: [WIRE, AWG],
  BWG: [WIRE],
  SWGimperial: [WIRE],
  WMsteelwire: [WIRE],
}
