/** One formula line. */
import type { BlockType } from '@calcwright/document'
import { latexAsTyped } from '@calcwright/math/expression'
import * as z from 'zod/mini'
import { defaultResultOptions, resultOptionFields } from '../../result-options.ts'
import { mathFromPlain, mathToPlain } from './plain.ts'

const mathProps = z.object({
  /** The formula as the math field writes it. */
  latex: z.string(),
  ...resultOptionFields,
  /** Names that may stay undefined here: the person has called them symbols. */
  not_defined_allowed: z.array(z.string()),
  /** Words that typing does not turn into units in this line. */
  skipAutoUnit: z.array(z.string()),
})

export type MathProps = z.infer<typeof mathProps>

const math: BlockType<MathProps> = {
  type: 'math',
  version: 1,
  props: mathProps,
  defaults: () => ({
    latex: '',
    ...defaultResultOptions(),
    not_defined_allowed: [],
    skipAutoUnit: [],
  }),
  migrations: {},
  mergedText: { latex: 'latex' },
  fields: [{ id: 'latex', kind: 'statement', label: 'Formula', placeholder: '' }],
  fromPlain: mathFromPlain,
  toPlain: mathToPlain,
  asTyped: line => ({ latex: latexAsTyped(line) }),
}

export default math
