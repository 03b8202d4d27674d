import { type Answer, type Refusal, TransportError } from '@calcwright/contract'

/** Message for a missing or unusable answer. */
export const SERVER_ERROR = 'Error: There was a server error.  We have been notified'

/** The server has understood the call and did not follow; the message is a sentence for the person. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly problem: Refusal['problem']

  constructor({ message, problem }: Refusal) {
    super(message)
    this.problem = problem
  }
}

/** The answer to a call; an Error whose message is a sentence for the person when it was refused or failed. */
export async function granted<T extends { success: true }>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((error: unknown) => {
    if (error instanceof TransportError)
      throw new Error(error.status > 0 ? SERVER_ERROR : error.message, { cause: error })
    throw error
  })
  if (!answer.success) throw new RefusedError(answer)
  return answer
}
