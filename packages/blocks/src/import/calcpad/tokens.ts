/** The signs of a formula of Calcpad. */

export interface Token {
  readonly kind: 'number' | 'name' | 'sign'
  readonly text: string
}

const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/
/** Letters of all scripts, primes, raised digits and bars; a comma stands in subscripts. */
const NAME = /^[\p{L}_∡ø][\p{L}\p{N}_,′″‴⁗‾∡⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻$]*/u
const COMMAND = /^\$[A-Za-z]+/
const UNIT_SIGN = /^[°%‰‱](?:[CFR](?![\p{L}\p{N}]))?/u
const SIGN = /^(?:==|!=|<=|>=|[-+*/÷\\⦼^!=≡≠<>≤≥∧∨⊕()[\]{};|@:.&?,√·×−])/u

/**
 * @returns the signs; spaces are left out
 * @throws Error that names the first character that means nothing in a formula
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let rest = source.trimStart()
  let isItem = false
  while (rest !== '') {
    const token: Token = rest.startsWith('.') && isItem ? { kind: 'sign', text: '.' } : firstOf(rest)
    tokens.push(token)
    const next = rest.slice(token.text.length)
    rest = next.trimStart()
    // A point right behind a name or a bracket takes an item, elsewhere it begins a decimal.
    isItem = rest === next && (token.kind === 'name' || token.text === ')')
  }
  return tokens
}

function firstOf(rest: string): Token {
  const number = NUMBER.exec(rest)
  if (number) return { kind: 'number', text: number[0] }
  const name = NAME.exec(rest) ?? COMMAND.exec(rest) ?? UNIT_SIGN.exec(rest)
  if (name) return { kind: 'name', text: name[0].replace(/,+$/, '') || name[0] }
  const sign = SIGN.exec(rest)
  if (sign) return { kind: 'sign', text: sign[0] }
  throw new Error(`The sign ${Array.from(rest)[0]} is not known in formulas.`)
}
