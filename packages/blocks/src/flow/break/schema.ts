/** Ends the loop. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { wordFromPlain } from '../plain.ts'

const breakProps = z.object({})

export type BreakProps = z.infer<typeof breakProps>

const breakBlock: BlockType<BreakProps> = {
  type: 'break',
  version: 1,
  props: breakProps,
  defaults: () => ({}),
  migrations: {},
  placement: { within: ['for', 'while'], saysItself: true },
  fields: [],
  worded: true,
  fromPlain: wordFromPlain('break'),
  toPlain: () => 'break',
}

export default breakBlock
