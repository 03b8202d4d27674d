import { describe, expect, it } from 'vitest'
import forBlock from '../flow/for/schema.ts'
import ifBlock from '../flow/if/schema.ts'
import programBlock from '../flow/program/schema.ts'
import conditionalAssignmentBlock from '../math/conditional-assignment/schema.ts'
import purgeBlock from '../math/purge/schema.ts'
import type { AnyBlockType } from '@calcwright/document'
import { fieldNames } from './names.ts'

const piecewise = {
  ...conditionalAssignmentBlock.defaults(),
  variable: 'f\\left(x\\right)',
  branches: [
    { expression: 'ax', condition: 'x=b' },
    { expression: 'a\\cdot c', condition: '' },
  ],
}

const cases: [string, AnyBlockType, object, object][] = [
  ['if', ifBlock, { test: 'x=a+1' }, { uses: ['a', 'x'], defines: [] }],
  [
    'for',
    forBlock,
    { iterator: 'k', start: 'k', finish: 'n+m', step: '' },
    { uses: ['k', 'n', 'm'], defines: ['k'], binds: [] },
  ],
  ['program', programBlock, { head: 'f\\left(x,y\\right)' }, { defines: ['f'], binds: ['x', 'y'], uses: [] }],
  ['purge', purgeBlock, { names: 'a,b_{1}' }, { uses: ['a', 'b_1'], ends: ['a', 'b_1'], defines: [] }],
  [
    'piecewise',
    conditionalAssignmentBlock,
    piecewise,
    { defines: ['f'], binds: ['x'], uses: ['ax', 'b', 'a', 'c'] },
  ],
  ['unfinished', ifBlock, { test: 'x+' }, { uses: [], defines: [] }],
]

describe('names of fields', () => {
  it.each(cases)('%s', (_, type, props, wanted) => {
    const names = fieldNames(type)
    for (const [what, list] of Object.entries(wanted))
      expect([what, names[what as 'uses'](props)]).toEqual([what, list])
  })

  it('changes all uses of a name, in a list as well, and no parameter', () => {
    const names = fieldNames(conditionalAssignmentBlock)
    expect(names.rename(piecewise, 'c', 'd')).toEqual({
      branches: [piecewise.branches[0], { expression: 'a\\cdot d', condition: '' }],
    })
    expect(names.rename(piecewise, 'x', 'y')).toBeNull()
    expect(fieldNames(purgeBlock).rename({ names: 'a,b' }, 'b', 'F_1')).toEqual({ names: 'a,F_{1}' })
  })
})
