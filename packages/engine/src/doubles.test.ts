/** Decimals are doubles: what JavaScript computes is what the engine computes, to the last bit. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInlineEngine } from './node.ts'
import type { Engine } from './protocol.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

async function decimal(...statements: readonly string[]): Promise<unknown> {
  const results = await engine.run(statements.map(text => ({ text })))
  const last = results.at(-1)
  return last?.ok && last.value.t === 'float' ? last.value.v : last
}

test.each([
  ['0.3333333333333333', 0.3333333333333333],
  ['0.1+0.2', 0.1 + 0.2],
  ['1.1+2.2', 1.1 + 2.2],
  ['1.0-0.9', 1 - 0.9],
  ['1.0000001-1.0', 1.0000001 - 1],
  ['0.1*3', 0.1 * 3],
  ['0.07*100', 0.07 * 100],
  ['1.1*1.1', 1.1 * 1.1],
  ['1/3.0', 1 / 3],
  ['27.0^(1/3)', 3],
  ['logb(0.01,10)', -2],
  ['logb(8.0,2)', 3],
  ['1.0/49*49', (1 / 49) * 49],
  ['sqrt(0.1)', Math.sqrt(0.1)],
  ['sqrt(2.0)^2-2', Math.sqrt(2) ** 2 - 2],
  ['0.1*3-0.3', 0.1 * 3 - 0.3],
  ['pi*0.1', Math.PI * 0.1],
  ['(1.1*1.3+2.7/1.9)*0.3-sqrt(5.5)', (1.1 * 1.3 + 2.7 / 1.9) * 0.3 - Math.sqrt(5.5)],
])('%s is the nearest double at each step', async (text, expected) => {
  expect(await decimal(text)).toBe(expected)
})

test.each([
  ['sin(0.3)', Math.sin(0.3)],
  ['cos(0.3)', Math.cos(0.3)],
  ['tan(1.2)', Math.tan(1.2)],
  ['exp(1.5)', Math.exp(1.5)],
  ['ln(2.5)', Math.log(2.5)],
  ['atan(0.7)', Math.atan(0.7)],
  ['sinh(0.5)', Math.sinh(0.5)],
  ['1.05^20', 1.05 ** 20],
  ['2.5^0.5', 2.5 ** 0.5],
  ['3.7^-2.2', 3.7 ** -2.2],
])('%s is a double, but for the last bit of a library', async (text, expected) => {
  const found = await decimal(text)
  expect(Math.abs(Number(found) - expected)).toBeLessThanOrEqual(2 ** -52 * Math.abs(expected))
})

test('long chains lose nothing on the way', async () => {
  let x = 0.1
  for (let step = 0; step < 50; step++) x = x * 1.01 + 0.001
  expect(await decimal('x:=0.1', ...Array<string>(50).fill('x:=x*1.01+0.001'))).toBe(x)

  let total = 0
  for (let k = 1; k <= 1000; k++) total += 1 / k
  expect(
    await decimal('total(n):={local s,k; s:=0.0; for(k:=1;k<=n;k++){s:=s+1.0/k;} return s;}', 'total(1000)'),
  ).toBe(total)
})
