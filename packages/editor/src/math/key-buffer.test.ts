import { expect, test } from 'vitest'
import { KeyBuffer } from './key-buffer.ts'

const press = (keys: KeyBuffer, key: string, ctrlKey = false): boolean =>
  keys.press({ key, code: '', shiftKey: false, ctrlKey, metaKey: false, altKey: false })

test.each([
  [['F', '=', '5'], 'F=5'],
  [['F', 'g', 'Backspace', '='], 'F='],
  [['Shift', 'a', 'Dead'], 'a'],
])('%j shows %s', (typed, text) => {
  const keys = new KeyBuffer()
  for (const key of typed) press(keys, key)
  expect(keys.text).toBe(text)
})

test('keys are handed over once and shortcuts never', () => {
  const keys = new KeyBuffer()
  expect([press(keys, 'a'), press(keys, 'Enter'), press(keys, 's', true)]).toEqual([true, true, false])
  expect(keys.take()).toMatchObject([{ key: 'a' }, { key: 'Enter' }])
  expect(keys.take()).toEqual([])
})

test('a paste keeps its place among the keys, with all its texts', () => {
  const keys = new KeyBuffer()
  const texts: Readonly<Record<string, string>> = { 'text/plain': '5 kN', 'text/html': '<b>5 kN</b>' }
  press(keys, '=')
  keys.paste({ types: Object.keys(texts), getData: type => texts[type] ?? '' })
  expect(keys.text).toBe('=5 kN')
  expect(keys.take()).toEqual([
    { key: '=', code: '', shift: false },
    { pasted: new Map(Object.entries(texts)) },
  ])
})

test('tells whether something is kept', () => {
  const changes: boolean[] = []
  const keys = new KeyBuffer(waiting => void changes.push(waiting))
  keys.take()
  press(keys, 'Shift')
  press(keys, 'a')
  keys.paste({ types: [], getData: () => '' })
  keys.take()
  keys.take()
  expect(changes).toEqual([true, true, false])
})
