/** What a password must be, in one place for the form and the server. */

export const PASSWORD_RULE =
  'At least 10 characters. A few words that belong together only for you are easy to keep and hard to guess.'

const SHORTEST = 10
const LONGEST = 200

/** Long enough, and yet the first that are tried. */
const COMMON = [
  '1234567890',
  '0123456789',
  '0987654321',
  'passwordpassword',
  'password123',
  'password1234',
  'qwertyuiop',
  'qwerty12345',
  '1q2w3e4r5t',
  'iloveyou123',
  'administrator',
  'letmein123',
  'welcome123',
  'calcwright',
]

/**
 * Why this cannot be the password, as a sentence; null when it can.
 * @param known about the person, and so not for a password: name, e-mail address
 */
export function passwordProblem(password: string, known: readonly string[] = []): string | null {
  const characters = [...password]
  if (characters.length < SHORTEST) return `A password has at least ${SHORTEST} characters`
  if (characters.length > LONGEST) return `A password has at most ${LONGEST} characters`
  if (new Set(characters).size < 4) return 'Use more different characters'
  const plain = password.toLowerCase().trim()
  if (COMMON.some(common => plain.startsWith(common) && plain.length < common.length + 4))
    return 'This password is one of the first that are tried'
  if (known.some(text => text !== '' && plain === text.toLowerCase()))
    return 'A password must not be your name or e-mail address'
  return null
}
