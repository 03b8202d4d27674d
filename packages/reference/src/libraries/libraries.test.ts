import { describe, expect, it } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { LIBRARIES, loadedLibrary, loadLibrary, type LibraryTable } from './index.ts'
import { contradictions, rowOf, survivors, type Check } from './testing/checks.ts'
import { CODATA_2018 } from './testing/codata-2018.ts'
import { EUROCODE_AND_MACHINE } from './testing/eurocode-and-machine.ts'
import { OTHER_LIBRARIES } from './testing/other-libraries.ts'
import { STEEL_AISC, STEEL_EU } from './testing/steel.ts'
import { THREADS_AND_PIPES } from './testing/threads-and-pipes.ts'

/** Checks of each library by its name. */
const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  ...STEEL_EU,
  ...STEEL_AISC,
  ...THREADS_AND_PIPES,
  ...OTHER_LIBRARIES,
  ...EUROCODE_AND_MACHINE,
}

/** Columns whose figures are known from one source only and follow from nothing else. */
const OF_ONE_SOURCE = [
  // Standard uncertainties, NIST.
  'CODATA.u',
  // EPANET 2 Users Manual, tables 3.1 to 3.3.
  ...['loss.K', 'roughness.C_min', 'roughness.C_max', 'roughness.n_min', 'roughness.n_max'],
  // A handbook of 1916 and OpenStax College Physics.
  ...['friction.mu_s', 'friction.mu_k'],
  // Recommended values of the Eurocodes, each by its clause.
  ...['gamma_EN.gamma', 'gamma_EN.gamma_acc'],
]

/** Constants whose value is known from one adjustment only, or moved by more than 0.1 %. */
const OF_ONE_ADJUSTMENT = [
  'alpha particle rms charge radius',
  'shielding difference of d and p in HD',
  'shielding difference of t and p in HT',
]

async function libraryNamed(name: string): Promise<LibraryTable> {
  await loadLibrary(name)
  return loadedLibrary(name)!
}

const NAMES = LIBRARIES.map(({ name }) => name)

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

describe.each(NAMES)('the figures of %s', name => {
  it('agree with what follows from their names, with each other and with second sources', async () => {
    expect(contradictions(await libraryNamed(name), CHECKS[name] ?? [])).toEqual([])
  })
  it('are found where one is wrong by a per cent', async () => {
    const table = await libraryNamed(name)
    const rows = table.rows.filter(row => !OF_ONE_ADJUSTMENT.includes(row.name))
    const survived = survivors({ ...table, rows }, CHECKS[name] ?? [], isFull)
    expect(survived.filter(column => !OF_ONE_SOURCE.includes(column))).toEqual([])
  })
})

it('names of one source only what is so', async () => {
  const tables = await Promise.all(
    [...new Set(OF_ONE_SOURCE.map(column => column.split('.')[0]!))].map(libraryNamed),
  )
  expect(tables.flatMap(table => survivors(table, CHECKS[table.name] ?? [])).toSorted()).toEqual(
    OF_ONE_SOURCE.toSorted(),
  )
})

it('has each constant in another adjustment', async () => {
  const { rows } = await libraryNamed('CODATA')
  const alone = rows.filter(({ name }) => !CODATA_2018.has(name)).map(({ name }) => name)
  expect(alone.toSorted()).toEqual(OF_ONE_ADJUSTMENT.toSorted())
})

describe('printed figures', () => {
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
    ['rebar', '16', 'A', 201.1],
    ['mesh', 'Q188A', 'a_l', 188],
    ['key', '8x7', 't_1', 4],
    ['IT', '18-30', 'IT7', 21],
    ['cable', '2.5', 'R', 7.41],
    ['psi_EN', 'wind', 'psi_0', 0.6],
    ['gamma_EN', 'concrete C', 'gamma', 1.5],
    ['gamma_EN', 'solid timber M', 'gamma', 1.3],
  ])('%s %s: %s is %d', async (name, row, column, value) => {
    const table = await libraryNamed(name)
    const figure = rowOf(table, table.rows.find(one => one.name === row)!.cells)[column]!
    expect(Math.abs(figure / value - 1)).toBeLessThan(5e-3)
  })
})
