/** POST /worksheets/variable_list: the names that a worksheet offers to others. */
import * as z from 'zod/mini'
import { HashString } from './common.ts'
import { PlanLimits } from './plans.ts'

export const VariableListRequest = z.object({
  hash_string: HashString,
  /** The worksheet that is to include it: then the answer says whether the source includes it in turn. */
  into: z.nullish(HashString),
})

/** One of the variables. */
export const ListedVariable = z.object({
  /** Name; of a function without its parentheses. */
  name: z.string(),
  /** The value as the worksheet shows it. */
  latex: z.string(),
  /** The value in plain notation with its units; a function as `x -> …`. */
  data: z.string(),
  description: z._default(z.string(), ''),
  /** Other functions that the function calls and that have to be included with it. */
  needs: z._default(z.array(z.string()), []),
  /** The right side of its definition in plain notation; '' where it has none, or more than one. */
  formula: z._default(z.string(), ''),
  /** A table has rows, columns of words, columns of values as lists, and the names that they are computed from. */
  table: z.optional(
    z.object({
      rows: z.array(z.string()),
      words: z.array(z.string()),
      columns: z.array(z.object({ name: z.string(), unit: z.string(), data: z.string() })),
      reads: z.array(z.string()),
    }),
  ),
})
export type ListedVariable = z.infer<typeof ListedVariable>

export const VariableList = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  /** A sentence on the list; '' for none. */
  description: z.optional(z.string()),
  /** JSON text of a list of ListedVariable, from the results that were saved last. */
  variables: z.string(),
  /** Its checks with the verdicts that they had then, as includes save them. */
  checks: z._default(z.array(z.unknown()), []),
  /** Limits on the visitor's includes: their variables and their number; null for none. */
  limits: z.pick(PlanLimits, { variables_per_include: true, includes_per_source: true }),
  /** Names of worksheets that include one another, from one of them to itself; none for no circle. */
  circle: z._default(z.array(z.string()), []),
  /** Worksheets behind it that have older values of the one called `source`, and the worksheet itself if it has. */
  older: z._default(z.array(z.object({ hash_string: HashString, name: z.string(), source: z.string() })), []),
  /** False where there are more worksheets behind it than are looked at. */
  whole: z._default(z.boolean(), true),
})
export type VariableList = z.infer<typeof VariableList>

/** Returns the variables of an answer; null when they cannot be decoded. */
export function decodeVariables(list: VariableList): readonly ListedVariable[] | null {
  try {
    const parsed = z.array(ListedVariable).safeParse(JSON.parse(list.variables))
    return parsed.success ? parsed.data : null
  } catch {
    return null // The caller reports it.
  }
}
