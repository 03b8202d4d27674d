/** The .calc file: a worksheet as JSON. docs/models/document.md is its specification. */
import type { LineMarks } from '../marks.ts'
import type { JsonObject } from '../types.ts'

/** Version of the file's own frame; block types have versions of their own. */
export const CALC_VERSION = 2

export interface CalcBlock extends LineMarks {
  readonly id?: string
  readonly type: string
  /** Version of the fields where it is not the one in `types`. */
  readonly version?: number
  /** Fields that differ from the type's defaults. */
  readonly props?: JsonObject
  readonly disabled?: boolean
  readonly collapsed?: boolean
  /** In one row with the block before it. */
  readonly beside?: boolean
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
  /** Resources that the blocks refer to, by their digests, as base64. */
  readonly files?: Readonly<Record<string, string>>
}
