/** A check of another worksheet as an include saves it, with the verdict that it had there. */
import * as z from 'zod/mini'

const side = z.object({ value: z.number(), unit: z.string(), plain: z.string(), latex: z.string() })

export const includedCheck = z.object({
  /** The worksheet in which it stands, which may be one that the source includes in turn. */
  hash: z.string(),
  worksheet: z.string(),
  /** Its block and the number of its line there. */
  block: z.string(),
  line: z.number(),
  name: z.string(),
  /** LaTeX of its condition where it has no name, else ''. */
  formula: z.string(),
  clause: z.string(),
  state: z.enum(['ok', 'not-ok', 'not-checked', 'skipped']),
  /** Share of the capacity that is used; null for none. */
  utilisation: z.nullable(z.number()),
  demand: z.nullable(side),
  capacity: z.nullable(side),
  notes: z.array(z.string()),
})

export type IncludedCheck = z.infer<typeof includedCheck>

/** Words of a verdict by its state. */
export const LABELS = {
  ok: 'OK',
  'not-ok': 'NOT OK',
  'not-checked': 'NOT CHECKED',
  skipped: 'NOT CHECKED',
} as const
