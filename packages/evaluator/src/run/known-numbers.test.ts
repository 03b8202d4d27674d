/** Lines of numbers alone are answered before the engine is there, as the engine answers them. */
import type { Engine, EngineStatus } from '@calcwright/engine'
import { createInlineEngine } from '@calcwright/engine/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BlockEvaluation } from '../block-plan.ts'
import type { Outcome } from '../block-result.ts'
import type { Evaluator } from '../contract.ts'
import { line, lineEvaluation, lines, openSheet, SETTINGS } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'
import { createEvaluator } from './evaluator.ts'

let whole: TestSheet
beforeAll(async () => {
  whole = await openSheet()
})
afterAll(() => whole.evaluator.dispose())

/** An evaluator whose engine comes when it is let in. */
function withLateEngine(spareTime?: number) {
  let letIn: (engine: Engine) => void = () => {}
  let refuse: (reason: Error) => void = () => {}
  const startEngine = vi.fn((onStatus: (status: EngineStatus) => void) => {
    onStatus({ state: 'loading', phase: 'Fetching', progress: 0 })
    return new Promise<Engine>((resolve, reject) => ([letIn, refuse] = [resolve, reject]))
  })
  const evaluator = createEvaluator({
    startEngine,
    startsWhenNeeded: true,
    ...(spareTime !== undefined && { spareTime }),
    blockEvaluations: [lineEvaluation as BlockEvaluation],
  })
  const found = new Map<string, readonly Outcome[]>()
  const phases: string[] = []
  evaluator.on(event => {
    if (event.kind === 'engine') phases.push(event.phase)
    if (event.kind === 'results') for (const { block, outcomes } of event.results) found.set(block, outcomes)
  })
  return {
    ...{ evaluator, found, phases, startEngine },
    letIn: (engine: Engine) => letIn(engine),
    refuse: (reason: Error) => refuse(reason),
  }
}

const finished = (evaluator: Evaluator, work: () => void): Promise<void> =>
  new Promise(resolve => {
    const stop = evaluator.on(({ kind }) => {
      if (kind !== 'finished') return
      stop()
      resolve()
    })
    work()
  })

/** The last place of a double is the engine's own. */
function withRoundedValue({ value, exact, ...outcome }: Outcome) {
  const isDecimal = typeof value === 'number' && exact.includes('.')
  return {
    ...outcome,
    value: isDecimal ? Number(value.toPrecision(15)) : value,
    exact: isDecimal ? '' : exact,
  }
}

test.each([
  ['1/3 ='],
  ['2 + 3*4 ='],
  ['7', '-7 =', '0 ='],
  ['0.1 + 0.2 + 0.3 ='],
  ['F := 5 [kN]', 'A := 2.5 [mm^2]', 'F/A = [MPa]'],
  ['2^10 =', '10^-3 =', '(-2)^3 =', '-2^2 ='],
  ['2.5^3 =', '2^0.5 =', '2.0^(1/3) =', '2^2.0 =', '2.5^pi ='],
  ['0*0.5 =', '1.0 - 0.9 ='],
  ['sqrt(2.0) =', 'exp(2.5) =', 'sin(0.5) =', 'ln(10.0) =', 'log10(2.0) =', 'atan(1.0) ='],
  ['tan(0.3) + sinh(0.2)*cosh(0.1) - tanh(0.5) ='],
  ['0.25*pi =', '(pi + 1)*0.5 =', 'e*2.5 ='],
  ['abs(-5) =', 'abs(-2.5) ='],
  ['15% =', '15.5% ='],
  ['1e25*2 =', '1e-7*3 =', '1.0e6 ='],
  ['T := 20 [degC]', 'T =', 'T + 5 [deltaC] ='],
  ['x := 3', 'x^2/7 =', 'a := 1/7', 'b := a*3.5 =', 'a + b ='],
  ['v := [1, 2.5, 3]', 'w := [1 [m], 2 [cm]]'],
  ['3 [ft] + 2 [in] =', '1.5 [in] = [mm]', '3.7 [kW]*2 [h] = [kWh]'],
  ['d := 20.5 [mm]', 'pi*d^2/4 =', 'b := 12.5 [mm]', 'b*d^3/12 ='],
  ['12345678901*3 =', '1/12345678 ='],
  ['f(x) := x^2', 'g(x) := f(x)*0.5 [m]', 'f(3) =', 'g(3 [s]) ='],
  ['1/0.3 =', '100 [USD] ='],
  ['1/3 > 0.3 =', '3 >= 3 =', '2 < 3 <= 3 =', '1/3 < 1/3 =', '0.5 <= pi ='],
  ['s := 12.5 [kN]/(300 [mm^2])', 's <= 235 [MPa] =', 's >= 40 [MPa] =', 'ok := s < 41 [MPa] ='],
])('%s', async (...sources) => {
  const { evaluator, found, startEngine } = withLateEngine()
  await finished(evaluator, () => evaluator.open(lines(...sources), SETTINGS))
  await whole.run(() => whole.evaluator.open(lines(...sources), SETTINGS))
  expect(startEngine).not.toHaveBeenCalled()
  for (const [block, outcomes] of found)
    expect(outcomes.map(withRoundedValue)).toEqual(whole.results.get(block)!.outcomes.map(withRoundedValue))
  expect(found.size).toBe(sources.length)
  evaluator.dispose()
})

test('decimals that rounding may set apart are the engine’s to compare', async () => {
  const { evaluator, startEngine } = withLateEngine()
  evaluator.open(lines('a := 0.1*3', 'a <= 0.3 ='), SETTINGS)
  await vi.waitUntil(() => startEngine.mock.calls.length === 1)
  evaluator.dispose()
})

test('the engine gets the definitions when a line needs it', async () => {
  const { evaluator, found, letIn } = withLateEngine()
  const sources = lines('a := 4', 'f(x) := x^2 - a', 'solve(f(x) = 0, x) =', 'b := a + 0.5 =')
  const end = finished(evaluator, () => evaluator.open(sources, SETTINGS))
  await vi.waitUntil(() => found.has('4'))
  expect(found.has('3')).toBe(false)
  letIn(await createInlineEngine())
  await end
  expect(found.get('3')?.[0]).toMatchObject({ display: '[-2, 2]' })
  await finished(evaluator, () => evaluator.update({ blocks: [line('1', 'a := 9')] }))
  expect(['3', '4'].map(block => found.get(block)?.[0]?.display)).toEqual(['[-3, 3]', '9.5'])
  evaluator.dispose()
})

test('an edit of a line that waits for the engine does not wait', async () => {
  const { evaluator, found } = withLateEngine()
  evaluator.open(lines('a := 4', 'solve(x^2 = a, x) ='), SETTINGS)
  await vi.waitUntil(() => found.has('1'))
  await finished(evaluator, () => evaluator.update({ blocks: [line('2', 'a/8 =')] }))
  expect(found.get('2')?.[0]?.display).toBe('1/2')
  evaluator.dispose()
})

describe('an engine that starts in spare time', () => {
  const NUMBERS = lines('a := 4', 'a/8 =')
  const SOLVED = [...NUMBERS, line('3', 'solve(x^2 = a, x) =')]

  test('comes after the first results, and nothing is said of it', async () => {
    const { evaluator, phases, startEngine, letIn } = withLateEngine(0)
    await finished(evaluator, () => evaluator.open(NUMBERS, SETTINGS))
    expect([phases, startEngine.mock.calls.length]).toEqual([['ready'], 0])
    await vi.waitUntil(() => startEngine.mock.calls.length === 1)
    letIn(await createInlineEngine())
    expect(new Set(phases)).toEqual(new Set(['ready']))
    evaluator.dispose()
  })

  test('is reported as loading to the line that needs it', async () => {
    const { evaluator, found, phases, startEngine, letIn } = withLateEngine(0)
    await finished(evaluator, () => evaluator.open(NUMBERS, SETTINGS))
    await vi.waitUntil(() => startEngine.mock.calls.length === 1)
    const end = finished(evaluator, () => evaluator.update({ blocks: SOLVED, order: ['1', '2', '3'] }))
    await vi.waitUntil(() => phases.includes('loading'))
    letIn(await createInlineEngine())
    await end
    expect([found.get('3')?.[0]?.display, startEngine.mock.calls.length]).toEqual(['[-2, 2]', 1])
    evaluator.dispose()
  })

  test('and does not come is asked for again by the line that needs it', async () => {
    const { evaluator, found, phases, startEngine, letIn, refuse } = withLateEngine(0)
    await finished(evaluator, () => evaluator.open(NUMBERS, SETTINGS))
    await vi.waitUntil(() => startEngine.mock.calls.length === 1)
    refuse(new Error('No network'))
    await finished(evaluator, () => evaluator.update({ blocks: [line('2', 'a/16 =')] }))
    expect([found.get('2')?.[0]?.display, phases]).toEqual(['1/4', ['ready']])
    const end = finished(evaluator, () => evaluator.update({ blocks: SOLVED, order: ['1', '2', '3'] }))
    await vi.waitUntil(() => startEngine.mock.calls.length === 2)
    letIn(await createInlineEngine())
    await end
    expect(found.get('3')?.[0]?.display).toBe('[-2, 2]')
    evaluator.dispose()
  })
})
