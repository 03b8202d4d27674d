/**
 * The part of MathLive's inner model that the editor reads. MathLive's public interface tells
 * neither what stands left of the caret nor in which slot the caret is; its version is pinned, and
 * the browser tests of the editor fail when one of these changes.
 */
export interface FieldAtom {
  /** `mord`, `mbin`, `mrel`, `leftright`, `genfrac`, `surd`, `spacing`, `first`, `root` … */
  readonly type: string
  /** The character of a leaf. */
  readonly value?: string
  readonly command: string
  readonly args?: readonly unknown[] | null
  readonly parent?: FieldAtom
  /** `superscript`, `subscript`, `above`, `below`, `body`, or the cell of a matrix. */
  readonly parentBranch?: string | readonly [number, number]
  readonly leftSibling: FieldAtom
  readonly rightSibling?: FieldAtom
  readonly isFirstSibling: boolean
  readonly isLastSibling: boolean
  readonly leftDelim?: string
  readonly rightDelim?: string
  /** The numerator of a fraction. */
  readonly above?: readonly FieldAtom[]
  /** Its denominator. */
  readonly below?: readonly FieldAtom[]
  readonly subscript?: readonly FieldAtom[]
  readonly superscript?: readonly FieldAtom[]
  /** Content under a radical, between brackets or in a box. */
  readonly body?: readonly FieldAtom[]
  /** Mark of the element that shows it. */
  readonly id?: string
  /** The LaTeX that it came from, as long as nothing in it has changed. */
  verbatimLatex?: string | undefined
  /** Its LaTeX, without what its neighbours share with it. */
  _serialize(options: { readonly defaultMode: 'math' }): string
}

export interface FieldModel {
  readonly position: number
  readonly anchor: number
  readonly lastOffset: number
  at(offset: number): FieldAtom
  offsetOf(atom: FieldAtom): number
  /** Runs a change during which MathLive reports no selection; it reports the last one afterwards. */
  deferNotifications(options: { readonly selection: true; readonly content: false }, change: () => void): void
  /** Tells screen readers of the sign before the caret. */
  announce(action: 'replacement'): void
}

const LETTER = /^\p{L}$/u
const DIGIT = /^\d$/

export function isLetter(atom: FieldAtom): boolean {
  return atom.type === 'mord' && !!atom.value && LETTER.test(atom.value)
}

export function isDigit(atom: FieldAtom): boolean {
  return atom.type === 'mord' && !!atom.value && DIGIT.test(atom.value)
}

/** The space between a number and its unit: it is never typed, so it belongs to the atom before it. */
export function isThinSpace(atom: FieldAtom): boolean {
  return atom.type === 'spacing' && atom.command === '\\,'
}

export function isSpace(atom: FieldAtom): boolean {
  return atom.type === 'spacing'
}

export interface WordBeforeCaret {
  /** Letters and digits as typed, a letter first; '' when the caret does not follow a word. */
  readonly text: string
  /** Offset before its first letter. */
  readonly start: number
  /** Offset after its last letter. */
  readonly end: number
}

/** The name that ends at the offset, usually the caret, in the same slot. */
export function wordBefore(model: FieldModel, end = model.position): WordBeforeCaret {
  let atom = model.at(end)
  const letters: string[] = []
  while (isLetter(atom) || isDigit(atom)) {
    letters.unshift(atom.value!)
    atom = atom.leftSibling
  }
  // A run such as `2rho` or `2e3mm` is a number and a name.
  const text = letters.join('').replace(/^\d+(?:e\d+)?/, '')
  return { text, start: end - text.length, end }
}

export interface ScientificNumber {
  /** Offset before its first digit. */
  readonly start: number
  readonly significand: string
  /** With its sign, if one was typed. */
  readonly exponent: string
}

/** The number with an exponent that ends at the caret, such as `1.5e-3`; null when there is none. */
export function scientificNumberBefore(model: FieldModel): ScientificNumber | null {
  let atom = model.at(model.position)
  let text = ''
  while (isLetter(atom) || isDigit(atom) || /^[-+−.]$/.test(atom.value ?? '')) {
    text = (atom.value === '−' ? '-' : atom.value) + text
    atom = atom.leftSibling
  }
  // `x2e3` is a name; `5-2e3` ends with a number.
  const number = /(?<![\p{L}\d.])(\d+\.?\d*|\.\d+)[eE]([-+]?\d+)$/u.exec(text)
  if (!number) return null
  return { start: model.position - number[0].length, significand: number[1]!, exponent: number[2]! }
}

/**
 * Whether a unit may follow: a number or a closing bracket stands left of the offset, a space
 * between them does not matter. `x2` is a name, not a number.
 */
export function isAfterValue(model: FieldModel, offset: number): boolean {
  let atom = model.at(offset)
  while (isSpace(atom)) atom = atom.leftSibling
  if (atom.type === 'leftright') return atom.rightDelim === ')' || /brack|\]/.test(atom.rightDelim ?? '')
  if (atom.type === 'mclose') return true
  // 10^3 is a number as well.
  if (atom.type === 'subsup') atom = atom.leftSibling
  if (!isDigit(atom)) return false
  atom = beforeNumber(atom)
  if (!isLetter(atom)) return true
  // 1.5e3 is one number.
  return atom.value === 'e' && isDigit(atom.leftSibling)
}

/**
 * How a further word continues a unit: behind a unit box, a dot or a space after one, or in a denominator below
 * one, as in `5 kN·m`, `5 N m`, `1.2 kg/m` and `2 W/(m K)`; null when it does not.
 */
export function continuesUnit(model: FieldModel, offset: number): 'product' | 'quotient' | null {
  const atom = model.at(offset)
  const factor = atom.command === '\\cdot' || isSpace(atom) ? atom.leftSibling : atom
  if (isUnitBox(factor)) return isBelowUnit(factor) ? 'quotient' : 'product'
  const opens = atom.type === 'first' || (atom.type === 'mopen' && atom.leftSibling.type === 'first')
  return opens && isBelowUnit(atom) ? 'quotient' : null
}

/** In a denominator whose numerator ends in a unit, brackets apart. */
function isBelowUnit(atom: FieldAtom): boolean {
  const inside = atom.parent?.type === 'leftright' ? atom.parent : atom
  return inside.parentBranch === 'below' && endsInUnit(inside.parent?.above?.at(-1))
}

/** `W`, or `W/m` in `W/m/K`. */
function endsInUnit(atom: FieldAtom | undefined): boolean {
  if (atom?.type === 'genfrac') return endsInUnit(atom.below?.at(-1)) && endsInUnit(atom.above?.at(-1))
  return isUnitBox(atom?.type === 'subsup' ? atom.leftSibling : atom)
}

/** Whether an atom is the box of a unit. */
export function isUnitBox(atom: FieldAtom | undefined): boolean {
  return atom?.command === '\\class' && atom.args?.[0] === 'unit'
}

function beforeNumber(digit: FieldAtom): FieldAtom {
  let atom = digit
  while (isDigit(atom) || atom.value === '.') atom = atom.leftSibling
  return atom
}

/** Offset of the first space directly before `offset`, or `offset` itself. */
export function beforeSpaces(model: FieldModel, offset: number): number {
  let start = offset
  for (let atom = model.at(offset); isSpace(atom); atom = atom.leftSibling) start--
  return start
}

/**
 * Where the caret stands: what a space or an operator does depends on it. `bounds` are those of a
 * sum or an integral; `slot` is a numerator, denominator or radicand; `unit` is anywhere in a unit box.
 */
export type Slot = 'line' | 'bracket' | 'subscript' | 'superscript' | 'bounds' | 'slot' | 'unit'

export function slotOf(model: FieldModel, atom = model.at(model.position)): Slot {
  const parent = atom.parent
  if (!parent || parent.type === 'root') return 'line'
  if (isInUnit(atom)) return 'unit'
  if (parent.type === 'leftright' || Array.isArray(atom.parentBranch)) return 'bracket'
  const script = atom.parentBranch === 'subscript' || atom.parentBranch === 'superscript'
  if (script && /^(?:extensible-symbol|operator|mop)$/.test(parent.type)) return 'bounds'
  return script ? (atom.parentBranch as 'subscript' | 'superscript') : 'slot'
}

/** Whether the caret stands inside a unit box. */
export function isInUnitBox(model: FieldModel): boolean {
  return isInUnit(model.at(model.position))
}

/** Whether an atom stands inside a unit box. */
export function isInUnit(inside: FieldAtom): boolean {
  for (let atom = inside.parent; atom; atom = atom.parent) if (isUnitBox(atom)) return true
  return false
}

/** Whether Tab has a slot to go to: an empty one or a placeholder beyond the caret. */
export function hasSlotBeyond(model: FieldModel, direction: 1 | -1): boolean {
  for (let at = model.position + direction; at > 0 && at <= model.lastOffset; at += direction) {
    const atom = model.at(at)
    if (atom.type === 'placeholder') return true
    if (atom.type === 'first' && atom.isLastSibling && atom.parent?.type !== 'root') return true
  }
  return false
}
