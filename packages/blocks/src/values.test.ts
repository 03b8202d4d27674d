import { describe, expect, it } from 'vitest'
import { fieldsOf, writeField } from '@calcwright/document'
import type { BlockEvaluation } from '@calcwright/evaluator'
import { blockEvaluations } from './registered/evaluations.ts'
import { registry } from './schemas.ts'
import { computeBlocks } from './testing/indented.ts'
import type { WrittenBlock } from './testing/indented.ts'

const math = (latex: string): WrittenBlock => ({ type: 'math', props: { latex } })

describe('what a block of fields defines', () => {
  const cases: [title: string, blocks: readonly WrittenBlock[], shown: string][] = [
    ['a slider', [{ type: 'slider', props: { name: 'L', value: 2.5, unit: 'm' } }, math('2L=')], '5 m'],
    ['a slider without a unit', [{ type: 'slider', props: { name: 'n', value: 7 } }, math('n^2=')], '49'],
    ['a ticked box', [{ type: 'checkbox', props: { name: 'c', checked: true, checked_val: '1.5' } }, math('c=')], '1.5'],
    ['a box that is not ticked', [{ type: 'checkbox', props: { name: 'c' } }, math('c=')], '0'],
    ['a choice', [{ type: 'select', props: { name: 'd', options: [{ name: 'a', latex: '8' }, { name: 'b', latex: '2+3' }], selected: 1 } }, math('d=')], '5'],
    ['a choice beyond its options', [{ type: 'radio', props: { name: 'd', options: [{ name: 'a', latex: '8' }], selected: 4 } }, math('d=')], '8'],
    ['a control whose value reads names', [math('a\\coloneq3'), { type: 'radio', props: { name: 'd', options: [{ name: 'a', latex: 'a^2' }] } }, math('d=')], '9'],
    ['a conditional assignment', [math('a\\coloneq3'), { type: 'conditional_assignment', props: { variable: 'x', branches: [{ expression: '10a', condition: 'a>2' }, { expression: '0', condition: '' }] } }, math('x=')], '30'],
    ['a conditional assignment with a row that has nothing yet', [{ type: 'conditional_assignment', props: { variable: 'x', branches: [{ expression: '10', condition: '1>2' }, { expression: '', condition: '' }, { expression: '7', condition: '' }] } }, math('x=')], '7'],
    ['a function by conditions', [{ type: 'conditional_assignment', props: { variable: 'f\\left(t\\right)', branches: [{ expression: '-t', condition: 't<0' }, { expression: 't^2', condition: '' }] } }, math('f\\left(-4\\right)+f\\left(3\\right)=')], '13'],
    ['a purged name', [math('a\\coloneq3'), { type: 'purge', props: { names: 'a' } }, math('2a=')], '2*a'],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, blocks, shown) => {
    const sheet = await computeBlocks(blocks)
    expect(sheet.shown(blocks.length).split(' (')[0]).toBe(shown)
    sheet.dispose()
  })

  const errors: [title: string, block: WrittenBlock, message: string, field: string | undefined][] = [
    ['a wrong name', { type: 'slider', props: { name: '2x' } }, 'Invalid variable name (2x).  Please enter a valid variable name', 'name'],
    ['an empty expression', { type: 'conditional_assignment', props: { variable: 'x', branches: [{ expression: '', condition: '1>0' }, { expression: '', condition: '' }] } }, 'Expression 1 is currently empty. Please add an expression.', 'branches.0.expression'],
    ['an empty condition', { type: 'conditional_assignment', props: { variable: 'x', branches: [{ expression: '1', condition: '' }, { expression: '2', condition: '' }] } }, 'Condition 1 is currently empty. Please add a condition.', 'branches.0.condition'],
    ['a wrong iterator', { type: 'for', props: { iterator: '3', start: '0', finish: '1', step: '1' } }, 'Iterator: Invalid iterator name (3).  Please enter a valid variable name', 'iterator'],
    ['a wrong head', { type: 'program', props: { head: 'f' } }, 'Invalid function name (f).  Please enter a valid name, such as f(x)', 'head'],
    ['wrong names', { type: 'purge', props: { names: 'a,2' } }, 'Invalid variable name (2).  Please enter a valid variable name', 'names'],
    ['units that differ', { type: 'conditional_assignment', props: { variable: 'x', branches: [{ expression: '1', condition: '1\\left[\\mathrm{m}\\right]>2\\left[\\mathrm{s}\\right]' }, { expression: '2', condition: '' }] } }, 'cannot compare m and s', 'branches.0.condition'],
  ] // prettier-ignore
  it.each(errors)('%s', async (_, block, message, field) => {
    const sheet = await computeBlocks([block])
    expect(sheet.outcome(1).error).toMatchObject({ message, ...(field !== undefined && { field }) })
    sheet.dispose()
  })
})

/** Types with a substance from the start. */
const COMPLETE = ['fluid', 'humid_air']

describe.each(blockEvaluations.map(({ type }) => type))('%s', type => {
  const evaluation: BlockEvaluation = blockEvaluations.find(one => one.type === type)!

  it('plans its defaults without a complaint about what is not typed yet', () => {
    const { statements, problem } = evaluation.plan(registry.get(type)!.defaults())
    expect([statements.length, problem]).toEqual([COMPLETE.includes(type) ? 1 : 0, undefined])
  })

  it('plans its name alone without a complaint, as `w := ' + type + '` makes it', () => {
    const block = registry.get(type)!
    const names = fieldsOf(block, block.defaults()).filter(({ kind }) => kind === 'name' || kind === 'target')
    for (const { id } of names.slice(0, 1)) {
      const props = { ...block.defaults(), ...writeField(block.defaults(), id, 'w') }
      const { problem } = evaluation.plan(props)
      expect(problem).toBeUndefined()
    }
  })
})
