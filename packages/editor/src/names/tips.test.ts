import { describe, expect, test } from 'vitest'
import { isPlainDefinition } from './tips.ts'

describe('a line defines a name without showing its value', () => {
  test.each([
    ['x=2', true],
    ['x\\coloneq2', true],
    ['F_{1}=2x', true],
    ['x=', false],
    ['x=2=', false],
    ['x==2', false],
    ['2x=6', false],
    ['x^{2}=4', false],
    ['x+y=4', false],
  ])('%s: %s', (latex, expected) => {
    expect(isPlainDefinition(latex)).toBe(expected)
  })
})
