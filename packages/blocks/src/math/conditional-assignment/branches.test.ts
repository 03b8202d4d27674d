import { describe, expect, it } from 'vitest'
import { asFormula, definedByBranches, withBranch, withoutBranch } from './branches.ts'
import { conditionalAssignmentBlock } from './schema.ts'

const two = [
  { expression: '1', condition: 'a' },
  { expression: '2', condition: '' },
]

describe('branches', () => {
  it('comes before the last', () =>
    expect(withBranch(two)).toEqual([two[0], { expression: '', condition: '' }, two[1]]))

  it.each([
    [0, [two[1]]],
    [1, [{ expression: '1', condition: '' }]],
  ])('without the one at %d', (index, left) => expect(withoutBranch(two, index)).toEqual(left))

  it('becomes a formula', () => {
    const props = { ...conditionalAssignmentBlock.defaults(), branches: [two[0]!] }
    expect(asFormula({ ...props, variable: 'x' })).toBe('x\\coloneq 1')
    expect(asFormula({ ...props, variable: '' })).toBe('1')
  })

  it.each([
    ['x\\coloneq \\lbrace ', 'x'],
    ['x\\coloneq\\{', 'x'],
    ['f\\left(x\\right)=\\lbrace', 'f\\left(x\\right)'],
    ['x\\coloneq \\lbrace 1,2\\rbrace', null],
    ['\\lbrace', null],
  ])('%s defines %s', (latex, name) => expect(definedByBranches(latex)).toBe(name))
})
