/** Takes the meaning of names away from here on. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { purgeFromPlain, purgeToPlain } from './plain.ts'

const purgeProps = z.object({
  /** Names between commas, as the math field writes them. */
  names: z.string(),
})

export type PurgeProps = z.infer<typeof purgeProps>

const purgeBlock: BlockType<PurgeProps> = {
  type: 'purge',
  version: 1,
  props: purgeProps,
  defaults: () => ({ names: '' }),
  migrations: {},
  mergedText: { names: 'latex' },
  fields: [{ id: 'names', kind: 'names', label: 'Variables', placeholder: 'variable list', required: true }],
  worded: true,
  fromPlain: purgeFromPlain,
  toPlain: purgeToPlain,
}

export default purgeBlock
