import type { MessageCode } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/inputs'

/** An input or an output that cannot be used, with a sentence for a person. */
export interface NamedProblem {
  readonly name: string
  readonly code: MessageCode
  readonly message: string
  /** Code of the error of the line that fails, for an output that cannot be computed. */
  readonly cause?: string
}

type Message = ReturnType<typeof message>

export const problemOf = (name: string, { code, text }: Message): NamedProblem => ({
  name,
  code,
  message: text,
})

/** A name that a form or a frame does not ask for. @param known the names that it does */
export const unknownInput = (name: string, known: Iterable<string>): NamedProblem =>
  problemOf(name, message('input.unknown.form', { name, known: [...known].join(', ') }))
