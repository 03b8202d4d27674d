/** POST /form_answers and its calls: what people send from the form of a worksheet (docs/models/forms.md). */
import * as z from 'zod/mini'
import { Flag, HashString, Json, UnixTime } from './common.ts'
import { InputSet } from './evaluation.ts'

/** Most answers that a worksheet keeps. */
export const FORM_ANSWERS_LIMIT = 2000

/** Most characters of an answer with its results, as JSON. */
export const FORM_ANSWER_SIZE = 16_000

/** Everything that somebody who has the form open may know of the collecting. */
export const FormAnswersRequest = z.object({ hash_string: HashString })
export const FormAnswersState = z.object({
  success: z.literal(true),
  /** Whether answers are collected. */
  collects: z.boolean(),
  /** Name of the owner, who decides that. */
  owner: z.string(),
  /** Whether the visitor decides it too, and sees the answers. */
  may_manage: z.boolean(),
})
export type FormAnswersState = z.infer<typeof FormAnswersState>

/** Begins to collect answers, or ends it; those that are there stay. Needs rights 4. */
export const CollectFormAnswers = z.object({ hash_string: HashString, collect: Flag })

/** Sends an answer: values for the inputs of the form, as the evaluation service takes them. */
export const SendFormAnswer = z.object({ hash_string: HashString, inputs: InputSet })
export const SentFormAnswer = z.object({ success: z.literal(true), id: HashString, sent_at: UnixTime })
export type SentFormAnswer = z.infer<typeof SentFormAnswer>

export const FormAnswer = z.object({
  id: HashString,
  sent_at: UnixTime,
  /** Version of the worksheet that computed the results. */
  version: z.int(),
  inputs: InputSet,
  /** Results by name as the worksheet shows them. */
  outputs: z.record(z.string(), z.object({ value: Json, unit: z.string(), text: z.string() })),
  /** Verdicts of the checks by name. */
  checks: z.record(z.string(), z.string()),
})
export type FormAnswer = z.infer<typeof FormAnswer>

/** Lists the answers, the oldest first. Needs rights 4. */
export const FormAnswersAnswer = z.object({
  success: z.literal(true),
  collects: z.boolean(),
  answers: z.array(FormAnswer),
  /** Most answers that are kept. */
  limit: z.int(),
})
export type FormAnswersAnswer = z.infer<typeof FormAnswersAnswer>

/** Deletes answers for good. Needs rights 4. */
export const DeleteFormAnswers = z.object({
  hash_string: HashString,
  ids: z.array(HashString).check(z.minLength(1), z.maxLength(FORM_ANSWERS_LIMIT)),
})
export const DeletedFormAnswers = z.object({ success: z.literal(true), deleted: z.int() })
