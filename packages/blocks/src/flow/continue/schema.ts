/** Goes on with the next pass of the loop. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { wordFromPlain } from '../plain.ts'

const continueProps = z.object({})

export type ContinueProps = z.infer<typeof continueProps>

const continueBlock: BlockType<ContinueProps> = {
  type: 'continue',
  version: 1,
  props: continueProps,
  defaults: () => ({}),
  migrations: {},
  placement: { within: ['for', 'while'], saysItself: true },
  fields: [],
  worded: true,
  fromPlain: wordFromPlain('continue'),
  toPlain: () => 'continue',
}

export default continueBlock
