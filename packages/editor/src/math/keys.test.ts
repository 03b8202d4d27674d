import { describe, expect, it } from 'vitest'
import { decideKey } from './keys.ts'
import type { KeyDecision, Situation } from './keys.ts'

const LINE: Situation = {
  empty: false,
  position: 3,
  collapsed: true,
  slot: 'line',
  left: 'operand',
  afterNumber: false,
  inRadical: false,
  slotAhead: false,
  afterQuantity: false,
  afterTypedUnit: false,
  exponentOnly: false,
  resultAsked: false,
  inExponent: false,
  slotBehind: false,
  spaceBefore: false,
  inMatrix: false,
  afterFraction: false,
  beforeArgument: false,
  inOpenBracket: false,
  afterBracketFraction: false,
  afterDot: false,
}
const EMPTY: Situation = { ...LINE, empty: true, position: 0, left: 'nothing' }

const CASES: readonly (readonly [string, string, Partial<Situation>, KeyDecision])[] = [
  ['the unit of a result that was asked for', '[', { resultAsked: true }, { to: 'open-result-unit' }],
  ['a line below', 'Enter', {}, { to: 'enter', where: 'below' }],
  ['a line above from the very start', 'Enter', { position: 0 }, { to: 'enter', where: 'above' }],
  ['a line below an empty one', 'Enter', EMPTY, { to: 'enter', where: 'below' }],
  ['an empty line goes', 'Backspace', EMPTY, { to: 'erase', direction: 'back' }],
  ['an empty line goes forward', 'Delete', EMPTY, { to: 'erase', direction: 'forward' }],
  ['a selected start is deleted', 'Backspace', { position: 0, collapsed: false }, { to: 'mathlive' }],
  ['the start leads to the line above', 'Backspace', { position: 0 }, { to: 'leave', direction: 'left' }],
  ['the space before a unit goes with the number', 'Backspace', { left: 'thin-space' }, { to: 'mathlive', first: 'drop-space' }],
  ['Tab goes on to the next slot', 'Tab', { slotAhead: true }, { to: 'mathlive' }],
  ['Tab leaves a formula without slots', 'Tab', {}, { to: 'browser' }],
  ['Tab leaves the last slot first', 'Tab', { slot: 'slot' }, { to: 'leave-slot', side: 'right' }],
  ['a space separates factors', ' ', {}, { to: 'insert', latex: '\\:' }],
  ['no space after a sign', ' ', { left: 'other' }, { to: 'nothing' }],
  ['no second space', ' ', { left: 'space' }, { to: 'nothing' }],
  ['a space leaves a fraction', ' ', { slot: 'slot' }, { to: 'leave-slot', side: 'right' }],
  ['a space stays in brackets', ' ', { slot: 'bracket' }, { to: 'insert', latex: '\\:' }],
  ['one space in an empty line', ' ', EMPTY, { to: 'remember-space' }],
  ['two spaces make text', ' ', { ...EMPTY, spaceBefore: true }, { to: 'prose' }],
  ['a leading # makes text', '#', { position: 0 }, { to: 'prose' }],
  ['quotation mark opens a unit', '"', {}, { to: 'open-unit' }],
  ['quotation mark closes a unit', '"', { slot: 'unit' }, { to: 'close-unit' }],
  ['bracket after a number opens a unit', '[', { afterNumber: true }, { to: 'open-unit' }],
  ['bracket after a space opens a unit', '[', { left: 'space' }, { to: 'open-unit' }],
  ['bracket after a name is an index', '[', {}, { to: 'mathlive' }],
  ['bracket closes a unit', ']', { slot: 'unit' }, { to: 'close-unit' }],
  ['a unit takes powers', '^', { slot: 'unit' }, { to: 'mathlive' }],
  ['a quotient takes the number with its unit', '/', { afterQuantity: true }, { to: 'divide-quantity' }],
  ['a second quotient takes the first', '/', { slot: 'slot', afterFraction: true, afterQuantity: true }, { to: 'divide-fraction' }],
  ['a comma goes to the next column', ',', { slot: 'bracket', inMatrix: true }, { to: 'matrix', change: 'next-column' }],
  ['a semicolon goes to the next row', ';', { slot: 'bracket', inMatrix: true }, { to: 'matrix', change: 'next-row' }],
  ['a column goes', '<', { slot: 'bracket', inMatrix: true }, { to: 'matrix', change: 'removeColumn' }],
  ['a column goes by the other sign as well', '>', { slot: 'bracket', inMatrix: true }, { to: 'matrix', change: 'removeColumn' }],
  ['a row goes', ':', { slot: 'bracket', inMatrix: true }, { to: 'matrix', change: 'removeRow' }],
  ['Home is the start of the slot', 'Home', {}, { to: 'edge', side: 'start', of: 'slot', select: false }],
  ['the square of a typed unit is in its box', '^', { afterTypedUnit: true }, { to: 'unit-exponent' }],
  ['what gets a subscript was a name, not a unit', '_', { afterTypedUnit: true }, { to: 'mathlive', first: 'unit-letters' }],
  ['digits belong to that exponent', '2', { slot: 'unit', exponentOnly: true, inExponent: true }, { to: 'mathlive' }],
  ['a product does not', '*', { slot: 'unit', exponentOnly: true }, { to: 'mathlive', first: 'leave-all' }],
  ['a quotient follows a power in a unit', '/', { slot: 'unit', inExponent: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a product follows a power in a unit', '*', { slot: 'unit', inExponent: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a sum ends a unit', '+', { slot: 'unit' }, { to: 'mathlive', first: 'leave-all' }],
  ['an equals sign leaves a fraction', '=', { slot: 'slot' }, { to: 'mathlive', first: 'leave-all' }],
  ['an equals sign stays in the bounds of a sum', '=', { slot: 'bounds' }, { to: 'mathlive' }],
  ['an operator ends a subscript', '=', { slot: 'subscript' }, { to: 'mathlive', first: 'leave-slot' }],
  ['a bracket ends a subscript', '(', { slot: 'subscript' }, { to: 'mathlive', first: 'leave-slot' }],
  ['a letter stays in a subscript', 'a', { slot: 'subscript' }, { to: 'mathlive' }],
  ['a further subscript is a part of the first', '_', { slot: 'subscript' }, { to: 'insert', latex: ',' }],
  ['a digit stays in an exponent', '2', { slot: 'superscript' }, { to: 'mathlive' }],
  ['a sum goes on behind an exponent', '+', { slot: 'superscript' }, { to: 'mathlive', first: 'leave-slot' }],
  ['an exponent may begin with a sign', '-', { slot: 'superscript', left: 'nothing' }, { to: 'mathlive' }],
  ['a unit follows a power of ten', '[', { slot: 'superscript', afterNumber: true, inExponent: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['an index stays in an exponent', '[', { slot: 'superscript' }, { to: 'mathlive' }],
  ['a quotation mark never opens a unit in an exponent', '"', { slot: 'superscript' }, { to: 'mathlive', first: 'leave-slot' }],
  ['a subscript is never one of a number', '_', { slot: 'superscript', afterNumber: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a subscript of a name stays in an exponent', '_', { slot: 'superscript' }, { to: 'mathlive' }],
  ['the argument follows the power of a function', '(', { slot: 'superscript', beforeArgument: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a bracket stays in an exponent', '(', { slot: 'superscript' }, { to: 'mathlive' }],
  ['what is derived follows d/dx', '(', { slot: 'slot', beforeArgument: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a sum stays in brackets of an exponent', '+', { slot: 'bracket' }, { to: 'mathlive' }],
  ['a comma leaves a fraction', ',', { slot: 'slot' }, { to: 'mathlive', first: 'leave-all' }],
  ['a closing bracket leaves one fraction', ')', { slot: 'slot' }, { to: 'mathlive', first: 'leave-slot' }],
  ['a product goes on behind a denominator in brackets', '*', { slot: 'slot', afterBracketFraction: true }, { to: 'mathlive', first: 'leave-slot' }],
  ['a power of the bracket stays in it', '^', { slot: 'slot', afterBracketFraction: true }, { to: 'mathlive' }],
  ['a quotient of a quotient in a unit', '/', { slot: 'unit', afterFraction: true }, { to: 'divide-fraction' }],
  ['a dot divides item by item', '/', { afterDot: true }, { to: 'insert', latex: '/' }],
  ['a space may stand before the unit of a result', ' ', { resultAsked: true, left: 'operand' }, { to: 'nothing' }],
  ['a sum stays in an open bracket of an exponent', '+', { slot: 'superscript', inOpenBracket: true }, { to: 'mathlive' }],
  ['a closing bracket stays with the one that it closes', ')', { slot: 'slot', inOpenBracket: true }, { to: 'mathlive' }],
  ['a sum stays in a fraction', '+', { slot: 'slot' }, { to: 'mathlive' }],
  ['an equals sign ends an exponent', '=', { slot: 'superscript' }, { to: 'mathlive', first: 'leave-slot' }],
  ['a sign swallows the space before it', '+', { left: 'space' }, { to: 'mathlive', first: 'drop-space' }],
  ['a bracket closes the radical of sqrt(', ')', { inRadical: true, slot: 'slot' }, { to: 'leave-slot', side: 'right' }],
  ['no raw LaTeX', '\\', {}, { to: 'nothing' }],
] // prettier-ignore

describe('decideKey', () => {
  it.each(CASES)('%s', (_name, key, situation, expected) => {
    expect(decideKey({ key, shift: false, command: false }, { ...LINE, ...situation })).toEqual(expected)
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
  })
})
