/** The worked sheets of the gallery, from the file to the results, with the real engine. */
import { readdirSync, readFileSync } from 'node:fs'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { checksOf } from '@calcwright/blocks/checks'
import { figureOf } from '@calcwright/blocks/plots'
import type { SavedSeries } from '@calcwright/blocks/plots'
import { registry, type MathProps, type PlotProps } from '@calcwright/blocks/schemas'
import { toCalculationSettings } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { BlockResult, NumericValue } from '@calcwright/evaluator'
import type { FigureSeries } from '@calcwright/figures'
import { readGallerySheet } from '@calcwright/reference/gallery'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { evaluateBlocks } from './evaluate.ts'
import { faultsOfSheet, galleryFiles, galleryText, unreadableLines } from './testing/gallery-lines.ts'
import { faultsOfPage, guideNames } from './testing/guide-lines.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

interface Expected {
  readonly name: string
  /** A text is what a comparison shows. */
  readonly value: NumericValue | string
  readonly unit: string
}

const folder = new URL('../../../fixtures/worksheets/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const sheets = readdirSync(folder).filter(name => name.endsWith('.calc'))
const expectations = JSON.parse(text('expected.json')) as Record<string, readonly Expected[]>

/** How far a point is from the line of a series, in parts of its width and height. */
function distance({ columns }: FigureSeries, [x, y]: readonly [number, number]): number {
  const [xs, ys] = [columns.x ?? columns.low ?? columns.at!, columns.y ?? columns.at!]
  const [width, height] = [extent(xs), extent(ys)]
  const at = (index: number): readonly [number, number] => [
    (xs[index]! - x) / width,
    (ys[index]! - y) / height,
  ]
  return Math.min(
    ...Array.from(xs, (_, index) => {
      const [[a, b], [c, d]] = [at(index), at(Math.min(index + 1, xs.length - 1))]
      const [dx, dy] = [c - a, d - b]
      const part = Math.max(0, Math.min(1, -(a * dx + b * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(a + part * dx, b + part * dy)
    }).filter(Number.isFinite),
  )
}

const extent = (values: Float64Array): number =>
  Math.max(...values.filter(Number.isFinite)) - Math.min(...values.filter(Number.isFinite)) || 1

interface Through {
  readonly plot: number
  readonly series: string
  readonly through: readonly (readonly [number, number])[]
}
const through = JSON.parse(text('figures.json')) as Record<string, readonly Through[]>

interface ExpectedCheck {
  readonly name: string
  readonly utilisation: number | null
  readonly verdict: string
}
const checks = JSON.parse(text('checks.json')) as Record<string, readonly ExpectedCheck[]>

const parts = (value: NumericValue): number[] =>
  typeof value === 'number' ? [value] : value && 're' in value ? [value.re, value.im] : []

describe.each(sheets)('%s', file => {
  const sheet = fromCalcFile(registry, parseCalcFile(text(file)))
  const lines = sheet.blocks().filter(block => block.type === 'math')
  const plainOf = (props: unknown): string => registry.get('math')!.toPlain!(props as MathProps)
  let results: Map<string, BlockResult>

  beforeAll(async () => {
    results = await evaluateBlocks(sheet.blocks(), blockEvaluations, toCalculationSettings(sheet.settings))
  })

  it('has neither errors nor notices', () => {
    const outcomes = lines.flatMap(({ id }) => results.get(id)?.outcomes ?? [])
    expect(outcomes).toHaveLength(lines.length)
    expect(outcomes.filter(({ error, notices }) => error || notices.length)).toEqual([])
  })

  it('draws plots through the points that were computed apart', () => {
    const plots = sheet.blocks().filter(block => block.type === 'plot')
    const drawn = plots.map(plot => {
      const series = sheet.blocks().filter(({ parent }) => parent === plot.id) as SavedSeries[]
      const outcomes = [plot, ...series].flatMap(({ id }) => results.get(id)?.outcomes ?? [])
      const { figure, notices } = figureOf(
        plot.props as PlotProps,
        series,
        outcomes.find(outcome => outcome.plot)!.plot!,
      )
      expect(outcomes.filter(({ error, notices: own }) => error || own.length > 0)).toEqual([])
      expect([...notices]).toEqual([])
      return figure
    })
    const expected = through[file.slice(0, -5)] ?? []
    expect(expected.length > 0).toBe(plots.length > 0)
    for (const { plot, series: label, through: points } of expected) {
      const series = drawn[plot]!.series.find(one => one.label === label)!
      for (const point of points)
        expect([label, point, distance(series, point) < 2e-3]).toEqual([label, point, true])
    }
  })

  it('makes the checks that were computed apart', () => {
    const made = checksOf({
      registry,
      blocks: sheet.blocks(),
      format: { digits: 6 },
      resultOf: id => results.get(id),
    })
    const expected = checks[file.slice(0, -5)] ?? []
    expect(made.map(({ name, words }) => [name, words.label])).toEqual(
      expected.map(({ name, verdict }) => [name, verdict]),
    )
    for (const [at, { name, utilisation }] of expected.entries())
      if (utilisation === null) expect(made[at]!.verdict.utilisation, name).toBeNull()
      else expect(made[at]!.verdict.utilisation! / utilisation, name).toBeCloseTo(1, 9)
  })

  it('gives the results that were computed apart', () => {
    const shown = lines.map(({ id, props }) => ({
      line: plainOf(props),
      outcome: results.get(id)!.outcomes[0]!,
    }))
    let from = 0
    for (const { name, value, unit } of expectations[file.slice(0, -5)]!) {
      const at = shown.findIndex(
        ({ line }, index) => index >= from && (line.startsWith(`${name} :=`) || line.startsWith(`${name} =`)),
      )
      expect(at, name).toBeGreaterThanOrEqual(0)
      from = at + 1
      const { outcome } = shown[at]!
      const given = typeof value === 'string' ? [] : parts(outcome.value)
      const wanted = typeof value === 'string' ? [] : parts(value)
      expect([name, outcome.unit, given.length]).toEqual([name, unit, wanted.length])
      expect([name, outcome.display]).toEqual([name, typeof value === 'string' ? value : outcome.display])
      wanted.forEach((number, index) => expect(given[index]! / number, name).toBeCloseTo(1, 9))
    }
  })
})

describe('docs/guide', () => {
  it.each(guideNames())('%s shows what it says', async name => {
    expect(await faultsOfPage(name)).toEqual([])
  })
})

describe('fixtures/gallery', () => {
  it.each(galleryFiles())('%s gives the numbers of its source', async file => {
    expect(await faultsOfSheet(file)).toEqual([])
  })

  it.each(galleryFiles())('%s is worked out', file => {
    const { text } = readGallerySheet(file, galleryText(file))
    const lines = text.trim().split('\n')
    expect(unreadableLines(file)).toEqual([])
    expect(lines.filter(line => line.startsWith('# {h2}')).length).toBeGreaterThanOrEqual(2)
    expect(lines.filter(line => line.includes('@input')).length).toBeGreaterThanOrEqual(1)
    expect(lines.filter(line => /^(plot|@clause .*check|check)/.test(line)).length).toBeGreaterThanOrEqual(1)
    expect(galleryText(file).match(/^#= /gm)!.length).toBeGreaterThanOrEqual(2)
  })
})
