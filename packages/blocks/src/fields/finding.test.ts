import { describe, expect, it } from 'vitest'
import type { AnyBlockType } from '@calcwright/document'
import plotBlock, { withDialogFields } from '../plots/plot/schema.ts'
import { registry } from '../schemas.ts'
import { fieldFinding } from './finding.ts'

const LOOP = { iterator: 'k', start: '1', finish: 'n+1', step: 'h_{1}' }
const TITLED = { ...plotBlock.defaults(), chart_title: 'load and Force', x_label: 'a b', x_max: 'b' }
const BRANCHES = {
  variable: 'y',
  branches: [
    { expression: 'a', condition: 'a=b' },
    { expression: 'b', condition: '' },
  ],
}

const TYPES = new Map<string, AnyBlockType>([['plot', withDialogFields(plotBlock) as AnyBlockType]])

const finding = (type: string) =>
  fieldFinding<object>(TYPES.get(type) ?? (registry.get(type) as AnyBlockType))

describe('in the fields of a block', () => {
  it.each([
    ['for', LOOP, ['k', '1', 'n+1', 'h_1']],
    ['conditional_assignment', BRANCHES, ['y', 'a', 'a=b', 'b']],
    ['if', { test: 'x=0\\land y>1' }, ['x=0 and y>1']],
    ['purge', { names: 'a,b_{1}' }, ['a,b_1']],
    ['program', { head: 'f\\left(x,y\\right)' }, ['f(x,y)']],
  ])('%s is found by its formulas', (type, props, passages) => {
    const found = finding(type)
    expect(found.passages(props)).toEqual(passages)
    expect(found.fields!(props)).toHaveLength(passages.length)
  })

  it.each([
    // The fifth column lists fields that hold the text, counted from 0.
    ['for', LOOP, 'n', 'm', [0], { finish: 'm+1' }],
    ['for', LOOP, 'k', 'j', [0], { iterator: 'j' }],
    ['for', LOOP, 'h_1', 'd', [0], { step: 'd' }],
    ['for', LOOP, '1', '2', [0], null],
    ['purge', { names: 'a,b' }, 'b', 'c', [0], { names: 'a,c' }],
    ['program', { head: 'f\\left(x\\right)' }, 'f', 'g', [0], { head: 'g\\left(x\\right)' }],
    // A parameter means something in the lines below.
    ['program', { head: 'f\\left(x\\right)' }, 'x', 'y', [0], null],
    ['plot', TITLED, 'load', 'force', [0], { chart_title: 'force and Force' }],
    ['plot', TITLED, 'b', 'L', [1], { x_max: 'L' }],
    [
      'conditional_assignment',
      BRANCHES,
      'a',
      'c',
      [0, 1],
      {
        branches: [
          { expression: 'c', condition: 'c=b' },
          { expression: 'b', condition: '' },
        ],
      },
    ],
    [
      'conditional_assignment',
      BRANCHES,
      'b',
      'c',
      [1],
      { branches: [BRANCHES.branches[0], { expression: 'c', condition: '' }] },
    ],
  ] as const)('%s %j: %s becomes %s in %j', (type, props, text, to, which, patch) => {
    const replaced = finding(type).replace(props, { text, matchCase: true }, to, new Set(which))
    expect(replaced).toEqual(patch)
  })
})
