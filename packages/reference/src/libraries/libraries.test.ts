import { describe, expect, it } from 'vitest'
import { LIBRARIES, loadedLibrary, loadLibrary } from './index.ts'

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
    ['UPN', '200', 'A', 32.2],
    ['HEA', '240', 'i_y', 10.05],
    ['L', '100x100x10', 'A', 19.2],
    ['W', '12X50', 'I_x', 391],
    ['thread', 'M12', 'A_s', 84.3],
    ['pipe', '4 40', 'd_o', 114.3],
    ['AWG', '12', 'd', 2.053],
    ['concrete', 'C30/37', 'f_ck', 30],
    ['atmosphere', '0', 'p', 101325],
  ])('%s %s: %s is %d', async (name, row, column, value) => {
    expect(off((await rowsOf(name)).get(row)![column]!, value)).toBeLessThan(1.5e-2)
  })
})
