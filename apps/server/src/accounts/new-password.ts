/** What a new password must be. */
import { passwordProblem } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { Thread } from '../threads/thread.ts'

/** How easily the password is guessed by somebody who knows these texts. */
export interface PasswordQuestion {
  readonly password: string
  readonly known: readonly string[]
}

/** Of zxcvbn, 0 to 4: 3 takes 10^8 tries. */
const GOOD_ENOUGH = 3

/** Megabytes of its lists of words; the thread ends when nobody chooses a password. */
const MEMORY = 256

/** Milliseconds for one: a long one takes half a second. */
const DEADLINE = 20_000

const judge = new Thread(new URL('./password.thread.ts', import.meta.url), MEMORY, DEADLINE)

/** Throws Refused with the rule that the password breaks. */
export async function checkNewPassword(password: string, about: readonly (string | null)[]): Promise<void> {
  const known = about.filter(text => text !== null)
  const problem = passwordProblem(password, known)
  if (problem !== null) throw new Refused('invalid', problem)
  const score = (await judge.ask({ password, known } satisfies PasswordQuestion)) as number
  if (score < GOOD_ENOUGH)
    throw new Refused(
      'invalid',
      'This password is easy to guess. Add a word or two that have nothing to do with it.',
    )
}
