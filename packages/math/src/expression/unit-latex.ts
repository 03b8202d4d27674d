/** Unit boxes of LaTeX to unit tokens. */
import { isGreekCommand } from './greek.ts'
import { argumentEnd, groupEnd, skipSpace } from './latex-text.ts'
import { IGNORED, SPACES, STYLES } from './latex-commands.ts'
import { MONEY_SIGNS } from './token.ts'
import { lexPlainUnit, unitName } from './unit-token.ts'
import type { UnitToken } from './unit-token.ts'
import { message } from '../messages/syntax.ts'

const GREEK_UNITS: ReadonlyMap<string, string> = new Map([
  ['Omega', 'Ohm'],
  ['ell', 'l'],
  ['mu', 'µ'],
])

/** Deepest nesting of groups in a unit box. */
const MAX_GROUPS = 50

/** Tokens of the LaTeX between two offsets, ending with one of kind `end`. */
export function lexLatexUnit(source: string, start: number, end: number): UnitToken[] {
  const lexer = new LatexUnitLexer(source)
  lexer.range(start, end, 0)
  return [...joinPrefixes(lexer.tokens).map(checkName), { kind: 'end', text: '', start: end, end }]
}

const SUBSCRIPT = /_(?:\{\s*(?:\\mathrm\s*\{\s*([\p{L}\d]+)\s*\}|([\p{L}\d]+))\s*\}|([\p{L}\d]))/uy

class LatexUnitLexer {
  readonly tokens: UnitToken[] = []
  /** Behind the subscript that was read last. */
  #end = 0
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  range(start: number, end: number, depth: number): void {
    if (depth > MAX_GROUPS) {
      this.tokens.push({ kind: 'bad', text: '', fault: message('syntax.unit.nesting'), start, end })
      return
    }
    let at = start
    while (at < end) at = this.#step(at, end, depth)
  }

  #sign(text: string, start: number, end = start): void {
    this.tokens.push({ kind: 'sign', text, start, end })
  }

  /** Reads one piece; returns the offset behind it. */
  #step(at: number, end: number, depth: number): number {
    const source = this.#source
    const character = source[at]!
    if (/\s/.test(character) || character === '~') return at + 1
    if (character === '\\') return this.#command(at, end, depth)
    if (character === '{') return this.#group(at, end, depth)
    if (character === '^') return this.#power(at, end, depth)
    if (character === '_' && this.#subscript(at)) return this.#end
    let stop = at + 1
    while (stop < end && !/[\\{}^~]/.test(source[stop]!) && !source.startsWith('_{', stop)) stop += 1
    this.tokens.push(...lexPlainUnit(source, at, stop).slice(0, -1))
    return stop
  }

  /** The index of `g_{n}`, as part of the name before it. */
  #subscript(at: number): boolean {
    const last = this.tokens.at(-1)
    SUBSCRIPT.lastIndex = at
    const match = SUBSCRIPT.exec(this.#source)
    const index = match?.[1] ?? match?.[2] ?? match?.[3]
    if (!match || index === undefined || last?.kind !== 'name' || last.text.includes('_')) return false
    this.#end = at + match[0].length
    this.tokens[this.tokens.length - 1] = { ...last, text: `${last.text}_${index}`, end: this.#end }
    return true
  }

  /** A group that stands in brackets in plain text; returns the offset behind it. */
  #group(at: number, end: number, depth: number): number {
    const from = skipSpace(this.#source, at)
    const stop = Math.min(argumentEnd(this.#source, from), end)
    const braced = this.#source[from] === '{'
    this.#sign('(', from)
    this.range(braced ? from + 1 : from, braced ? stop - 1 : stop, depth + 1)
    this.#sign(')', stop)
    return Math.max(stop, at + 1)
  }

  #power(at: number, end: number, depth: number): number {
    const degree = /\^\s*(?:\{\s*\\(?:circ|degree)\s*\}|\\(?:circ|degree)(?![a-zA-Z]))/y
    degree.lastIndex = at
    const match = degree.exec(this.#source)
    if (match) {
      this.tokens.push({ kind: 'name', text: 'deg', start: at, end: at + match[0].length })
      return at + match[0].length
    }
    this.#sign('^', at, at + 1)
    return this.#group(at + 1, end, depth)
  }

  /** `\sqrt[n]{…}` as the power 1/n of a group. */
  #root(at: number, after: number, end: number, depth: number): number {
    const source = this.#source
    const open = skipSpace(source, after)
    const close = source[open] === '[' ? Math.min(source.indexOf(']', open) + 1 || end, end) : open
    this.#sign('(', at)
    const stop = this.#group(close, end, depth)
    const degree = close > open ? lexPlainUnit(source, open + 1, close - 1).slice(0, -1) : [number('2', at)]
    this.#sign('^', stop)
    this.#sign('(', stop)
    this.tokens.push(number('1', stop))
    this.#sign('/', stop)
    this.tokens.push(...degree)
    this.#sign(')', stop)
    this.#sign(')', stop)
    return stop
  }

  #command(at: number, end: number, depth: number): number {
    const source = this.#source
    const word = /[a-zA-Z]+/y
    word.lastIndex = at + 1
    const name = word.exec(source)?.[0]
    if (!name) return this.#escaped(at)
    const after = at + 1 + name.length
    const span = { start: at, end: after }
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
      this.#sign('(', at)
      const middle = this.#group(after, end, depth)
      this.#sign('/', middle)
      const stop = this.#group(middle, end, depth)
      this.#sign(')', stop)
      return stop
    }
    if (name === 'sqrt') return this.#root(at, after, end, depth)
    if (STYLES.has(name) || name === 'text') {
      const from = skipSpace(source, after)
      const stop = Math.min(groupEnd(source, from), end)
      if (source[from] === '{') this.range(from + 1, stop - 1, depth + 1)
      return Math.max(stop, after)
    }
    if (IGNORED.has(name) || SPACES.has(name)) return after
    if (name === 'placeholder') {
      const stop = Math.min(groupEnd(source, skipSpace(source, after)), end)
      this.tokens.push({ kind: 'bad', text: '', fault: message('syntax.empty-place'), start: at, end: stop })
      return stop
    }
    if (name === 'cdot' || name === 'times') this.#sign(name === 'cdot' ? '·' : '*', at, after)
    else if (name === 'degree') this.tokens.push({ kind: 'name', text: 'deg', ...span })
    else if (GREEK_UNITS.has(name)) this.tokens.push({ kind: 'name', text: GREEK_UNITS.get(name)!, ...span })
    else if (isGreekCommand(name)) this.tokens.push({ kind: 'name', text: name, ...span })
    else this.tokens.push({ kind: 'bad', text: '', fault: message('syntax.unit.command', { name }), ...span })
    return after
  }

  /** `\%`, `\$`, `\_`, and the small spaces. */
  #escaped(at: number): number {
    const rest = /\\_[\p{L}\d]*/uy
    rest.lastIndex = at
    const subscript = rest.exec(this.#source)?.[0]
    if (subscript) {
      this.tokens.push({ kind: 'name', text: subscript.slice(1), start: at, end: at + subscript.length })
      return at + subscript.length
    }
    const character = this.#source[at + 1] ?? ''
    const span = { start: at, end: at + 2 }
    if (character === '%' || MONEY_SIGNS.has(character)) {
      this.tokens.push({ kind: 'name', text: unitName(character), ...span })
    } else if (!/[,:;!\s]/.test(character)) {
      this.tokens.push({
        kind: 'bad',
        text: '',
        fault: message('syntax.unit.command', { name: character }),
        ...span,
      })
    }
    return at + 2
  }
}

function number(text: string, at: number): UnitToken {
  return { kind: 'number', text, start: at, end: at }
}

function checkName(token: UnitToken): UnitToken {
  if (token.kind !== 'name' || !/^_|_$/.test(token.text)) return token
  return { ...token, kind: 'bad', text: '', fault: message('syntax.unit.subscript') }
}

/** Puts names together that LaTeX splits: `\mu` and `m`, a degree sign and `C`, parts around `\_`. */
function joinPrefixes(tokens: readonly UnitToken[]): UnitToken[] {
  const joined: UnitToken[] = []
  for (const token of tokens) {
    const last = joined[joined.length - 1]
    const opens = last?.kind === 'name' && (/^(?:µ|deg)$/.test(last.text) || last.text.endsWith('_'))
    const ohm = token.text === 'Ohm' && last?.kind === 'name' && last.end === token.start
    const close =
      token.kind === 'name' && (opens || ohm || (token.text.startsWith('_') && last?.kind === 'name'))
    const letters = last?.text === 'deg' ? /^[CFR]$/.test(token.text) : true
    if (last && close && letters)
      joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end }
    else joined.push(token)
  }
  return joined.flatMap((token, index) => {
    if (token.text === 'Delta' && /^deg[CF]$/.test(joined[index + 1]?.text ?? '')) return []
    const before = joined[index - 1]
    if (before?.text !== 'Delta' || !/^deg[CF]$/.test(token.text)) return [token]
    return [{ ...token, text: token.text.replace('deg', 'delta'), start: before.start }]
  })
}
