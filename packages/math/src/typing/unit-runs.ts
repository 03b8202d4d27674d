/** Units as words: what a word behind a number may be, and how far a run of units goes, `5 kN/m^2`. */
import { parseUnit } from '../expression/parser-plain.ts'
import { MONEY_SIGNS } from '../expression/token.ts'
import type { UnitExpression } from '../expression/tree.ts'
import { hasOnlyUnits, unitNames } from '../expression/unit-parser.ts'
import type { Drawn } from './drawing.ts'
import type { DimensionOf } from './formula-dimensions.ts'
import type { TypedToken } from './source.ts'
import { drawUnit } from './unit-layout.ts'

export interface UnitRules {
  /** The whole text, for the spelling of units. */
  readonly text: string
  isUnit(name: string): boolean
  /** Whether a word behind a number may be a unit. */
  isUnitWord(name: string): boolean
  /** A variable or a function of that name is defined above. */
  isDefined(name: string): boolean
  /** One letter that is a unit also where no space stands before it: `5N`. */
  isAttachable(letter: string): boolean
  /** A unit is written behind another one: metres behind `N*`, unlike litres. */
  isWrittenBeside(before: UnitExpression, operator: '*' | '/', name: string): boolean
  /** Dimension of the variable of a name; absent where none is known. */
  readonly dimensionOf?: DimensionOf
  /** Names of this line that stand for themselves. */
  readonly names: ReadonlySet<string>
  /** Commas outside of all brackets separate, as in a field for a list of values; else none does. */
  readonly holdsList?: boolean
  /** The caret has left: what may have been unfinished is finished. */
  readonly finished: boolean
  /** Behind the caret stand further letters of the same word. */
  readonly wordGoesOn: boolean
  /** The text is a whole line up to the caret, where an equals sign at the end has a meaning of its own. */
  readonly inLine: boolean
}

/** Readings of tokens by their indexes: whether each is a unit. */
export type Choices = ReadonlyMap<number, boolean>

/** A unit with its exponent in a run. */
export interface Factor {
  /** Index of the token behind it. */
  readonly next: number
  /** Its exponent or its bracket is still being typed. */
  readonly open: boolean
}

export class UnitRuns {
  protected readonly tokens: readonly TypedToken[]
  protected readonly rules: UnitRules
  protected readonly chosen: Choices
  /** Indexes of tokens that could be read either way, with their names. */
  readonly doubtful = new Map<number, string>()

  constructor(tokens: readonly TypedToken[], rules: UnitRules, chosen: Choices) {
    this.tokens = tokens
    this.rules = rules
    this.chosen = chosen
  }

  protected drawn(from: number, to: number, atCaret: boolean): Drawn {
    return drawUnit(this.#run(from, to), this.rules.text, atCaret && !this.rules.finished)
  }

  /**
   * The tokens of a run, with a space in place of signs that only join: hyphens, `ft-lb`, and what stands between a
   * unit below the line and a kelvin or an hour, `J/kg*K`. In a box, `[J/kg*K]`, it is read from left to right.
   */
  #run(from: number, to: number): readonly TypedToken[] {
    const isBox = this.tokens[from - 1]?.text === '['
    const slash = this.tokens.findIndex(({ text }, index) => index > from && text === '/')
    const isLeftOut = (index: number): boolean =>
      !isBox &&
      index > from &&
      index < to &&
      (this.#isHyphen(index) || (slash > 0 && index > slash && this.#isCloseSign(index)))
    return this.tokens
      .slice(from, to)
      .map((token, at) => (isLeftOut(from + at - 1) ? { ...token, space: true } : token))
      .filter((_, at) => !isLeftOut(from + at))
  }

  /** Whether a sign of times stands at `index`, with a kelvin close behind it or the hour of `g/kW*h`. */
  #isCloseSign(index: number): boolean {
    const [sign, behind] = [this.tokens[index]!, this.tokens[index + 1]]
    return (
      sign.text === '*' && !sign.space && behind !== undefined && !behind.space && /^[Kh]$/.test(behind.text)
    )
  }

  /** Whether a hyphen stands at `index` between two words: `ft-lb`, `Btu/hr-ft`. */
  #isHyphen(index: number): boolean {
    const [before, hyphen, behind] = this.tokens.slice(index - 1, index + 2)
    const isClose = hyphen!.text === '-' && !hyphen!.space && behind?.space === false
    return isClose && !/^[(^]$/.test(before!.text) && (behind.kind === 'name' || behind.text === '°')
  }

  /** The unit that the tokens name; null when they name none. */
  protected parsed(from: number, to: number): UnitExpression | null {
    const text = this.#run(from, to)
      .map(({ space, ...token }) => (space ? ' ' : '') + this.#spelling(token))
      .join('')
    const parsed = parseUnit(text, { isUnit: name => this.rules.isUnit(name) })
    return parsed.ok && hasOnlyUnits(parsed.value) ? parsed.value : null
  }

  #spelling({ text, start, end, part }: Omit<TypedToken, 'space'>): string {
    // Also `m per s` has one.
    if (text === '/') return text
    return part ? `(${part.name ?? ''})` : this.rules.text.slice(start, end)
  }

  /** A unit word: its name and the index behind it. */
  protected word(
    index: number,
    inRun = false,
  ): { readonly name: string; readonly next: number; readonly isUnit: boolean } | null {
    const token = this.tokens[index]!
    const after = this.tokens[index + 1]
    if (token.kind === 'part' && token.part!.role === 'unit')
      return { name: token.part!.name ?? '', next: index + 1, isUnit: true }
    if (token.kind === 'money' && after?.kind !== 'number')
      return { name: MONEY_SIGNS.get(token.text) ?? token.text, next: index + 1, isUnit: true }
    if (token.kind === 'sign' && token.text === '‰') return { name: '‰', next: index + 1, isUnit: true }
    if (token.kind === 'sign' && token.text === '°') {
      const scale = after?.kind === 'name' && !after.space && /^[CFR]$/.test(after.text) ? after.text : ''
      return { name: `deg${scale}`, next: index + (scale ? 2 : 1), isUnit: true }
    }
    const called = after?.kind === 'sign' && after.text === '(' && !after.space
    const goesOn = this.rules.wordGoesOn && after?.kind === 'end' && !after.space
    if (token.kind !== 'name' || called || goesOn) return null
    const name = this.rules.text.slice(token.start, token.end)
    if (after?.kind === 'name' && after.space && FIRST_WORD.test(name) && !this.rules.isDefined(name)) {
      const pair = `${name} ${after.text}`
      if (this.rules.isUnitWord(pair)) return { name: pair, next: index + 2, isUnit: false }
    }
    const isUnit = this.rules.isUnitWord(name) || (inRun && this.rules.isUnit(name))
    return isUnit ? { name, next: index + 1, isUnit: false } : null
  }

  /** The last factor of the run that begins at `index`. */
  protected lastFactor(index: number, reciprocal: boolean): Factor | null {
    let last = reciprocal ? this.divisor(index + 2, () => true) : this.#factor(index)
    for (let divided = false; last && !last.open;) {
      const { kind, text } = this.tokens[last.next]!
      const slash = kind === 'sign' && text === '/'
      const next = slash ? this.#below(index, last.next) : this.#factorBehind(index, last.next, divided)
      if (!next) return last
      divided ||= slash
      last = next
    }
    return last
  }

  /** The divisor of a run of units from `start` behind a slash at `slash`. */
  #below(start: number, slash: number): Factor | null {
    return this.divisor(slash + 1, this.#fits(start, slash, '/'))
  }

  protected divisor(index: number, fits: (at: number) => boolean): Factor | null {
    return this.#group(index, fits) ?? this.#root(index) ?? (fits(index) ? this.#factor(index, true) : null)
  }

  /** A further factor: `*kg`, or a word after a space. Behind a slash a single letter is none: `9.81 m/s^2*h`. */
  #factorBehind(start: number, end: number, divided: boolean): Factor | null {
    const token = this.tokens[end]!
    const isHyphen = this.#isHyphen(end)
    const sign = (token.kind === 'sign' && token.text === '*') || isHyphen
    const at = sign ? end + 1 : end
    if (sign || this.#isRoot(at)) {
      const root = this.#root(at)
      if (root) return root
    }
    const isDegree = divided && this.tokens[at]!.text === '°'
    const isApart = token.space || this.#isBehindExponent(end)
    if (!sign && !isDegree && !(isApart && token.kind === 'name')) return null
    const word = this.word(at, true)
    if (!word) return null
    const clashes = this.clashes(word)
    if (isHyphen && clashes) return null
    if (isDegree) return word.name === 'deg' ? null : this.#factor(at, true)
    // Nobody takes the root of a variable beside a unit, `50 MPa m^0.5`.
    if (!clashes && this.#isUnderRoot(at)) return this.#factor(at, true)
    // `0.86 W/m K`, where no variable K is meant; behind heat the kelvin is meant in any case, `4.19 kJ/kg K`, also
    // close behind a sign, `4186 J/kg·K`. The hour of `230 g/kW h` is below the line as well.
    const isBelow = divided && (!sign || isHyphen || this.#isCloseSign(end))
    if (isBelow && word.name === 'h' && !clashes && this.#isPower(end)) return this.#factor(at, true)
    const isFree = !sign && !clashes
    if (isBelow && word.name === 'K' && (isFree || this.#isOfHeat(start, end, at)))
      return this.#factor(at, true)
    const short = !word.isUnit && [...word.name].length === 1
    // `9.81 m s^-2` below a distance s.
    if (!divided && clashes && isOneOver(this.tokens, at)) {
      this.doubtful.set(at, word.name)
      return this.chosen.get(at) === false ? null : this.#factor(at, true)
    }
    if (sign && divided && !isHyphen && (short || clashes)) return null
    return this.#fits(start, end, '*')(at, short) ? this.#factor(at, true) : null
  }

  /** Whether a root begins at `index`: `√m`, `sqrt(Hz)`. */
  #isRoot(index: number): boolean {
    const { text } = this.tokens[index]!
    return text === '√' || text === 'sqrt'
  }

  /** The root of a unit that no variable has the name of: `50 MPa√m`, `3 nV/sqrt(Hz)`. */
  #root(index: number): Factor | null {
    if (!this.#isRoot(index)) return null
    const isBracket = this.tokens[index + 1]?.text === '('
    if (this.tokens[index]!.text === 'sqrt' && !isBracket) return null
    const at = isBracket ? index + 2 : index + 1
    const word = this.tokens[at] ? this.word(at, true) : null
    if (!word || this.clashes(word)) return null
    if (!isBracket) return { next: word.next, open: false }
    return this.tokens[word.next]?.text === ')' ? { next: word.next + 1, open: false } : null
  }

  /** Whether the word at `index` has an exponent of one half. */
  #isUnderRoot(index: number): boolean {
    const behind = this.tokens
      .slice(index + 1, index + 7)
      .map(({ text }) => text)
      .join('')
    return /^\^(?:0?\.5(?!\d)|\(1\/2\))/.test(behind)
  }

  /** Whether a unit of power ends before `index`: `kW`. */
  #isPower(index: number): boolean {
    return /^[kMG]?W$/.test(this.tokens[index - 1]!.text)
  }

  /** Whether the run from `start` to `end` is one of heat, so that the kelvin at `index` belongs to it. */
  #isOfHeat(start: number, end: number, index: number): boolean {
    const before = this.parsed(start, end)
    if (!before || !unitNames(before).some(name => HEAT.test(name))) return false
    this.doubtful.set(index, 'K')
    return this.chosen.get(index) !== false
  }

  /** `0.13 m²K/W`: an exponent ends its factor, also without a space. */
  #isBehindExponent(index: number): boolean {
    return this.tokens[index - 1]!.kind === 'number' && this.tokens[index - 2]?.text === '^'
  }

  /** Whether a word that may as well be a variable makes sense behind the run from `start` to `end`. */
  #fits(start: number, end: number, operator: '*' | '/'): (at: number, doubtful?: boolean) => boolean {
    return (at, doubtful = false) => {
      const word = this.word(at, true)
      if (!word) return false
      const clashes = this.clashes(word)
      // Behind a unit that may be a variable itself a letter without a value is no unit by chance, `2 h/g`.
      const isLetter = [...word.name].length === 1 && this.#mayBeVariable(start)
      if (!doubtful && !clashes && !isLetter) return true
      const before = this.parsed(start, end)
      const isBeside = before !== null && this.rules.isWrittenBeside(before, operator, word.name)
      if (isBeside && clashes) this.doubtful.set(at, word.name)
      return isBeside && this.chosen.get(at) !== false
    }
  }

  #mayBeVariable(index: number): boolean {
    const word = this.word(index, true)
    return word !== null && this.clashes(word)
  }

  protected clashes({ name, isUnit }: { readonly name: string; readonly isUnit: boolean }): boolean {
    return !isUnit && (this.rules.isDefined(name) || this.rules.names.has(name))
  }

  #factor(index: number, inRun = false): Factor | null {
    const word = this.word(index, inRun)
    return word && this.#raised({ next: word.next, open: false })
  }

  /** The factor with the exponent behind it: `^2`, `^-1`, `^(1/2)`; itself when what is raised is something else. */
  #raised(factor: Factor): Factor | null {
    const tokens = this.tokens.slice(factor.next)
    if (tokens[0]!.kind !== 'sign' || tokens[0]!.text !== '^') return factor
    const words = tokens
      .slice(1, 7)
      .map(({ kind, text }) => (kind === 'number' ? '1' : kind === 'end' ? '$' : text))
    const whole = /^(?:-?1|\(-?1(?:\/1)?\))/.exec(words.join(''))?.[0]
    if (whole) return { ...factor, next: factor.next + 1 + whole.length }
    const partial = /^(?:-?|\((?:-?(?:1(?:\/(?:1)?)?)?))\$/.exec(words.join(''))?.[0]
    return partial ? { ...factor, next: factor.next + partial.length, open: !this.rules.finished } : null
  }

  /** Units in brackets below a slash, also while the bracket is open. */
  #group(index: number, fits: (at: number) => boolean): Factor | null {
    const open = this.tokens[index]!
    if (open.kind !== 'sign' || open.text !== '(') return null
    let at = index + 1
    for (let first = true; ; first = false) {
      const token = this.tokens[at]!
      if (!first && token.kind === 'sign' && token.text === ')')
        return this.#raised({ next: at + 1, open: false })
      if (!first && token.kind === 'end') return this.rules.finished ? null : { next: at, open: true }
      const isOperator = token.kind === 'sign' && /^[*/]$/.test(token.text)
      const operator = !first && (isOperator || this.#isHyphen(at))
      if (!first && !operator && !token.space && !this.#isBehindExponent(at)) return null
      const word = operator ? at + 1 : at
      const factor = fits(word) ? this.#factor(word, true) : null
      const unfinished = operator && this.tokens[word]!.kind === 'end' && !this.rules.finished
      if (!factor) return unfinished ? { next: word, open: true } : null
      if (factor.open) return factor
      at = factor.next
    }
  }
}

/** Whether the word at `index` has a power below zero, `50 s^-1`, as units have and variables seldom. */
export function isOneOver(tokens: readonly TypedToken[], index: number): boolean {
  const [power, exponent, behind, further] = tokens.slice(index + 1, index + 5).map(({ text }) => text)
  return power === '^' && (exponent === '-' || (exponent === '(' && behind === '-' && further !== undefined))
}

/** Units of heat and of its flow. */
const HEAT = /^(?:[mkMG]?[JW]|k?cal|Btu|BTU)$/

/** First words of `100 sq ft` and `3 fl oz`. */
const FIRST_WORD = /^(?:sq|cu|square|cubic|fl|nautical|troy|short|long|metric)$/
