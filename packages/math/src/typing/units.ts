/**
 * Units in what is typed: in brackets, `5 [kN/m^2]`, and as words behind a number, `5 kN/m^2`. A run
 * of words is one unit as far as it can be one.
 */
import { BINDING_PLACES, findFunction } from '@calcwright/reference/functions'
import { constantOf } from '../expression/names.ts'
import { unitBox, unitBoxBehindNumber, unitContents } from '../expression/printers/latex-names.ts'
import type { UnitExpression } from '../expression/tree.ts'
import { hasOnlyUnits } from '../expression/unit-parser.ts'
import { piece, row } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import { equalsSigns, isDefining, isTarget } from './equals-signs.ts'
import { isGravity, isMeasure, isNoName, isWellKnown } from './measure-or-variable.ts'
import { startOfNumber, startOfTimesTen, startOfUncertain } from './numbers-before.ts'
import type { TypedToken } from './source.ts'
import type { Dimension } from '../units/dimension.ts'
import { resolveName, resolveUnit } from '../units/resolve.ts'
import { UnitRuns } from './unit-runs.ts'
import type { Choices, Factor, UnitRules } from './unit-runs.ts'

export interface Read {
  readonly drawn: Drawn
  /** Index of the token behind. */
  readonly next: number
}

export class TypedUnits extends UnitRuns {
  /** Indexes of tokens read as units: as words, and in boxes. */
  readonly words = new Set<number>()
  readonly boxed = new Set<number>()
  /** The unit that was read last from words; null for a box, or where it is not finished. */
  last: UnitExpression | null = null
  readonly #line: Parameters<typeof isMeasure>[0]

  constructor(tokens: readonly TypedToken[], rules: UnitRules, chosen: Choices) {
    super(tokens, rules, chosen)
    this.#line = {
      tokens,
      isUnit: index => this.words.has(index),
      mayBeUnit: index => this.word(index) !== null,
      isItself: name => rules.names.has(name),
      isDefined: name => rules.isDefined(name),
      hasUnit: name => this.#hasUnit(name),
    }
  }

  /** The unit at `index`, behind a value; null when there is none. */
  behind(index: number, value: Drawn): Read | null {
    const token = this.tokens[index]!
    const opens = token.kind === 'sign' ? token.text === '[' : token.kind === 'bad' && token.text === '"'
    if (opens) return this.#box(index, value)
    if (token.text === '/') return this.#reciprocal(index, value)
    const run = this.#run(index, value)
    if (!run) return null
    for (let at = index; at < run.next; at += 1) this.words.add(at)
    return { drawn: { ...row(value, piece(run.latex, run.path)), kind: 'quantity' }, next: run.next }
  }

  /** `5*[kg]`, `30*([cm]/2)` and `F/A = [MPa]`: a box of units where an operand is expected. */
  factorBox(index: number): Read | null {
    const before = this.tokens[index - 1]
    if (before?.kind !== 'sign' || !/^[*/=(]$/.test(before.text)) return null
    const close = this.#closing(index)
    const asksResult = before.text === '='
    if (close === 'none') return null
    if (before.text === '(' && (close === 'open' || !this.#isGrouped(index, close))) return null
    if (close === 'open') {
      const second = asksResult && this.tokens.slice(0, index - 1).some(isDefining)
      return second ? this.#content(index, close, true) : null
    }
    if (asksResult && this.tokens[close + 1]?.kind !== 'end') return null
    const unit = this.parsed(index + 1, close)
    const empty = asksResult && close === index + 1 && !this.#isNewName(index - 1)
    return empty || (unit && hasOnlyUnits(unit, name => this.rules.isUnit(name)))
      ? this.#content(index, close, true)
      : null
  }

  /** `f_ck/MPa`: a unit below a slash without a number, where no variable has such a name. */
  alone(index: number): Read | null {
    const word = this.tokens[index - 1]?.text === '/' ? this.word(index) : null
    if (!word || !isNoName(word.name) || this.rules.isDefined(word.name)) return null
    // `sigma = N/mm^2` of units alone asks for the value in that unit.
    const before = this.tokens.slice(
      this.tokens.findLastIndex(({ text }, at) => at < index && text === '=') + 1,
      index,
    )
    if (before.every(({ text, part }) => !this.rules.isDefined(part?.name ?? text))) return null
    const last = this.lastFactor(index, false)
    const unit = last?.open === false ? this.parsed(index, last.next) : null
    if (!last || !unit) return null
    for (let at = index; at < last.next; at += 1) this.words.add(at)
    return { drawn: piece(unitBox(unitContents(flat(unit))), null, 'quantity'), next: last.next }
  }

  /** `60/min`, `12e-6/K`, `12·10⁻⁶/°C`: a number of one over a unit; null where a variable may be meant. */
  #reciprocal(slash: number, value: Drawn): Read | null {
    const start = startOfNumber(this.tokens, slash - 1)
    const word = this.word(slash + 1)
    if (start === undefined || !word || this.clashes(word) || !this.#isNumber(slash, value)) return null
    const isBelow = /^[/^]$/.test(this.tokens[start - 1]?.text ?? '')
    if (isBelow || !this.#isOneOver(word, start, slash)) return null
    const last = this.divisor(slash + 1, () => true)
    const right = last && !last.open ? this.parsed(slash + 1, last.next) : null
    if (!last || !right) return null
    const { span } = right
    this.last = { kind: 'unit-quotient', left: { kind: 'unit-number', text: '1', span }, right, span }
    for (let at = slash; at < last.next; at += 1) this.words.add(at)
    const box = piece(unitBoxBehindNumber(unitContents(this.last)))
    return { drawn: { ...row(value, box), kind: 'quantity' }, next: last.next }
  }

  /** Whether a number is divided by the unit: a single letter, `10/s`, may be a variable without a value. */
  #isOneOver(
    { name, isUnit }: { readonly name: string; readonly isUnit: boolean },
    start: number,
    slash: number,
  ): boolean {
    if (isUnit || isNoName(name) || isWellKnown(name) || COUNTED.test(name)) return true
    const number = this.tokens.slice(start, slash).map(({ text }) => text)
    return name === 'K' && /e|10\^/i.test(number.join(''))
  }

  /** Whether a box at the begin of brackets goes on as a factor: not in a call, nor as a list among others. */
  #isGrouped(index: number, close: number): boolean {
    const called = this.tokens[index - 2]
    const isCalled = called?.kind === 'name' || called?.part?.role === 'name'
    return !isCalled && /^[*/^)]$/.test(this.tokens[close + 1]!.text)
  }

  /** `T = []` begins a list where T has no value. */
  #isNewName(end: number): boolean {
    const [token, ...others] = this.tokens.slice(0, end)
    const name = token?.part?.name ?? token?.text
    return others.length === 0 && name !== undefined && token!.kind === 'name' && !this.rules.isDefined(name)
  }

  /** `= MPa` at the end of a line: the unit that its result is asked in, where the words mean nothing else. */
  resultUnit(index: number): Read | null {
    const signs = equalsSigns(this.tokens.slice(0, index))
    if (!this.rules.inLine || signs.at(-1) !== index - 1 || this.tokens[index - 1]!.text !== '=') return null
    const sign = this.#unitSign(index)
    if (!sign && signs.length < 2 && !this.#isCalculation(index - 1)) return null
    const last = sign ?? this.#askedUnits(index)
    if (!last || !this.#isAsked(index, last.next, signs.length > 1)) return null
    const unit = last.open ? null : this.parsed(index, last.next)
    const drawn = unit ? piece(unitContents(flat(unit))) : this.drawn(index, last.next, last.open)
    for (let at = index; at < last.next; at += 1) this.words.add(at)
    const path = drawn.path && (['body', ...drawn.path] as const)
    return { drawn: piece(unitBox(drawn.latex), path, 'quantity'), next: last.next }
  }

  /** The units up to the end of the line, whatever of them is defined as well; those still being typed as far as they are. */
  #askedUnits(index: number): Factor | null {
    const end = this.tokens.length - 1
    const [first, slash] = [this.tokens[index]!, this.tokens[index + 1]!]
    const isReciprocal = first.text === '1' && slash.text === '/'
    const begins = this.word(index) !== null || isReciprocal
    if (begins && this.parsed(index, end)) return { next: end, open: false }
    const last = this.lastFactor(index, isReciprocal)
    return last?.next === end ? last : null
  }

  /**
   * Whether words behind an equals sign are the unit of the result rather than the names that are defined. Behind a
   * second equals sign they are, unless their dimension does not fit or the name stands for itself, `x = 5*N = N`.
   */
  #isAsked(index: number, end: number, isSecond: boolean): boolean {
    const words = Array.from({ length: end - index }, (_, at) => this.word(index + at))
    const clashing = words.find(word => word !== null && this.clashes(word))
    if (!clashing)
      return isSecond || this.tokens[index]!.kind !== 'number' || [...words.at(-1)!.name].length > 1
    this.doubtful.set(index, clashing.name)
    const isItself = this.rules.names.has(clashing.name) && this.#hasUnit(clashing.name) !== true
    // `uncertainty(rho) = kg/m^3` below a mass m: nothing is called kg.
    const isUnit = words.some(word => word !== null && [...word.name].length > 1 && !this.clashes(word))
    return this.chosen.get(index) ?? (isSecond ? !isItself : isUnit)
  }

  /** `= %`, `= ‰`, `= °`, `= °C`: nothing else could stand there. */
  #unitSign(index: number): Factor | null {
    const { kind, text } = this.tokens[index]!
    if (kind !== 'sign' || !/^[%‰°]$/.test(text)) return null
    return { next: this.word(index)?.next ?? index + 1, open: false }
  }

  /** `M(x_0) = kNm`, `arg(z) = deg`: a function that is known, of names that have values, is called and not defined. */
  #isKnownCall([called, ...others]: readonly TypedToken[]): boolean {
    const name = called!.part?.name ?? called!.text
    const inside = others.slice(1, -1)
    const hasValue = ({ text, part }: TypedToken): boolean =>
      text === ',' || this.rules.isDefined(part?.name ?? text)
    const isKnown = this.rules.isDefined(name) || findFunction(name) !== undefined
    return others[0]?.text === '(' && inside.length > 0 && isKnown && inside.every(hasValue)
  }

  /** Whether what stands before `end` has a value, unlike a name to define or an equation with unknowns. */
  #isCalculation(end: number): boolean {
    const before = this.tokens.slice(0, end)
    if (isTarget(before) && !this.#isKnownCall(before)) return false
    const bound = insideBindingCalls(before)
    return before.every(({ kind, text }, index) => {
      const called = this.tokens[index + 1]!.text === '('
      const isFree = !this.words.has(index) && !this.boxed.has(index) && !bound.has(index)
      const isVariable = kind === 'name' && !called && isFree
      return !isVariable || this.rules.isDefined(text) || constantOf(text) !== undefined
    })
  }

  /** A bracket behind a value; null where it holds the index of an element. */
  #box(index: number, value: Drawn): Read | null {
    const { text, space } = this.tokens[index]!
    const close = this.#closing(index)
    const isNumber = /^(?:number|power-of-ten|power-of-number)$/.test(value.kind)
    if (close === 'none') return null
    if (text === '[' && !isNumber) {
      if (value.kind === 'name' && !space) return null
      const unit = close === 'open' ? null : this.parsed(index + 1, close)
      const isUnits = unit !== null && hasOnlyUnits(unit, name => this.rules.isUnit(name))
      const mayBecome =
        close === 'open' && (value.kind === 'brackets' || space) && this.#beginsUnit(index + 1)
      if (!isUnits && !mayBecome) return null
    }
    const { drawn, next } = this.#content(index, close, false)
    return { drawn: { ...row(value, drawn), kind: 'quantity' }, next }
  }

  #beginsUnit(index: number): boolean {
    const { kind } = this.tokens[index]!
    return kind === 'end' || kind === 'name'
  }

  /** Index of the token that closes the box at `index`; `none` where it holds what no unit does. */
  #closing(index: number): number | 'open' | 'none' {
    const open = this.tokens[index]!.text
    for (let at = index + 1; at < this.tokens.length; at += 1) {
      const { kind, text } = this.tokens[at]!
      if (kind === 'sign' && open === '"' && ENDS_UNIT.test(text)) return at
      if (kind === 'sign' && /^[[,;=]$/.test(text)) return 'none'
      if (text === (open === '"' ? '"' : ']') && (kind === 'sign' || kind === 'bad')) return at
    }
    return 'open'
  }

  #content(index: number, close: number | 'open', bare: boolean): Read {
    const isOpen = close === 'open'
    const end = isOpen ? this.tokens.length - 1 : close
    for (let at = index; at < end; at += 1) this.boxed.add(at)
    const parsed = isOpen ? null : this.parsed(index + 1, end)
    this.last = null
    const drawn = parsed ? piece(unitContents(parsed)) : this.drawn(index + 1, end, isOpen)
    const latex = bare ? unitBox(drawn.latex) : unitBoxBehindNumber(drawn.latex)
    const path = isOpen && !this.rules.finished ? (['body', ...(drawn.path ?? [])] as const) : null
    return {
      drawn: piece(latex, path, 'quantity'),
      next: isOpen || ENDS_UNIT.test(this.tokens[end]!.text) ? end : end + 1,
    }
  }

  /** The longest run of units from `index` on. */
  #run(index: number, value: Drawn): { latex: string; path: Drawn['path']; next: number } | null {
    const reciprocal = this.#isReciprocal(index, value)
    if (!reciprocal && !this.#mayStart(index, value)) return null
    const last = this.lastFactor(index, reciprocal)
    if (!last) return null
    const unit = last.open ? null : this.parsed(index, last.next)
    this.last = unit
    const drawn = unit ? piece(unitContents(flat(unit))) : this.drawn(index, last.next, last.open)
    const path = drawn.path && (['body', ...drawn.path] as const)
    return { latex: unitBoxBehindNumber(drawn.latex), path, next: last.next }
  }

  /** `3.2e-5 1/K`, `12*10^-6 1/K`: one over a unit, where a second number could be nothing else. */
  #isReciprocal(index: number, value: Drawn): boolean {
    const [one, slash] = [this.tokens[index]!, this.tokens[index + 1]!]
    return (
      this.#isNumber(index, value) &&
      one.kind === 'number' &&
      one.text === '1' &&
      one.space &&
      slash.text === '/'
    )
  }

  /** Whether the value before `index` is a number, `3*10^-4`, `(9.81 ± 0.03)` and `[0, 2.1]` among them. */
  #isNumber(index: number, { kind }: Drawn): boolean {
    const isPower = kind === 'power-of-number' && startOfTimesTen(this.tokens, index - 1) !== undefined
    const isLarger = /^(?:brackets|list)$/.test(kind) && startOfNumber(this.tokens, index - 1) !== undefined
    return kind === 'number' || kind === 'power-of-ten' || isPower || isLarger
  }

  /** Whether the imaginary unit stands at `index`, close to its number: `4i Ω`, `4j Ω`. */
  #isImaginary(index: number): boolean {
    const { kind, text, space } = this.tokens[index]!
    const isUnit = kind === 'name' && (text === 'i' || (text === 'j' && !this.rules.isDefined(text)))
    return isUnit && !space && this.tokens[index - 1]?.kind === 'number'
  }

  #isMeasure(run: Parameters<typeof isMeasure>[1]): boolean {
    const words = this.tokens.slice(run.index, run.next)
    const isAlone = !words.some(({ text }) => text === '*' || text === '/')
    if (isAlone && this.tokens[run.index - 1]!.kind === 'number') this.doubtful.set(run.index, run.name)
    return this.chosen.get(run.index) ?? isMeasure(this.#line, run)
  }

  /** Dimension of the unit of several words that began before `behind`. */
  #compound(start: number, behind: number, last: Factor): Dimension | undefined {
    const words = this.tokens.slice(behind, last.next).some(({ kind }) => kind === 'name')
    const unit = words && !last.open ? this.parsed(start, last.next) : null
    const resolved = unit && resolveUnit(unit)
    return resolved?.ok ? resolved.unit.dimension : undefined
  }

  /** Whether a variable is measured in the unit of its name; undefined where its dimension is not known. */
  #hasUnit(name: string): boolean | undefined {
    const dimension = this.rules.dimensionOf?.(name)
    const unit = dimension && resolveName(name)
    return unit ? unit.dimension.sameHard(dimension!) : undefined
  }

  /** Whether the word at `index` is a unit behind this value rather than a factor of its own. */
  #mayStart(index: number, value: Drawn): boolean {
    const word = this.word(index)
    if (!word) return false
    if (word.isUnit) return true
    const { space } = this.tokens[index]!
    const { name } = word
    const isLong = [...name].length > 1
    const isImaginary = this.#isImaginary(index - 1)
    const numeric = isImaginary || this.#isNumber(index, value)
    if (!numeric && !/^(?:power-of-number|power-of-brackets|brackets|list|call)$/.test(value.kind))
      return false
    if (value.kind === 'power-of-brackets' && !(isLong && space)) return false
    if (this.rules.isDefined(name)) {
      const isApart = space || startOfUncertain(this.tokens, index - 1) !== undefined
      const last = numeric && isApart ? this.lastFactor(index, false) : null
      return (
        last !== null &&
        this.#isMeasure({ index, name, ...last, compound: this.#compound(index, word.next, last) })
      )
    }
    if (!isLong && !isImaginary && this.tokens[index - 1]!.kind === 'name') return false
    if (numeric && isGravity(this.#line, { index, name, ...this.lastFactor(index, false)! })) {
      this.doubtful.set(index, name)
      if (this.chosen.get(index) !== true) return false
    }
    return (isLong || space || this.rules.isAttachable(name)) && !this.rules.names.has(name)
  }
}

/**
 * Indexes of the tokens within calls that bind names, `fsolve(x^2 = 2 m^2, x, 1 m)`: such a call has a value though its
 * unknowns have none, and words behind an equals sign after it are the unit of that.
 */
function insideBindingCalls(tokens: readonly TypedToken[]): ReadonlySet<number> {
  const inside = new Set<number>()
  const calls: boolean[] = []
  for (const [index, { text }] of tokens.entries()) {
    if (/^[([]$/.test(text)) calls.push(BINDING_PLACES.has(tokens[index - 1]?.text ?? ''))
    else if (/^[)\]]$/.test(text)) calls.pop()
    if (calls.includes(true)) inside.add(index)
  }
  return inside
}

/** Signs that no unit has: they end one that a quotation mark has opened. */
const ENDS_UNIT = /^(?:[+=<>,;:!|]|:=|==|<=|>=|!=)$/

/** Further units by which things are counted: `60/min`, `6e23/mol`. */
const COUNTED = /^(?:min|hr|yr|day|month|year|sec|second|minute|hour|k?mol|rev|degC|degF|degR)$/

/** `W/m/K` as W/(m·K). */
function flat(unit: UnitExpression): UnitExpression {
  if (unit.kind !== 'unit-quotient') return unit
  const left = flat(unit.left)
  if (left.kind !== 'unit-quotient') return { ...unit, left }
  const right: UnitExpression = { kind: 'unit-product', left: left.right, right: unit.right, span: unit.span }
  return { kind: 'unit-quotient', left: left.left, right, span: unit.span }
}
