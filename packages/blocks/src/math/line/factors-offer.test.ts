import { expect, test } from 'vitest'
import { withFactors } from './factors-offer.ts'

test.each([
  ['q=1.35\\:5.2\\,\\class{unit}{\\mathrm{kN}}', 'q=1.35\\cdot 5.2\\,\\class{unit}{\\mathrm{kN}}'],
  ['C=\\frac{Q}{3\\:2\\:\\pi}', 'C=\\frac{Q}{3\\cdot 2\\:\\pi}'],
  ['x=1.5\\:2.5\\:3.5', 'x=1.5\\cdot 2.5\\cdot 3.5'],
  ['table\\:3\\:4', null],
  ['\\mathrm{table}\\:3\\:4', null],
  ['x=2\\cdot 3', null],
  ['x=1.5\\:2.5+', null],
])('%s', (latex, written) => expect(withFactors(latex)).toBe(written))
