import { describe, expect, it } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { LIBRARIES, loadedLibrary, loadLibrary } from './index.ts'
import { angle, box, channel, sectionOf, tapered, type Corner } from './testing/outline.ts'
import { torsionOf } from './testing/torsion.ts'

type Row = Readonly<Record<string, number>>

async function rowsOf(name: string): Promise<ReadonlyMap<string, Row>> {
  await loadLibrary(name)
  const { columns, rows } = loadedLibrary(name)!
  const rowOf = (cells: readonly unknown[]): Row =>
    Object.fromEntries(columns.map((column, at) => [column.name, Number(cells[at] ?? NaN)]))
  return new Map(rows.map(({ name: row, cells }) => [row, rowOf(cells)]))
}

describe.each(LIBRARIES.map(({ name }) => name))('%s', name => {
  it('has rows with names of their own, and figures that are numbers', async () => {
    await loadLibrary(name)
    const { rows, columns, source, title } = loadedLibrary(name)!
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(rows.map(row => row.name)).size).toBe(rows.length)
    for (const { cells } of rows) {
      expect(cells.length).toBe(columns.length)
      for (const cell of cells) expect(cell === null || Number.isFinite(Number(cell))).toBe(true)
    }
    expect(source.length + title.length).toBeGreaterThan(20)
  })
})

/** Relative difference. */
const off = (value: number, wanted: number): number => Math.abs(value / wanted - 1)

/** Between a corner and the quarter of a circle in it: area, distance of the centroid, own second moment, for radius 1. */
const FILLET = { area: 1 - Math.PI / 4, away: (10 - 3 * Math.PI) / (12 - 3 * Math.PI), own: 0.0075451 }

type Sizes = Readonly<Record<'h' | 'b' | 'tw' | 'tf' | 'r', number>>

/** Area, and second and first moments, of an I section with parallel flanges. */
function iSection({ h, b, tw, tf, r }: Sizes) {
  const inside = h - 2 * tf
  const area = FILLET.area * r * r
  const [y, z] = [inside / 2 - FILLET.away * r, tw / 2 + FILLET.away * r]
  const own = FILLET.own * r ** 4
  return {
    A: 2 * b * tf + inside * tw + 4 * area,
    strong: (b * h ** 3 - (b - tw) * inside ** 3) / 12 + 4 * (own + area * y * y),
    weak: (2 * tf * b ** 3 + inside * tw ** 3) / 12 + 4 * (own + area * z * z),
    plastic: b * tf * (h - tf) + (tw * inside ** 2) / 4 + 4 * area * y,
  }
}

type Section = ReturnType<typeof sectionOf>

/** Figures that differ from those of the row by more than the tolerance; none where all agree. */
const differing = (row: Row, wanted: Readonly<Record<string, number>>, tolerance: number): string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    off(row[name]!, value) < tolerance ? [] : [`${name}: ${row[name]}, not ${value}`],
  )

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

/** The flange is measured in the middle of its width, of what stands out of the web above 300 mm. */
function channelUPN({ h, b, t_w, t_f, r }: Row): Corner[] {
  const [slope, at] = h! > 300 ? [0.05, (b! + t_w!) / 2] : [0.08, b! / 2]
  return channel(h!, b!, t_w!, t_f!, at, slope, r!, toeOf(r!))
}

type Recomputed = readonly [library: string, tolerance: number, figures: (row: Row, name: string) => object]

/** Steel weighs 490 lbf/ft^3 in the manuals of AISC. */
const weightOf = (area: number): number => (area * 490) / 144

/** The wall at the end of the name of a hollow section, in inches: `6X6X1/2`, `10.750X0.375`. */
function nominalWall(name: string): number {
  const [whole = '', part = '1'] = name.split('X').at(-1)!.split('/')
  return Number(whole) / Number(part)
}

/** The radius of the toe is half of that of the root, rounded up to half a millimetre. */
const toeOf = (root: number): number => Math.ceil(root) / 2

describe('sections recomputed from their outlines', () => {
  it.each<Recomputed>([
    [
      'UPN',
      2e-4,
      ({ h, b, t_w, t_f, r }) => {
        const section = sectionOf(channelUPN({ h: h!, b: b!, t_w: t_w!, t_f: t_f!, r: r! }))
        return figuresOf(section, [h! / 2, b! - section.x])
      },
    ],
    [
      'UPE',
      2e-4,
      ({ h, b, t_w, t_f, r }) => {
        const section = sectionOf(channel(h!, b!, t_w!, t_f!, b!, 0, r!, 0))
        return figuresOf(section, [h! / 2, b! - section.x])
      },
    ],
    [
      'IPN',
      // The standard gives IPN 550 a toe of 11.9 mm where 0.6 of the root are 11.4, which is 0.1 cm^2 of its area.
      2.5e-3,
      ({ h, b, t_w, t_f, r }) =>
        figuresOf(sectionOf(tapered(h!, b!, t_w!, t_f!, 0.14, r!, 0.6 * r!)), [h! / 2, b! / 2]),
    ],
    [
      'L',
      // Radii of gyration and the centroid have four digits.
      6e-4,
      ({ h, b, t, r_1, r_2 }) => {
        const section = sectionOf(angle(h!, b!, t!, r_1!, r_2!))
        const { A, x, y, I_u, I_v } = section
        const { W_ply: _, W_plz: __, ...figures } = figuresOf(section, [h! - y, b! - x])
        const turned = {
          I_u: I_u / 1e4,
          I_v: I_v / 1e4,
          i_u: Math.sqrt(I_u / A) / 10,
          i_v: Math.sqrt(I_v / A) / 10,
        }
        return { ...figures, ...turned, z_s: y / 10, y_s: x / 10 }
      },
    ],
    ...['SHS', 'RHS'].map((name): Recomputed => [
      name,
      3e-4,
      ({ h, b, t }) => {
        const section = sectionOf(box(b!, h!, 1.5 * t!), box(b! - 2 * t!, h! - 2 * t!, t!))
        return figuresOf(section, [h! / 2, b! / 2])
      },
    ]),
    [
      'HSS',
      // AISC prints three digits, which are up to 0.5 % of a small figure such as 1.01.
      1.5e-3,
      ({ h, b, t_des: t }, name) => {
        const round = !/X.*X/.test(name)
        const inner = h! - 2 * t!
        const I = (Math.PI * (h! ** 4 - inner ** 4)) / 64
        const wall = nominalWall(name)
        if (round)
          return {
            A: (Math.PI * (h! ** 2 - inner ** 2)) / 4,
            I_x: I,
            J: 2 * I,
            Z_x: (h! ** 3 - inner ** 3) / 6,
            h: parseFloat(name),
            w: weightOf((Math.PI * (h! ** 2 - (h! - 2 * wall) ** 2)) / 4),
          }
        const { A, I_y, I_z, W_ply, W_plz } = sectionOf(box(b!, h!, 2 * t!), box(b! - 2 * t!, inner, t!))
        const [S_x, r_x] = [(2 * I_y) / h!, Math.sqrt(I_y / A)]
        const whole = sectionOf(box(b!, h!, 2 * wall), box(b! - 2 * wall, h! - 2 * wall, wall))
        const w = weightOf(whole.A)
        return { A, I_x: I_y, I_y: I_z, Z_x: W_ply, Z_y: W_plz, S_x, r_x, w }
      },
    ],
  ])('%s', async (library, tolerance, figures) => {
    for (const [name, row] of await rowsOf(library)) {
      const wanted = figures(row, name) as Readonly<Record<string, number>>
      expect([name, ...differing(row, wanted, tolerance)]).toEqual([name])
    }
  })

  it('what follows from figures beside it', async () => {
    for (const library of ['W', 'HSS'])
      for (const [name, row] of await rowsOf(library)) {
        const { A, I_x, I_y, d, h, b, b_f } = row
        const wanted = {
          S_x: (2 * I_x!) / (d ?? h!),
          S_y: (2 * I_y!) / (b_f ?? b!),
          r_x: Math.sqrt(I_x! / A!),
          r_y: Math.sqrt(I_y! / A!),
        }
        expect([name, ...differing(row, wanted, 5e-4)]).toEqual([name])
      }
  })

  it('pipes, wires and threads', async () => {
    for (const library of ['pipe', 'pipe_EN'])
      for (const [name, row] of await rowsOf(library)) {
        const [outer, inner] = [row.d_o!, row.d_o! - 2 * row.t!]
        const wanted = {
          d_i: inner,
          A: (Math.PI * (outer ** 2 - inner ** 2)) / 4,
          I: (Math.PI * (outer ** 4 - inner ** 4)) / 64,
          A_i: (Math.PI * inner ** 2) / 4,
          m: row.A! * 7850e-6,
        }
        expect([name, ...differing(row, wanted, 2e-3)]).toEqual([name])
      }
    for (const library of ['AWG', 'BWG', 'SWGimperial', 'WMsteelwire'])
      for (const [name, row] of await rowsOf(library))
        expect([name, ...differing(row, { A: (Math.PI * row.d! ** 2) / 4 }, 1e-3)]).toEqual([name])
    for (const library of ['thread', 'UN'])
      for (const [name, row] of await rowsOf(library)) {
        const { d, P } = row
        const wanted = { d_2: d! - 0.649519 * P!, d_3: d! - 1.226869 * P! }
        expect([name, ...differing(row, wanted, 2e-3)]).toEqual([name])
      }
  })
})

describe('sections recomputed from their sizes', () => {
  it.each(['IPE', 'IPEA', 'IPEO', 'HEA', 'HEAA', 'HEB', 'HEM', 'HD', 'HP', 'UB', 'UC'])('%s', async name => {
    for (const [row, { h, b, t_w, t_f, r, m, A, I_y, I_z, W_y, W_ply, i_y }] of await rowsOf(name)) {
      const section = iSection({ h: h!, b: b!, tw: t_w!, tf: t_f!, r: r! })
      const pairs = [
        [A, section.A / 100],
        [I_y, section.strong / 1e4],
        [I_z, section.weak / 1e4],
        [W_y, section.strong / (h! / 2) / 1000],
        [W_ply, section.plastic / 1000],
        [i_y, Math.sqrt(section.strong / section.A) / 10],
        [m, section.A * 7850e-6],
      ] as const
      expect([row, Math.max(...pairs.map(([figure, wanted]) => off(figure!, wanted))) < 2e-3]).toEqual([
        row,
        true,
      ])
    }
  })

  it('W', async () => {
    for (const [row, { d, b_f, t_w, t_f, k_des, A, I_x, I_y, Z_x }] of await rowsOf('W')) {
      const section = iSection({ h: d!, b: b_f!, tw: t_w!, tf: t_f!, r: Math.max(k_des! - t_f!, 0.01) })
      const pairs = [[A, section.A], [I_x, section.strong], [I_y, section.weak], [Z_x, section.plastic]] as const // prettier-ignore
      expect([row, Math.max(...pairs.map(([figure, wanted]) => off(figure!, wanted))) < 1e-3]).toEqual([
        row,
        true,
      ])
    }
  })

  const parallel = ({ h, b, t_w, t_f, r }: Row) => tapered(h!, b!, t_w!, t_f!, 0, r!, 0)
  it.each<readonly [string, (row: Row) => Corner[]]>([
    ...['IPE', 'HEA', 'HEB', 'HEM'].map(name => [name, parallel] as const),
    ['UPE', ({ h, b, t_w, t_f, r }) => channel(h!, b!, t_w!, t_f!, b!, 0, r!, 0)],
    ['IPN', ({ h, b, t_w, t_f, r }) => tapered(h!, b!, t_w!, t_f!, 0.14, r!, 0.6 * r!)],
    ['UPN', channelUPN],
  ])('torsion constants of %s', async (library, outlineOf) => {
    const rows = [...(await rowsOf(library))].filter((_, at) => isFull || at % 5 === 0)
    for (const [name, row] of rows) {
      const wanted = { I_t: torsionOf(outlineOf(row), row.t_w!) / 1e4 }
      expect([name, ...differing(row, wanted, 3e-3)]).toEqual([name])
    }
  })

  it('CHS', async () => {
    for (const [row, { h, t, A, I_y, W_ply, I_t }] of await rowsOf('CHS')) {
      const inner = h! - 2 * t!
      const I = (Math.PI * (h! ** 4 - inner ** 4)) / 64 / 1e4
      const pairs = [
        [A, (Math.PI * (h! ** 2 - inner ** 2)) / 4 / 100],
        [I_y, I],
        [I_t, 2 * I],
        [W_ply, (h! ** 3 - inner ** 3) / 6 / 1000],
      ] as const
      expect([row, Math.max(...pairs.map(([figure, wanted]) => off(figure!, wanted))) < 1e-3]).toEqual([
        row,
        true,
      ])
    }
  })

  it('stress areas of threads', async () => {
    for (const [row, { d, P, A_s }] of await rowsOf('thread'))
      expect([row, off(A_s!, (Math.PI / 4) * (d! - 0.938194 * P!) ** 2) < 2e-3]).toEqual([row, true])
  })

  it.each([
    ['IPE', '200', 'I_y', 1943],
    ['HEB', '300', 'W_ply', 1869],
    ['UPN', '50', 'A', 7.12],
    ['UPN', '200', 'A', 32.2],
    ['HEA', '240', 'i_y', 10.05],
    ['L', '100x100x10', 'A', 19.2],
    ['W', '12X50', 'I_x', 391],
    ['HSS', '6X6X1/2', 'w', 35.24],
    ['HSS', '10.750X0.375', 'w', 41.59],
    ['HSS', '10.750X0.375', 'I_x', 154],
    ['UB', '610x229x101', 'I_t', 77],
    ['UB', '686x254x140', 'I_t', 169],
    ['UC', '152x152x23', 'I_t', 4.63],
    ['thread', 'M64', 's', 95],
    ['thread', 'M14', 's', 21],
    ['timber', 'C30', 'E_90', 400],
    ['thread', 'M12', 'A_s', 84.3],
    ['pipe', '4 40', 'd_o', 114.3],
    ['AWG', '12', 'd', 2.053],
    ['concrete', 'C30/37', 'f_ck', 30],
    ['atmosphere', '0', 'p', 101325],
  ])('%s %s: %s is %d', async (name, row, column, value) => {
    expect(off((await rowsOf(name)).get(row)![column]!, value)).toBeLessThan(1.5e-2)
  })
})
