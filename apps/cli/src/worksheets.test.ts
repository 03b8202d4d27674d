/** The worked sheets of the gallery, from the file to the results, with the real engine. */
import { readdirSync, readFileSync } from 'node:fs'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry, type MathProps } from '@calcwright/blocks/schemas'
import { toCalculationSettings } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { BlockResult, NumericValue } from '@calcwright/evaluator'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluateBlocks } from './evaluate.ts'

interface Expected {
  readonly name: string
  /** A text is what a comparison shows. */
  readonly value: NumericValue | string
  readonly unit: string
}

const folder = new URL('../../../fixtures/worksheets/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const sheets = readdirSync(folder).filter(name => name.endsWith('.calc'))
const expectations = JSON.parse(text('expected.json')) as Record<string, readonly Expected[]>

const parts = (value: NumericValue): number[] =>
  typeof value === 'number' ? [value] : value && 're' in value ? [value.re, value.im] : []

describe.each(sheets)('%s', file => {
  const sheet = fromCalcFile(registry, parseCalcFile(text(file)))
  const lines = sheet.blocks().filter(block => block.type === 'math')
  const plainOf = (props: unknown): string => registry.get('math')!.toPlain!(props as MathProps)
  let results: Map<string, BlockResult>

  beforeAll(async () => {
    results = await evaluateBlocks(sheet.blocks(), blockEvaluations, toCalculationSettings(sheet.settings))
  })

  it('has neither errors nor notices', () => {
    const outcomes = lines.flatMap(({ id }) => results.get(id)?.outcomes ?? [])
    expect(outcomes).toHaveLength(lines.length)
    expect(outcomes.filter(({ error, notices }) => error || notices.length)).toEqual([])
  })

  it('gives the results that were computed apart', () => {
    const shown = lines.map(({ id, props }) => ({
      line: plainOf(props),
      outcome: results.get(id)!.outcomes[0]!,
    }))
    let from = 0
    for (const { name, value, unit } of expectations[file.slice(0, -5)]!) {
      const at = shown.findIndex(
        ({ line }, index) => index >= from && (line.startsWith(`${name} :=`) || line.startsWith(`${name} =`)),
      )
      expect(at, name).toBeGreaterThanOrEqual(0)
      from = at + 1
      const { outcome } = shown[at]!
      const given = typeof value === 'string' ? [] : parts(outcome.value)
      const wanted = typeof value === 'string' ? [] : parts(value)
      expect([name, outcome.unit, given.length]).toEqual([name, unit, wanted.length])
      expect([name, outcome.display]).toEqual([name, typeof value === 'string' ? value : outcome.display])
      wanted.forEach((number, index) => expect(given[index]! / number, name).toBeCloseTo(1, 9))
    }
  })
})
