/** Problems of a field in the words that the server has for them; null for none. */
import { EmailAddress, PersonName } from '@calcwright/contract'

/** The part of a zod schema that the checks use. */
interface Schema {
  safeParse(text: string): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined
  }
}

export const problemOf =
  (schema: Schema) =>
  (text: string): string | null => {
    const parsed = schema.safeParse(text)
    return parsed.success ? null : (parsed.error?.issues[0]?.message ?? 'This cannot be used')
  }

export const emailProblem = problemOf(EmailAddress)
export const nameProblem = problemOf(PersonName)
export const required =
  (sentence: string) =>
  (text: string): string | null =>
    text === '' ? sentence : null
export const noPassword = required('Enter your password')
