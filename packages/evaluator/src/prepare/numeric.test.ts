/** The numeric evaluation gives what the engine gives. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInlineEngine } from '@calcwright/engine/node'
import type { Engine, EngineResult, EngineValue } from '@calcwright/engine'
import { lowering } from '@calcwright/lowering'
import { callsIn, parsePlain } from '@calcwright/math/expression'
import { inferDimensions } from '@calcwright/math/dimensions'
import type { DimensionContext } from '@calcwright/math/dimensions'
import { compileNumeric, Complex, NUMERIC_WORDS, wordOf } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import { isAbout } from '@calcwright/math/messages'
import { Dimension } from '@calcwright/math/units'
import { engineText } from '../names/engine-text.ts'
import type { NameScope } from '../values/known.ts'
import { CASES, POINTS } from './numeric-cases.ts'
import type { PreparedStatement } from '../values/prepared.ts'
import { withProcedures } from '../engine/needed-procedures.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

const VARIABLES = ['x', 'y']
const NUMBER = { shape: { kind: 'scalar', dimension: Dimension.of({}) } } as const

const CONTEXT: DimensionContext = {
  variable: name => (VARIABLES.includes(name) ? NUMBER : undefined),
  function: () => undefined,
  value: () => undefined,
  angle: 'rad',
  oneIndexed: false,
  lowering: (question, scope) =>
    question.kind === 'linear-system' ? lowering(question, scope) : question.call,
}

const SCOPE = {
  known: (name: string) => (VARIABLES.includes(name) ? { symbol: `${name}_9` } : undefined),
} as unknown as NameScope

function formulaOf(text: string) {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  const inferred = inferDimensions(parsed.value.value, CONTEXT)
  if (!inferred.ok) throw new Error(`${text}: ${inferred.problem?.message}`)
  return inferred.expression
}

type Expected = NumericValue | 'none'

function numberOf(value: EngineValue): Expected {
  if (value.t === 'int') return Number(value.v)
  if (value.t === 'float') return typeof value.v === 'number' ? value.v : 'none'
  if (value.t === 'real') return Number(value.v)
  if (value.t === 'rat') return Number(value.n) / Number(value.d)
  if (value.t === 'name') return value.v === 'true' ? true : value.v === 'false' ? false : 'none'
  if (value.t === 'complex') {
    const [re, im] = [numberOf(value.re), numberOf(value.im)]
    return typeof re === 'number' && typeof im === 'number' ? new Complex(re, im) : 'none'
  }
  if (value.t === 'list') {
    const items = value.items.map(numberOf)
    return items.some(item => item === 'none') ? 'none' : (items as NumericValue[])
  }
  return 'none'
}

/** Beside what the engine computes with doubles, and cancels, there is no exact value to be near. */
function isNear(found: NumericValue, expected: Expected): boolean {
  if (expected === 'none') return false
  if (typeof found === 'boolean' || typeof expected === 'boolean') return Number(found) === Number(expected)
  if (Array.isArray(found) || Array.isArray(expected)) {
    const [a, b] = [found, expected] as NumericValue[][]
    return a!.length === b!.length && a!.every((item, index) => isNear(item, b![index]!))
  }
  const [a, b] = [partsOf(found as number), partsOf(expected as number)]
  const size = Math.max(Math.hypot(...b), 1e-3)
  return Math.abs(a[0] - b[0]) <= 1e-12 * size && Math.abs(a[1] - b[1]) <= 1e-12 * size
}

const partsOf = (value: number | Complex): [number, number] =>
  typeof value === 'number' ? [value, 0] : [value.re, value.im]

async function byEngine(text: string, points: typeof POINTS): Promise<Expected[]> {
  const command = engineText(formulaOf(text), SCOPE, { test: true })
  const commands = points.flatMap(([x, y]) => [
    { text: `x_9:=${x}` },
    { text: `y_9:=${y}` },
    { text: command, numeric: true },
  ])
  const ready = { commands, value: 0, shown: 0 } as unknown as PreparedStatement
  const added = withProcedures(ready, () => false)
  const before = added.commands.length - commands.length
  const results: EngineResult[] = []
  await engine.run([...added.commands], (index, result) => void (results[index] = result))
  return points.map((_, index) => {
    const result = results[before + 3 * index + 2]!
    return result.ok ? numberOf(result.approximation ?? result.value) : 'none'
  })
}

it('has a case for each function', () => {
  const words = new Set(CASES.flatMap(({ formula }) => callsIn(formulaOf(formula)).map(wordOf)))
  if (CASES.some(({ formula }) => formula.includes('!'))) words.add('factorial')
  expect(NUMERIC_WORDS.filter(word => !words.has(word))).toEqual([])
})

it.each(CASES)('$formula is what the engine says', async ({ formula, left, none, points }) => {
  // Every so many, so that all kinds of points are among a few.
  const chosen = POINTS.filter((_, index) => index % (POINTS.length / points) === 0)
  const expected = await byEngine(formula, chosen)
  for (const complex of [true, false]) {
    const numeric = compileNumeric(formulaOf(formula), {
      variables: VARIABLES,
      names: () => undefined,
      complex,
      oneIndexed: false,
    })
    if (!numeric.ok) throw new Error(numeric.reason)
    const wrong: string[] = []
    const counts = { left: 0, none: 0 }
    chosen.forEach(([x, y], index) => {
      const outcome = numeric.run([Number(x), Number(y)])
      const wanted = expected[index]!
      const found = outcome.ok ? outcome.value : outcome.fault.code
      if (outcome.ok && wanted === 'none') counts.none += 1
      else if (
        outcome.ok ? !isNear(outcome.value, wanted) : isWrongFault(outcome.fault.code, wanted, complex)
      )
        wrong.push(`${x}, ${y}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
      if (!outcome.ok && wanted !== 'none' && outcome.fault.code !== 'number.not-real') counts.left += 1
    })
    expect(wrong).toEqual([])
    expect(counts.left).toBeLessThanOrEqual(left)
    expect(counts.none).toBeLessThanOrEqual(none)
  }
})

function isWrongFault(code: string, wanted: Expected, complex: boolean): boolean {
  if (code === 'number.close' || isAbout(code, 'number.not-numeric') || wanted === 'none') return false
  return code !== 'number.not-real' || complex
}
