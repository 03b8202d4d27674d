/** How a parser reports a formula that it cannot read. */
import type { Parsed, Span, SyntaxCode } from './tree.ts'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'

/** Longest formula that is read, in characters. */
export const MAX_LENGTH = 20_000

/** Deepest nesting of brackets, signs and exponents. */
export const MAX_NESTING = 200

/** Tallest tree: also bounds the operations in one row, so that every walk over a tree fits the stack. */
export const MAX_HEIGHT = 500

/** Thrown inside the parsers only; {@link attempt} turns it into a problem. */
export class SyntaxFault extends Error {
  readonly span: Span
  readonly code: SyntaxCode

  constructor({ code, text }: Message<SyntaxCode>, span: Span) {
    super(text)
    this.name = 'SyntaxFault'
    this.span = { start: span.start, end: span.end }
    this.code = code
  }
}

/** Runs a parser; its fault becomes a problem, any other exception is a defect and passes through. */
export function attempt<T>(parse: () => T): Parsed<T> {
  try {
    return { ok: true, value: parse() }
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error
    return { ok: false, problem: { code: error.code, message: error.message, span: error.span } }
  }
}

/** Refuses sources over {@link MAX_LENGTH}. */
export function checkLength(source: string): void {
  if (source.length <= MAX_LENGTH) return
  throw new SyntaxFault(message('syntax.length', { given: source.length, most: MAX_LENGTH }), {
    start: MAX_LENGTH,
    end: source.length,
  })
}
