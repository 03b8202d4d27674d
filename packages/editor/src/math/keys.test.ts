import { describe, expect, it } from 'vitest'
import { decideKey } from './keys.ts'
import type { KeyDecision, CaretContext } from './keys.ts'
import { templateOf } from './words.ts'

const LINE: CaretContext = {
  empty: false,
  position: 3,
  collapsed: true,
  slot: 'line',
  atEnd: true,
  atLineEnd: false,
  behindSlash: false,
  unitAhead: null,
  atUnitEnd: false,
  denominatorEnd: null,
  inUnitExponent: false,
  script: { superscript: null, subscript: null, side: 'left', end: 0 },
  slotAhead: false,
  slotBehind: false,
  inMatrix: false,
  closing: '',
  bracketOpen: false,
  openSlotBefore: null,
  spaceBefore: false,
  decimalComma: false,
}
const EMPTY: CaretContext = { ...LINE, empty: true, position: 0 }
const MATRIX: Partial<CaretContext> = { slot: 'bracket', inMatrix: true, closing: ']' }

/** Between the number and the unit of `x = 5 m`: the number ends at 3, the unit begins at 5. */
const BETWEEN = { unitAhead: { numberEnd: 3, start: 5, word: 'm' } }
const IN_UNIT: Partial<CaretContext> = { slot: 'unit', closing: ']' }
const AT_UNIT_END: Partial<CaretContext> = { ...IN_UNIT, atUnitEnd: true }
const TO_NUMBER: KeyDecision = { to: 'go', offset: 3, again: true }
const TO_UNIT: KeyDecision = { to: 'go', offset: 5, again: true }
const BEHIND: KeyDecision = { to: 'leave-slot', side: 'right', again: true }

const CASES: readonly (readonly [string, string, Partial<CaretContext>, KeyDecision])[] = [
  ['a line below', 'Enter', {}, { to: 'enter', where: 'below' }],
  ['a line above from the very start', 'Enter', { position: 0 }, { to: 'enter', where: 'above' }],
  ['a line below an empty one', 'Enter', EMPTY, { to: 'enter', where: 'below' }],
  ['an empty line goes', 'Backspace', EMPTY, { to: 'erase', direction: 'back' }],
  ['an empty line goes forward', 'Delete', EMPTY, { to: 'erase', direction: 'forward' }],
  ['a selected start is deleted', 'Backspace', { position: 0, collapsed: false }, { to: 'delete', direction: 'back' }],
  ['the start leads to the line above', 'Backspace', { position: 0 }, { to: 'leave', direction: 'left' }],
  ['Backspace deletes', 'Backspace', {}, { to: 'delete', direction: 'back' }],
  ['Delete as well', 'Delete', {}, { to: 'delete', direction: 'forward' }],
  ['Tab goes on to the next slot', 'Tab', { slotAhead: true }, { to: 'mathlive' }],
  ['Tab leaves a formula without slots', 'Tab', {}, { to: 'browser' }],
  ['Tab leaves the last slot first', 'Tab', { slot: 'slot' }, { to: 'leave-slot', side: 'right' }],
  ['Home is the start of the slot', 'Home', {}, { to: 'edge', side: 'start', of: 'slot', select: false }],
  ['a space is typed', ' ', {}, { to: 'type' }],
  ['a space stays in a fraction', ' ', { slot: 'slot' }, { to: 'type' }],
  ['one space in an empty line', ' ', EMPTY, { to: 'remember-space' }],
  ['two spaces make text', ' ', { ...EMPTY, spaceBefore: true }, { to: 'prose', sign: '' }],
  ['a leading # makes text', '#', { position: 0 }, { to: 'prose', sign: '#' }],
  ['any other # is typed', '#', {}, { to: 'type' }],
  ['a sign of a sum opens its slots', '∑', {}, { to: 'template', latex: templateOf('sum')! }],
  ['so does that of an integral in a fraction', '∫', { slot: 'slot' }, { to: 'template', latex: templateOf('integrate')! }],
  ['in a subscript it opens nothing', '∑', { slot: 'subscript' }, { to: 'leave-slot', side: 'right', again: true }],
  ['a # behind the formula', '#', { atLineEnd: true }, { to: 'remark', takesBack: false }],
  ['// behind the formula', '/', { atLineEnd: true, behindSlash: true }, { to: 'remark', takesBack: true }],
  ['// within the formula', '/', { behindSlash: true }, { to: 'type' }],
  ['one / behind the formula', '/', { atLineEnd: true }, { to: 'type' }],
  ['a comma goes to the next column', ',', MATRIX, { to: 'matrix', change: 'next-column' }],
  ['a comma in a bracket of a cell is typed', ',', { ...MATRIX, bracketOpen: true }, { to: 'type' }],
  ['a semicolon goes to the next row', ';', MATRIX, { to: 'matrix', change: 'next-row' }],
  ['a column goes', '<', MATRIX, { to: 'matrix', change: 'removeColumn' }],
  ['a row goes', ':', MATRIX, { to: 'matrix', change: 'removeRow' }],
  ['a bracket closes those around the slot', ')', { slot: 'bracket', closing: ')' }, { to: 'leave-slot', side: 'right' }],
  ['a bracket closes one that was typed first', ')', { slot: 'bracket', closing: ')', bracketOpen: true }, { to: 'type' }],
  ['another bracket is typed', ']', { slot: 'bracket', closing: ')' }, { to: 'type' }],
  ['a bar closes those around the slot', '|', { slot: 'bracket', closing: '|' }, { to: 'leave-slot', side: 'right' }],
  ['a bracket closes a unit', ']', { slot: 'unit', closing: ']' }, { to: 'leave-slot', side: 'right' }],
  ['a quotation mark closes a unit', '"', { slot: 'unit', closing: ']' }, { to: 'leave-slot', side: 'right' }],
  ['a unit takes powers', '^', { slot: 'unit' }, { to: 'type' }],
  ['a unit takes products', ' ', { slot: 'unit' }, { to: 'type' }],
  ['a sum stands behind a unit', '+', { slot: 'unit' }, { to: 'leave-slot', side: 'right', again: true }],
  ['a letter stays in a subscript', 'a', { slot: 'subscript' }, { to: 'type' }],
  ['a sum stands behind a subscript', '+', { slot: 'subscript' }, { to: 'leave-slot', side: 'right', again: true }],
  ['a sum stays in an exponent that was entered', '+', { slot: 'superscript' }, { to: 'type' }],
  ['a sum stays in a fraction that was entered', '+', { slot: 'slot' }, { to: 'type' }],
  ['an equals sign stands behind a fraction', '=', { slot: 'slot' }, { to: 'leave-slot', side: 'right', again: true }],
  ['an equals sign stands behind a power', '=', { slot: 'superscript' }, { to: 'leave-slot', side: 'right', again: true }],
  ['an equals sign between others stays there', '=', { slot: 'slot', atEnd: false }, { to: 'type' }],
  ['a bracket closes one in the fraction before', ')', { openSlotBefore: 2 }, { to: 'type-before', offset: 2 }],
  ['a bracket closes the one opened last', ')', { openSlotBefore: 2, bracketOpen: true }, { to: 'type-before', offset: 2 }],
  ['an equals sign stays in brackets', '=', { slot: 'slot', bracketOpen: true }, { to: 'type' }],
  ['a digit behind the space goes on with the number', '3', { ...BETWEEN, position: 4 }, TO_NUMBER],
  ['a digit in the box as well', '3', { ...BETWEEN, ...IN_UNIT, position: 5 }, TO_NUMBER],
  ['a power of ten in the box as well', 'e', { ...BETWEEN, ...IN_UNIT, position: 5 }, TO_NUMBER],
  ['a sign in the box as well', '/', { ...BETWEEN, ...IN_UNIT, position: 5 }, TO_NUMBER],
  ['a digit behind the number is typed', '3', { ...BETWEEN, position: 3 }, { to: 'type' }],
  ['a prefix behind the number begins the unit', 'k', { ...BETWEEN, position: 3 }, TO_UNIT],
  ['a prefix in the box is typed', 'k', { ...BETWEEN, ...IN_UNIT, position: 5 }, { to: 'type' }],
  ['a letter that makes no unit stays with the number', 'x', { ...BETWEEN, position: 3 }, { to: 'type' }],
  ['a sign at the end of a unit stands behind it', '*', AT_UNIT_END, BEHIND],
  ['a minus at the end of a unit stands behind it', '-', AT_UNIT_END, BEHIND],
  ['an exponent at the end of a unit is its own', '^', AT_UNIT_END, { to: 'type' }],
  ['a letter at the end of a unit is its own', 'm', AT_UNIT_END, { to: 'type' }],
  ['a product in the denominator of a unit stays there', '*', IN_UNIT, { to: 'type' }],
  ['a minus in a unit stands behind it', '-', IN_UNIT, BEHIND],
  ['a minus in an exponent of a unit stays there', '-', { ...IN_UNIT, inUnitExponent: true }, { to: 'type' }],
  ['a bracket that none is open for stands behind a unit', ')', IN_UNIT, BEHIND],
  ['a digit behind the denominator of a unit goes into it', '2', { denominatorEnd: 7 }, { to: 'type-before', offset: 7 }],
  ['an exponent before another one goes into it', '^', { script: { superscript: 4, subscript: null, side: 'right', end: 6 } }, { to: 'go', offset: 4, again: false }],
  ['an exponent behind another one stands on it', '^', { script: { superscript: 2, subscript: null, side: 'left', end: 0 } }, { to: 'go', offset: 2, again: true }],
  ['an equals sign before an exponent stands behind it', '=', { script: { superscript: 4, subscript: null, side: 'right', end: 6 } }, { to: 'go', offset: 6, again: true }],
  ['a bracket stands behind a power', ')', { slot: 'superscript' }, { to: 'leave-slot', side: 'right', again: true }],
  ['a minus before a unit of several letters', '-', { unitAhead: { numberEnd: 3, start: 5, word: 'bar' }, position: 3 }, { to: 'type' }],
  ['a subscript behind another one goes on with it', '_', { script: { superscript: null, subscript: 2, side: 'left', end: 0 } }, { to: 'go', offset: 2, again: false }],
] // prettier-ignore

describe('decideKey', () => {
  it.each(CASES)('%s', (_name, key, place, expected) => {
    expect(decideKey({ key, shift: false, command: false }, { ...LINE, ...place })).toEqual(expected)
  })

  it('selects to the end of the line', () => {
    expect(decideKey({ key: 'End', shift: true, command: true }, LINE)).toEqual({
      to: 'edge',
      side: 'end',
      of: 'line',
      select: true,
    })
  })

  it('leaves commands to MathLive', () => {
    expect(decideKey({ key: 'a', shift: false, command: true }, LINE)).toEqual({ to: 'mathlive' })
    expect(decideKey({ key: 'Enter', shift: false, command: true }, { ...LINE, position: 0 })).toEqual({
      to: 'enter',
      where: 'below',
    })
  })
})
