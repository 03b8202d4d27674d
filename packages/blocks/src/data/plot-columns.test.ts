/** Plots and fits that data get by a press, computed by the real engine. */
import { plainFromWorksheet, worksheetFromPlain } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { FIT_KINDS } from '../fit-kinds.ts'
import { registry } from '../schemas.ts'
import { computeWorksheet } from '../testing/indented.ts'
import { fitOfColumns, plotOfColumns, plottedOf } from './plot-columns.ts'
import type { Plotted } from './plot-columns.ts'
import { plottedColumns } from './table/Grid.tsx'
import type { TableProps } from './table/props.ts'

const COLUMNS = ['T', 'p_1', 'p_2', 'V'].map((name, at) => ({ name, unit: ['K', 'kPa', 'kPa', 'm^3'][at]! }))
const named = (plotted: Plotted | null): unknown =>
  plotted && [plotted.x?.name, ...plotted.y.map(({ name }) => name)]

it.each([
  [COLUMNS, undefined, ['T', 'p_1', 'p_2']],
  [COLUMNS, 'V', ['T', 'V']],
  [COLUMNS, 'T', ['T', 'p_1', 'p_2']],
  [COLUMNS.slice(0, 1), undefined, [undefined, 'T']],
  [[], undefined, null],
])('%j with %s chosen plots %j', (columns, chosen, plotted) => {
  expect(named(plottedOf(columns, chosen))).toEqual(plotted)
})

/** The worksheet with a table and the lines that a press puts below it, computed. */
async function pressed(table: string, kind: string | null) {
  const sheet = worksheetFromPlain(registry, table)
  const props = sheet.blocks()[0]!.props as TableProps
  const plotted = plottedOf(plottedColumns(props), undefined)!
  const fit = FIT_KINDS.find(({ label }) => label === kind)
  const blocks = fit ? fitOfColumns(plotted, fit, 'fit', 3) : [plotOfColumns(plotted, 3)]
  const at = { after: sheet.blocks()[0]!.id }
  expect(sheet.apply({ kind: 'insert', blocks, at })).toMatchObject({ ok: true })
  const { sheet: computed, blocks: lines } = await computeWorksheet(plainFromWorksheet(sheet))
  const outcomes = lines.map(({ id }) => computed.results.get(id)?.outcomes ?? [])
  computed.dispose()
  const errors = outcomes.flat().flatMap(({ error }) => (error ? [error.message] : []))
  const shown = lines.flatMap(({ type }, at) => (type === 'math' ? [outcomes[at]![0]!.display] : []))
  const plot = outcomes.flat().find(one => one.plot)!.plot!
  // The regression comes as a line of math, too.
  return { errors, shown: shown.slice(1), drawn: plot.series.map(({ columns }) => columns.y!.length) }
}

describe('by a press', () => {
  it.each([
    ['table t { x, y; 1, 3; 2, 5; 3, 7 }', 'Linear fit', ['[2, 1]', '1']],
    ['table t { T [s], L [m]; 1, 3; 2, 5; 3, 7 }', 'Linear fit', ['[2 m/s, 1 m]', '1']],
    ['table { y; 3; 5; 7 }', 'Linear fit', ['[2, 1]', '1']],
    [
      'table t { n, x, y = x^2; "a", 1; "b", 2; "c", 3; "d", 4 }',
      'Polynomial fit of order 2',
      ['[1, 0, 0]', '1'],
    ],
    ['table t { x, y = 2*x^3; 1; 2; 3 }', 'Power fit', ['[3, 2]', '1']],
    ['table t { x, y = 2*3^x; 1; 2; 3 }', 'Exponential fit', ['[3, 2]', '1']],
    ['table t { x, y = 2*ln(x) + 1; 1; 2; 3 }', 'Logarithmic fit', ['[2, 1]', '1']],
  ])('%s gets a %s', async (table, kind, shown) => {
    const { errors, shown: values, drawn } = await pressed(table, kind)
    expect([errors, values]).toEqual([[], shown])
    expect(drawn.every(count => count > 2)).toBe(true)
  })

  it('all columns of one unit are plotted', async () => {
    const { errors, drawn } = await pressed('table t { x, y, z; 1, 3, 4; 2, 5, 4; 3, 7, 4 }', null)
    expect([errors, drawn]).toEqual([[], [3, 3]])
  })
})
