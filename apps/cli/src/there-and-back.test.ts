/**
 * Each helper and its inverse, over random inputs: what goes there comes back. A line gives the largest
 * difference, at a place where formulas are compared by their values.
 */
import { randomFrom } from '@calcwright/math/expression/testing'
import type { Random } from '@calcwright/math/expression/testing'
import { expect, test, vi } from 'vitest'
import { evaluateText } from './evaluate.ts'
import { sized } from '../../../tests/full.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const whole = (random: Random, from: number, to: number): number => from + random.below(to - from + 1)
const decimal = (random: Random): string => (random.next() * 18 - 9).toFixed(2)
const several = (count: number, item: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => item(place))
const listOf = (random: Random, least: number, most: number): string =>
  `[${several(whole(random, least, most), () => decimal(random)).join(', ')}]`
const sumOf = (random: Random, terms: readonly ((random: Random) => string)[]): string =>
  several(whole(random, 1, 3), () => terms[whole(random, 0, terms.length - 1)]!(random)).join(' + ')

const signals = [
  (random: Random) => `(${whole(random, -9, 9)})*t^${whole(random, 0, 3)}*exp(-${whole(random, 1, 4)}*t)`,
  (random: Random) => `(${decimal(random)})*sin(${whole(random, 1, 5)}*t)`,
  (random: Random) =>
    `(${whole(random, -9, 9)})*cos(${whole(random, 1, 5)}*t)*exp(-${whole(random, 1, 3)}*t)`,
  (random: Random) => `${whole(random, 1, 5)}*t^${whole(random, 0, 3)}`,
]
const sequences = [
  (random: Random) => `(${whole(random, -9, 9)})*${whole(random, 1, 9)}^n`,
  (random: Random) => `(${whole(random, -9, 9)})*n^${whole(random, 0, 2)}*(1/${whole(random, 2, 5)})^n`,
  (random: Random) => `(${whole(random, -9, 9)})*n`,
]
const factors = (random: Random): string =>
  several(
    whole(random, 1, 4),
    () => `(${whole(random, 1, 5)}*x^${whole(random, 1, 2)} + ${whole(random, 1, 9)})`,
  ).join('*')
const polynomial = (random: Random, degree: number): string =>
  several(degree + 1, power => `(${whole(random, -9, 9)})*x^${power}`).join(' + ')
/** With a diagonal that keeps it from being singular. */
const matrix = (random: Random, size: number): string =>
  `[${several(size, row => `[${several(size, column => (row === column ? '30' : decimal(random))).join(', ')}]`).join(', ')}]`

const PAIRS: readonly [name: string, line: (random: Random) => string][] = [
  ['fft, ifft', random => back(listOf(random, 2, 16), v => `max(abs(ifft(fft(${v})) - ${v}))`)],
  ['ifft, fft', random => back(listOf(random, 2, 16), v => `max(abs(fft(ifft(${v})) - ${v}))`)],
  [
    'laplace, ilaplace',
    random =>
      back(sumOf(random, signals), f => at(`ilaplace(laplace(${f}, t, s), s, t) - (${f})`, 't', '0.7')),
  ],
  [
    'ztrans, invztrans',
    random =>
      back(sumOf(random, sequences), f => at(`invztrans(ztrans(${f}, n, z), z, n) - (${f})`, 'n', '4')),
  ],
  ['factor, expand', random => back(factors(random), f => at(`factor(expand(${f})) - ${f}`, 'x', '1.7'))],
  ['partfrac', random => back(`1/(${factors(random)})`, f => at(`partfrac(${f}, x) - ${f}`, 'x', '1.7'))],
  ['ifactor', random => back(String(whole(random, 2, 1e9)), k => `eval(ifactor(${k})) - ${k}`)],
  [
    'series of a polynomial',
    random => back(polynomial(random, 5), f => at(`series(${f}, x, 1, 6) - (${f})`, 'x', '1.7')),
  ],
  [
    'pade of a quotient',
    random => {
      const least = whole(random, 1, 9)
      const quotient = `(2*x + ${least})/(x + ${least + 1})`
      return back(quotient, f => at(`pade(${f}, x, 3, 2) - ${f}`, 'x', '1.7'))
    },
  ],
  [
    'inv, inv',
    random => {
      const size = whole(random, 1, 4)
      return back(matrix(random, size), A => `max(abs(flatten(inv(inv(${A})) - ${A})))`)
    },
  ],
]

const back = (input: string, difference: (input: string) => string): string => difference(input)
const at = (formula: string, name: string, place: string): string => `subst(${formula}, ${name} = ${place})`

/** A thousand in all when the tests run in full. */
const COUNT = sized({ usual: 8, full: 100 })

test.each(PAIRS)('%s', async (_, line) => {
  const random = randomFrom(1)
  const lines = several(COUNT, () => `${line(random)} =`)
  const results = await evaluateText(lines.join('\n'))
  const faults = results.flatMap(({ outcome }, place) => {
    const difference = Number(outcome.exact || NaN)
    return Math.abs(difference) < 1e-6 ? [] : [`${lines[place]} ${outcome.error?.message ?? outcome.exact}`]
  })
  expect(faults).toEqual([])
})
