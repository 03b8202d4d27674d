import { expect, it } from 'vitest'
import { BufferedKeys } from './buffered-keys.ts'
import type { KeyStroke } from '@calcwright/editor'

const stroke = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  code: '',
  keyCode: 0,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

it('collects keys until their words are taken, once', () => {
  const ahead = new BufferedKeys()
  for (const key of ['a', 'x', 'Backspace', '<', 'Enter', 'ü', '🙂', 'Shift', 'F5']) ahead.press(stroke(key))
  expect(ahead.text).toBe('a<\nü🙂')
  expect(ahead.takeText()).toBe('<p>a&lt;</p><p>ü🙂</p>')
  expect(ahead.takeText()).toBe('')
})

it('hands over keys and pastes in their order, once', () => {
  const ahead = new BufferedKeys()
  ahead.press(stroke('a', { ctrlKey: true }))
  ahead.press(stroke('x'))
  ahead.paste({ getData: type => (type === 'text/html' ? '<b>y</b>' : 'y') })
  expect(ahead.text).toBe('xy')
  expect(ahead.take()).toMatchObject([
    { key: 'a', ctrlKey: true },
    { key: 'x' },
    { html: '<b>y</b>', plain: 'y' },
  ])
  expect(ahead.take()).toEqual([])
})

it.each<[key: string, more: Partial<KeyStroke>, taken: boolean]>([
  ['ArrowUp', {}, true],
  ['Home', { shiftKey: true }, true],
  ['Tab', {}, true],
  ['L', { ctrlKey: true, shiftKey: true }, true],
  ['ArrowLeft', { ctrlKey: true, shiftKey: true }, true],
  ['@', { ctrlKey: true, altKey: true }, true],
  ['c', { ctrlKey: true }, false],
  ['v', { metaKey: true }, false],
  ['ArrowUp', { altKey: true }, false],
  ['F5', {}, false],
  ['Shift', { shiftKey: true }, false],
  ['Dead', {}, false],
])('takes %s %j: %j', (key, more, taken) => {
  expect(new BufferedKeys().press(stroke(key, more))).toBe(taken)
})

it('tells whether something is kept', () => {
  const notified: boolean[] = []
  const ahead = new BufferedKeys(waiting => void notified.push(waiting))
  ahead.take()
  for (const key of ['a', 'Backspace', 'b']) ahead.press(stroke(key))
  ahead.take()
  ahead.take()
  expect(notified).toEqual([true, false, true, false])
})
