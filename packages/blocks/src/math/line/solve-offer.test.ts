import { parseLatex, parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { expect, test } from 'vitest'
import { solutionsOf } from './solve-offer.ts'

const latexOf = (plain: string): string => {
  const parsed = parsePlain(plain, { isUnit })
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return toLatex(parsed.value)
}

const plainOf = (latex: string): string => {
  const parsed = parseLatex(latex, { isUnit })
  return parsed.ok ? toPlain(parsed.value) : parsed.problem.message
}

test.each([
  ['3*x + 2 = 8', ['x'], ['solve(3*x + 2 = 8, x) =']],
  ['3*x + 2 [m] = 8 [m]', ['x'], ['solve(3*x + 2 [m] = 8 [m], x) =']],
  ['M/I == sigma/y', ['sigma', 'y'], ['solve(M/I = sigma/y, sigma) =', 'solve(M/I = sigma/y, y) =']],
  ['solve*x^2 = 4', ['solve', 'x'], ['solve(x^2 = 4, x) =']],
  ['solve*3*x + 2 = 8', ['solve', 'x'], ['solve(3*x + 2 = 8, x) =']],
  ['x_0 := solve*x^2 - 5*x + 6 = 0', ['solve', 'x'], ['x_0 := solve(x^2 - 5*x + 6 = 0, x) =']],
  ['x_0 := solve*x^2 = 4', ['x'], ['x_0 := solve(x^2 = 4, x) =']],
  ['x_0 = solve*x^2 - 5*x + 6 = 0', ['x'], ['x_0 := solve(x^2 - 5*x + 6 = 0, x) =']],
  ['y := x^2 = 4', ['x'], []],
  ['a + b = c + d', ['a', 'b', 'c', 'd'], []],
  ['y := 3*x + 2', ['x'], []],
  ['3*x + 2 < 8', ['x'], []],
  ['3*x + 2', ['x'], []],
  ['3*x + 2 = 8', [], []],
] as const)('%s', (line, missing, solved) => {
  expect(solutionsOf(latexOf(line), missing).map(({ latex }) => plainOf(latex))).toEqual(solved)
})
