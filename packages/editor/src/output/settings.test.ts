import { describe, expect, it } from 'vitest'
import { readDigits, withDigits } from './settings.ts'

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
