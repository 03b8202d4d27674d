/** Parameters that the worksheet sets in a document of Fusion. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { wordFromPlain } from '../../flow/plain.ts'

const fusionProps = z.object({})

export type FusionProps = z.infer<typeof fusionProps>

const fusion: BlockType<FusionProps> = {
  type: 'fusion',
  version: 1,
  props: fusionProps,
  defaults: () => ({}),
  migrations: {},
  container: { children: ['fusion_var'], implicitChild: 'fusion_var', indentable: false },
  fromPlain: wordFromPlain('fusion'),
  toPlain: () => 'fusion',
}

export default fusion
