import { expect, it } from 'vitest'
import { decideSelectionKey } from './keys.ts'

it.each([
  ['ArrowUp', { to: 'caret', at: 'before' }],
  ['ArrowDown', { to: 'caret', at: 'after' }],
  ['Home', { to: 'caret', at: 'start' }],
  ['ArrowLeft', { to: 'caret', at: 'start' }],
  ['End', { to: 'caret', at: 'end' }],
  ['ArrowRight', { to: 'caret', at: 'end' }],
  ['Shift ArrowUp', { to: 'grow', direction: 'up' }],
  ['Shift ArrowLeft', { to: 'grow', direction: 'up' }],
  ['Shift ArrowDown', { to: 'grow', direction: 'down' }],
  ['Shift Home', { to: 'grow-to', side: 'start' }],
  ['Shift End', { to: 'grow-to', side: 'end' }],
  ['Tab', { to: 'indent' }],
  ['Shift Tab', { to: 'outdent' }],
  ['Escape', { to: 'leave' }],
  ['Enter', { to: 'replace', text: '' }],
  ['x', { to: 'replace', text: 'x' }],
  ['Shift X', { to: 'replace', text: 'X' }],
  ['Shift +', { to: 'replace', text: '+' }],
  ['Delete', { to: 'delete', direction: 'forward' }],
  ['Backspace', { to: 'delete', direction: 'back' }],
  ['Shift Delete', { to: 'delete', direction: 'forward' }],
  ['Ctrl Backspace', { to: 'delete', direction: 'back' }],
  ['Alt Delete', { to: 'delete', direction: 'forward' }],
  ['Alt ArrowUp', { to: 'move', direction: 'up' }],
  ['Alt ArrowDown', { to: 'move', direction: 'down' }],
  ['Alt Shift ArrowUp', { to: 'beside' }],
  ['Alt Shift ArrowDown', { to: 'separate' }],
  ['Ctrl a', { to: 'select-all' }],
  ['Ctrl Shift A', { to: 'select-all' }],
  [' ', { to: 'nothing' }],
  ['Ctrl c', null],
  ['Ctrl z', null],
  ['Shift', null],
  ['F5', null],
  ['Alt x', null],
])('%s', (pressed, command) => {
  const parts = pressed === ' ' ? [' '] : pressed.split(' ')
  const has = (name: string): boolean => parts.slice(0, -1).includes(name)
  const key = { key: parts.at(-1)!, shift: has('Shift'), command: has('Ctrl'), alt: has('Alt') }
  expect(decideSelectionKey(key)).toEqual(command)
})
