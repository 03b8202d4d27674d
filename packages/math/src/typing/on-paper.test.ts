import { describe, expect, it } from 'vitest'
import { meaningOfFormula, meaningOfPasted, meaningOfTyped, paperFields } from './testing/on-paper.ts'

describe.each(paperFields())('$title', ({ definitions, formulas, names }) => {
  it.each(formulas)('$typed', ({ typed, meant }) => {
    expect(meaningOfTyped(typed, names)).toBe(meaningOfFormula(meant))
    expect(meaningOfPasted(typed, names)).toBe(meaningOfFormula(meant))
  })

  it.each(definitions)('$typed, above and below the others', ({ typed, meant }) => {
    expect(meaningOfTyped(typed, new Map())).toBe(meaningOfFormula(meant))
    expect(meaningOfTyped(typed, names)).toBe(meaningOfFormula(meant))
  })
})
