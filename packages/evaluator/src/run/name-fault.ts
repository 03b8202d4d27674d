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
}

/** What is wrong with a name, and where. */
export class NameFault extends Error {
  readonly span: Span
  readonly source: string | undefined
  readonly code: NameCode
  constructor(message: string, span: Span, { source, code = 'name' }: Details = {}) {
    super(message)
    this.span = span
    this.source = source
    this.code = code
  }
}
