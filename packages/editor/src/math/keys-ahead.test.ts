import { expect, test } from 'vitest'
import { KeysAhead } from './keys-ahead.ts'

const press = (keys: KeysAhead, key: string, ctrlKey = false): boolean =>
  keys.press({ key, code: '', shiftKey: false, ctrlKey, metaKey: false, altKey: false })

test.each([
  [['F', '=', '5'], 'F=5'],
  [['F', 'g', 'Backspace', '='], 'F='],
  [['Shift', 'a', 'Dead'], 'a'],
])('%j shows %s', (typed, text) => {
  const keys = new KeysAhead()
  for (const key of typed) press(keys, key)
  expect(keys.text).toBe(text)
})

test('keys are handed over once and shortcuts never', () => {
  const keys = new KeysAhead()
  expect([press(keys, 'a'), press(keys, 'Enter'), press(keys, 's', true)]).toEqual([true, true, false])
  expect(keys.take()).toMatchObject([{ key: 'a' }, { key: 'Enter' }])
  expect(keys.take()).toEqual([])
})

test('a paste keeps its place among the keys, with all its texts', () => {
  const keys = new KeysAhead()
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
  const told: boolean[] = []
  const keys = new KeysAhead(waiting => void told.push(waiting))
  keys.take()
  press(keys, 'Shift')
  press(keys, 'a')
  keys.paste({ types: [], getData: () => '' })
  keys.take()
  keys.take()
  expect(told).toEqual([true, true, false])
})
