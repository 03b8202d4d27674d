import { expect, it } from 'vitest'
import { parseLatex, parsePlain, toPlain } from './index.ts'

it.each([
  ["y'' + y", 'diff(y(x), x, 2) + y(x)'],
  ["v[k'] := 2", 'v[diff(k(x), x)] := 2'],
  ["y' + t", 'diff(y(t), t) + t'],
  ["desolve(y'' + y = 0, y(t))", 'desolve(diff(y(t), t, 2) + y(t) = 0, y(t))'],
  ["desolve(y' = -2*y, t, y)", 'desolve(diff(y(t), t) = -2*y(t), y(t))'],
  [
    "desolve([y'' + y = 0, y(0) = 1, y'(0) = 0], y(x))",
    'desolve([diff(y(x), x, 2) + y(x) = 0, y(0) = 1, subst(diff(y(t), t), t, 0) = 0], y(x))',
  ],
  ["f'(x) + f", 'diff(f(x), x) + f'],
])('%s', (typed, meant) => {
  const plain = parsePlain(typed)
  expect(plain.ok && toPlain(plain.value)).toBe(meant)
  const latex = parseLatex(typed.replaceAll("''", '^{\\prime\\prime}').replaceAll('*', '\\cdot '))
  expect(latex.ok && toPlain(latex.value)).toBe(meant)
})
