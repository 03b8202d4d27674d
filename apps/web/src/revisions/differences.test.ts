import { registry } from '@calcwright/blocks/schemas'
import { Worksheet } from '@calcwright/document'
import type { BlockResult, Outcome } from '@calcwright/evaluator'
import { describe, expect, it } from 'vitest'
import { type ComparedState, differencesBetween } from './differences.ts'

const sheet = Worksheet.create(registry, {
  name: 'Beam',
  blocks: [
    { id: 'a', type: 'text', props: { html: 'Loads' } },
    { id: 'b', type: 'math', props: { latex: 'F:=3' } },
    { id: 'c', type: 'math', props: { latex: '2F=' } },
  ],
})

const outcome = (display: string): Outcome =>
  ({ shown: true, display, latex: display, error: null }) as Outcome
const resultsOf = (values: Record<string, string>): ComparedState['results'] =>
  Object.fromEntries(
    Object.entries(values).map(([block, display]) => [
      block,
      { block, outcomes: [outcome(display)] } as unknown as BlockResult,
    ]),
  )

const before: ComparedState = { blocks: sheet.blocks(), results: resultsOf({ c: '6' }) }
const after = (change: (worksheet: Worksheet) => void, values: Record<string, string>): ComparedState => {
  const worksheet = Worksheet.load(registry, sheet.encode())
  change(worksheet)
  return { blocks: worksheet.blocks(), results: resultsOf(values) }
}

describe('differencesBetween', () => {
  it('finds nothing between a state and itself', () => {
    expect(differencesBetween(before, before)).toEqual([])
  })

  it('finds changed lines, and lines of another value though nobody touched them', () => {
    const later = after(
      worksheet => worksheet.apply({ kind: 'setProps', id: 'b', props: { latex: 'F:=4' } }),
      { c: '8' },
    )
    expect(differencesBetween(before, later)).toEqual([
      {
        id: 'b',
        differences: ['changed'],
        line: 2,
        before: { text: 'F := 3', latex: 'F:=3' },
        after: { text: 'F := 4', latex: 'F:=4' },
      },
      {
        id: 'c',
        differences: ['value'],
        line: 3,
        before: { text: '2F = 6', latex: '2F=6' },
        after: { text: '2F = 8', latex: '2F=8' },
      },
    ])
  })

  it('finds new, removed and moved lines by their numbers', () => {
    const later = after(
      worksheet => {
        worksheet.apply({ kind: 'remove', ids: ['a'] })
        worksheet.apply({
          kind: 'insert',
          blocks: [{ id: 'n', type: 'text', props: { html: 'Results' } }],
          at: { after: 'c' },
        })
        worksheet.apply({ kind: 'move', ids: ['b'], at: { after: 'n' } })
      },
      { c: '6' },
    )
    const line = { text: '2F = 6', latex: '2F=6' }
    expect(differencesBetween(before, later)).toEqual([
      { id: 'a', differences: ['removed'], line: 1, before: { text: '# Loads' }, after: null },
      { id: 'c', differences: ['moved'], line: 1, movedFrom: 3, before: line, after: line },
      { id: 'n', differences: ['added'], line: 2, before: null, after: { text: '# Results' } },
    ])
  })

  it('finds lines of which only the options differ', () => {
    const later = after(
      worksheet => worksheet.apply({ kind: 'setProps', id: 'c', props: { outputMode: 2 } }),
      { c: '6' },
    )
    expect(differencesBetween(before, later)).toMatchObject([{ id: 'c', differences: ['options'], line: 3 }])
  })
})
