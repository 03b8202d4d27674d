/** The meanings of the equals signs of a typed line: they define a name, state an equation, or ask for a result. */
import type { TypedToken } from './source.ts'

export const isDefining = ({ kind, text }: TypedToken): boolean =>
  kind === 'sign' && (text === '=' || text === ':=')

/** Indexes of the signs `=` and `:=` outside of all brackets. */
export function equalsSigns(tokens: readonly TypedToken[]): number[] {
  let depth = 0
  return [...tokens.keys()].filter(index => {
    const token = tokens[index]!
    if (token.kind === 'sign' && /^[([]$/.test(token.text)) depth += 1
    if (token.kind === 'sign' && /^[)\]]$/.test(token.text)) depth -= 1
    return depth === 0 && isDefining(token)
  })
}

/** Index of the `=` that asks for the result of a definition, at the end or before a unit box; -1 for none. */
export function resultSign(tokens: readonly TypedToken[]): number {
  const [, ...further] = equalsSigns(tokens)
  const asks = further.find(index => {
    const next = tokens[index + 1]!
    return tokens[index]!.text === '=' && (next.kind === 'end' || (next.kind === 'sign' && next.text === '['))
  })
  return asks ?? -1
}

/** Whether the tokens are what an equals sign behind them defines: `x`, `f(x, y)`, `A[2]`. */
export function isTarget(tokens: readonly TypedToken[]): boolean {
  const [name, open] = tokens
  if (name?.kind !== 'name' && name?.part?.role !== 'name' && name?.kind !== 'bad') return false
  if (!open) return true
  const inside = tokens.slice(2, -1)
  const ends = tokens.at(-1)!.text
  if (open.text === '[') return ends === ']' && !inside.some(({ text }) => text === ']')
  return open.text === '(' && ends === ')' && inside.every(isParameter)
}

const isParameter = ({ kind, part, text }: TypedToken): boolean =>
  kind === 'name' || part?.role === 'name' || text === ','
