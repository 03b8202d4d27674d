import { Worksheet, createRegistry } from '@calcwright/document'
import type { Block, Field } from '@calcwright/document'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BlockInProgress } from './block-in-progress.ts'

interface Props {
  rows: string[]
  note: string
}

const field = (id: string, required: boolean): Field => ({ id, kind: 'expression', label: id, placeholder: '', required }) // prettier-ignore

const rowsBlock = {
  type: 'rows',
  version: 1,
  props: z.object({ rows: z.array(z.string()), note: z.string() }),
  defaults: (): Props => ({ rows: [''], note: '' }),
  migrations: {},
  mergedText: { rows: 'latex', note: 'latex' },
  fields: ({ rows }: Props) => [...rows.map((_, at) => field(`rows.${at}`, true)), field('note', false)],
} as const

/** Steps: the rows that are written, `@row` for the caret in a row, `@note`, `@` for the caret elsewhere. */
const cases: [steps: string, evaluated: string][] = [
  // A row that is added keeps the result until it has a text …
  ['a @0 a| a|b', 'a / a / a|b'],
  // … or the caret has left it, within the block or to another.
  ['a @0 a| @1 @0', 'a / a / a|'],
  ['a @0 a| @1 @note', 'a / a / a|'],
  ['a @0 a| @', 'a / a / a|'],
  // A row before others is the same row wherever these stand.
  ['a|b @0 a||b @1 a|c|b', 'a|b / a|b / a|c|b'],
  ['a|b @0 a||b @1 @2', 'a|b / a|b / a||b'],
  // The caret has to leave both of two empty rows.
  ['a @0 a|| @1 @2', 'a / a'],
  ['a @0 a|| @1 @2 @0', 'a / a / a||'],
  // A text that is taken away is a change at once.
  ['a|b @1 a|', 'a|b / a|'],
  // The caret is elsewhere, as that of another person.
  ['a a|', 'a / a|'],
  ['a @0 a| a', 'a / a / a'],
]

it.each(cases)('%s is evaluated as %s', (steps, evaluated) => {
  const worksheet = Worksheet.create(createRegistry([rowsBlock]), { blocks: [{ id: 'r', type: 'rows' }] })
  const inProgress = new BlockInProgress(worksheet)
  const seen: string[] = []
  const see = (block: Block): void => {
    seen.push((inProgress.evaluated(block).props as Props).rows.join('|'))
  }
  worksheet.subscribe(() => see(worksheet.block('r')!))
  inProgress.subscribe(id => see(worksheet.block(id)!))
  for (const step of steps.split(' ')) {
    if (step === '@') inProgress.caretAt(null)
    else if (step.startsWith('@'))
      inProgress.caretAt('r', step === '@note' ? 'note' : `rows.${step.slice(1)}`)
    else worksheet.apply({ kind: 'setProps', id: 'r', props: { rows: step.split('|') } })
  }
  expect(seen.join(' / ')).toBe(evaluated)
})
