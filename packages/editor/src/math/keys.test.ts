import { describe, expect, it } from 'vitest'
import { decideKey } from './keys.ts'
import type { KeyDecision, CaretContext } from './keys.ts'

const LINE: CaretContext = {
  empty: false,
  position: 3,
  collapsed: true,
  slot: 'line',
  atEnd: true,
  afterThinSpace: false,
  slotAhead: false,
  slotBehind: false,
  inMatrix: false,
  closing: '',
  bracketOpen: false,
  openSlotBefore: null,
  spaceBefore: false,
}
const EMPTY: CaretContext = { ...LINE, empty: true, position: 0 }
const MATRIX: Partial<CaretContext> = { slot: 'bracket', inMatrix: true, closing: ']' }

const CASES: readonly (readonly [string, string, Partial<CaretContext>, KeyDecision])[] = [
  ['a line below', 'Enter', {}, { to: 'enter', where: 'below' }],
  ['a line above from the very start', 'Enter', { position: 0 }, { to: 'enter', where: 'above' }],
  ['a line below an empty one', 'Enter', EMPTY, { to: 'enter', where: 'below' }],
  ['an empty line goes', 'Backspace', EMPTY, { to: 'erase', direction: 'back' }],
  ['an empty line goes forward', 'Delete', EMPTY, { to: 'erase', direction: 'forward' }],
  ['a selected start is deleted', 'Backspace', { position: 0, collapsed: false }, { to: 'mathlive' }],
  ['the start leads to the line above', 'Backspace', { position: 0 }, { to: 'leave', direction: 'left' }],
  ['the space before a unit goes with the number', 'Backspace', { afterThinSpace: true }, { to: 'mathlive', first: 'drop-space' }],
  ['Tab goes on to the next slot', 'Tab', { slotAhead: true }, { to: 'mathlive' }],
  ['Tab leaves a formula without slots', 'Tab', {}, { to: 'browser' }],
  ['Tab leaves the last slot first', 'Tab', { slot: 'slot' }, { to: 'leave-slot', side: 'right' }],
  ['Home is the start of the slot', 'Home', {}, { to: 'edge', side: 'start', of: 'slot', select: false }],
  ['a space is typed', ' ', {}, { to: 'type' }],
  ['a space stays in a fraction', ' ', { slot: 'slot' }, { to: 'type' }],
  ['one space in an empty line', ' ', EMPTY, { to: 'remember-space' }],
  ['two spaces make text', ' ', { ...EMPTY, spaceBefore: true }, { to: 'prose' }],
  ['a leading # makes text', '#', { position: 0 }, { to: 'prose' }],
  ['any other # is typed', '#', {}, { to: 'type' }],
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
