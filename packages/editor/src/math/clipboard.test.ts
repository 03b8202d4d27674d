import { isUnit } from '@calcwright/math/units'
import { describe, expect, it } from 'vitest'
import { isWordy, readLines } from './clipboard.ts'

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

it('pasted lines of words are one text, what else cannot be read stays as typed', () => {
  const lines = readLines(
    'The load is taken from EN 1991, see p. 5.\r\n\r\nIt is a live load.\nF := 2\n# Moment\n2+*',
    isUnit,
  )
  expect(lines).toEqual([
    { kind: 'prose', text: 'The load is taken from EN 1991, see p. 5.\nIt is a live load.' },
    { kind: 'formula', latex: 'F\\coloneq 2', unit: '', show: false },
    { kind: 'prose', text: 'Moment' },
    { kind: 'formula', latex: '2+*', unit: '', show: false },
  ])
})
