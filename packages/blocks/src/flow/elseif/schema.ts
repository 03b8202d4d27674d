/** A further branch of the `if` that it stands in, asked where no test before it is true. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { testFromPlain, testToPlain } from '../plain.ts'

const elseifProps = z.object({
  /** The condition, as the math field writes it. */
  test: z.string(),
})

export type ElseifProps = z.infer<typeof elseifProps>

const elseifBlock: BlockType<ElseifProps> = {
  type: 'elseif',
  version: 1,
  props: elseifProps,
  defaults: () => ({ test: '' }),
  migrations: {},
  mergedText: { test: 'latex' },
  fields: [{ id: 'test', kind: 'condition', label: 'Test', placeholder: 'condition', required: true }],
  divides: true,
  placement: { parents: ['if'], joinsAbove: true, saysItself: true },
  fromPlain: testFromPlain(['elseif', 'else if']),
  toPlain: testToPlain('elseif'),
}

export default elseifBlock
