import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statement } from '../expression/testing/arbitrary.ts'
import { parsePlain, toPlain } from '../expression/index.ts'
import { NO_WORDS, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'
import { spaced, tight } from './testing/spacing.ts'
import { sized } from '../../../../tests/full.ts'

describe('a picture means what its text means', () => {
  it.each([
    ['as they are printed', (text: string) => text],
    ['with spaces around every operator', spaced],
    ['with hardly any spaces', tight],
  ] as const)('for random formulas %s', (_spacing, respell) => {
    fc.assert(
      fc.property(statement, node => {
        const text = respell(toPlain(node))
        if (node.kind === 'text' || !parsePlain(text).ok) return
        const latex = latexOf(text, NO_WORDS)
        expect(meaningOfLatex(latex), `${text}  ${latex}`).toBe(meaningOfPlain(text))
      }),
      { numRuns: sized({ usual: 300, full: 20_000 }) },
    )
  })
})
