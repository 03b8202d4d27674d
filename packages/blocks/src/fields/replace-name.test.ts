import { parsePlain, parseLatex, toLatex, toPlain } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import { replaceName } from './replace-name.ts'

function latexOf(plain: string): string {
  const parsed = parsePlain(plain)
  if (!parsed.ok) throw new Error(`${plain} cannot be read`)
  return toLatex(parsed.value)
}

function plainOf(latex: string | null): string | null {
  if (latex === null) return null
  const parsed = parseLatex(latex)
  return parsed.ok ? toPlain(parsed.value) : `unreadable ${latex}`
}

describe('a name in a formula is replaced by another one', () => {
  it.each<[formula: string, from: string, to: string, after: string | null]>([
    ['k := 2*k + k_2', 'k', 'c', 'c := 2*c + k_2'],
    ['F = k*x', 'k', 'c_spring', 'F = c_spring*x'],
    ['k_2 + kin', 'k', 'c', null],
    ['f(x) := k*x^2', 'f', 'g', 'g(x) := k*x^2'],
    ['f(x) := k*x^2', 'x', 'y', null],
    ['f(c) := k*c', 'k', 'c', null],
    ['f(2) + f', 'f', 'phi', 'phi(2) + phi'],
    ['sum(k*n, n, 1, 3)', 'k', 'n', null],
    ['sum(k*n, n, 1, 3)', 'k', 'm', 'sum(m*n, n, 1, 3)'],
    ['5 [k*m] + k', 'm', 'n', null],
    ['2*alpha', 'alpha', 'b', '2*b'],
    ['a*b', 'a', 'alpha', 'alpha*b'],
    ['K + k', 'k', 'q', 'K + q'],
    ['a + b', 'a', '2', null],
    ['a + b', 'a', 'x y', null],
    ['a + b', 'a', '', null],
  ])('%s: %s becomes %s', (formula, from, to, after) => {
    const expected = after === null ? null : plainOf(latexOf(after))
    expect(plainOf(replaceName(latexOf(formula), from, to, 'statement'))).toBe(expected)
  })
})
