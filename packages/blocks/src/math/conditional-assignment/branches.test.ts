import { Worksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { definedByBranches } from '../begun-branches.ts'
import { asFormula, withBranch, withoutBranch } from './branches.ts'
import conditionalAssignmentBlock from './schema.ts'

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

describe('branches that two people change at once', () => {
  const branch = (text: string) => {
    const [expression = '', condition = ''] = text.split('?')
    return { expression, condition }
  }
  const branches = (text: string) => text.split(' ').map(branch)
  it.each([
    ['1?a 2?', '1+3?a 2?', '1?a 2+4?', ['1+3?a 2+4?']],
    ['1?a 2?', '1+3?a 2?', '1?a+b 2?', ['1+3?a+b 2?']],
    ['1?a 2?', '13?a 2?', '14?a 2?', ['134?a 2?', '143?a 2?']],
    ['1?a 2?', '1?a 3?b 2?', '1?a 2+4?', ['1?a 3?b 2+4?']],
    ['1?a 2?b 3?', '2?b 3?', '1?a 2+4?b 3?', ['2+4?b 3?']],
    // Two people remove one branch each, and an empty one is left.
    ['1?a 2?', '2?', '1?', ['?']],
  ])('%s, here %s, there %s', (before, mine, theirs, after) => {
    const of = (sheet: Worksheet) => (sheet.block('x')!.props as { branches: object[] }).branches
    const a = Worksheet.create(registry, {
      blocks: [{ id: 'x', type: 'conditional_assignment', props: { branches: branches(before) } }],
    })
    const b = Worksheet.load(registry, a.encode())
    for (const [sheet, text] of [
      [a, mine],
      [b, theirs],
    ] as const)
      // prettier-ignore
      expect(sheet.apply({ kind: 'setProps', id: 'x', props: { branches: branches(text) } }).ok).toBe(true)
    a.merge(b.encode())
    b.merge(a.encode())
    expect(of(a)).toEqual(of(b))
    expect(after.map(branches)).toContainEqual(of(a))
    expect(a.block('x')!.status).toBe('ok')
    // Text typed into an empty branch stays.
    a.apply({ kind: 'setProps', id: 'x', props: { branches: branches('5?c 6?') } })
    expect(of(Worksheet.load(registry, a.encode()))).toEqual(branches('5?c 6?'))
  })
})
