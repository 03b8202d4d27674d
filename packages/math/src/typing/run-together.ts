/** Letters that are written close together, `2gh` and `1/2mv^2`: on paper a product of the names that are defined. */
import { INFIX_FUNCTIONS, findFunction } from '@calcwright/reference/functions'
import { isGreekCommand } from '../expression/greek.ts'
import { constantOf } from '../expression/names.ts'
import { equalsSigns } from './equals-signs.ts'
import { isPrefix } from './leaves.ts'
import type { TypedToken } from './source.ts'
import type { UnitRules } from './unit-runs.ts'

type Rules = Pick<UnitRules, 'isDefined' | 'isUnit' | 'isUnitWord' | 'names' | 'finished'>

/**
 * Parts words that nothing defines into the names that they consist of, where each is defined: one letter, a Greek
 * one, π, and at the end one with a subscript. A word at the caret waits for its end, and what is being defined
 * stays a name.
 */
export function partWords(tokens: readonly TypedToken[], rules: Rules): readonly TypedToken[] {
  let depth = 0
  return tokens.flatMap((token, index) => {
    if (token.text === '[') depth += 1
    if (token.text === ']') depth -= 1
    // A box holds units.
    if (depth > 0 && rules.isUnit(token.text)) return [token]
    if (token.kind !== 'name' || staysWhole(tokens, index, rules)) return [token]
    const pieces = piecesOf(token.text, tokens[index + 1]!, rules)
    // Spelled otherwise, as with a Greek character, the places of the pieces are not those of the text.
    if (!pieces || pieces.join('').length !== token.end - token.start) return [token]
    let start = token.start
    return pieces.map((text, at) => {
      const end = start + text.length
      const piece = { ...token, text, start, end, ...(at > 0 && { space: true, parted: true as const }) }
      start = end
      return piece
    })
  })
}

/** Whether a word has a meaning of its own, or may be given one. */
function staysWhole(tokens: readonly TypedToken[], index: number, rules: Rules): boolean {
  const { text, space } = tokens[index]!
  const [next, behind] = [tokens[index + 1]!, tokens[index + 2]]
  if ([...text].length < 2 || rules.isDefined(text) || rules.names.has(text)) return true
  if (constantOf(text) || isGreekCommand(text) || isPrefix(text)) return true
  if (/^[([.:]$/.test(next.text) && !next.space) return true
  if (next.kind === 'end' && !next.space && !rules.finished) return true
  if (index === 0 && /^:?=$/.test(next.text) && !(next.text === '=' && behind?.kind === 'end')) return true
  if (rules.isUnit(text) && isAsked(tokens, index)) return true
  const isAttached = tokens[index - 1]?.kind === 'number' && !space
  if (isAttached && tokens[index - 2]?.text === '/') return false
  if (!isAttached && (findFunction(text) || INFIX_FUNCTIONS.has(text))) return true
  return rules.isUnitWord(text) && isInUnits(tokens, index, rules)
}

/** Whether the word stands behind a second equals sign, where the unit of the result does: `F := p A = kN`. */
function isAsked(tokens: readonly TypedToken[], index: number): boolean {
  const signs = equalsSigns(tokens)
  const isInUnit = ({ kind, text }: TypedToken): boolean =>
    kind === 'name' || kind === 'number' || kind === 'end' || /^[-*/^()]$/.test(text)
  return signs.length > 1 && signs.at(-1)! < index && tokens.slice(signs.at(-1)! + 1).every(isInUnit)
}

/** Whether only units stand between a number and the word at `index`: `5 N/mm`, `3 J/(mol*mK)`. */
function isInUnits(tokens: readonly TypedToken[], index: number, rules: Rules): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at]!
    const before = tokens.slice(Math.max(0, at - 3), at).map(other => other.text)
    const isExponent = kind === 'number' && /\^\(?-?$/.test(before.join(''))
    if (kind === 'number' && !isExponent) return tokens[at + 1]!.kind === 'name'
    const goesOn = kind === 'name' ? rules.isUnitWord(text) : isExponent || /^[-*/^()]$/.test(text)
    if (!goesOn) return false
  }
  return false
}

/** The names that a word consists of, the longest first; null where it has other letters. */
function piecesOf(word: string, next: TypedToken, rules: Rules): readonly string[] | null {
  if (word === '') return []
  const isPiece = (piece: string): boolean =>
    piece === 'pi' || ((isLetter(piece) || isGreekCommand(piece)) && rules.isDefined(piece))
  const [letters] = /^[^_]*/.exec(word)!
  if (word !== letters && (isLetter(letters) || isGreekCommand(letters)))
    return rules.isDefined(word) ? [word] : null
  // Euler's number stands where it is raised: `Ae^(-t)`.
  if (word === 'e' && next.text === '^') return [word]
  for (let length = Math.min(letters.length, LONGEST); length > 0; length -= 1) {
    const piece = word.slice(0, length)
    const rest = isPiece(piece) ? piecesOf(word.slice(length), next, rules) : null
    if (rest) return [piece, ...rest]
  }
  return null
}

const isLetter = (text: string): boolean => /^\p{L}$/u.test(text)

/** Characters of the longest Greek name, `varepsilon`. */
const LONGEST = 10
