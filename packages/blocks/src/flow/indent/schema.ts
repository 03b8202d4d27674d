/** Blocks moved in by one step. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { wordFromPlain } from '../plain.ts'

const indentProps = z.object({})

export type IndentProps = z.infer<typeof indentProps>

const indent: BlockType<IndentProps> = {
  type: 'indent',
  version: 1,
  props: indentProps,
  defaults: () => ({}),
  migrations: {},
  container: { children: 'inherit', implicitChild: 'math', indents: true },
  fromPlain: wordFromPlain('indent'),
  toPlain: () => 'indent',
}

export default indent
