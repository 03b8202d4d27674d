/** Square brackets that group as in print, `0.5 [1 + alpha (lambda - 0.2)]`: they are read as round ones. */
import type { TokenKind } from './token.ts'

/** A token of a file or of typing. */
interface Bracketed {
  readonly kind: TokenKind | 'part'
  readonly text: string
  readonly space: boolean
}

/**
 * Makes the brackets round that hold a sum and stand behind a number, where neither a list nor a unit can; behind a name
 * they are those of an index.
 */
export function withRoundBrackets<Token extends Bracketed>(tokens: readonly Token[]): Token[] {
  const round = [...tokens]
  for (const [index, token] of tokens.entries()) {
    if (token.text !== '[' || tokens[index - 1]?.kind !== 'number') continue
    const close = endOfSum(tokens, index)
    if (close === null) continue
    round[index] = { ...token, text: '(' }
    if (tokens[close]!.text === ']') round[close] = { ...tokens[close]!, text: ')' }
  }
  return round
}

/** Index of the token behind the content of the bracket at `index`; null where that is no sum. */
function endOfSum(tokens: readonly Bracketed[], index: number): number | null {
  let depth = 0
  let hasSum = false
  for (let at = index; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at]!
    if (kind === 'end') return hasSum ? at : null
    if (kind !== 'sign') continue
    if (/^[([]$/.test(text)) depth += 1
    else if (/^[)\]]$/.test(text)) depth -= 1
    else if (depth === 1 && /^(?:[,;=]|\.\.|->)$/.test(text)) return null
    else if (depth === 1 && isSum(tokens, at)) hasSum = true
    if (depth === 0) return hasSum ? at : null
  }
  return null
}

/** Whether a sign adds: it is none of an exponent, nor the dash of a unit, `N-m`. */
function isSum(tokens: readonly Bracketed[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]!]
  if (!/^[-+]$/.test(sign.text) || /^[*/^([]$/.test(before.text)) return false
  const isDash = sign.text === '-' && before.kind === 'name' && next.kind === 'name'
  return !isDash || (sign.space && next.space)
}
