/**
 * Names in their plain form: a letter, then letters and digits, also with tildes between (`a~b`), then accents as
 * `~v~`, and a subscript after the first `_`. Further underscores belong to the subscript (`F_x_1` is shown
 * as F with the subscript x,1). Letters are those of any alphabet; Greek ones are spelled.
 */
import { spellGreek } from './greek.ts'
import type { ConstantName } from './tree.ts'

/** Accents by their letter in the plain form, with the LaTeX command that draws each. */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['v', 'vec'],
  ['d', 'dot'],
  ['e', 'ddot'],
  ['f', 'dddot'],
  ['b', 'bar'],
  ['c', 'check'],
  ['h', 'hat'],
  ['s', 'star'],
  ['p', 'prime'],
  ['t', 'tilde'],
])

const NAME = /^\p{L}[\p{L}\d]*(?:~[\p{L}\d]+)*(?:~[vdefbchpst]~)*(?:_[\p{L}\d]+)*$/u

const CONSTANTS: ReadonlyMap<string, ConstantName> = new Map([
  ['pi', 'pi'],
  ['e', 'e'],
  ['i', 'i'],
  ['infinity', 'infinity'],
  ['inf', 'infinity'],
  ['undef', 'undef'],
  ['true', 'true'],
  ['false', 'false'],
])

/**
 * `sigma'` as the name of a variable, `sigma~p~`; a name with primes that is none is the derivative of a function.
 */
export const primedName = (name: string): string =>
  name.replace(/'/g, '~p~').replace(/^([^_]*)(_[^~]*)(.*)$/s, '$1$3$2')

/** Whether a text is a name in plain form (constants and word operators included). */
export function isName(text: string): boolean {
  return NAME.test(text)
}

/** The constant that a name stands for, if any: `inf` → `infinity`. */
export function constantOf(name: string): ConstantName | undefined {
  return CONSTANTS.get(name)
}

/**
 * Plain form of a name however it was written: Greek characters are spelled, subscript digits
 * lowered (`ρ₁` → `rho_1`), commas and braces of a subscript taken away (`M_y,Ed` → `M_y_Ed`), combined letters
 * composed. Does not check validity.
 */
export function normaliseName(text: string): string {
  if (/^[\w~]*$/.test(text)) return text
  const subscript = /^([^_,{}]+_)\{?([\p{L}\d_]+(?:,[\p{L}\d_]+)*)\}?$/u.exec(text)
  if (subscript && /[,{}]/.test(text))
    return normaliseName(subscript[1]! + subscript[2]!.replaceAll(',', '_'))
  let result = ''
  for (const character of asAccent(text.normalize('NFC'))) {
    const digit = subscriptDigit(character)
    if (digit === null) result += spellLetter(character)
    else result += result.includes('_') ? digit : `_${digit}`
  }
  return result
}

/** Marks above a letter as text programs write them, by the letter of their accent. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['\u0302', 'h'],
  ['\u0303', 't'],
  ['\u0304', 'b'],
  ['\u0305', 'b'],
  ['\u0307', 'd'],
  ['\u0308', 'e'],
  ['\u030c', 'c'],
  ['\u20d7', 'v'],
])

/** The letters of mathematics, 𝐹 and 𝑚, which Word writes formulas in; the italic h and the ℓ of lengths stand elsewhere. */
const OF_MATHEMATICS = /^[\u{1d400}-\u{1d7cb}\u210e\u2113]$/u

/** A letter, or a mark behind one, as names have it: Greek ones are spelled, `𝐹` is F, a dot above is `~d~`. */
export function spellLetter(character: string): string {
  const accent = MARKS.get(character)
  if (accent) return `~${accent}~`
  const plain = OF_MATHEMATICS.test(character) ? character.normalize('NFKC') : character
  return spellGreek(plain) ?? plain
}

/** `ṁ` and `x̄` in one character are the letter and its mark, unless they are letters of a word. */
export function asAccent(letter: string): string {
  const [base, mark, ...others] = letter.normalize('NFD')
  return base && others.length === 0 && (mark === '\u0307' || mark === '\u0304') ? base + mark : letter
}

/** `₁` → `1`; null for any other character. */
export function subscriptDigit(character: string): string | null {
  const offset = (character.codePointAt(0) ?? 0) - 0x2080
  return offset >= 0 && offset <= 9 ? String(offset) : null
}

/** A name's body and its subscript, '' for none. */
export function splitName(name: string): { readonly body: string; readonly subscript: string } {
  const at = name.indexOf('_')
  return at < 0 ? { body: name, subscript: '' } : { body: name.slice(0, at), subscript: name.slice(at + 1) }
}

/**
 * Symbol of the engine for the definition `id` of a name: `F`, 12 → `F_12`. Different names or ids
 * give different symbols: what the engine cannot take in a symbol is written `__<hex>__`, a pattern
 * that no name contains.
 */
export function encodeName(name: string, id: number): string {
  const safe = /^\w+$/.test(name) ? name : [...name].map(escapeCharacter).join('')
  return `${safe.startsWith('_') ? LEADING : ''}${safe}_${id}`
}

/** The engine takes a word that begins with _ for a unit. */
const LEADING = 'z__0__'

function escapeCharacter(character: string): string {
  if (/\w/.test(character)) return character
  return `__${(character.codePointAt(0) ?? 0).toString(16)}__`
}

/** The name and id behind a symbol of {@link encodeName}; null when it is not one. */
export function decodeName(symbol: string): { readonly name: string; readonly id: number } | null {
  const match = /^(.+)_(\d+)$/s.exec(symbol)
  if (!match) return null
  const encoded = match[1]!.startsWith(LEADING) ? match[1]!.slice(LEADING.length) : match[1]!
  const name = encoded.replace(/__([0-9a-f]+)__/g, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  )
  return isName(name) ? { name, id: Number(match[2]) } : null
}
