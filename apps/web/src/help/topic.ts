/** One page of help: on errors and notices, on what people come to do, on a setting. */
import type { HelpTopic } from '@calcwright/editor'

export type HelpKind = HelpTopic['kind']

/** Lines of plain notation that do not work, and what to write instead. */
export interface Example {
  readonly wrong: readonly string[]
  readonly right: readonly string[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  /** Words that people search for it with, beside those that stand in it, with commas between. */
  readonly words?: string
  /** Codes of the errors and notices that it is about. */
  readonly codes?: readonly string[]
  /** Kinds whose other messages belong here. */
  readonly kinds?: readonly HelpKind[]
  readonly meaning: string
  readonly example?: Example
  readonly steps: readonly string[]
}
