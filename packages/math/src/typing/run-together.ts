/** Letters that are written close together, `2gh` and `1/2mv^2`: on paper a product of the names that are defined. */
import { INFIX_FUNCTIONS, PREFIX_FUNCTIONS, findFunction } from '@calcwright/reference/functions'
import { isGreekCommand, spellGreek } from '../expression/greek.ts'
import { constantOf } from '../expression/names.ts'
import { equalsSigns, isTarget } from './equals-signs.ts'
import { isPrefix } from './leaves.ts'
import { isMeasureOfLetters, isNeverProduct, isNoName } from './measure-or-variable.ts'
import { startOfNumber, startOfTimesTen } from './numbers-before.ts'
import type { TypedToken } from './source.ts'
import type { UnitRules } from './unit-runs.ts'

type Rules = Pick<UnitRules, 'isDefined' | 'isUnit' | 'isUnitWord' | 'names' | 'finished' | 'text'>

interface Parted {
  readonly tokens: readonly TypedToken[]
  /** Indexes of the words, among the tokens before, that could be read either way. */
  readonly doubtful: readonly number[]
}

/**
 * Parts words that nothing defines into the names that they consist of, where each is defined: one letter, a Greek
 * one, π, and at the end one with a subscript. A word at the caret waits for its end, and what is being defined
 * stays a name.
 * @param turned indexes of words that are read the other way than the rule says
 */
export function partWords(
  tokens: readonly TypedToken[],
  rules: Rules,
  turned: ReadonlySet<number> = new Set(),
): Parted {
  let depth = 0
  const doubtful: number[] = []
  const isMeasure = (index: number): boolean => {
    const { text } = tokens[index]!
    if (isNeverProduct(text) || !namesIn(text, rules.isDefined)) return true
    doubtful.push(index)
    return isMeasureOfLetters(tokens, index, rules) !== turned.has(index)
  }
  const parted = tokens.flatMap((token, index) => {
    if (token.text === '[') depth += 1
    if (token.text === ']') depth -= 1
    // A box holds units.
    if (depth > 0 && rules.isUnit(token.text)) return [token]
    if (token.kind !== 'name' || staysWhole(tokens, index, rules, isMeasure)) return [token]
    // A unit without its number, `f_ck/MPa`, `F/mm^2`.
    if (tokens[index - 1]?.text === '/' && isNoName(token.text)) return [token]
    // Nobody raises Euler's number to a number: the `Re` of `Re^0.8` is a name.
    const next = tokens[index + 2]?.kind === 'number' ? '' : tokens[index + 1]!.text
    const pieces =
      factorsOf(token.text, next, rules.isDefined) ?? factorsOf(token.text, next, besideGravity(rules))
    const written = rules.text.slice(token.start, token.end)
    const ends = pieces && endsOf(pieces, written)
    if (!pieces || !ends) return [token]
    // `33 µF`: the sign is that of micro.
    if (written !== token.text && rules.isUnitWord(written) && startOfNumber(tokens, index - 1) !== undefined)
      return [token]
    let start = token.start
    return pieces.map((text, at) => {
      const end = token.start + ends[at]!
      const piece = { ...token, text, start, end, ...(at > 0 && { space: true, parted: true as const }) }
      start = end
      return piece
    })
  })
  return { tokens: parted, doubtful }
}

/** Gravity that somebody has not defined, beside what it is multiplied with: `mgh`, `rhogh`, `2gh`. */
const besideGravity =
  ({ isDefined }: Rules) =>
  (name: string): boolean =>
    name === 'g' || (/^(?:[mMhHzrRlL]|rho)$/.test(name) && isDefined(name))

/**
 * Whether a word has a meaning of its own, or may be given one.
 * @param isMeasure whether the unit behind a number is none of the products that its letters are
 */
function staysWhole(
  tokens: readonly TypedToken[],
  index: number,
  rules: Rules,
  isMeasure: (index: number) => boolean,
): boolean {
  const { text, space } = tokens[index]!
  const [next, behind] = [tokens[index + 1]!, tokens[index + 2]]
  if ([...text].length < 2 || rules.isDefined(text) || rules.names.has(text)) return true
  if (constantOf(text) || isGreekCommand(text) || isPrefix(text)) return true
  const isFactor = next.text === '(' && index > 0 && !findFunction(text) && holdsSum(tokens, index + 1)
  if (/^[([.:]$/.test(next.text) && !next.space && !isFactor) return true
  if (next.kind === 'end' && !next.space && !rules.finished) return true
  if (index === 0 && /^:?=$/.test(next.text) && !(next.text === '=' && behind?.kind === 'end')) return true
  if (rules.isUnit(text) && isAsked(tokens, index)) return true
  const isAttached = tokens[index - 1]?.kind === 'number' && !space
  if (isAttached && tokens[index - 2]?.text === '/') return false
  if (!isAttached && (isFunction(tokens, index) || INFIX_FUNCTIONS.has(text))) return true
  if (!rules.isUnitWord(text) || tokens[index - 1]?.text === 'pi') return false
  // `20 log10(p/p_0) dB` below names d and B.
  const isBehindValue = startOfNumber(tokens, index - 1) !== undefined || tokens[index - 1]?.text === ')'
  if (isBehindValue && isMeasure(index)) return true
  if (startOfNumber(tokens, index - 1) !== undefined) return false
  return isInUnits(tokens, index, rules)
}

/** Whether the bracket at `index` holds a sum and nothing else: `mg(sin phi + mu cos phi)` calls no function. */
function holdsSum(tokens: readonly TypedToken[], index: number): boolean {
  let depth = 0
  let isSum = false
  for (let at = index; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at]!
    if (kind !== 'sign') continue
    if (/^[([]$/.test(text)) depth += 1
    else if (/^[)\]]$/.test(text)) depth -= 1
    else if (depth === 1 && text === ',') return false
    else if (depth === 1 && /^[-+]$/.test(text) && at > index + 1) isSum = true
    if (depth === 0) return isSum
  }
  return false
}

/** Whether the name of a function may be meant as one: not that of `v_0 + at`, without brackets or an argument. */
function isFunction(tokens: readonly TypedToken[], index: number): boolean {
  const [{ text }, next] = [tokens[index]!, tokens[index + 1]!]
  if (!findFunction(text)) return false
  const isInside = tokens.slice(0, index).some(token => /^[([]$/.test(token.text))
  return PREFIX_FUNCTIONS.has(text) || isInside || (next.kind !== 'end' && next.kind !== 'sign')
}

/**
 * Whether the word stands where the unit of the result does: behind a second equals sign, `F := p A = kN`, and that of a
 * unit behind what defines no name, `5 cm = mm`.
 */
function isAsked(tokens: readonly TypedToken[], index: number): boolean {
  const signs = equalsSigns(tokens)
  const isCalculation = signs.length === 1 && !isTarget(tokens.slice(0, signs[0]))
  const isInUnit = ({ kind, text }: TypedToken): boolean =>
    kind === 'name' || kind === 'number' || kind === 'end' || /^[-*/^()]$/.test(text)
  return (
    (signs.length > 1 || isCalculation) &&
    signs.at(-1)! < index &&
    tokens.slice(signs.at(-1)! + 1).every(isInUnit)
  )
}

/** Whether only units stand between a number and the word at `index`: `5 N/mm`, `3 J/(mol*mK)`. */
function isInUnits(tokens: readonly TypedToken[], index: number, rules: Rules): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at]!
    const before = tokens.slice(Math.max(0, at - 3), at).map(other => other.text)
    const isExponent = kind === 'number' && /\^\(?-?$/.test(before.join(''))
    const begin = tokens[at + 1]!
    const isNumber =
      !(isExponent && startOfTimesTen(tokens, at) === undefined) && startOfNumber(tokens, at) !== undefined
    if (isNumber && begin.kind === 'name') return true
    if (kind === 'number' && !isExponent) return false
    const goesOn = kind === 'name' ? rules.isUnitWord(text) : isExponent || /^[-*/^()]$/.test(text)
    if (!goesOn) return false
  }
  return false
}

/** The names that a word of at least two consists of; null where it is none of them alone. */
export function namesIn(word: string, isDefined: (name: string) => boolean): readonly string[] | null {
  const names = piecesOf(word, '', isDefined)
  return names && names.length > 1 ? names : null
}

/** The names that a word consists of; `jωL` begins with the imaginary unit of electrical engineering. */
function factorsOf(
  word: string,
  next: string,
  isDefined: (name: string) => boolean,
): readonly string[] | null {
  const rest = /^j./u.test(word) && !isDefined('j') ? piecesOf(word.slice(1), next, isDefined) : null
  return rest ? ['j', ...rest] : piecesOf(word, next, isDefined)
}

/** The names that a word consists of, the longest first; null where it has other letters. */
function piecesOf(
  word: string,
  next: string,
  isDefined: (name: string) => boolean,
): readonly string[] | null {
  if (word === '') return []
  const isPiece = (piece: string): boolean =>
    piece === 'pi' || ((isLetter(piece) || isGreekCommand(piece)) && isDefined(piece))
  const [letters] = /^[^_]*/.exec(word)!
  if (word !== letters && (isLetter(letters) || isGreekCommand(letters)))
    return isDefined(word) ? [word] : null
  // Euler's number stands where it is raised: `Ae^(-t)`.
  if (word === 'e' && next === '^') return [word]
  for (let length = Math.min(letters.length, LONGEST); length > 0; length -= 1) {
    const piece = word.slice(0, length)
    const rest = isPiece(piece) ? piecesOf(word.slice(length), next, isDefined) : null
    if (rest) return [piece, ...rest]
  }
  return null
}

/**
 * Offsets at which the names end in the text of their word, where a Greek letter may stand as one character; null
 * where the text is spelled otherwise.
 */
function endsOf(names: readonly string[], written: string): readonly number[] | null {
  let end = 0
  const ends = names.map(name => {
    const greek = spellGreek(written[end] ?? '')
    end += greek !== undefined && name.startsWith(greek) ? 1 + name.length - greek.length : name.length
    return end
  })
  return end === written.length ? ends : null
}

const isLetter = (text: string): boolean => /^\p{L}$/u.test(text)

/** Characters of the longest Greek name, `varepsilon`. */
const LONGEST = 10
