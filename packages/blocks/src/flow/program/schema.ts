/** A function whose value is what the lines in it return. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { programFromPlain, programToPlain } from '../plain.ts'

const programProps = z.object({
  /** Name and parameters, as the math field writes them: `f\\left(x\\right)`. */
  head: z.string(),
})

export type ProgramProps = z.infer<typeof programProps>

const programBlock: BlockType<ProgramProps> = {
  type: 'program',
  version: 1,
  props: programProps,
  defaults: () => ({ head: '' }),
  migrations: {},
  container: { children: 'any', excludes: ['plot'], implicitChild: 'math', ownNames: true, ownNumbers: true },
  mergedText: { head: 'latex' },
  fields: [{ id: 'head', kind: 'function-head', label: 'Name', placeholder: 'f(x)', required: true }],
  fromPlain: programFromPlain,
  toPlain: programToPlain,
}

export default programBlock
