/**
 * Commas in subscripts, `M_y,Ed` and `sigma_c,90,d`: whether a comma behind a subscript belongs to the name or
 * separates two things.
 */
import { isLogarithm } from './calls.ts'
import { isName } from './names.ts'
import type { TokenKind } from './token.ts'

/** A token of a file or of typing. */
interface Word {
  readonly kind: TokenKind | 'part'
  readonly text: string
  readonly start: number
  readonly end: number
  readonly space: boolean
  /** A name that stands in the formula already. */
  readonly part?: { readonly role: string; readonly name?: string }
}

export interface CommaRules {
  /** Whether a name is defined above: such a name is read with its commas also where commas separate. */
  readonly isDefined?: (name: string) => boolean
  /** The text is one formula, in which a comma outside of all brackets separates nothing; true by default. */
  readonly isFormula?: boolean
}

/**
 * Joins a name that ends with a subscript, commas and the letters or digits behind them without a space: `M_y,Ed`
 * is the name `M_y_Ed`. In the brackets of a call, a list, an index or parameters a comma separates, unless the
 * name with the comma is defined above.
 */
export function joinCommas<Token extends Word>(tokens: readonly Token[], rules: CommaRules = {}): Token[] {
  if (!tokens.some(isComma)) return [...tokens]
  const joined: Token[] = []
  const separates: boolean[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!
    if (isSign(token, /^[([]$/)) separates.push(separatesIn(tokens, index))
    else if (isSign(token, /^[)\]]$/)) separates.pop()
    const mustBeDefined = separates.at(-1) ?? rules.isFormula === false
    const whole = wholeName(tokens, index, name => !mustBeDefined || rules.isDefined?.(name) === true)
    joined.push(whole?.token ?? token)
    index = whole?.next ?? index + 1
  }
  return joined
}

/** The longest name with commas that begins at `index` and may be one; null where there is none. */
function wholeName<Token extends Word>(
  tokens: readonly Token[],
  index: number,
  mayBe: (name: string) => boolean,
): { readonly token: Token; readonly next: number } | null {
  const first = tokens[index]!
  let name = nameOf(first)
  if (!name?.includes('_') || isLogarithm(name)) return null
  let found: { readonly token: Token; readonly next: number } | null = null
  let next = index + 1
  while (isComma(tokens[next]) && !tokens[next]!.space) {
    const letters = attached(tokens, next + 1)
    if (letters.length === 0) return found
    name = `${name}_${letters.map(({ text }) => text).join('')}`
    next += 1 + letters.length
    const isOpen = name.endsWith('_')
    if (!isName(name.replace(isOpen ? /_$/ : /'+$/, ''))) return found
    const { end } = tokens[next - 1]!
    const token = { ...first, kind: isOpen ? 'bad' : 'name', text: name, end, part: undefined }
    if (mayBe(isOpen ? name.slice(0, -1) : name)) found = { token, next }
  }
  return found
}

/** The plain form of a name, typed or drawn; null for another token. */
const nameOf = ({ kind, text, part }: Word): string | null =>
  kind === 'name' ? text : part?.role === 'name' ? (part.name ?? null) : null

/** Letters and digits from `index` on with no space before or between them. */
function attached<Token extends Word>(tokens: readonly Token[], index: number): Token[] {
  let end = index
  while (tokens[end] && !tokens[end]!.space && isWord(tokens[end]!)) end += 1
  return tokens.slice(index, end)
}

function isWord({ kind, text, start, end }: Word): boolean {
  if (kind === 'number') return /^\d+$/.test(text) && end - start === text.length
  return kind === 'name' || (kind === 'bad' && /^[\p{L}\d_]+_$/u.test(text))
}

/** Whether commas separate in the bracket at `index`: that of a list, an index, a call or the parameters of `(x, y) -> z`. */
function separatesIn(tokens: readonly Word[], index: number): boolean {
  const before = tokens[index - 1]
  if (tokens[index]!.text === '[' || (before && nameOf(before) !== null)) return true
  let depth = 0
  for (let at = index; at < tokens.length; at += 1) {
    if (isSign(tokens[at]!, /^[([]$/)) depth += 1
    else if (isSign(tokens[at]!, /^[)\]]$/) && --depth === 0) return tokens[at + 1]?.text === '->'
  }
  return false
}

const isSign = ({ kind, text }: Word, sign: RegExp): boolean => kind === 'sign' && sign.test(text)

const isComma = (token: Word | undefined): boolean => token?.kind === 'sign' && token.text === ','
