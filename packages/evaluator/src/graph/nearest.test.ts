import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['q', ['F', 'L'], undefined],
  ['X', ['E', 'nu', 'rho'], undefined],
  ['X', ['E', 'x'], 'x'],
  ['dd', ['d', 'A_s'], 'd'],
  ['Rm', ['R_e', 'R_m'], 'R_m'],
  ['ab', ['cd', 'abc'], 'abc'],
  ['sigmax', ['M', 'sigma'], 'sigma'],
  ['rh', ['E', 'nu', 'rho'], 'rho'],
])('%s is nearest among %j to %s', (word, candidates, likely) =>
  expect(nearest(word, candidates)).toBe(likely),
)
