import { passwordProblem } from '@calcwright/contract'
import { Refused } from '../failure.ts'

/** Throws Refused with the rule that the password breaks. */
export function checkNewPassword(password: string, known: readonly (string | null)[]): void {
  const problem = passwordProblem(
    password,
    known.filter(text => text !== null),
  )
  if (problem !== null) throw new Refused('invalid', problem)
}
