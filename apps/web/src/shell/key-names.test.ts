import { expect, it } from 'vitest'
import { isMac, keyText } from './key-names.ts'

it.each([
  ['Ctrl Z', 'Ctrl+Z', '⌘Z'],
  ['Ctrl Shift A', 'Ctrl+Shift+A', '⌘⇧A'],
  ['Shift Left', 'Shift+←', '⇧←'],
  ['Enter', 'Enter', '↩'],
  ['F9', 'F9', 'F9'],
])('%s', (keys, elsewhere, mac) => {
  expect([keyText(keys, false), keyText(keys, true)]).toEqual([elsewhere, mac])
})

it.each([
  ['MacIntel', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('%s', (platform, expected) => {
  expect(isMac(platform)).toBe(expected)
})
