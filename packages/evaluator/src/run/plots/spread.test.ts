import { expect, it } from 'vitest'
import { draw, over, points, round } from '../../testing/draw.ts'
import type { SeriesProps } from '../../testing/draw.ts'

const CENTRAL = 'The central values of uncertain numbers are drawn.'
const DATA = ['a := [5.0 ± 0.1, 6.0 ± 0.3] [mm]', 'b := 2.0 ± 0.5', 'm := [1, 2] [mm]', 'c := 3']
it.each<[string, SeriesProps, string, readonly number[] | undefined]>([
  ['data', points('y := a'), '', [0.1, 0.3]],
  ['what is computed from them', points('y := 2*a + 1 [mm]'), '', [0.2, 0.6]],
  ['errors that are given', points('y := a', 'error := 1 [mm]'), '', [1, 1]],
  ['places', points('x := a', 'y := m'), CENTRAL, undefined],
  ['bars', { shape: { kind: 'bars' }, formulas: ['y := a'] }, CENTRAL, undefined],
  ['a function', over('y(x) := b*x'), CENTRAL, undefined],
  ['a certain function', over('y(x) := c*x'), '', undefined],
  ['certain data', points('y := m'), '', undefined],
])('uncertain numbers: %s', async (_, series, notice, errors) => {
  const drawn = await draw(DATA, [series])
  expect(drawn.messages).toEqual([notice])
  const { error } = drawn.plot.series[0]!.columns
  expect(error && [...error].map(round)).toEqual(errors)
})
