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
  expect(keys.take().map(({ key }) => key)).toEqual(['a', 'Enter'])
  expect(keys.take()).toEqual([])
})
