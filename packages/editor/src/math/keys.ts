/**
 * Meaning of a key in a formula, before MathLive sees it. Pure: the place of the caret in, the decision out.
 */
import type { Slot } from './field-model.ts'

/** Context of the caret: its slot, the atoms to the left and to the right, the text typed there. */
export interface CaretContext {
  readonly empty: boolean
  readonly position: number
  readonly collapsed: boolean
  readonly slot: Slot
  /** Nothing stands right of the caret in its slot. */
  readonly atEnd: boolean
  /** A thin space stands left of the caret, which goes with the number before it. */
  readonly afterThinSpace: boolean
  readonly slotAhead: boolean
  readonly slotBehind: boolean
  /** Directly in a cell of a matrix. */
  readonly inMatrix: boolean
  /** The sign that would close the brackets around the slot; '' where there are none. */
  readonly closing: string
  /** Brackets are open in what has been typed in this slot. */
  readonly bracketOpen: boolean
  /** Offset of the end of the last slot left of the caret, where brackets are open in that one; else null. */
  readonly openSlotBefore: number | null
  /** A space was typed at the start of the empty line. */
  readonly spaceBefore: boolean
}

export type KeyDecision =
  /** MathLive handles it; `first` is done before. */
  | { readonly to: 'mathlive'; readonly first?: 'drop-space' }
  /** Neither MathLive nor we: the browser's own action. */
  | { readonly to: 'browser' }
  /** The character is part of what is being typed. */
  | { readonly to: 'type' }
  /** Out of the slot; with `again` the character is then typed outside. */
  | { readonly to: 'leave-slot'; readonly side: 'left' | 'right'; readonly again?: boolean }
  /** Home and End: to the edge of the slot, from there to the edge of the line. */
  | {
      readonly to: 'edge'
      readonly side: 'start' | 'end'
      readonly of: 'slot' | 'line'
      readonly select: boolean
    }
  /** Typed at the end of a slot left of the caret, which stays where it is. */
  | { readonly to: 'type-before'; readonly offset: number }
  | { readonly to: 'matrix'; readonly change: MatrixChange }
  | { readonly to: 'enter'; readonly where: 'above' | 'below' }
  | { readonly to: 'erase'; readonly direction: 'back' | 'forward' }
  | { readonly to: 'leave'; readonly direction: 'left' }
  | { readonly to: 'prose' }
  | { readonly to: 'remember-space' }

export type MatrixChange = 'next-column' | 'next-row' | 'removeColumn' | 'removeRow'

export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, Meta or Alt as a command, not AltGr as a way to type a character. */
  readonly command: boolean
}

const MATHLIVE: KeyDecision = { to: 'mathlive' }
const LEAVE: KeyDecision = { to: 'leave-slot', side: 'right' }
const LEAVE_AND_TYPE: KeyDecision = { ...LEAVE, again: true }

const MATRIX: ReadonlyMap<string, MatrixChange> = new Map([
  [',', 'next-column'],
  [';', 'next-row'],
  ['<', 'removeColumn'],
  ['>', 'removeColumn'],
  [':', 'removeRow'],
])

const OF_UNITS = /^[\p{L}\p{M}\d*/^.()%°µ·√\- ]$/u
const OF_SUBSCRIPTS = /^[\p{L}\p{M}\d_]$/u

interface Rule {
  readonly says: string
  readonly when: (character: string, place: CaretContext) => boolean
  readonly means: KeyDecision | ((character: string) => KeyDecision)
}

/**
 * Meaning of a character by the place where it is typed; the first rule that fits decides. In a slot that the
 * person has entered, every character that may stand there is typed: the grammar in `@calcwright/math/typing`
 * decides about slots that typing itself has opened.
 */
const RULES: readonly Rule[] = [
  {
    says: 'a # at the start makes the line a text',
    when: (character, { position }) => character === '#' && position === 0,
    means: { to: 'prose' },
  },
  {
    says: 'two spaces in an empty line make it a text',
    when: (character, { empty, spaceBefore }) => character === ' ' && empty && spaceBefore,
    means: { to: 'prose' },
  },
  {
    says: 'one space in an empty line waits for another',
    when: (character, { empty }) => character === ' ' && empty,
    means: { to: 'remember-space' },
  },
  {
    says: 'commas and semicolons lead from cell to cell of a matrix',
    when: (character, { inMatrix, bracketOpen }) => inMatrix && !bracketOpen && MATRIX.has(character),
    means: character => ({ to: 'matrix', change: MATRIX.get(character)! }),
  },
  {
    says: 'a bracket closes those around the slot when none is open in it',
    when: (character, { closing, bracketOpen }) => character === closing && !bracketOpen,
    means: LEAVE,
  },
  {
    says: 'a quotation mark closes a unit as well',
    when: (character, { slot }) => slot === 'unit' && character === '"',
    means: LEAVE,
  },
  {
    says: 'what no unit has stands behind it',
    when: (character, { slot }) => slot === 'unit' && !OF_UNITS.test(character),
    means: LEAVE_AND_TYPE,
  },
  {
    says: 'an equals sign stands behind the fraction, root or power that it ends',
    when: (character, { slot, atEnd, bracketOpen }) =>
      character === '=' && (slot === 'slot' || slot === 'superscript') && atEnd && !bracketOpen,
    means: LEAVE_AND_TYPE,
  },
  {
    says: 'what no subscript has stands behind it',
    when: (character, { slot }) => slot === 'subscript' && !OF_SUBSCRIPTS.test(character),
    means: LEAVE_AND_TYPE,
  },
]

export function decideKey(key: Key, place: CaretContext): KeyDecision {
  if (key.key === 'Home' || key.key === 'End') {
    const side = key.key === 'Home' ? 'start' : 'end'
    return { to: 'edge', side, of: key.command ? 'line' : 'slot', select: key.shift }
  }
  // MathLive would make several lines of the formula.
  if (key.command && key.key === 'Enter') return { to: 'enter', where: 'below' }
  if (key.command) return MATHLIVE
  return decideNamed(key, place) ?? ([...key.key].length === 1 ? decideCharacter(key.key, place) : MATHLIVE)
}

function decideNamed({ key, shift }: Key, place: CaretContext): KeyDecision | null {
  switch (key) {
    case 'Enter':
      return { to: 'enter', where: place.position === 0 && !place.empty ? 'above' : 'below' }
    case 'Backspace':
      if (place.empty) return { to: 'erase', direction: 'back' }
      if (place.position === 0 && place.collapsed) return { to: 'leave', direction: 'left' }
      return place.afterThinSpace && place.collapsed ? { to: 'mathlive', first: 'drop-space' } : MATHLIVE
    case 'Delete':
      return place.empty ? { to: 'erase', direction: 'forward' } : MATHLIVE
    case 'Escape':
      return { to: 'leave-slot', side: shift ? 'left' : 'right' }
    case 'Tab':
      if (shift ? place.slotBehind : place.slotAhead) return MATHLIVE
      // Out of the last slot first, and only then out of the formula.
      return place.slot === 'line' ? { to: 'browser' } : { to: 'leave-slot', side: shift ? 'left' : 'right' }
    default:
      return null
  }
}

function decideCharacter(character: string, place: CaretContext): KeyDecision {
  // An arrow has left the slot before its bracket was closed: it was opened last.
  if (character === ')' && place.openSlotBefore !== null)
    return { to: 'type-before', offset: place.openSlotBefore }
  const rule = RULES.find(({ when }) => when(character, place))
  if (!rule) return { to: 'type' }
  return typeof rule.means === 'function' ? rule.means(character) : rule.means
}
