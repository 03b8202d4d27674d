/** Names below a loop: the values of its last pass, or those above it. */
import { afterEach, expect, it } from 'vitest'
import { compute } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const cases: [title: string, text: string, shown: Readonly<Record<number, string>>][] = [
  [
    'leaves the value above where no pass gives another',
    `
found := 0
for k from 1 through 5
  if k^2 = 10
    found := k
found =
hit := 2 [m]
while found < 0
  hit := 3 [m]
hit =
once := 7
for j from 1 through 1
  if j = 2
    once := j
once =
seen := 0
for k from 1 through 5
  if k^2 = 9
    seen := k
seen =`,
    { 5: '0', 9: '2 m', 14: '7', 19: '3' },
  ],
  [
    'puts properties into a list, in the last pass too',
    `
W := fluid("Water")
lw := [0, 0] [kJ/kg]
for k from 1 through 2
  lw[k] := W:h(P: k*10 [bar], x: 1)
lw/(1 [kJ/kg]) =`,
    { 5: '[2777.12, 2798.38]' },
  ],
]

it.each(cases)('a loop %s', async (_, text, shown) => {
  sheet = await compute(text)
  const found = Object.fromEntries(Object.keys(shown).map(line => [line, sheet!.shown(Number(line))]))
  expect(found).toEqual(shown)
})
