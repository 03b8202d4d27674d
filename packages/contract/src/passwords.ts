/** Rules for passwords, shared by the form and the server. */

export const PASSWORD_RULE =
  'At least 10 characters. A few words that belong together only for you are easy to keep and hard to guess.'

const SHORTEST = 10
const LONGEST = 200

const TRIED_FIRST = 'This password is one of the first that are tried'

/** Passwords that are long enough and yet among the first that attackers try. */
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

/** Words that a number or a sign at their ends makes no harder to guess. */
const WORDS = new Set(
  `password passwort passwd kennwort qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl zxcvbnm abcdef abcdefgh
  admin administrator welcome willkommen letmein iloveyou monkey dragon football baseball basketball sunshine
  princess superman batman starwars trustno master shadow michael jordan computer internet secret changeme default
  hello hallo whatever freedom access login guest test testing calcwright calculator worksheet engineer summer winter
  spring autumn monday friday january february`.split(/\s+/),
)

/** Characters that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Whether the password is one word, with any characters around it and in it, possibly repeated. */
function isOneWord(password: string): boolean {
  const inner = password.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, '')
  const spelled = [...inner].map(sign => LETTERS[sign] ?? sign).join('')
  const letters = [...password].map(sign => LETTERS[sign] ?? sign).join('')
  return [inner, spelled, letters].some(text => WORDS.has(/^(.+?)\1+$/.exec(text)?.[1] ?? text))
}

/**
 * Returns the sentence why the password is refused; null when it is not.
 * @param known name and e-mail address of the person, which make no password
 */
export function passwordProblem(password: string, known: readonly string[] = []): string | null {
  const characters = [...password]
  if (characters.length < SHORTEST) return `A password has at least ${SHORTEST} characters`
  if (characters.length > LONGEST) return `A password has at most ${LONGEST} characters`
  if (new Set(characters).size < 4) return 'Use more different characters'
  const plain = password.toLowerCase().trim()
  if (COMMON.some(common => plain.startsWith(common) && plain.length < common.length + 4)) return TRIED_FIRST
  if (isOneWord(plain)) return TRIED_FIRST
  if (known.some(text => text !== '' && plain === text.toLowerCase()))
    return 'A password must not be your name or e-mail address'
  return null
}
