/** The saved fields of a formula line. */
import * as z from 'zod/mini'
import { resultOptionFields } from '../../result-options.ts'

export const mathProps = z.object({
  /** The formula as the math field writes it. */
  latex: z.string(),
  /** Words behind the formula and its result; '' for none. */
  remark: z.string(),
  ...resultOptionFields,
  /** Names that may stay undefined here: the person has called them symbols. */
  not_defined_allowed: z.array(z.string()),
  /** Words that typing does not turn into units in this line. */
  skipAutoUnit: z.array(z.string()),
})

export type MathProps = z.infer<typeof mathProps>
