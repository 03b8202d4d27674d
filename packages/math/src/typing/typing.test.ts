import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statement } from '../expression/testing/arbitrary.ts'
import { parseLatex, parsePlain, toPlain } from '../expression/index.ts'
import { isUnit } from '../units/index.ts'
import { drawTyped } from './index.ts'
import type { TypingRules } from './index.ts'
import { prefixForm } from '../expression/testing/notation.ts'
import type { Parsed, Statement } from '../expression/index.ts'

const NO_WORDS: TypingRules = {
  isUnit,
  isUnitWord: () => false,
  isDefined: () => false,
  isAttachable: () => false,
  isWrittenBeside: () => false,
  names: new Set(),
  finished: true,
  wordGoesOn: false,
  inLine: false,
}

/** An implicit product may come back with its sign, where side by side would read otherwise. */
const meaning = (parsed: Parsed<Statement>): string =>
  parsed.ok ? prefixForm(parsed.value).replaceAll('(·', '(*') : parsed.problem.message

describe('a picture means what its text means', () => {
  it('for random formulas', () => {
    fc.assert(
      fc.property(statement, node => {
        const text = toPlain(node)
        if (node.kind === 'text') return
        const { latex } = drawTyped({ text, kept: [] }, NO_WORDS)
        expect(meaning(parseLatex(latex, { isUnit })), `${text}  ${latex}`).toBe(
          meaning(parsePlain(text, { isUnit })),
        )
      }),
      { numRuns: Number(process.env.RUNS ?? 2000) },
    )
  })
})
