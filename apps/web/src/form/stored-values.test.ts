import { expect, it } from 'vitest'
import { fromFragment, toFragment } from './stored-values.ts'

it.each([
  [{ F: '3 [kN]' }, 'F=3+%5BkN%5D'],
  [{ k: '7 [kN]', c: 'true', steel: 'S355' }, 'k=7+%5BkN%5D&c=true&steel=S355'],
  [{ x_1: '2*a + 1', k: '-2.5e-7' }, 'x_1=2*a+%2B+1&k=-2.5e-7'],
  [{ 'ä&=#': 'ü' }, '%C3%A4%26%3D%23=%C3%BC'],
])('%j comes back from its fragment', (entered, fragment) => {
  expect(toFragment(entered)).toBe(fragment)
  expect(fromFragment(`#${fragment}`)).toEqual(entered)
})

it.each(['', '#'])('%j has no values', fragment => {
  expect(fromFragment(fragment)).toBeNull()
})
