import { describe, expect, it } from 'vitest'
import { proseIn, wordsOfLatex } from '../expression/index.ts'
import { PROSES } from '../expression/testing/prose.ts'
import { isUnit } from '../units/index.ts'
import { drawTyped } from './index.ts'
import { LEFT } from './testing/rules.ts'

const wordsOf = (line: string): string =>
  wordsOfLatex(drawTyped({ text: line, parts: [] }, { ...LEFT, inLine: true }).latex)

describe('words that were typed as a formula', () => {
  // A quotation mark may be drawn as the edge of a unit, the picture of a dash is that of a difference, and a number
  // with a dot behind it is drawn as the number.
  it.each(PROSES.filter(line => !/"| - |^[\d.]+\. /.test(line)))('%s', line =>
    expect(proseIn(wordsOf(line), { isUnit, isDefined: () => false })).not.toBeNull(),
  )

  it.each([
    'Loads on the beam',
    'a) bending',
    'Sum of forces and moments',
    'Loads, forces (see below)',
    "Young's modulus",
    'See EN 1993-1-1, table 3.1',
    'alpha is 5 kN/m here',
    'A_s of the beam',
    '20 % of the load',
    'where x^2 is',
    'sqrt(2) of the load',
  ])('%s comes back as typed', line => expect(wordsOf(line)).toBe(line))
})
