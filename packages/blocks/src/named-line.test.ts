import { describe, expect, it } from 'vitest'
import { nameBeforeEquals } from './named-line.ts'

describe('a line that is only a name and a sign', () => {
  it.each([
    ['F=', 'F'],
    ['x_1\\coloneq ', 'x_1'],
    ['f\\left(s\\right)\\coloneq', 'f\\left(s\\right)'],
    ['F=2', null],
    ['F', null],
    ['=', null],
    ['a=b=', null],
  ])('%s', (latex, name) => expect(nameBeforeEquals(latex)).toBe(name))
})
