/** A picture is drawn whatever the numbers are, and nothing but numbers gets into it. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describe as describeFigure } from '../description.ts'
import type { Figure } from '../figure.ts'
import { limitsOf } from '../limits.ts'
import { readingsAt } from '../readings.ts'
import { csvOf } from '../table.ts'
import { figure, series } from '../testing/figures.ts'
import { LIGHT } from '../themes.ts'
import { svgOf } from './image.ts'
import { sized } from '../../../../tests/full.ts'

const KINDS = ['function', 'line', 'step', 'area', 'scatter', 'bar', 'histogram', 'parametric', 'polar', 'contour', 'colours', 'arrows', 'level', 'band', 'box', 'note'] as const // prettier-ignore

const cell = fc.oneof(
  fc.double({ min: -5, max: 5, noNaN: true }),
  fc.constantFrom(NaN, 0, Infinity, -Infinity, 1e300, -1e300, 1e-300, 3, 3),
)
const axis = fc.record({ log: fc.boolean(), minimum: fc.option(cell), maximum: fc.option(cell) })

const anySeries = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    cells: fc.array(cell, { maxLength: 12 }),
    onSecond: fc.boolean(),
    stacked: fc.boolean(),
    showPoints: fc.boolean(),
    vertical: fc.boolean(),
  })
  .map(({ kind, cells, onSecond, stacked, showPoints, vertical }) => {
    const count = cells.map((_, at) => at)
    const inOrder = kind === 'function' || kind === 'contour' || kind === 'colours'
    const x = inOrder ? count : cells.toReversed()
    const z = count.flatMap(() => cells)
    const columns = { x, y: kind === 'contour' || kind === 'colours' ? count : cells, z, u: cells, v: x, at: cells, low: count, high: count.map(at => at + 1), error: cells, data: cells, ...(kind === 'band' && !stacked && { lower: cells.toReversed() }) } // prettier-ignore
    return (id: string) =>
      series(id, kind, columns, { axis: onSecond ? 'y2' : 'y', stacked, direction: vertical ? 'vertical' : 'horizontal', look: { showPoints } }) // prettier-ignore
  })

const anyFigure: fc.Arbitrary<Figure> = fc
  .record({ all: fc.array(anySeries, { maxLength: 3 }), rotated: fc.boolean(), x: axis, y: axis, y2: axis })
  .map(({ all, ...rest }) => figure(all.map((make, at) => make(`s${at}`)), rest)) // prettier-ignore

test('any figure is drawn', () => {
  fc.assert(
    fc.property(anyFigure, drawn => {
      const { x, y, y2 = [0, 1] } = limitsOf(drawn)
      for (const [from, to] of [x, y, y2]) {
        expect(Number.isFinite(to - from)).toBe(true)
        expect(from).not.toBe(to)
      }
      const svg = svgOf(drawn, { width: 320, height: 200, theme: LIGHT })
      expect(svg + describeFigure(drawn)).not.toMatch(/NaN|Infinity|undefined/)
      expect(csvOf(drawn)).not.toMatch(/NaN|undefined/)
      readingsAt(drawn, 1, 1)
    }),
    { numRuns: sized({ usual: 60, full: 300 }) },
  )
})
