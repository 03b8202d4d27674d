/** The saved fields of a conditional assignment. */
import * as z from 'zod/mini'
import { resultOptionFields } from '../../result-options.ts'
import { rowsOf } from '../../rows.ts'

export const conditionalAssignmentProps = z.object({
  /** A name, or a function with its parameters, as the math field writes it. */
  variable: z.string(),
  /** At least one branch, tested in order. The last one is the value for otherwise: its condition is ''. */
  branches: rowsOf(z.object({ expression: z.string(), condition: z.string() }), () => ({
    expression: '',
    condition: '',
  })),
  ...resultOptionFields,
})

export type ConditionalAssignmentProps = z.infer<typeof conditionalAssignmentProps>
