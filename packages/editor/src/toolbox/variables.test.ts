import { expect, test } from 'vitest'
import { filterVariables } from './variables.ts'

const VARIABLES = ['F_max', 'f', 'width', 'sigma_max'].map((name, index) => ({
  id: name, name, block: name, index: 0, line: index + 1,
})) // prettier-ignore

test.each([
  ['', ['F_max', 'f', 'width', 'sigma_max']],
  ['max', ['F_max', 'sigma_max']],
  [' F', ['F_max', 'f']],
  ['q', []],
])('"%s" finds %j', (text, names) => {
  expect(filterVariables(VARIABLES, text).map(({ name }) => name)).toEqual(names)
})
