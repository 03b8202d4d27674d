import type { PlotAxis, PlotData } from '@calcwright/evaluator'
import { describe, expect, it } from 'vitest'
import { defaultLook } from '../look.ts'
import { hasScale, scaleIn } from './ScaleSample.tsx'
import type { Series } from './series.ts'

const series = (id: string, type: string, props: object = {}): Series => ({
  id, type, version: 1, status: 'ok', parent: 'p', depth: 1, disabled: false, collapsed: false,
  props: { ...defaultLook(), ...props },
}) // prettier-ignore

const red = { color: '#d62728' }

it.each<[string, object, boolean]>([
  ['plot_map', { style: 'contour' }, true],
  ['plot_map', { style: 'contour', ...red }, false],
  ['plot_map', { style: 'colours', ...red }, true],
  ['plot_arrows', {}, true],
  ['plot_arrows', red, false],
  ['plot_func', {}, false],
])('%s %j has colours that say values: %s', (type, props, has) => {
  expect(hasScale(series('a', type, props))).toBe(has)
})

describe('the scale of a sample is that of the picture', () => {
  const axis: PlotAxis = { unit: '', log: false, minimum: null, maximum: null }
  const map = (block: string, most: number): PlotData['series'][number] => ({
    block, kind: 'map', axis: 'y', unit: '',
    columns: { x: Float64Array.of(0, 1), y: Float64Array.of(0, 1), z: Float64Array.of(0, 1, 2, most) },
  }) // prettier-ignore
  const all = [
    series('one', 'plot_map', { style: 'colours' }),
    series('lines of one', 'plot_map', { style: 'contour' }),
    series('red', 'plot_map', { style: 'contour', ...red }),
    series('other', 'plot_map', { style: 'contour' }),
  ]
  const data: PlotData = {
    axes: { x: axis, y: axis, y2: axis },
    series: [map('one', 3), map('lines of one', 3), map('red', 9), map('other', 4)],
  }
  it.each([
    ['one', 0],
    ['lines of one', 0],
    ['other', 1],
  ])('%s: %i', (id, scale) => {
    const one = all.find(each => each.id === id)!
    expect(scaleIn(all, one, data)).toBe(scale)
    expect(scaleIn(all, one, null)).toBe(0)
  })
})
