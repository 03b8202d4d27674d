/** A check: a condition that has to hold, with its verdict. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { checkFromPlain, checkToPlain, clauseOfPlain } from './plain.ts'

const checkProps = z.object({
  /** The condition, as the math field writes it. */
  condition: z.string(),
  /** Words that name the check in a summary; '' for the condition itself. */
  name: z.string(),
})

export type CheckProps = z.infer<typeof checkProps>

const checkBlock: BlockType<CheckProps> = {
  type: 'check',
  version: 1,
  props: checkProps,
  defaults: () => ({ condition: '', name: '' }),
  migrations: {},
  mergedText: { condition: 'latex', name: 'latex' },
  fields: [
    {
      id: 'condition',
      kind: 'condition',
      label: 'Condition',
      placeholder: 'demand <= capacity',
      required: true,
    },
    { id: 'name', kind: 'words', label: 'Name of the check', placeholder: 'name' },
  ],
  counts: () => 'formula',
  worded: true,
  fromPlain: checkFromPlain,
  marksFromPlain: clauseOfPlain,
  toPlain: checkToPlain,
}

export default checkBlock
