/**
 * Meaning of a key in a formula, before MathLive sees it. Pure: the place of the caret in, the decision out.
 */
import { isBoxUnit } from '@calcwright/math/units'
import type { Slot } from './field-model.ts'
import { templateOfSign } from './words.ts'

/** Context of the caret: its slot, the atoms to the left and to the right, the text typed there. */
export interface CaretContext {
  readonly empty: boolean
  readonly position: number
  readonly collapsed: boolean
  readonly slot: Slot
  /** Nothing stands right of the caret in its slot. */
  readonly atEnd: boolean
  /** Nothing of the line stands behind the caret; ends of slots may. */
  readonly atLineEnd: boolean
  /** The last key was a `/`. */
  readonly behindSlash: boolean
  /** The unit right of the caret, only the space between it and its number may be between; else null. */
  readonly unitAhead: { readonly numberEnd: number; readonly start: number; readonly word: string } | null
  /** In the box of a unit, behind all of it. */
  readonly atUnitEnd: boolean
  /** Offset of the end of the denominator with which a unit left of the caret ends; else null. */
  readonly denominatorEnd: number | null
  /** In an exponent of a unit. */
  readonly inUnitExponent: boolean
  /** Offsets in the exponent and the subscript directly beside the caret, to go on in; null where there is none. */
  readonly script: {
    readonly superscript: number | null
    readonly subscript: number | null
    readonly side: 'left' | 'right'
    /** Offset behind both. */
    readonly end: number
  }
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
  /** The comma is decimal, and the semicolon separates. */
  readonly decimalComma: boolean
}

export type KeyDecision =
  /** MathLive handles it. */
  | { readonly to: 'mathlive' }
  /** Neither MathLive nor we: the browser's own action. */
  | { readonly to: 'browser' }
  /** The character is part of what is being typed. */
  | { readonly to: 'type' }
  /** Out of the slot; with `again` the character is then typed outside. */
  | { readonly to: 'leave-slot'; readonly side: 'left' | 'right'; readonly again?: boolean }
  /** To another place that looks the same or nearly so; with `again` the character is then typed there. */
  | { readonly to: 'go'; readonly offset: number; readonly again: boolean }
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
  /** A sign with slots is put at the caret, which goes into the first of them. */
  | { readonly to: 'template'; readonly latex: string }
  | { readonly to: 'enter'; readonly where: 'above' | 'below' }
  | { readonly to: 'erase'; readonly direction: 'back' | 'forward' }
  /** The selection goes, or what stands beside the caret. */
  | { readonly to: 'delete'; readonly direction: 'back' | 'forward' }
  | { readonly to: 'leave'; readonly direction: 'left' }
  /** The line becomes a text; the `sign` may be that of a heading. */
  | { readonly to: 'prose'; readonly sign: '' | '#' }
  /** The words behind the formula; a sign that was typed for it already is taken back. */
  | { readonly to: 'remark'; readonly takesBack: boolean }
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
/** With these a unit begins, and goes on at its end without a sign between. */
const OF_UNIT_WORDS = /^[\p{L}\p{M}%‰°µ·√]$/u
const OF_SUBSCRIPTS = /^[\p{L}\p{M}\d_]$/u

/** The letter of a power of ten goes on with the number, unless a unit begins with it as well: `eV`. */
const beginsUnit = (character: string, word: string): boolean =>
  /^[eE]$/.test(character) ? isBoxUnit(character + word) : OF_UNIT_WORDS.test(character)

interface Rule {
  readonly says: string
  readonly when: (character: string, place: CaretContext) => boolean
  readonly means: KeyDecision | ((character: string, place: CaretContext) => KeyDecision)
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
    means: { to: 'prose', sign: '#' },
  },
  {
    says: 'a # behind the formula begins a remark',
    when: (character, { atLineEnd }) => character === '#' && atLineEnd,
    means: { to: 'remark', takesBack: false },
  },
  {
    says: 'a second / begins one as well',
    when: (character, { atLineEnd, behindSlash }) => character === '/' && atLineEnd && behindSlash,
    means: { to: 'remark', takesBack: true },
  },
  {
    says: 'two spaces in an empty line make it a text',
    when: (character, { empty, spaceBefore }) => character === ' ' && empty && spaceBefore,
    means: { to: 'prose', sign: '' },
  },
  {
    says: 'one space in an empty line waits for another',
    when: (character, { empty }) => character === ' ' && empty,
    means: { to: 'remember-space' },
  },
  {
    says: 'a decimal comma is typed, and a semicolon leads to the next cell of a row',
    when: (character, { inMatrix, bracketOpen, decimalComma }) =>
      decimalComma && inMatrix && !bracketOpen && /[,;]/.test(character),
    means: character => (character === ',' ? { to: 'type' } : { to: 'matrix', change: 'next-column' }),
  },
  {
    says: 'the sign of a sum, a product or an integral opens its slots, but in names and units',
    when: (character, { slot }) =>
      slot !== 'unit' && slot !== 'subscript' && templateOfSign(character) !== null,
    means: character => ({ to: 'template', latex: templateOfSign(character)! }),
  },
  {
    says: 'commas and semicolons lead from cell to cell of a matrix',
    when: (character, { inMatrix, bracketOpen }) => inMatrix && !bracketOpen && MATRIX.has(character),
    means: character => ({ to: 'matrix', change: MATRIX.get(character)! }),
  },
  {
    says: 'a letter between a number and a unit begins the unit where both are one',
    when: (character, { position, unitAhead }) =>
      unitAhead !== null &&
      position < unitAhead.start &&
      OF_UNIT_WORDS.test(character) &&
      isBoxUnit(character + unitAhead.word),
    means: (_, { unitAhead }) => ({ to: 'go', offset: unitAhead!.start, again: true }),
  },
  {
    says: 'anything but a letter at the left edge of a unit goes on with the number before it',
    when: (character, { position, slot, unitAhead }) =>
      unitAhead !== null &&
      position > unitAhead.numberEnd &&
      !(slot === 'unit' && beginsUnit(character, unitAhead.word)),
    means: (_, { unitAhead }) => ({ to: 'go', offset: unitAhead!.numberEnd, again: true }),
  },
  {
    says: 'a digit behind the denominator of a unit is the exponent of its last word',
    when: (character, { denominatorEnd }) => denominatorEnd !== null && /^\d$/.test(character),
    means: (_, { denominatorEnd }) => ({ to: 'type-before', offset: denominatorEnd! }),
  },
  {
    says: 'an exponent beside another one goes into it: at its begin, or at its end as its own exponent',
    when: (character, { script }) => character === '^' && script.superscript !== null,
    means: (_, { script }) => ({ to: 'go', offset: script.superscript!, again: script.side === 'left' }),
  },
  {
    says: 'a subscript beside another one goes into it',
    when: (character, { script }) => character === '_' && script.subscript !== null,
    means: (_, { script }) => ({ to: 'go', offset: script.subscript!, again: false }),
  },
  {
    says: 'a space or a sign that ends something stands behind the exponent, not between it and its base',
    when: (character, { position, script }) =>
      script.side === 'right' && script.end > position && /^[ =),;]$/.test(character),
    means: (_, { script }) => ({ to: 'go', offset: script.end, again: true }),
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
    says: 'what no unit has stands behind it, nor do its signs begin anything at its end',
    when: (character, { slot, atUnitEnd, inUnitExponent, bracketOpen }) =>
      slot === 'unit' &&
      (!OF_UNITS.test(character) ||
        (atUnitEnd && !OF_UNIT_WORDS.test(character) && !/^[\d^]$/.test(character)) ||
        (/^[-.]$/.test(character) && !inUnitExponent) ||
        (character === ')' && !bracketOpen)),
    means: LEAVE_AND_TYPE,
  },
  {
    says: 'an equals sign or a bracket stands behind the fraction, root or power that it ends',
    when: (character, { slot, atEnd, bracketOpen }) =>
      /^[=)]$/.test(character) && (slot === 'slot' || slot === 'superscript') && atEnd && !bracketOpen,
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
      return { to: 'delete', direction: 'back' }
    case 'Delete':
      return { to: place.empty ? 'erase' : 'delete', direction: 'forward' }
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
  return typeof rule.means === 'function' ? rule.means(character, place) : rule.means
}
