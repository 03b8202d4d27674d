/**
 * Loops and programs by numbers alone, beside the same lines as a loop in the engine's own language in
 * the same process, and in Debian's `giac` program where that is installed (package `xcas`). Prints a
 * figure a line as JSON.
 */
import { execFileSync } from 'node:child_process'
import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import type { Expression, ProgramStatement } from '@calcwright/math/expression'
import { compileLoop, compileNumeric, sampleNumeric } from '@calcwright/math/numeric'
import type { NumericMeaning } from '@calcwright/math/numeric'

const SPAN = { start: 0, end: 0 }
const name = (text: string) => ({ kind: 'name', name: text, span: SPAN }) as const

function formula(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(text)
  return parsed.value.value
}

function assign(target: string, value: string): ProgramStatement {
  return {
    kind: 'assign',
    target: { kind: 'variable', name: name(target) },
    value: formula(value),
    source: target,
  }
}

function loopOf(passes: number, lines: readonly (readonly [string, string])[]) {
  return {
    kind: 'loop',
    iterator: name('k'),
    start: formula('0'),
    finish: formula(String(passes)),
    step: formula('1'),
    body: lines.map(([target, value]) => assign(target, value)),
    source: 'loop',
  } as const
}

const LINES = [
  ['a', 'a*0.999 + 0.5'],
  ['b', 'b + a/(k + 1)'],
  ['c', 'sqrt(a^2 + b^2)'],
  ['d', 'd + sin(c)*0.001'],
  ['g', 'a*b - c*d + k'],
] as const
const VARIABLES = ['k', ...LINES.map(([target]) => target)]
const PASSES = 10_000
const ROUNDS = 15

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN

function print(what: string, value: number, unit: string, bar?: number, note?: string): void {
  const figure = { name: what, value, unit }
  const limit = bar === undefined ? {} : { bar: `≤ ${bar} ${unit}`, met: value <= bar }
  console.log(JSON.stringify({ ...figure, ...limit, ...(note && { note }) }))
}

/** ms of the processor so far: other work on the machine does not count. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function timed(rounds: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = worked()
    await work()
    times.push(worked() - start)
  }
  return median(times)
}

const scope = { variables: VARIABLES, names: () => undefined, complex: false, oneIndexed: true }

function runLoop(): readonly unknown[] {
  const compiled = compileLoop(loopOf(PASSES, LINES), scope)
  if (!compiled.ok) throw new Error(compiled.reason)
  const loop = compiled.start([0, 1.5, 0, 0, 0, 0])
  let state = loop.step(20_000)
  while (state.ended === 'running') state = loop.step(20_000)
  if (state.ended !== 'finish') throw new Error(String(state.fault))
  return state.after
}

/** ms of the loop in the native program; undefined without it. */
function nativeTime(text: string): number | undefined {
  const script = `${BEGIN.join(';')};time(${text});\n`
  try {
    const output = execFileSync('giac', [], {
      input: script,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const [, seconds] = /^\[([\d.e+-]+), *[\d.e+-]+\]$/m.exec(output) ?? []
    return seconds === undefined ? undefined : Number(seconds) * 1000
  } catch {
    return undefined
  }
}

const BEGIN = ['a:=1.5', 'b:=0', 'c:=0', 'd:=0', 'g:=0']
const engine = await createInlineEngine()
const begin = BEGIN.map(text => ({ text }))
const lines = LINES.map(([target, value]) => `${target}:=${value}`).join(';')
const native = { text: `for(k:=0;k<${PASSES};k++){${lines}}` }
const byEngine = () => engine.run([...begin, native])

const first = worked()
const found = runLoop()
const cold = worked() - first
await byEngine()
const ends = await engine.run(LINES.map(([target]) => ({ text: target })))
ends.forEach((end, index) => {
  const value = end.ok && end.value.t === 'float' ? end.value.v : NaN
  if (!(Math.abs(Number(found[index + 1]) - Number(value)) <= 1e-9 * Math.abs(Number(value))))
    throw new Error(`${LINES[index]![0]}: ${String(found[index + 1])} and ${value}`)
})
const ours = await timed(ROUNDS, runLoop)
const theirs = await timed(5, byEngine)
print(
  `loop of ${PASSES} passes with five lines by numbers`,
  ours,
  'ms',
  undefined,
  `${cold.toFixed(1)} ms the first time`,
)
print(
  'that loop beside the engine running it itself',
  ours / theirs,
  '×',
  1,
  `the engine: ${theirs.toFixed(1)} ms`,
)
const alone = nativeTime(native.text)
if (alone !== undefined)
  print('that loop beside native Giac', ours / alone, '×', 1, `native Giac: ${alone.toFixed(1)} ms`)

const POWER: NumericMeaning = {
  kind: 'function',
  parameters: ['x'],
  body: {
    kind: 'program',
    body: [
      assign('s', '0'),
      loopOf(1000, [['s', 's + x/(k + 1)^2']]),
      { kind: 'return', value: formula('s'), source: 'return' },
    ],
    span: SPAN,
  },
  names: () => undefined,
}
const names = (word: string) => (word === 'f' ? POWER : undefined)
const calls = await timed(ROUNDS, () => {
  const compiled = compileNumeric(formula('seq(f(k/10), k, 1, 200)'), { ...scope, variables: [], names })
  if (!compiled.ok || !compiled.run([]).ok) throw new Error('The program has no value.')
})
print('program with a loop of 1,000 passes, called for 200 values', calls, 'ms', 200)

const FUNCTIONS = [
  'sin(x)*exp(-x/10)',
  'x^3/100 - 2*x + sqrt(x^2 + 1)',
  'piecewise(x < 0, -x, ln(1 + x)) + cos(3*x)^2',
].map(formula)
const points = Float64Array.from({ length: 600 }, (_, index) => -10 + index / 30)
const sampled = () => FUNCTIONS.map(each => sampleNumeric(each, { ...scope, variables: ['x'] }, points))
const start = worked()
sampled()
const firstTime = worked() - start
print(
  'samples of 3 functions at 600 points',
  await timed(51, sampled),
  'ms',
  1,
  `${firstTime.toFixed(1)} ms the first time`,
)
engine.dispose()
