import { expect, it } from 'vitest'
import { judged, slowness } from './judge.ts'

const figure = (value: number, bar: string) => ({ name: 'a key', value, unit: 'ms', bar, met: false })

it.each([
  [18, '≤ 10 ms', 2, '≤ 10 ms (here 20)', true],
  [21, '≤ 10 ms', 2, '≤ 10 ms (here 20)', false],
  [1900, '≤ 1,000 ms', 2, '≤ 1,000 ms (here 2000)', true],
  [160, '≥ 300 a second', 2, '≥ 300 a second (here 150)', true],
  [140, '≥ 300 a second', 2, '≥ 300 a second (here 150)', false],
  [9, '≤ 10 ms', 0.5, '≤ 10 ms (here 5)', false],
])('%d of %j at %d times the time', (value, bar, times, shown, met) => {
  expect(judged(figure(value, bar), times)).toMatchObject({ bar: shown, met })
})

it.each(['≤ 3 MiB', '0 saves', '≤ 2.4 times'])('%j is the same on every machine', bar => {
  expect(judged(figure(1, bar), 2)).toEqual(figure(1, bar))
})

it('what is painted goes by both parts of the reference work', () => {
  const [here, usual] = [
    { computing: 20, painting: 80 },
    { computing: 10, painting: 10 },
  ]
  expect(slowness(here, usual, false)).toBe(2)
  expect(slowness(here, usual, true)).toBe(4)
})
