import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseLatex } from '../expression/index.ts'
import { inferDimensions } from './index.ts'
import { readCases, show } from './sheet.fixture.ts'

const folder = join(import.meta.dirname, 'cases')

for (const file of readdirSync(folder)) {
  const options = { angle: file.startsWith('degrees') ? 'deg' : 'rad' } as const
  describe(`cases in ${file}`, () => {
    test.each(readCases(readFileSync(join(folder, file), 'utf8')))('%s', (source, expected) => {
      expect(show(source, options)).toBe(expected)
    })
  })
}

test.each([
  // The space of `a/2b` is another than that of a fraction beside a name.
  ['\\frac{a}{2}\\;b', true],
  ['\\frac{a}{2}\\:b', false],
  ['\\frac{a}{2}b', false],
])('%s is noted: %s', (latex, isNoted) => {
  const parsed = parseLatex(latex)
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(latex)
  const nothing = { variable: () => undefined, function: () => undefined, value: () => undefined }
  const inferred = inferDimensions(parsed.value.value, { ...nothing, angle: 'rad', oneIndexed: false })
  if (!inferred.ok) throw new Error(latex)
  expect(inferred.notices.map(({ code }) => code).includes('reading.fraction')).toBe(isNoted)
})

describe('options', () => {
  test('elements are counted from 1 where the worksheet says so', () => {
    expect(show('v := [1 [m], 2 [s]] ;; v[1]', { oneIndexed: true })).toBe('m | v[1]')
    expect(show('v := [1 [m], 2 [s]] ;; v[3]', { oneIndexed: true })).toBe(
      'error: there is no element 3: the elements are 1 to 2 @ 3',
    )
  })

  test.each([
    ['v := [1, 2] ;; v[0]', 'there is no element 0: the first element has the index 1 @ 0'],
    ['v := [1 [m], 2 [s]] ;; v[-1]', 'there is no element -1: the first element has the index 1 @ -1'],
    ['v := [1, 2] ;; v[1.5]', 'an index is a whole number, not 1.5 @ 1.5'],
    ['v := [1, 2] ;; v[0..2]', 'there is no element 0: the first element has the index 1 @ 0'],
    ['v := [[1, 2], [3, 4]] ;; v[1, -1]', 'there is no element -1: the first element has the index 1 @ -1'],
    ['v := [1, 2] ;; n := 0 ;; v[n]', 'there is no element 0: the first element has the index 1 @ n'],
    [
      'v := [1, 2] ;; f(k) := v[k] ;; f(2) + f(-1)',
      'in f: there is no element -1: the first element has the index 1 @ f(-1)',
    ],
  ])('%s asks for an element before the first', (source, message) => {
    expect(show(source, { oneIndexed: true })).toBe(`error: ${message}`)
  })

  test('a value that is not computed yet is asked for only where a dimension depends on it', () => {
    expect(show('n := 2 ;; (3 [m])^n', { pending: ['n'] })).toBe('pending: n')
    expect(show('n := 2 ;; 3^n', { pending: ['n'] })).toBe('1 | 3^n')
    expect(show('n := 2 ;; f(x, k) := x^k ;; f(3 [m], n)', { pending: ['n'] })).toBe('pending: n')
    expect(show('n := 2 ;; v := [1 [m], 2 [m]] ;; v[n]', { pending: ['n'] })).toBe('m | v[n]')
  })
})
