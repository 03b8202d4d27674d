import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseLatex } from '../expression/index.ts'
import { isBoxUnit } from '../units/index.ts'
import { isFull } from '../../../../tests/full.ts'
import type { TypingRules } from './index.ts'
import { LEFT, NO_WORDS, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'

const FIXTURES = new URL('../../../../fixtures/', import.meta.url)
const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, FIXTURES), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

/** Nothing of what is typed on the way to a line stops the drawing or the reading. */
function expectEachKey(line: string, rules: TypingRules): void {
  for (let end = 1; end < line.length; end += 1) {
    const latex = latexOf(line.slice(0, end), { ...rules, finished: false })
    expect(() => parseLatex(latex, { isUnit: isBoxUnit }), latex).not.toThrow()
  }
}

describe('formulas of textbooks, with words for units', () => {
  const lines = linesOf('typing/textbook.txt').map(line => line.split('\t'))

  it.each(lines)('%s', (typed, plain = typed) => {
    const latex = latexOf(typed!, LEFT)
    expect(meaningOfLatex(latex), latex).toBe(meaningOfPlain(plain!))
    expectEachKey(typed!, LEFT)
  })
})

describe.each(readdirSync(new URL('formulas/values/', FIXTURES)))('%s', file => {
  // A line with a brace begins or ends a block: it is never a formula that somebody types.
  const lines = linesOf(`formulas/values/${file}`).filter(line => !/[{}]/.test(line))

  it('means what its text means', () => {
    for (const line of lines) {
      const latex = latexOf(line, NO_WORDS)
      expect.soft(meaningOfLatex(latex), `${line}  ${latex}`).toBe(meaningOfPlain(line))
    }
  })

  it('is drawn after each key', () => {
    for (const line of lines.filter((_, index) => isFull || index % 10 === 0)) expectEachKey(line, NO_WORDS)
  })
})
