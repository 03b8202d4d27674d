/** The formulas of books in fixtures/typing/on-paper.txt have the values that were worked out elsewhere. */
import { readFileSync } from 'node:fs'
import { parseUnit } from '@calcwright/math/expression'
import { isUnit, resolveUnit } from '@calcwright/math/units'
import { expect, test, vi } from 'vitest'
import { evaluateText } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const FILE = new URL('../../../fixtures/typing/on-paper.txt', import.meta.url)

const fields = readFileSync(FILE, 'utf8')
  .split(/^@ /m)
  .slice(1)
  .map(field => {
    const [head, formulas] = field.trim().split('\n---\n')
    const [title, ...definitions] = head!.split('\n')
    return {
      title: title!,
      definitions: definitions.map(columns),
      formulas: formulas!.split('\n').map(columns),
    }
  })

function columns(line: string): { readonly meant: string; readonly value: string | undefined } {
  const [, meant, value] = line.split('\t')
  return { meant: meant!, value }
}

/** The formula with an equals sign, unless it has one with a unit. */
const asked = (formula: string): string => (/=\s*\[[^[\]]*\]$/.test(formula) ? formula : `${formula} =`)

function inSI({ outcome: { value, unit } }: LineResult): unknown {
  if (unit === '' || typeof value !== 'number') return value
  if (unit === '%' || unit === '°') return unit === '%' ? value / 100 : (value * Math.PI) / 180
  const parsed = parseUnit(unit, { isUnit })
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  return resolution?.ok ? value * resolution.unit.factor.toNumber() : null
}

test.each(fields)('$title', async ({ definitions, formulas }) => {
  const valued = formulas.filter(({ value }) => value !== undefined)
  // Some formulas define names of the field anew.
  const lines = [
    ...definitions.map(({ meant }) => meant),
    ...valued.map(({ meant }) => asked(meant.slice(meant.indexOf('=') + 1))),
  ]
  const results = new Map((await evaluateText(lines.join('\n'))).map(result => [result.line, result]))
  for (const [index, { meant, value }] of valued.entries()) {
    const result = results.get(definitions.length + index + 1)!
    const wanted = Number(value)
    const got = inSI(result)
    const near = typeof got === 'number' && Math.abs(got - wanted) <= 1e-9 * Math.abs(wanted)
    expect.soft(near, `${meant} gives ${result.outcome.error?.message ?? got}, not ${value}`).toBe(true)
  }
})
