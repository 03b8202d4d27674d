import { expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'

it.each([
  [
    'reads an uncertain value',
    'a := 5.0 +- 0.1\nb := 0\nfor k from 0 to 3\n  b := b + a\nb =',
    5,
    /^15\.00 ± 0\.30$/,
  ],
  [
    'depends on the input as other values do',
    'a := 5.0 +- 0.1\nb := 0\nfor k from 0 to 3\n  b := b + a\nb - 3*a =',
    5,
    /^0 ± 0$/,
  ],
  ['holds one', 'b := 0.0\nfor k from 0 to 3\n  b := b + (2.0 +- 0.1)\nb =', 3, /line of its own/],
] as const)('a loop that %s does not lose it silently', async (_, text, line, shown) => {
  const sheet = await compute(text)
  expect(sheet.shown(line)).toMatch(shown)
})
