/** A loop: what stands in it is done as long as the test before each pass is true. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { testFromPlain, testToPlain } from '../plain.ts'

const whileProps = z.object({
  /** The condition, as the math field writes it. */
  test: z.string(),
})

export type WhileProps = z.infer<typeof whileProps>

const whileBlock: BlockType<WhileProps> = {
  type: 'while',
  version: 1,
  props: whileProps,
  defaults: () => ({ test: '' }),
  migrations: {},
  container: { children: 'any', implicitChild: 'math' },
  mergedText: { test: 'latex' },
  fields: [{ id: 'test', kind: 'condition', label: 'Condition', placeholder: 'condition', required: true }],
  fromPlain: testFromPlain(['while']),
  toPlain: testToPlain('while'),
}

export default whileBlock
