import { describe, expect, it } from 'vitest'
import type { ResultsSnapshot } from './block-result.ts'
import type { PlotSeries } from './plots.ts'
import { EMPTY_OUTCOME } from './results/outcome.ts'
import { restoredPlots, storableSnapshot } from './stored-plots.ts'

const AXIS = { unit: '', log: false, minimum: null, maximum: null }

function throughText(one: Omit<PlotSeries, 'block' | 'axis' | 'unit'>): PlotSeries['columns'] {
  const series: PlotSeries = { block: 's', axis: 'y', unit: '', ...one }
  const plot = { axes: { x: AXIS, y: AXIS, y2: AXIS }, series: [series] }
  const result = { block: 'p', hash: 'h', values: 'v', outcomes: [{ ...EMPTY_OUTCOME, plot }], defines: [] }
  const snapshot: ResultsSnapshot = { format: 1, results: { p: result } }
  const read = restoredPlots(JSON.parse(JSON.stringify(storableSnapshot(snapshot))) as ResultsSnapshot, false)
  return read.results.p!.outcomes[0]!.plot!.series[0]!.columns
}

const numbers = (length: number, of: (index: number) => number): Float64Array =>
  Float64Array.from({ length }, (_, index) => of(index))

describe('plots are stored', () => {
  it('with their numbers and gaps', () => {
    const columns = { x: Float64Array.of(1, 2, 3), y: Float64Array.of(0.5, NaN, -8) }
    expect(throughText({ kind: 'points', columns })).toEqual(columns)
  })

  it('with fewer points, and each peak', () => {
    const y = numbers(10_000, index => (index === 7321 ? 100 : Math.sin(index / 500)))
    const stored = throughText({ kind: 'points', columns: { x: numbers(10_000, index => index), y } })
    expect(stored.y!.length).toBeLessThanOrEqual(802)
    expect(stored.x).toHaveLength(stored.y!.length)
    expect(stored.x![stored.y!.indexOf(100)]).toBe(7321)
    expect([stored.x![0], stored.x!.at(-1)]).toEqual([0, 9999])
  })

  it('with fewer lines of a grid', () => {
    const line = numbers(80, index => index)
    const z = numbers(6400, index => (index % 80) + 100 * Math.floor(index / 80))
    const stored = throughText({ kind: 'map', columns: { x: line, y: line, z } })
    expect([stored.x!.length, stored.y!.length, stored.z!.length]).toEqual([40, 40, 1600])
    expect([stored.x![3], stored.y![5], stored.z![5 * 40 + 3]]).toEqual([6, 10, 1006])
  })

  it('with the spread of the data of a histogram', () => {
    const stored = throughText({
      kind: 'histogram',
      columns: { data: numbers(5000, index => (index * 37) % 5000), bins: Float64Array.of(10) },
    })
    expect([stored.data!.length, stored.data![0], stored.data!.at(-1), stored.bins![0]]).toEqual([
      800, 0, 4999, 10,
    ])
  })
})

describe('a stored plot stands on paper', () => {
  const wholeOf = (columns: PlotSeries['columns'], kind: PlotSeries['kind'] = 'points'): boolean => {
    const series: PlotSeries = { block: 's', axis: 'y', unit: '', kind, columns }
    const plot = { axes: { x: AXIS, y: AXIS, y2: AXIS }, series: [series] }
    const result = { block: 'p', hash: 'h', values: 'v', outcomes: [{ ...EMPTY_OUTCOME, plot }], defines: [] }
    const text = JSON.stringify(storableSnapshot({ format: 1, results: { p: result } }))
    const read = (onPaper: boolean) =>
      restoredPlots(JSON.parse(text) as ResultsSnapshot, onPaper).results.p!.outcomes[0]!.plot!.whole ?? false
    expect(read(false)).toBe(false)
    return read(true)
  }
  const line = numbers(40, index => index)
  it.each<[string, PlotSeries['columns'], PlotSeries['kind'] | undefined, boolean]>([
    ['few points', { x: line, y: line }, 'points', true],
    ['points with gaps', { x: Float64Array.of(1, NaN), y: Float64Array.of(Infinity, 0.1) }, 'points', true],
    ['one number', { at: Float64Array.of(0.1) }, 'level', true],
    ['many points', { x: numbers(900, index => index), y: numbers(900, index => index) }, 'points', false],
    ['steps that the store does not tell apart', { x: line, y: numbers(40, i => 1e9 + i) }, 'points', false],
    ['numbers beyond the store', { x: line, y: numbers(40, i => i * 1e300) }, 'points', false],
    ['a small grid', { x: line, y: line, z: numbers(1600, index => index) }, 'map', true],
    ['a large grid', { x: numbers(41, i => i), y: line, z: numbers(1640, i => i) }, 'map', false],
  ])('of %s', (_, columns, kind, stands) => {
    expect(wholeOf(columns, kind)).toBe(stands)
  })
})
