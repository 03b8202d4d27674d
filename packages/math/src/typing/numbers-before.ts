/** Numbers of several tokens, as they stand before a unit: `3*10^-4`, `9.81(3)`, `(9.81 ± 0.03)`, `[0, 2.1]`. */
import { shortUncertainty } from '../expression/short-uncertainty.ts'
import type { TypedToken } from './source.ts'

/** Index of the first token of the number that ends at `end`; undefined where none does. */
export function startOfNumber(tokens: readonly TypedToken[], end: number): number | undefined {
  const isPlain = tokens[end]?.kind === 'number'
  return (
    startOfTimesTen(tokens, end) ??
    (isPlain ? end : (startOfUncertain(tokens, end) ?? startOfList(tokens, end)))
  )
}

/** Index of the bracket of `[0, 2.1]`, `[[1, 2], [3, 4]]` or `[1, 2; 3, 4]` that ends at `end`; undefined for other lists. */
function startOfList(tokens: readonly TypedToken[], end: number): number | undefined {
  if (tokens[end]?.text !== ']') return undefined
  let depth = 0
  let hasSeveral = false
  for (let at = end; at >= 0; at -= 1) {
    const { kind, text } = tokens[at]!
    if (text === ']') depth += 1
    else if (text === '[') depth -= 1
    else if (kind !== 'number' && !(kind === 'sign' && /^[-+,;*^()±]$/.test(text))) return undefined
    hasSeveral ||= text === ',' || text === ';'
    if (depth === 0) return hasSeveral ? at : undefined
  }
  return undefined
}

/** Index of the first token of `10^4`, `3*10^-4` or `3*10^(-4)` that ends at `end`; undefined for any other number. */
export function startOfTimesTen(tokens: readonly TypedToken[], end: number): number | undefined {
  const before = (at: number): string => tokens[at]?.text ?? ''
  const closing = before(end) === ')' ? 1 : 0
  let at = end - closing
  if (tokens[at]?.kind !== 'number') return undefined
  at -= before(at - 1) === '-' ? 2 : 1
  if (closing > 0 && before(at) !== '(') return undefined
  at -= closing
  if (before(at) !== '^' || before(at - 1) !== '10') return undefined
  return before(at - 2) === '*' && tokens[at - 3]?.kind === 'number' ? at - 3 : at - 1
}

/** Index of the first token of `9.81(3)` or `(9.81 ± 0.03)` that ends at `end`; undefined for any other number. */
export function startOfUncertain(tokens: readonly TypedToken[], end: number): number | undefined {
  if (tokens[end]?.text !== ')') return undefined
  const short = shortUncertainty(tokens, end - 2)
  if (short?.next === end + 1) return end - 3
  const [open, value, sign, spread] = tokens.slice(Math.max(end - 4, 0), end)
  const isSpread = open?.text === '(' && value?.kind === 'number' && sign?.text === '±'
  return isSpread && spread?.kind === 'number' ? end - 4 : undefined
}
