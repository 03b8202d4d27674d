import { describe, expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { limitsOf } from './limits.ts'
import { figure, sampled, series } from './testing/figures.ts'

const rounded = (figureOf: Figure): unknown =>
  JSON.parse(JSON.stringify(limitsOf(figureOf), (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value))) // prettier-ignore

const line = (x: number[], y: number[], changes = {}) => series('line', 'line', { x, y }, changes)

describe('limits', () => {
  test.each<[string, Figure, unknown]>([
    ['nothing', figure([]), { x: [-5, 5], y: [-5, 5] }],
    [
      'a line has 5 % more on each side',
      figure([line([0, 10], [100, 200])]),
      { x: [-0.5, 10.5], y: [95, 205] },
    ],
    [
      'a value is seen whose error is larger, on a logarithmic axis too',
      figure([series('e', 'line', { x: [0, 1], y: [1, 100], error: [5, 5] })], { y: { log: true } }),
      { x: [-0.05, 1.05], y: [0.792393, 132.51] },
    ],
    [
      'a sample between two gaps is the pole',
      figure([
        series(
          'f',
          'function',
          sampled(x => (x === 3 ? -1e12 : Math.abs(x - 3) < 0.1 ? NaN : x), 0, 10, 100),
        ),
      ]),
      { x: [0, 10], y: [0, 10.5] },
    ],
    [
      'both ends at the least number there is',
      figure([], { y: { minimum: -5e-324, maximum: -5e-324 } }),
      { x: [-5, 5], y: [-0.5, 0.5] },
    ],
    ['one point', figure([line([2], [4])]), { x: [1.9, 2.1], y: [3.8, 4.2] }],
    ['a constant zero', figure([line([0, 1], [0, 0])]), { x: [-0.05, 1.05], y: [-1, 1] }],
    ['gaps count for nothing', figure([line([0, 1, 2], [1, NaN, 3])]), { x: [-0.1, 2.1], y: [0.9, 3.1] }],
    [
      'ends that are set have no padding',
      figure([line([0, 10], [100, 200])], { x: { minimum: 0 }, y: { maximum: 250 } }),
      { x: [0, 10.5], y: [95, 250] },
    ],
    [
      'y is of what x shows',
      figure([line([0, 1, 2, 3], [0, 1, 2, 300])], { x: { maximum: 2 } }),
      { x: [-0.15, 2], y: [-0.1, 2.1] },
    ],
    [
      'a line is seen up to the end of x, between its points too',
      figure([line([0, 10, 20], [1, 2, 4])], { x: { minimum: 0, maximum: 15 }, y: { minimum: 0 } }),
      { x: [0, 15], y: [0, 3.1] },
    ],
    [
      'without any of its points',
      figure([line([0, 100], [0, 100])], { x: { minimum: 40, maximum: 60 } }),
      { x: [40, 60], y: [39, 61] },
    ],
    [
      'a step holds its value, points have nothing between them',
      figure(
        [
          series('s', 'step', { x: [0, 10, 20], y: [1, 2, 9] }),
          series('p', 'scatter', { x: [0, 10, 20], y: [1, 2, 9] }, { look: { lineWeight: 0 } }),
        ],
        { x: { maximum: 15 } },
      ),
      { x: [-1, 15], y: [0.95, 2.05] },
    ],
    [
      'on logarithmic axes straight there',
      figure([line([1, 100], [1, 10000])], { x: { log: true, maximum: 10 }, y: { log: true, minimum: 1 } }),
      { x: [0.794328, 10], y: [1, 125.893] },
    ],
    [
      'an axis that is set backwards runs so',
      figure([line([0, 10], [1, 2])], { y: { minimum: 10, maximum: 0 } }),
      { x: [-0.5, 10.5], y: [10, 0] },
    ],
    [
      'an end that is set beyond all numbers moves the other',
      figure([line([0, 10], [1, 2])], { x: { minimum: 20 } }),
      { x: [20, 40], y: [0.95, 2.05] },
    ],
    [
      'a function fills x, padded in y',
      figure([
        series(
          'f',
          'function',
          sampled(x => x),
        ),
      ]),
      { x: [-5, 5], y: [-5.5, 5.5] },
    ],
    [
      'data around a function',
      figure([
        series(
          'f',
          'function',
          sampled(x => x, 0, 1),
        ),
        line([0, 10], [0, 1]),
      ]),
      { x: [-0.5, 10.5], y: [-0.05, 1.05] },
    ],
    [
      'two lines',
      figure([line([0, 1], [0, 1]), series('b', 'line', { x: [4, 6], y: [2, 3] })]),
      { x: [-0.05, 6.1], y: [-0.05, 3.05] },
    ],
    [
      'the secondary axis is on its own',
      figure([line([0, 1], [0, 1]), series('b', 'line', { x: [0, 1], y: [100, 300] }, { axis: 'y2' })], {
        y2: {},
      }),
      { x: [-0.05, 1.05], y: [-0.05, 1.05], y2: [90, 310] },
    ],
    ['bars stand on zero', figure([series('b', 'bar', { y: [3, 5] })]), { x: [0.5, 2.5], y: [0, 5.25] }],
    ['bars hang from zero', figure([series('b', 'bar', { y: [-3, -5] })]), { x: [0.5, 2.5], y: [-5.25, 0] }],
    ['bars on both sides', figure([series('b', 'bar', { y: [-5, 5] })]), { x: [0.5, 2.5], y: [-5.5, 5.5] }],
    [
      'an area shows its ground',
      figure([series('a', 'area', { x: [0, 1], y: [4, 6] })]),
      { x: [-0.05, 1.05], y: [0, 6.3] },
    ],
    [
      'a histogram with its curve',
      figure([
        series('h', 'histogram', { low: [0, 1], high: [1, 2], y: [0.5, 0.5] }),
        series(
          'f',
          'function',
          sampled(() => 0.25, 0, 2),
        ),
      ]),
      { x: [0, 2], y: [0, 0.525] },
    ],
    [
      'error bars',
      figure([series('e', 'line', { x: [0, 1], y: [1, 2], error: [1, 2] })]),
      { x: [-0.05, 1.05], y: [-0.2, 4.2] },
    ],
    [
      'a marker line is seen',
      figure([line([0, 1], [0, 1]), series('l', 'level', { at: [9] }, { direction: 'horizontal' })]),
      { x: [-0.05, 1.05], y: [-0.05, 9.45] },
    ],
    [
      'one value beside others takes of their room, not of its own size',
      figure([
        series('h', 'histogram', { low: [19.9, 20], high: [20, 20.1], y: [0.4, 0.6] }),
        series('l', 'level', { at: [20.1] }, { direction: 'vertical' }),
      ]),
      { x: [19.9, 20.11], y: [0, 0.63] },
    ],
    [
      'a constant beside a line that hardly changes',
      figure([line([0, 1], [999, 1001]), series('f', 'function', { x: [0, 1], y: [1000, 1000] })]),
      { x: [-0.05, 1.05], y: [998.9, 1001.1] },
    ],
    [
      'a map fills both axes',
      figure([series('m', 'colours', { x: [0, 1], y: [2, 4], z: [1, 2, 3, 4] })]),
      { x: [0, 1], y: [2, 4] },
    ],
    [
      'stacked lines add up',
      figure([
        line([0, 1], [1, 2], { stacked: true }),
        series('b', 'line', { x: [0, 1], y: [10, 20] }, { stacked: true }),
      ]),
      { x: [-0.05, 1.05], y: [0.95, 22.55] },
    ],
  ])('%s', (_, drawn, limits) => {
    expect(rounded(drawn)).toEqual(limits)
  })

  test.each<[string, Figure, unknown]>([
    [
      '5 % of the decades',
      figure([line([1, 100], [1, 10])], { x: { log: true }, y: { log: true } }),
      { x: [10 ** -0.1, 10 ** 2.1], y: [10 ** -0.05, 10 ** 1.05] },
    ],
    [
      'values of zero and less are left out',
      figure([line([-1, 0, 1, 10], [5, 5, 1, 10])], { x: { log: true } }),
      { x: [10 ** -0.05, 10 ** 1.05], y: [0.55, 10.45] },
    ],
    [
      'ends of zero and less',
      figure([line([1, 10], [1, 10])], { y: { log: true, minimum: 0, maximum: -5 } }),
      { x: [0.55, 10.45], y: [1e-15, 2e-15] },
    ],
    [
      'nothing to show',
      figure([line([1, 2], [-1, -2])], { y: { log: true } }),
      { x: [0.95, 2.05], y: [0.1, 10] },
    ],
  ])('logarithmic: %s', (_, drawn, limits) => {
    const [found, wanted] = [JSON.stringify(rounded(drawn)), limits as object]
    expect(JSON.parse(found)).toEqual(JSON.parse(JSON.stringify(wanted, (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value)))) // prettier-ignore
  })
})

describe('functions with poles', () => {
  const height = (of: (x: number) => number, from = -5, to = 5): number =>
    Math.max(...limitsOf(figure([series('f', 'function', sampled(of, from, to))])).y.map(Math.abs))

  // Shown are the values over nine tenths of the width: those of 1/x beyond 0.25 on either side, to 2 for two signs.
  test.each<[string, (x: number) => number, number, number]>([
    ['tan x', Math.tan, 1, 12],
    ['1/x', x => 1 / x, 1, 12],
    ['1/x with a gap', x => (Math.abs(x) < 1e-9 ? NaN : 1 / x), 1, 12],
    ['tan³ x', x => Math.tan(x) ** 3, 0.5, 600],
    ['1/x⁴', x => 1 / x ** 4, 0.5, 60],
    ['exp(1/x), beyond all numbers', x => Math.exp(1 / x), 2, 10],
  ])('%s is looked at where it bends', (_, of, least, most) => {
    const found = height(of)
    expect(found).toBeGreaterThan(least)
    expect(found).toBeLessThan(most)
  })

  test.each<[string, (x: number) => number, number]>([
    ['sin x', Math.sin, 1.1],
    ['exp 2x', x => Math.exp(2 * x), 23127.8],
    ['x^20', x => x ** 20, 1.0014e14],
    ['a step', x => (x < 0 ? 0 : 1), 1.05],
    ['a narrow resonance', x => 1 / ((x * x - 1) ** 2 + 0.01), 104.98],
    ['the teeth of a saw', x => (5 * x) % 1 || NaN, 1.1],
    ['teeth that bend', x => ((5 * x) % 1) ** 9 || NaN, 1.1],
    ['a constant with the last digits of rounding', x => Math.sin(x) ** 2 + Math.cos(x) ** 2, 1.05],
  ])('%s is shown whole', (_, of, most) => {
    expect(height(of) / most).toBeCloseTo(1, 2)
  })
})

// With 0.05 of the range as padding; 1/x² is 4 at 0.5, beyond which lie nine tenths of the width.
test.each<[string, (x: number) => number, [number, number]]>([
  ['1/x²', x => 1 / x ** 2, [0, 4.2]],
  ['1/(x - 1)²', x => 1 / (x - 1) ** 2, [0, 4.2]],
  ['-1/x²', x => -1 / x ** 2, [-4.2, 0]],
  ['3 + 1/x²', x => 3 + 1 / x ** 2, [2.84, 7.2]],
  ['1/|x|', x => 1 / Math.abs(x), [0.11, 2.09]],
  ['1/x', x => 1 / x, [-2.2, 2.2]],
  ['1/x³', x => 1 / x ** 3, [-8.8, 8.8]],
  ['1/√|x|', x => 1 / Math.sqrt(Math.abs(x)), [0.4, 1.46]],
  ['x², which has no pole', x => x ** 2, [0, 26.25]],
  ['-x²', x => -(x ** 2), [-26.25, 0]],
  ['a plateau behind a gap', x => (x > 4.95 ? 100 : Math.abs(x - 4.94) < 0.009 ? NaN : 1), [0, 104.95]],
])('%s is shown over nine tenths of the width, and nothing beyond zero', (_, of, [low, high]) => {
  const { y } = limitsOf(
    figure([
      series(
        'f',
        'function',
        sampled(x => (x === 0 || x === 1 ? NaN : of(x))),
      ),
    ]),
  )
  const near = 0.05 * (high - low)
  expect(Math.abs(y[0] - low)).toBeLessThan(near)
  expect(Math.abs(y[1] - high)).toBeLessThan(near)
  if (low === 0 || high === 0) expect(y[low === 0 ? 0 : 1]).toBe(0)
})

test.each<[string, (x: number) => number]>([
  ['a square root', Math.sqrt],
  ['a root that begins further up', x => Math.sqrt(x * x - 4)],
  ['a cube root', x => (x < 0 ? NaN : Math.cbrt(x))],
])('%s is shown down to its foot', (_, of) => {
  const x = [...sampled(x => x, -5, 5).x]
  const places = [...x, ...[1, 2].flatMap(end => [1e-3, 1e-6, 1e-9].map(step => (end - 1) * 2 + step))].sort(
    (a, b) => a - b,
  )
  const { y } = limitsOf(figure([series('f', 'function', { x: places, y: places.map(of) })]))
  expect(y[0]).toBeLessThanOrEqual(0)
})

/** The tangent, but for what lies right beside its poles. */
const besidePoles = (x: number): number =>
  Math.abs(Math.cos(x)) > 0.009 ? Math.tan(x) : Math.tan(x) > 0 ? NaN : -1e12

test('poles that are nearer to the samples at their right sides do not set the range', () => {
  const { y } = limitsOf(figure([series('f', 'function', sampled(besidePoles, 0, 10))]))
  expect(Math.max(...y.map(Math.abs))).toBeLessThan(10)
})
