import type { Span } from '@calcwright/math/expression'

/** What is wrong with a name, and where. */
export class NameFault extends Error {
  readonly span: Span
  constructor(message: string, span: Span) {
    super(message)
    this.span = span
  }
}
