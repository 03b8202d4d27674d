import { readdirSync, readFileSync } from 'node:fs'
import { formatCalcFile, toCalcFile } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import { describe, expect, it } from 'vitest'
import { blockEvaluations } from './registered/evaluations.ts'
import { registry } from './schemas.ts'

const folder = new URL('../../../fixtures/worksheets/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.calc'))
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const math = blockEvaluations.find(({ type }) => type === 'math')!

describe.each(files)('%s', file => {
  const sheet = fromCalcFile(registry, parseCalcFile(text(file)))
  const lines = sheet.blocks().filter(block => block.type === 'math')

  it('is written as the program writes it', () => {
    expect(formatCalcFile(toCalcFile(sheet))).toBe(text(file))
  })

  it('has a title, explanations and 12 to 30 lines', () => {
    const prose = sheet.blocks().filter(block => block.type === 'text')
    expect((prose[0]!.props as { html: string }).html).toContain(`<h1>${sheet.name}</h1>`)
    expect(prose.length).toBeGreaterThan(3)
    expect(lines.length).toBeGreaterThanOrEqual(12)
    expect(lines.length).toBeLessThanOrEqual(30)
  })

  it('has formulas that can be read', () => {
    const plans = lines.map(({ props }) => math.plan(props))
    expect(plans.filter(plan => plan.problem || plan.statements.length !== 1)).toEqual([])
  })
})
