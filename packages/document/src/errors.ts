export type DocumentErrorCode =
  /** Not the bytes or the text of a worksheet, or damaged. */
  | 'unreadable'
  /** Readable, but parts of it are missing. */
  | 'incomplete'
  /** A change that would leave no line. */
  | 'empty'
  /** Saved by a newer version of the program. */
  | 'newer'
  /** A program called with something that does not exist or does not fit. */
  | 'invalid'
  /** A change that would take minutes to merge. */
  | 'entangled'

/** A worksheet that cannot be read, or a call that makes no sense. `path` leads to the place in a file. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode
  readonly path: string

  constructor(code: DocumentErrorCode, message: string, options: { path?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'DocumentError'
    this.code = code
    this.path = options.path ?? ''
  }
}
