import type { Span } from '@calcwright/math/expression'

/** What is wrong with a name, and where. */
export class NameFault extends Error {
  readonly span: Span
  /** The statement of a program that the place is in. */
  readonly source: string | undefined
  constructor(message: string, span: Span, source?: string) {
    super(message)
    this.span = span
    this.source = source
  }
}
