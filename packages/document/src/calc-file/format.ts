/** The .calc file: a worksheet as JSON. docs/models/document.md is its specification. */
import * as z from 'zod/mini'
import type { JsonObject } from '../types.ts'

/** Version of the file's own frame; block types have versions of their own. */
export const CALC_VERSION = 1

export interface CalcBlock {
  readonly id?: string
  readonly type: string
  /** Version of the fields where it is not the one in `types`. */
  readonly version?: number
  /** Fields that differ from the type's defaults. */
  readonly props?: JsonObject
  readonly disabled?: boolean
  readonly collapsed?: boolean
  readonly children?: readonly CalcBlock[]
}

export interface CalcFile {
  readonly format: 'calcwright'
  readonly version: number
  readonly name: string
  /** Version of each block type's fields. */
  readonly types: Readonly<Record<string, number>>
  /** Settings that differ from the defaults. */
  readonly settings: JsonObject
  readonly blocks: readonly CalcBlock[]
  /** Results as they were when saved; the evaluator's snapshot. */
  readonly results?: unknown
}

const version = z.number().check(z.int(), z.minimum(1))

const calcBlock: z.ZodMiniType<CalcBlock> = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'An id has up to 64 letters, digits, _ and -.'))),
  type: z.string().check(z.minLength(1)),
  version: z.optional(version),
  props: z.optional(z.record(z.string(), z.json())),
  disabled: z.optional(z.boolean()),
  collapsed: z.optional(z.boolean()),
  get children(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<CalcBlock>>> {
    return z.optional(z.array(calcBlock))
  },
})

export const calcFile: z.ZodMiniType<CalcFile> = z.strictObject({
  format: z.literal('calcwright'),
  version: z.literal(CALC_VERSION),
  name: z.string(),
  types: z._default(z.record(z.string(), version), {}),
  settings: z._default(z.record(z.string(), z.json()), {}),
  blocks: z.array(calcBlock),
  results: z.optional(z.unknown()),
})
