import type { Span } from '@calcwright/math/expression'

/** What a fault is about; `name` alone where the kind says it all. */
export type NameCode =
  | 'name'
  | 'name.own'
  | 'name.later'
  | 'name.function'
  | 'name.unknown-function'
  | 'name.uncertain'
  | 'argument.count'
  | 'argument.element'

interface Details {
  /** The statement of a program that the place is in. */
  readonly source?: string | undefined
  readonly code?: NameCode
  /** The functions that it lies in, the outermost first: the message begins with them. */
  readonly within?: readonly string[] | undefined
}

/** What is wrong with a name, and where. */
export class NameFault extends Error {
  readonly span: Span
  readonly source: string | undefined
  readonly code: NameCode
  readonly within: readonly string[] | undefined
  constructor(message: string, span: Span, { source, code = 'name', within }: Details = {}) {
    super(message)
    this.span = span
    this.source = source
    this.code = code
    this.within = within
  }
}
