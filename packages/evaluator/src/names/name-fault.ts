import type { Span } from '@calcwright/math/expression'
import type { Message } from '@calcwright/math/messages'
import type { StoredCode } from '../block-result.ts'

interface Details {
  /** The statement of a program that the place is in. */
  readonly source?: string | undefined
  /** The functions that it lies in, the outermost first: the message begins with them. */
  readonly within?: readonly string[] | undefined
}

/** An error about a name, with its place. */
export class NameFault extends Error {
  readonly span: Span
  readonly source: string | undefined
  readonly code: StoredCode
  readonly within: readonly string[] | undefined
  constructor({ code, text }: Message<StoredCode>, span: Span, { source, within }: Details = {}) {
    super(text)
    this.span = span
    this.source = source
    this.code = code
    this.within = within
  }
}
