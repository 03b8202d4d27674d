import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseLatex } from '../expression/index.ts'
import { isBoxUnit } from '../units/index.ts'
import { NO_WORDS, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'

const FIXTURES = new URL('../../../../fixtures/', import.meta.url)
const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, FIXTURES), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

describe.each(readdirSync(new URL('formulas/values/', FIXTURES)))('%s', file => {
  const lines = linesOf(`formulas/values/${file}`)

  it('means what its text means', () => {
    for (const line of lines) {
      const latex = latexOf(line, NO_WORDS)
      expect.soft(meaningOfLatex(latex), `${line}  ${latex}`).toBe(meaningOfPlain(line))
    }
  })

  it('is drawn after each key', () => {
    for (const line of lines)
      for (let end = 1; end < line.length; end += 1) {
        const latex = latexOf(line.slice(0, end), { ...NO_WORDS, finished: false })
        expect(() => parseLatex(latex, { isUnit: isBoxUnit }), latex).not.toThrow()
      }
  })
})
