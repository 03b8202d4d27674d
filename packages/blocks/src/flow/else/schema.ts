/** The branch of an `if` for where no test is true. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { wordFromPlain } from '../plain.ts'

const elseProps = z.object({})

export type ElseProps = z.infer<typeof elseProps>

const elseBlock: BlockType<ElseProps> = {
  type: 'else',
  version: 1,
  props: elseProps,
  defaults: () => ({}),
  migrations: {},
  placement: { parents: ['if'], joinsAbove: true, saysItself: true },
  fields: [],
  divides: true,
  fromPlain: wordFromPlain('else'),
  toPlain: () => 'else',
}

export default elseBlock
