/** Money in formulas: the rates that ship, those of a day, and what is reported where there are none. */
import { defaultSettings, toCalculationSettings } from '@calcwright/document'
import type { EvaluationSettings } from '@calcwright/evaluator'
import { expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'

const SETTINGS: EvaluationSettings = toCalculationSettings(defaultSettings())
const OLD = { ...SETTINGS, currencyDate: '2025-03-07' }
const FALLBACK =
  '(Could not load rates for 2025-03-07: Calculating with current exchange rate, of 2026-09-29.)'

it.each<[string, EvaluationSettings, string]>([
  ['1 [XAU] = [USD]', SETTINGS, '4129.1 USD'],
  ['1 [BTC] = [USD]', SETTINGS, '83212.6 USD'],
  ['10 [EUR] = [GBP]', SETTINGS, '8.58176 GBP'],
  ['10 [EUR] = [GBP]', OLD, `8.58176 GBP ${FALLBACK}`],
  ['2*3 =', OLD, '6'],
  [
    '10 [EUR] = [USD]',
    { ...OLD, rates: { date: '2025-03-07', perDollar: { EUR: '0.8', XAU: '0.00034' } } },
    '12.5 USD',
  ],
  [
    '10 [EUR] = [USD]',
    { ...OLD, rates: { date: '2026-11-27', perDollar: { EUR: '0.8' }, standsIn: true } },
    '12.5 USD (Could not load rates for 2025-03-07: Calculating with current exchange rate, of 2026-11-27.)',
  ],
  [
    '1 [VEF] = [USD]',
    SETTINGS,
    '! No exchange rate for VEF is known here: name its price, as in price := 100 [USD].',
  ],
])('%s', async (line, settings, shown) => {
  const sheet = await compute(line, settings)
  expect(sheet.shown(1)).toBe(shown)
  sheet.dispose()
})
