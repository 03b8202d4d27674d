/** The evaluation service, `/api/v1`: worksheets called like functions. */
import * as z from 'zod/mini'
import { HashString, Json, Problem, Refusal, UnixTime } from './common.ts'

/** Sets of inputs in one call. */
export const SETS_LIMIT = 5000

/**
 * The value of an input: plain notation with its unit, `3 [kN]`; a number; the option of a choice; true or false; a
 * list, `[1, 2]`, or rows, `[[1, 2], [3, 4]]`. The worksheet says which it takes, and refuses what it does not.
 */
const InputValue = Json

/** Values by name; other inputs have the values of the worksheet. */
export const InputSet = z.record(z.string().check(z.minLength(1), z.maxLength(200)), InputValue)
export type InputSet = z.infer<typeof InputSet>

/** POST /api/v1/worksheets/{hash}/evaluate */
export const EvaluateRequest = z.strictObject({
  /** One set of inputs, or several, which are answered in the same order. */
  inputs: z._default(
    z.union([
      InputSet,
      z
        .array(InputSet)
        .check(
          z.minLength(1, 'a list of sets has one set at least'),
          z.maxLength(SETS_LIMIT, `a call has at most ${SETS_LIMIT} sets`),
        ),
    ]),
    {},
  ),
  /**
   * Names or formulas, each with the unit that it is wanted in if any: `sigma`, `sigma [MPa]`, `2*F`. The
   * outputs of the worksheet's form when absent.
   */
  outputs: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.minLength(1), z.maxLength(100)),
  ),
  /** Whether each output has the steps to it, whatever the worksheet shows. */
  steps: z.optional(z.boolean()),
  /** The revision to evaluate, by its id; the worksheet as it is now when absent. */
  revision: z.optional(HashString),
})
export type EvaluateRequest = z.infer<typeof EvaluateRequest>

/** Headers of a call; others may come with it. */
export const EvaluateHeaders = z.looseObject({
  /** Names the call: the same call with the same key gets the same answer again for a day. */
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
})

/** A number; `{re, im}`, nested arrays for lists and matrices, null for what is no number. */
const OutputValue = Json

export const OutputAnswer = z.object({
  value: OutputValue,
  /** Standard uncertainty in the unit of the value, for one that has some. */
  uncertainty: z.optional(OutputValue),
  /** Unit of the value in plain notation, '' for none. */
  unit: z.string(),
  /** The result as the worksheet shows it. */
  text: z.string(),
  /** Exact or symbolic value in plain notation, without its unit. */
  exact: z.string(),
  latex: z.string(),
  /** The rule that its line follows in the worksheet: `EN 1993-1-1, 6.2.5`. Absent for none. */
  clause: z.optional(z.string()),
  /**
   * The formula, and below it the same with values put in; the result follows. Absent where nothing is between, and
   * where neither the call nor the worksheet wants steps.
   */
  steps: z.optional(z.array(z.object({ text: z.string(), latex: z.string() }))),
  /** Remarks on the result. */
  notices: z.array(z.string()),
})
export type OutputAnswer = z.infer<typeof OutputAnswer>

/** An input or an output that cannot be used, with a sentence for people. */
export const NamedProblem = z.object({
  name: z.string(),
  /** The kind of problem, for programs: `input.dimension`, `input.range`, `output.failed` …; docs/api.md has the list. */
  code: z.string(),
  message: z.string(),
  /** The code of the error of the line, for an output that cannot be computed. */
  cause: z.optional(z.string()),
})
export type NamedProblem = z.infer<typeof NamedProblem>

const OutputsByName = z.record(z.string(), OutputAnswer)

const CheckQuantity = z.nullable(z.object({ value: z.number(), unit: z.string(), display: z.string() }))

/** A check of the worksheet. */
export const EvaluatedCheck = z.object({
  name: z.string(),
  clause: z.optional(z.string()),
  /** The worksheet that it comes from, with its verdict there, for one that is included. */
  worksheet: z.optional(z.object({ hash_string: z.string(), name: z.string() })),
  /** Null where nothing is compared. */
  demand: CheckQuantity,
  capacity: CheckQuantity,
  /** Share of the capacity that is used; null where a ratio says nothing. */
  utilisation: z.nullable(z.number()),
  /** True where the check holds, and nowhere else. */
  ok: z.boolean(),
  verdict: z.enum(['OK', 'NOT OK', 'NOT CHECKED']),
  notes: z.optional(z.array(z.string())),
})

/** The checks of the worksheet, the worst first. Absent where it has none. */
const Checks = z.optional(z.array(EvaluatedCheck))

/** Remarks on the inputs: in which unit a plain number was read. Absent for none. */
const InputNotices = z.optional(z.array(z.string()))

/** The result of one set among several. */
export const SetAnswer = z.union([
  z.object({ success: z.literal(true), outputs: OutputsByName, notices: InputNotices, checks: Checks }),
  z.object({ success: z.literal(false), problems: z.array(NamedProblem) }),
])
export type SetAnswer = z.infer<typeof SetAnswer>

export const EvaluateAnswer = z.union([
  /** For one set. */
  z.object({
    success: z.literal(true),
    version: z.int(),
    outputs: OutputsByName,
    notices: InputNotices,
    checks: Checks,
  }),
  /** For several sets. */
  z.object({ success: z.literal(true), version: z.int(), results: z.array(SetAnswer) }),
])
export type EvaluateAnswer = z.infer<typeof EvaluateAnswer>

/**
 * A line of the answer in `application/x-ndjson`: one for each set as it is ready, with its place in `index`, and at
 * the end one that is `done`, or the refusal of the call.
 */
export const EvaluateLine = z.union([
  z.object({
    index: z.int(),
    success: z.literal(true),
    outputs: OutputsByName,
    notices: InputNotices,
    checks: Checks,
  }),
  z.object({ index: z.int(), success: z.literal(false), problems: z.array(NamedProblem) }),
  z.object({ done: z.literal(true), version: z.int(), sets: z.int() }),
  Refusal,
])
export type EvaluateLine = z.infer<typeof EvaluateLine>

/** The refusal of a call with one set: its names that cannot be used. */
export const EvaluateRefusal = z.extend(Refusal, {
  problem: z.optional(Problem),
  problems: z.optional(z.array(NamedProblem)),
})

/** A name that can be given or read. */
export const ApiName = z.object({
  name: z.string(),
  /** Its present value as the worksheet shows it, '' where it has none. */
  text: z.string(),
  latex: z.string(),
})
export type ApiName = z.infer<typeof ApiName>

/** GET /api/v1/worksheets/{hash}/revisions: the newest first. */
export const ApiRevisions = z.object({
  success: z.literal(true),
  revisions: z.array(
    z.object({
      /** Its id, for `revision` of a call. */
      id: HashString,
      /** The name that somebody has given it; null for none. */
      name: z.nullable(z.string()),
      version: z.int(),
      created_at: UnixTime,
      /** People who have marked it as checked; absent for none. */
      checked_by: z.optional(z.array(z.string())),
    }),
  ),
})
export type ApiRevisions = z.infer<typeof ApiRevisions>

/** GET /api/v1/worksheets/{hash} */
export const ApiWorksheet = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  version: z.int(),
  update_time: UnixTime,
  /** Names that the worksheet defines, in reading order. */
  names: z.array(ApiName),
  /** Names of the inputs and outputs of its form. */
  inputs: z.array(z.string()),
  outputs: z.array(z.string()),
  /** The same as JSON Schema (2020-12), with kind, unit, dimension, limits, options, default, label and help. */
  input_schema: z.record(z.string(), Json),
  output_schema: z.record(z.string(), Json),
})
export type ApiWorksheet = z.infer<typeof ApiWorksheet>
