/** Rules for new passwords. */
import { passwordProblem } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { Thread } from '../threads/thread.ts'

/** Question to the thread: how easily somebody who knows these texts guesses the password. */
export interface PasswordQuestion {
  readonly password: string
  readonly known: readonly string[]
}

/** Score of zxcvbn, from 0 to 4; 3 stands for 10^8 guesses. */
const GOOD_ENOUGH = 3

/** Megabytes for the word lists of zxcvbn; the thread ends when nobody chooses a password. */
const MEMORY = 256

/** Milliseconds for one password; a long one takes half a second. */
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
