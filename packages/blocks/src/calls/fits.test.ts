/** Regression, interpolation and fits in several variables over the engine. */
import { describe, expect, it } from 'vitest'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { computeBlocks } from '../testing/indented.ts'
import type { WrittenBlock } from '../testing/indented.ts'

const line = (text: string): WrittenBlock => {
  const parsed = parsePlain(text, { isUnit })
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`)
  return { type: 'math', props: { latex: toLatex(parsed.value) } }
}

const written = (one: string | WrittenBlock): WrittenBlock => (typeof one === 'string' ? line(one) : one)

const fit = (props: object): WrittenBlock => ({ type: 'regression', props })
const curve = (props: object): WrittenBlock => ({ type: 'interpolate', props })
const several = (props: object): WrittenBlock => ({ type: 'multi_regression', props })

const model = (props: object): WrittenBlock => ({
  type: 'nonlinear_regression',
  props: {
    model: 'a e^{-t/b}',
    variable: 't',
    unknowns: [
      { name: 'a', guess: '5' },
      { name: 'b', guess: '1' },
    ],
    x: '0,1,2,3,4',
    y: '10,6.1,3.7,2.2,1.35',
    ...props,
  },
})

const DATA = ['X := [1, 2, 3, 5]', 'Y := [2.1, 3.9, 6.2, 7.8]']
const XY = { x: 'X', y: 'Y' }

describe('fits', () => {
  // numpy.polyfit, of logarithms where the type is a line in them; scipy's CubicSpline with natural ends.
  const cases: [string, (string | WrittenBlock)[], string][] = [
    ['a line as a formula', [...DATA, fit(XY)], '1.42857*x + 1.07143'],
    ['a line with a name', [...DATA, fit({ store: 'f', ...XY }), 'f(3) ='], '5.35714'],
    [
      'a function with its variable',
      [...DATA, fit({ store: 'f\\left(t\\right)', ...XY }), 'f(3) ='],
      '5.35714',
    ],
    ['data called x', ['x := [1, 2, 3]', 'Y := [3, 5, 7]', fit({ x: 'x', y: 'Y' })], '2*t + 1'],
    ['data called x and t', ['x := [1, 2, 3]', 't := [3, 5, 7]', fit({ x: 'x', y: 't' })], '2*u + 1'],
    [
      'a function with the name of its data',
      ['x := [1, 2, 3]', 'Y := [3, 5, 7]', fit({ store: 'f\\left(x\\right)', x: 'x', y: 'Y' }), 'f(10) ='],
      '21',
    ],
    ['data without brackets', [fit({ store: 'f', x: '1,2,3,5', y: '2.1,3.9,6.2,7.8' }), 'f(3) ='], '5.35714'],
    [
      'a parabola',
      [...DATA, fit({ store: 'f', ...XY, mode: 'polynomial', order: '2' }), 'f(3) ='],
      '5.95455',
    ],
    ['a power', [...DATA, fit({ store: 'f', ...XY, mode: 'power' }), 'f(2) ='], '3.90777'],
    ['an exponential', [...DATA, fit({ ...XY, mode: 'exponential' })], '1.87451*e^(0.315291*x)'],
    ['a logarithm', [...DATA, fit({ ...XY, mode: 'logarithmic' })], '3.65336*ln(x) + 1.89355'],
    [
      'a logistic curve',
      [fit({ store: 'f', x: '1.0,2,4,6,8,7,5', x0: '1', y0: '2', mode: 'logistic' }), 'f(1000) ='],
      '42.5612',
    ],
    // scipy.optimize.curve_fit
    ['a model', [model({})], '[10.0126, 2.00072]'],
    ['standard errors of a model', [model({ answer: 'errors' })], '[0.0264159, 0.0103012]'],
    ['a model with weights', [model({ weights: '1,2,1,1,3', store: 'p' }), 'p[2] ='], '2.00057'],
    ['a curve', [...DATA, curve({ store: 'a', ...XY, order: '3' }), 'a(2.5) ='], '5.08261'],
    [
      'the area under it',
      [...DATA, curve({ store: 'a', ...XY, order: '3' }), 'int(a(x), x, 1, 5) ='],
      '22.588',
    ],
    ['a curve beyond the data', [...DATA, curve({ store: 'a', ...XY, order: '3' }), 'a(7) ='], 'undef'],
    [
      'a curve that goes on',
      [...DATA, curve({ store: 'a', ...XY, order: '3', extrapolate: '1' }), 'a(7) ='],
      '9.4',
    ],
    // numpy.linalg.lstsq
    [
      'a plane as a formula',
      [several({ y: '1,3,4,7', datasets: ['0,1,0,2', '0,0,1,1'] })],
      '8*x_1/5 + 27*x_2/10 + 6/5',
    ],
    [
      'a plane with names of its own',
      [
        several({ store: 'f\\left(a,b\\right)', y: '1,3,4,7', datasets: ['0,1,0,2', '0,0,1,1'] }),
        'f(1.5, 2) =',
      ],
      '9',
    ],
    [
      'fewer names than datasets',
      [
        several({ store: 'f\\left(a\\right)', y: '1,3,4,7', datasets: ['0,1,0,2', '0,0,1,1'] }),
        'f(1.5, 2) =',
      ],
      '9',
    ],
    [
      'a plane through zero',
      [several({ store: 'f', y: '1,3,4,7', datasets: ['0,1,0,2', '0,0,1,1'], constant: '0' }), 'f(1.5, 2) ='],
      '10',
    ],
    [
      'points with weights',
      [
        several({
          store: 'f',
          y: '1,3,4.5,7',
          datasets: ['0,1,0,2', '0,0,1,1'],
          weighted: '1',
          weights: '1,2,1,1',
        }),
        'f(1.5, 2) =',
      ],
      '9.40625',
    ],
  ]
  it.each(cases)('%s', async (_, lines, result) => {
    const sheet = await computeBlocks(lines.map(written))
    expect(sheet.shown(lines.length).split(' (')[0]).toBe(result)
    sheet.dispose()
  })

  it('has the units of its data', async () => {
    const lines = [
      'T := [0, 1, 2] [s]',
      'S := [1, 3, 5.1] [m]',
      fit({ store: 'f', x: 'T', y: 'S' }),
      'f(1.5 [s]) =',
    ]
    const sheet = await computeBlocks(lines.map(written))
    expect(sheet.shown(4)).toBe('4.05833 m')
    sheet.dispose()
  })
})

it('a logistic curve waits for its value at x0, which no curve has as 0', async () => {
  const sheet = await computeBlocks([fit({ store: 'f', x: '1.0,2,4,6,8,7,5', mode: 'logistic' })])
  expect(sheet.outcome(1)).toBeUndefined()
  sheet.dispose()
})

describe('what is missing', () => {
  it.each([
    [fit({ y: '1,2' }), 'No x data provided.', 'x'],
    [fit({ x: '1,2' }), 'No y data provided.', 'y'],
    [fit({ x: '1,2', y: '1,2', mode: 'polynomial' }), 'No polynomial order provided.', 'order'],
    [fit({ mode: 'logistic' }), "No data for y' provided.", 'x'],
    [curve({ y: '1,2', order: '1' }), 'No x data provided.', 'x'],
    [curve({ x: '1,2', order: '1' }), 'No y data provided.', 'y'],
    [curve({ x: '1,2', y: '1,2' }), 'No polynomial order provided.', 'order'],
    [several({ datasets: ['1,2'] }), 'No y data provided.', 'y'],
    [
      several({ y: '1,2', datasets: ['1,2', ''] }),
      'Dataset 2 is currently empty.  Please add a dataset.',
      'datasets.1',
    ],
    [several({ y: '1,2', datasets: ['1,2'], weighted: '1' }), 'No weight information provided.', 'weights'],
    [
      curve({ store: '2x', x: '1,2', y: '1,2', order: '1' }),
      'Invalid variable name (2x).  Please enter a valid variable name',
      'store',
    ],
  ])('%j: %s', async (block, message, field) => {
    const sheet = await computeBlocks([block])
    expect(sheet.outcome(1).error).toMatchObject({ message, field })
    sheet.dispose()
  })
})
