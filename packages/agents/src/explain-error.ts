/** The help on an error or a notice, for agents. */
import { explain } from '@calcwright/math/messages/explain'
import type { Answer } from './host.ts'

/** Throws an Error for what is no error or notice of Calcwright. */
export function explainError(question: Parameters<typeof explain>[0]): Answer {
  const found = explain(question)
  if (!found)
    throw new Error('No error or notice has this code or this sentence. Give the code as it was answered.')
  const { code, topic } = found
  const { title, meaning, example, steps } = topic
  return {
    code,
    title,
    meaning,
    ...(example && { instead_of: example.wrong, write: example.right }),
    steps,
  }
}
