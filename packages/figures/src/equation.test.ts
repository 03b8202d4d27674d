import { expect, it } from 'vitest'
import { equationText } from './equation.ts'
import { figure, sampled, series } from './testing/figures.ts'

it.each<[(x: number) => number, string]>([
  [x => 2.5 * x + 1, 'y = 2.5 x + 1'],
  [x => -x * x + 3, 'y = −x² + 3'],
  [x => 0.5 * x ** 3 - 2 * x, 'y = 0.5 x³ − 2 x'],
  [x => 3 * Math.exp(-0.4 * x), 'y = 3 exp(−0.4 x)'],
  [x => 2 * x ** 1.5, 'y = 2 x^1.5'],
  [x => 4 * Math.log(x) - 1, 'y = 4 ln(x) − 1'],
  [x => Math.sin(x), ''],
])('%s is %s', (of, text) => {
  const curve = series('fit', 'function', sampled(of, 1, 9))
  expect(equationText(figure([curve]), curve)).toBe(text)
})

it('says how well the points before it are met', () => {
  const curve = series(
    'fit',
    'function',
    sampled(x => x, 0, 3),
  )
  const points = series('data', 'scatter', { x: [0, 1, 2, 3], y: [0, 1.5, 1.5, 3] })
  expect(equationText(figure([points, curve]), curve)).toBe('y = x, R² = 0.8889')
})
