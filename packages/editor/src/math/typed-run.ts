/**
 * Text that is typed at one place without moving the caret; the formula shows its picture. The picture is
 * drawn anew with each key, from the text as it is then.
 */
import { drawTyped, drawTypedUnit, placeOf } from '@calcwright/math/typing'
import type { Branch, DrawnPart, Picture, TypedSource, TypingRules } from '@calcwright/math/typing'
import type { DecimalCommas } from '../results/decimal-separator.ts'
import { insert } from './edit.ts'
import { isDigit, isLetter, slotOf } from './field-model.ts'
import type { FieldAtom } from './field-model.ts'
import { sourceOf } from './typed-source.ts'
import type { FormulaField } from './mathlive.ts'
import { inBraces } from './written.ts'

/** Rules that a line gives; the run itself adds the rest. */
export type TypedRunRules = Omit<TypingRules, 'finished' | 'inLine' | 'wordGoesOn'> & {
  /** Reads what is typed where the comma is decimal; null for points. */
  readonly commas: DecimalCommas | null
  readonly pointTyped: ((whole: string) => void) | undefined
}

/** A place in the picture that is also one in the field. */
interface Joint {
  readonly cut: number
  readonly atom: FieldAtom
}

/** A number at the end that may be thousands. */
const WHOLE_NUMBER = /(?<![\p{L}\p{M}\d_.,~'])[1-9]\d{0,2}$/u

const NOTHING: Picture = { latex: '', cuts: [], path: null, unitWord: null, asksResult: false }

export class TypedRun {
  readonly #field: FormulaField
  readonly #rules: TypedRunRules
  readonly #parts: TypedSource['parts']
  /** Formula before the first key, to restore it. */
  readonly #before: string
  #start: FieldAtom
  readonly #inUnit: boolean
  readonly #inLine: boolean
  /** The texts after each key, the first one before any. */
  #texts: string[]
  #end: FieldAtom
  /** The picture of the text, and the one that the field shows. */
  #next = NOTHING
  #drawn = NOTHING
  #joints: Joint[] = []
  #caret: FieldAtom
  #anchor: number
  /** The first key has put brackets around what was selected. */
  readonly #wraps: boolean

  /**
   * Goes on at the caret. A selection in one slot is replaced, or goes with `key`: below, into brackets.
   * @param key the first key
   */
  constructor(field: FormulaField, rules: TypedRunRules, key: string) {
    const { model } = field
    const [from, to] = [Math.min(model.anchor, model.position), Math.max(model.anchor, model.position)]
    const left = model.at(from)
    const atoms = rowBefore(left)
    const source = sourceOf(field, atoms, /^[\p{L}\p{M}\d_~']$/u.test(key))
    const taken =
      from < to && model.at(to).type !== 'placeholder' ? takeSelection(field, from, to, key) : null
    this.#field = field
    this.#rules = rules
    this.#parts = taken ? [...source.parts, taken] : source.parts
    const place = taken ? placeOf(source.parts.length) : ''
    this.#wraps = taken !== null && CLOSING.has(key)
    const text = rules.commas?.plainWithComma(source.text) ?? source.text
    this.#texts = [text + (this.#wraps ? `${key}${place}${CLOSING.get(key)}` : place)]
    this.#end = model.at(to)
    this.#caret = this.#end
    this.#anchor = model.anchor
    this.#start = atoms[0]?.leftSibling ?? left
    this.#before = field.getValue(model.offsetOf(this.#start), to, 'latex')
    const slot = slotOf(model)
    this.#inUnit = slot === 'unit'
    this.#inLine = slot === 'line'
  }

  /** The atom behind which it begins, in the slot in which it was begun. */
  get start(): FieldAtom {
    return this.#start
  }

  /** Whether the caret stands where the last key has left it. */
  get isLive(): boolean {
    const { model } = this.#field
    return model.at(model.position) === this.#caret && model.anchor === this.#anchor
  }

  get text(): string {
    return this.#texts.at(-1)!
  }

  /** The characters of the whole line, where all of it is this run; else null. */
  get wholeLine(): string | null {
    // The atoms of a run that is over may have left the formula.
    if (!this.isLive || !this.#inLine || this.#parts.length > 0) return null
    return this.#start.type === 'first' && this.#end.rightSibling === undefined ? this.text : null
  }

  /** The last characters have become one sign. */
  get endsWithJoinedSign(): boolean {
    return /(?::=|<=|>=|!=|->)$/.test(this.text)
  }

  /** The text asks for the result of a definition: `x = 5 m =`. */
  get asksResult(): boolean {
    return this.#drawn.asksResult
  }

  /**
   * Makes a function that finds the atoms of the run again after the formula is shown anew, with changes of
   * others around it. The function is false when they are not there unchanged.
   */
  whereabouts(): () => boolean {
    const field = this.#field
    const { model } = field
    const { position, anchor } = model
    const joints = this.#joints
    const away = [this.#start, this.#end, ...joints.map(({ atom }) => atom)].map(
      atom => model.offsetOf(atom) - position,
    )
    const written = (): string =>
      inBraces(field.getValue(model.position + away[0]!, model.position + away[1]!, 'latex'))
    const before = written()
    return () => {
      const [start, end, ...others] = away.map(distance => model.position + distance)
      if (start! < 0 || end! > model.lastOffset || written() !== before) return false
      this.#start = model.at(start!)
      this.#end = model.at(end!)
      this.#joints = joints.map(({ cut }, index) => ({ cut, atom: model.at(others[index]!) }))
      this.#caret = model.at(model.position)
      this.#anchor = model.anchor
      return model.anchor - model.position === anchor - position
    }
  }

  /** Types a character; the picture changes with {@link show}. */
  add(character: string): void {
    const first = this.#texts.length === 1
    const whole = character === '.' && this.#rules.commas ? WHOLE_NUMBER.exec(this.text)?.[0] : undefined
    if (whole !== undefined) this.#rules.pointTyped?.(whole)
    this.#texts.push(first && this.#wraps ? this.text : (this.text + character).replace(/={3}$/, '='))
    this.#next = this.#draw(false)
  }

  /** Takes the last character back; false when there is none of this run. */
  back(): boolean {
    if (this.#texts.length === 1) return false
    this.#texts.pop()
    this.#next = this.#draw(false)
    if (this.#texts.length > 1) this.show()
    else this.#replace({ ...NOTHING, latex: this.#before })
    return true
  }

  /** The word before the caret that is read as a unit; null when there is none. */
  get unitWord(): string | null {
    return this.#next.unitWord
  }

  /** Puts the picture of the text into the field. */
  show(): void {
    this.#replace(this.#next)
  }

  /** The same with the word before the caret in letters, for undo. */
  showLetters(): void {
    this.#replace(this.#draw(false, this.#next.unitWord ?? ''))
  }

  /** The caret is about to go: what may have been unfinished is finished. False when nothing changes. */
  finish(): boolean {
    if (this.#texts.length === 1) return false
    const finished = this.#draw(true)
    if (finished.latex === this.#drawn.latex) return false
    this.#replace({ ...finished, path: this.#drawn.path })
    return true
  }

  #draw(finished: boolean, withoutUnit = ''): Picture {
    const next = this.#end.rightSibling
    const source = { text: plainText(this.text, next, this.#rules.commas), parts: this.#parts }
    if (this.#inUnit) return drawTypedUnit(source, finished)
    const wordGoesOn = next !== undefined && (isLetter(next) || isDigit(next))
    const rules = this.#rules
    const isUnitWord = (word: string): boolean => word !== withoutUnit && rules.isUnitWord(word)
    return drawTyped(source, {
      ...rules,
      isUnitWord,
      finished: finished && !wordGoesOn,
      wordGoesOn,
      inLine: this.#inLine && next === undefined,
    })
  }

  /** Following each selection on the way would take most of the time of a key. */
  #replace(drawn: Picture): void {
    this.#field.model.deferNotifications({ selection: true, content: false }, () => this.#put(drawn))
  }

  /** Draws what differs, from the last joint before it. */
  #put(drawn: Picture): void {
    const field = this.#field
    const { model } = field
    const same = commonLength(this.#drawn.latex, drawn.latex)
    const joints = this.#joints.filter(
      ({ cut }) => cut <= same && (cut === drawn.latex.length || drawn.cuts.includes(cut)),
    )
    const from: Joint = joints.at(-1) ?? { cut: 0, atom: this.#start }
    const tail = drawn.latex.slice(from.cut)
    const range: [number, number] = [model.offsetOf(from.atom), model.offsetOf(this.#end)]
    field.selection = { ranges: [range] }
    if (tail !== '') insert(field, tail, 'after')
    else if (range[0] < range[1]) field.executeCommand('deleteBackward')
    this.#end = model.at(field.position)
    this.#drawn = drawn
    this.#joints = [...joints, { cut: drawn.latex.length, atom: this.#end }]
    this.#placeCaret(drawn.path ?? [])
  }

  #placeCaret(path: readonly Branch[]): void {
    const field = this.#field
    const { model } = field
    let atom = this.#end
    for (const branch of path) atom = lastIn(atom, branch) ?? atom
    const offset = model.offsetOf(atom)
    if (atom.type === 'placeholder') field.selection = { ranges: [[offset - 1, offset]] }
    else field.position = offset
    this.#caret = model.at(model.position)
    this.#anchor = model.anchor
  }
}

/** The text in plain notation, sign for sign. A comma at its end waits for a digit only where one may still come. */
function plainText(text: string, next: FieldAtom | undefined, commas: DecimalCommas | null): string {
  if (!commas) return text
  const isOver = next !== undefined && !isDigit(next)
  return commas.plainFromComma(isOver ? `${text} ` : text).slice(0, text.length)
}

/** Brackets that a selection may be put into. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['|', '|'],
])

/** The selection as an operand of the key; null when the key replaces it. */
function takeSelection(field: FormulaField, from: number, to: number, key: string): DrawnPart | null {
  if (!CLOSING.has(key) && key !== '/' && key !== '^') return null
  const inside = field.getValue(from, to, 'latex')
  if (CLOSING.has(key)) return { role: 'operand', latex: inside }
  return { role: 'operand', latex: to === from + 1 ? inside : `\\left(${inside}\\right)`, inside }
}

/** The last atom of a slot of an atom, or of the scripts beside it. */
function lastIn(atom: FieldAtom, branch: Branch): FieldAtom | undefined {
  return (atom[branch] ?? (atom.type === 'subsup' ? undefined : atom.leftSibling[branch]))?.at(-1)
}

/** The atoms of a row up to the one given, from left to right. */
function rowBefore(last: FieldAtom): FieldAtom[] {
  const atoms: FieldAtom[] = []
  for (let atom = last; atom.type !== 'first'; atom = atom.leftSibling) atoms.unshift(atom)
  return atoms
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
