/** Ends a program with a value. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { returnFromPlain, returnToPlain } from '../plain.ts'

const returnProps = z.object({
  /** A formula, as the math field writes it. */
  value: z.string(),
})

export type ReturnProps = z.infer<typeof returnProps>

const returnBlock: BlockType<ReturnProps> = {
  type: 'return',
  version: 1,
  props: returnProps,
  defaults: () => ({ value: '' }),
  migrations: {},
  mergedText: { value: 'latex' },
  fields: [{ id: 'value', kind: 'expression', label: 'Value', placeholder: 'expression', required: true }],
  placement: { within: ['program'], saysItself: true },
  worded: true,
  fromPlain: returnFromPlain,
  toPlain: returnToPlain,
}

export default returnBlock
