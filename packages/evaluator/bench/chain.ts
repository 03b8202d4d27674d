/**
 * Times of evaluation without a page: a chain of dependent lines with units, and a long sheet.
 * Prints a figure a line as JSON.
 */
import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import { createEvaluator } from '@calcwright/evaluator'
import type { BlockEvaluation, EvaluationBlock, EvaluationSettings, Evaluator } from '@calcwright/evaluator'

const SETTINGS: EvaluationSettings = {
  angle: 'rad',
  complex: true,
  approximate: true,
  digits: 6,
  oneIndexed: true,
  thousands: false,
  units: ['m', 'kg', 's', 'K', 'N', 'Pa', 'J', 'W'],
  currencyUnit: 'USD',
  currencyDate: '0',
}

const lineEvaluation: BlockEvaluation<{ readonly source: string }> = {
  type: 'line',
  plan({ source }) {
    const parsed = parsePlain(source)
    if (!parsed.ok) return { statements: [], problem: parsed.problem }
    const output = { unit: '', approximate: null, digits: 0, form: 'none', show: true, force: false } as const
    return { statements: [{ statement: parsed.value, output }] }
  },
}

function line(index: number, source: string): EvaluationBlock {
  return { id: `line-${index}`, type: 'line', parent: null, disabled: false, props: { source } }
}

/** @returns milliseconds until everything is computed */
async function timed(evaluator: Evaluator, work: () => void): Promise<number> {
  const start = performance.now()
  const finished = new Promise<void>(resolve => {
    const stop = evaluator.on(event => {
      if (event.kind !== 'finished') return
      stop()
      resolve()
    })
  })
  work()
  await finished
  return performance.now() - start
}

function median(times: readonly number[]): number {
  return [...times].sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? NaN
}

function report(name: string, times: readonly number[], limit: number): void {
  const value = Math.round(median(times) * 100) / 100
  console.log(JSON.stringify({ name, value, unit: 'ms', bar: `≤ ${limit} ms`, met: value <= limit }))
}

async function repeat(times: number, run: (round: number) => Promise<number>): Promise<number[]> {
  const results: number[] = []
  for (let round = 0; round < times; round++) results.push(await run(round))
  return results
}

const CHAIN = 200
const chain = (load: number): EvaluationBlock[] => [
  line(1, `F_1 := ${load}.5 [kN]`),
  ...Array.from({ length: CHAIN - 1 }, (_, index) =>
    line(index + 2, `F_${index + 2} := F_${index + 1}*1.01 + ${index % 7} [N]`),
  ),
]

const engine = await createInlineEngine()
const startEngine = () => Promise.resolve(engine)
const evaluator = createEvaluator({ startEngine, blockEvaluations: [lineEvaluation as BlockEvaluation] })
await timed(evaluator, () => evaluator.open(chain(1), SETTINGS))

const first = await repeat(15, round =>
  timed(evaluator, () => evaluator.update({ blocks: [line(1, `F_1 := ${round + 2}.5 [kN]`)] })),
)
report(`chain of ${CHAIN} lines with units: edit the first`, first.slice(3), 60)

const last = await repeat(15, round =>
  timed(evaluator, () =>
    evaluator.update({ blocks: [line(CHAIN, `F_${CHAIN} := F_${CHAIN - 1}*${round + 2}`)] }),
  ),
)
report(`chain of ${CHAIN} lines with units: edit the last`, last.slice(3), 5)

const LONG = 1000
const KINDS = [
  (index: number) => `a_${index} := ${index + 1} [kN]`,
  (index: number) => `s_${index} := a_${index - 1}/(${index} [mm^2])`,
  (index: number) => `s_${index - 1} = [MPa]`,
  (index: number) => `sqrt(a_${index - 3}^2 + (2.5 [kN])^2) =`,
  (index: number) => `sin(${index} [deg])*pi =`,
]
const sheet = Array.from({ length: LONG }, (_, index) =>
  line(index, (KINDS[index % KINDS.length] as (index: number) => string)(index)),
)
const whole = await repeat(7, () => timed(evaluator, () => evaluator.open(sheet, SETTINGS)))
report(`sheet of ${LONG} lines: all of it`, whole.slice(2), 1000)

const snapshot = await evaluator.snapshot()
const stored = await repeat(7, () => timed(evaluator, () => evaluator.open(sheet, SETTINGS, snapshot)))
report(`sheet of ${LONG} lines: open with stored results`, stored.slice(2), 100)
evaluator.dispose()
