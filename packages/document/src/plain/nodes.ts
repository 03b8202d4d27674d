/** Plain notation as its lines and blocks, before every line has become one. */

import type { PlainMarks } from './marks.ts'

/** A line that belongs to no word of its own: a formula, a text, or one that cannot be placed. */
export interface PlainLine extends PlainMarks {
  readonly kind: 'line'
  readonly text: string
  /** From 1. */
  readonly line: number
  /** The fault of its braces or its place, and where in `text`; such a line stays as it is. */
  readonly problem?: PlainProblem
  /** Only a type that takes any line may take it. */
  readonly prose?: true
  /** In one row with the node before it. */
  readonly beside?: true
}

export interface PlainProblem {
  readonly message: string
  readonly span: { readonly start: number; readonly end: number }
}

/** A block that begins with a word, with what stands in its braces. */
export interface PlainBlock extends PlainMarks {
  readonly kind: 'block'
  readonly type: string
  readonly props: object
  /** The words of the block, without its braces. */
  readonly text: string
  readonly line: number
  readonly children: readonly PlainNode[]
  readonly beside?: true
}

export type PlainNode = PlainLine | PlainBlock
