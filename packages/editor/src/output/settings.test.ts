import { describe, expect, it } from 'vitest'
import { isShown, readDigits, withDigits } from './settings.ts'

describe('isShown', () => {
  it.each([
    ['normal', true, true],
    ['normal', false, false],
    ['collapsed', true, false],
    ['expanded', false, true],
  ] as const)('%s, of an outcome that says %s: %s', (mode, shown, expected) => {
    expect(isShown({ mode }, { shown })).toBe(expected)
  })
})

describe('readDigits', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1', 1],
    [' 14 ', 14],
    ['0', null],
    ['15', null],
    ['-3', null],
    ['2.5', null],
    ['six', null],
  ])('%j → %s', (text, digits) => {
    expect(readDigits(text)).toBe(digits)
  })

  it('asks for a decimal when digits are chosen', () => {
    expect(withDigits(3)).toEqual({ digits: 3, approximate: true })
    expect(withDigits(0)).toEqual({ digits: 0 })
  })
})
