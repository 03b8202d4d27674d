/** A choice: what stands up to the next `elseif` or `else` counts where the test is true. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { testFromPlain, testToPlain } from '../plain.ts'

const ifProps = z.object({
  /** The condition, as the math field writes it. */
  test: z.string(),
})

export type IfProps = z.infer<typeof ifProps>

const ifBlock: BlockType<IfProps> = {
  type: 'if',
  version: 1,
  props: ifProps,
  defaults: () => ({ test: '' }),
  migrations: {},
  container: { children: 'any', implicitChild: 'math' },
  mergedText: { test: 'latex' },
  fields: [{ id: 'test', kind: 'condition', label: 'Test', placeholder: 'condition', required: true }],
  fromPlain: testFromPlain(['if']),
  toPlain: testToPlain('if'),
}

export default ifBlock
