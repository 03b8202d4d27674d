import { expect, test } from 'vitest'
import { withLet } from './unknown-remark.ts'

test.each([
  ['e=0.65', '\\mathrm{let}\\:e=0.65', 'e'],
  ['i\\coloneq 5\\%', '\\mathrm{let}\\:i\\coloneq 5\\%', 'i'],
  ['\\imaginaryI=0.4', '\\mathrm{let}\\:\\imaginaryI=0.4', 'i'],
  ['\\exponentialE=0.4', '\\mathrm{let}\\:\\exponentialE=0.4', 'e'],
])('%s', (latex, written, name) => expect(withLet(latex)).toEqual({ latex: written, name }))

test.each(['\\pi=3', 'i\\left(t\\right)=3', 'e=(', 'x=3'])('%s has no offer', latex =>
  expect(withLet(latex)).toBeNull(),
)
