/** A loop: what stands in it is done once for each value of the iterator. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { loopFromPlain, loopToPlain } from '../plain.ts'

const forProps = z.object({
  /** A name. */
  iterator: z.string(),
  /** The first value; like the others a formula as the math field writes it. */
  start: z.string(),
  finish: z.string(),
  /** Whether the iterator stays below the final value or takes it as well; above it with a negative step. */
  end: z.enum(['below', 'through']),
  step: z.string(),
})

export type ForProps = z.infer<typeof forProps>

const forBlock: BlockType<ForProps> = {
  type: 'for',
  version: 2,
  props: forProps,
  defaults: () => ({ iterator: '', start: '', finish: '', end: 'below', step: '' }),
  migrations: { 1: old => ({ ...old, end: 'below' }) },
  container: { children: 'any', implicitChild: 'math' },
  mergedText: { iterator: 'latex', start: 'latex', finish: 'latex', step: 'latex' },
  fields: [
    { id: 'iterator', kind: 'name', label: 'Iterator', placeholder: 'j', required: true },
    { id: 'start', kind: 'expression', label: 'Start Value', placeholder: 'start', required: true },
    { id: 'finish', kind: 'expression', label: 'Final Value', placeholder: 'finish', required: true },
    { id: 'step', kind: 'expression', label: 'Step Size', placeholder: 'step', required: true },
  ],
  fromPlain: loopFromPlain,
  toPlain: loopToPlain,
}

export default forBlock
