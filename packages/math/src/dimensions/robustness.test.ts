import { FUNCTIONS } from '@calcwright/reference/functions'
import { expect, test } from 'vitest'
import { parsePlain } from '../expression/index.ts'
import { chooseDisplayUnit } from '../units/index.ts'
import { restoreUnits } from './index.ts'
import { inferSheet } from './sheet.fixture.ts'

const SHEET =
  'v := [1 [m], 2 [s]] ;; A := [[1 [m], 2 [s]], [3 [m], 4 [s]]] ;; ' +
  'f(x) := x^2 + 1 ;; g(x) := sin(x)*a ;; h(x, n) := when(n < 1, x, x*h(x, n - 1)) ;; result := '

const LEAVES = (
  '1|0|2.5|x|k|v|A|f|g|h|pi|infinity|3 [m]|2 [s]|25 [degC]|10 [deltaC]|30 [deg]|5 [USD]|[1 [m], 2 [s]]|[1, 2]|[]|' +
  '[[1, 2], [3, 4]]|[0, 1 [m]]|x -> x^2|(x, y) -> x*y|1..3|0 [m]..3 [m]|x = 1 [m]|[x, y]|[x = 1, y = 2 [m]]|sin|true'
).split('|')

const OPERATORS = ['+', '-', '*', '/', '^', '.*', './', '.^', '.+', 'mod', 'and']

/** Repeatable whole numbers below a bound. */
let state = 7
function below(bound: number): number {
  state = (state * 48271) % 2147483647
  return state % bound
}

function pick<T>(items: readonly T[]): T {
  return items[below(items.length)]!
}

function formula(depth: number): string {
  if (depth === 0) return pick(LEAVES)
  const part = () => formula(depth - 1)
  switch (below(8)) {
    case 0:
    case 1:
      return `(${part()}) ${pick(OPERATORS)} (${part()})`
    case 2:
      return `[${part()}, ${part()}]`
    case 3:
      return `(${part()})[${part()}]`
    case 4:
      return `${pick(['f', 'g', 'h', 'unheardOf'])}(${part()})`
    case 5:
      return `(${part()}) [m]`
    default:
      return `h(${part()}, ${part()})`
  }
}

/** Infers a formula and, where that succeeds, restores units in it: nothing may throw. */
function exercise(source: string, angle: 'rad' | 'deg'): void {
  if (!parsePlain(source, { context: 'expression' }).ok) return
  const result = inferSheet(SHEET + source, { angle })
  if (!result.ok) {
    const { problem } = result
    expect(problem?.message).not.toBe('')
    expect(problem!.span.end).toBeGreaterThanOrEqual(problem!.span.start)
    return
  }
  restoreUnits(result.expression, result.shape, result.free, {
    chooseUnit: dimension => chooseDisplayUnit(dimension, ['m', 'kg', 's'], 'difference'),
  })
}

test.each(FUNCTIONS.map(entry => entry.name))('%s takes any arguments without breaking', name => {
  for (let count = 0; count <= 5; count += 1) {
    for (let round = 0; round < 2; round += 1) {
      const args = Array.from({ length: count }, () => formula(below(2)))
      exercise(`${name}(${args.join(', ')})`, round % 2 === 0 ? 'rad' : 'deg')
    }
  }
})

test('any formula gives a shape or a problem', () => {
  for (let round = 0; round < 4000; round += 1)
    exercise(formula(1 + below(3)), round % 2 === 0 ? 'rad' : 'deg')
})
