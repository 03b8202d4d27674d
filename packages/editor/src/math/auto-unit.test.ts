import { parseLatex, toLatex, unitBoxBehindNumber } from '@calcwright/math/expression'
import { expect, it } from 'vitest'
import { unitContent, withUnitSigns } from './auto-unit.ts'

it.each([
  ['degC', '\\degree\\mathrm{C}'],
  ['mm', '\\mathrm{mm}'],
  ['us', '\\mathrm{µs}'],
  ['uOhm', '\\mathrm{µ\\Omega}'],
  ['u', '\\mathrm{u}'],
  ['ua', '\\mathrm{ua}'],
  ['unitpole', '\\mathrm{unitpole}'],
])('%s is drawn as in results', (symbol, latex) => {
  expect(unitContent(symbol)).toBe(latex)
})

it.each([
  ['\\class{unit}{\\mathrm{kOhm}}', '\\class{unit}{\\mathrm{k\\Omega}}'],
  [
    '\\class{unit}{\\frac{\\mathrm{um}}{\\mathrm{degC}}}',
    '\\class{unit}{\\frac{\\mathrm{µm}}{\\degree\\mathrm{C}}}',
  ],
  [
    '\\class{unit}{\\mathrm{Ohm\\cdot mm}^2}',
    '\\class{unit}{\\mathrm{\\Omega}\\mathrm{\\cdot }\\mathrm{mm}^2}',
  ],
  ['\\class{unit}{\\mathrm{mm}^{2}}', '\\class{unit}{\\mathrm{mm}^{2}}'],
])('a box that was typed gets the signs of results: %s', (box, signed) => {
  expect(withUnitSigns(box)).toBe(signed)
})

it.each([
  ['mm', '\\,\\class{unit}{\\mathrm{mm}}'],
  ['°C', '\\,\\class{unit}{\\degree\\mathrm{C}}'],
  ['deg', '\\class{unit}{\\degree}'],
])('%s stands behind its number as in print', (symbol, latex) => {
  expect(unitBoxBehindNumber(unitContent(symbol))).toBe(latex)
  const parsed = parseLatex(`30${latex}`)
  expect(parsed.ok && toLatex(parsed.value)).toBe(`30${latex}`)
})
