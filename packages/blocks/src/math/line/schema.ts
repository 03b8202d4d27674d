/** One formula line. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { mathFromPlain, mathToPlain } from './plain.ts'

const DIGITS_MESSAGE = 'Invalid Entry: Please enter an integer from 1 to 14'

const mathProps = z.object({
  /** The formula as the math field writes it. */
  latex: z.string(),
  /** Display unit in plain notation, '' for the automatic choice. */
  expectedUnits: z.string(),
  /** null follows the worksheet. */
  approx: z.nullable(z.boolean()),
  factor_expand: z.enum(['none', 'simplify', 'factor', 'expand']),
  /** 0 shows what asks for a result, 1 is collapsed, 2 always shows. */
  outputMode: z.literal([0, 1, 2]),
  /** Significant digits 1 to 14; 0 follows the worksheet. */
  digits: z.int(DIGITS_MESSAGE).check(z.minimum(0, DIGITS_MESSAGE), z.maximum(14, DIGITS_MESSAGE)),
  /** Show the result in full however long it is. */
  force_display: z.boolean(),
  /** Names that may stay undefined here: the person has called them symbols. */
  not_defined_allowed: z.array(z.string()),
  /** Words that typing does not turn into units in this line. */
  skipAutoUnit: z.array(z.string()),
})

export type MathProps = z.infer<typeof mathProps>

export const math: BlockType<MathProps> = {
  type: 'math',
  version: 1,
  props: mathProps,
  defaults: () => ({
    latex: '',
    expectedUnits: '',
    approx: null,
    factor_expand: 'none',
    outputMode: 0,
    digits: 0,
    force_display: false,
    not_defined_allowed: [],
    skipAutoUnit: [],
  }),
  migrations: {},
  mergedText: { latex: 'latex' },
  fromPlain: mathFromPlain,
  toPlain: mathToPlain,
}
