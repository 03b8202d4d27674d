/** The .calc file: a worksheet as JSON. docs/models/document.md is its specification. */
import { z } from 'zod'
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

const version = z.number().int().min(1)

const calcBlock: z.ZodType<CalcBlock> = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'An id has up to 64 letters, digits, _ and -.')
    .optional(),
  type: z.string().min(1),
  version: version.optional(),
  props: z.record(z.string(), z.json()).optional(),
  disabled: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  get children(): z.ZodOptional<z.ZodArray<z.ZodType<CalcBlock>>> {
    return z.array(calcBlock).optional()
  },
})

export const calcFile: z.ZodType<CalcFile> = z.strictObject({
  format: z.literal('calcwright'),
  version: z.literal(CALC_VERSION),
  name: z.string(),
  types: z.record(z.string(), version).default({}),
  settings: z.record(z.string(), z.json()).default({}),
  blocks: z.array(calcBlock),
  results: z.unknown().optional(),
})
