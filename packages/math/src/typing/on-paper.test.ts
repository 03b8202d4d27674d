import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'

const text = readFileSync(new URL('../../../../fixtures/typing/on-paper.txt', import.meta.url), 'utf8')

/** Formulas of a field, with the names that are defined above them. */
const fields = text
  .split(/^@ /m)
  .slice(1)
  .map(field => {
    const [names, title, ...lines] = field.trim().split('\n')
    return { title, defined: new Set(names!.split(' ')), lines: lines.map(line => line.split('\t')) }
  })

/** The same without the places at which products are drawn as implicit ones. */
const factors = (meaning: string): string => meaning.replaceAll('(·', '(*')

describe.each(fields)('$title', ({ defined, lines }) => {
  it.each(lines)('%s', (typed, plain) => {
    const latex = latexOf(typed!, { ...LEFT, isDefined: name => defined.has(name) })
    expect(factors(meaningOfLatex(latex)), latex).toBe(meaningOfPlain(plain!))
  })
})
