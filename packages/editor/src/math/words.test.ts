import { describe, expect, it } from 'vitest'
import { signOfWord, templateOfSign } from './words.ts'
import type { WordEnd } from './words.ts'

const CASES: readonly (readonly [string, WordEnd, string | null])[] = [
  ['rho', 'other', '\\rho'],
  ['Omega', ' ', '\\Omega'],
  ['psi', 'other', null],
  ['rhodium', 'other', null],
  ['infinity', 'other', '\\infty'],
  ['sqrt', '(', '\\sqrt{\\placeholder{}}'],
  ['sqrt', 'other', null],
  ['sin', '(', '\\sin'],
  ['sin', 'other', null],
  ['sum', '(', '\\mathrm{sum}'],
  ['f', '(', null],
  ['atan2', '(', '\\mathrm{atan2}'],
  ['Force', ' ', null],
  ['and', ' ', '\\land '],
  ['and', 'other', null],
  ['true', 'other', '\\mathrm{true}'],
]

describe('signOfWord', () => {
  it.each(CASES)('%s then %s', (word, end, latex) => {
    expect(signOfWord(word, end)?.latex ?? null).toBe(latex)
  })
})

it.each([
  ['∑', true],
  ['∏', true],
  ['∫', true],
  ['s', false],
])('%s opens a template: %s', (character, opens) => {
  expect(templateOfSign(character) !== null).toBe(opens)
})
