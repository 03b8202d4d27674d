import { describe, expect, it } from 'vitest'
import { isUnit } from '../units/index.ts'
import { isWordy } from './prose.ts'

describe('prose', () => {
  it.each([
    ['F := 5 [kN]', false],
    ['F_max/A_s = [MPa]', false],
    ['2 x', false],
    ['M = 12 kN mm', false],
    ['x > 1 and x < 3', false],
    ['The load on the beam', true],
    ['forces in steel', true],
    ['Loads, forces and moments', true],
    ['beam deflection = 3 mm', true],
  ])('%s: %s', (line, wordy) => expect(isWordy(line, isUnit)).toBe(wordy))
})
