import { parseUnit } from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import { expect, test } from 'vitest'
import type { EvaluationSettings } from '../contract.ts'
import { PLAIN } from '../values/shown-unit.ts'
import { moneyNotices } from './money.ts'

const settings = { currencyDate: '0', namesRates: true } as EvaluationSettings

function boxOf(text: string): UnitExpression {
  const parsed = parseUnit(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

test.each([
  [['EUR'], 0],
  [['EUR', 'kEUR', 'EUR/m^2'], 0],
  [['EUR', 'USD'], 1],
  [['EUR/kWh', 'kW*h', 'GBP'], 1],
  [['MVA', 'GVA'], 0],
  [['BTU', 'MPG'], 0],
  [['EUR', 'BTU'], 0],
])('%j: notices on rates', (texts, count) => {
  const written = { units: texts.map(boxOf), unit: null, asked: false, habit: null }
  expect(moneyNotices(written, PLAIN, settings)).toHaveLength(count)
})
