/**
 * How much slower the engine is than Debian's `giac` program: each statement loops
 * inside either one, the geometric mean of the ratios is the figure. Prints JSON lines.
 * The program comes with Debian's package `xcas`; without it only the engine's own
 * figures are printed.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { createEngineCore, createNodeEngine, loadEngineModule, loadRest } from '../src/node.ts'
import { DEFAULT_SETTINGS } from '../src/protocol.ts'
import { COMMANDS } from './commands.ts'

interface Figure {
  name: string
  value: number
  unit: string
  bar?: string
  met?: boolean
  note?: string
}

const ROUNDS = 5

const print = (figure: Figure): void => console.log(JSON.stringify(figure))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const loop = (text: string, times: number): string => `for(zz:=0;zz<${times};zz++){${text};}`

/** ms of all rounds of each statement, run natively in one process; undefined without the program. */
function nativeTimes(): number[][] | undefined {
  const lines = COMMANDS.flatMap(([text, times]) =>
    Array.from({ length: ROUNDS }, () => `time(${loop(text, times)});`),
  )
  const script = `${lines.join('\n')}\n`
  let output: string
  try {
    output = execFileSync('giac', [], { input: script, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    output = String((error as { stdout?: string }).stdout ?? '')
  }
  // "time" answers [processor seconds, seconds of the clock].
  const found = [...output.matchAll(/^\[[\d.e+-]+, *([\d.e+-]+)\]$/gm)].map(match => Number(match[1]) * 1000)
  if (found.length < lines.length) throw new Error(`giac answered ${found.length} of ${lines.length} lines.`)
  return COMMANDS.map((_, index) => found.slice(index * ROUNDS, (index + 1) * ROUNDS))
}

/** ms of all rounds of each statement in the engine. */
async function engineTimes(): Promise<number[][]> {
  // The program works with real factors only.
  const settings = { ...DEFAULT_SETTINGS, complex: false }
  const core = await createEngineCore({
    modules: { first: await loadEngineModule(), rest: loadRest },
    settings,
  })
  return COMMANDS.map(([text, times]) => {
    core.evaluate({ text: loop(text, Math.ceil(times / 5)) }) // Compiled by then, like the engine of a sheet in use.
    return Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      const { result } = core.evaluate({ text: loop(text, times) })
      if (!result.ok) throw new Error(`${text}: ${result.error.message}`)
      return performance.now() - start
    })
  })
}

async function restoreTimes(): Promise<number[]> {
  const engine = await createNodeEngine()
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await engine.run([{ text: `kept_${round}:=seq(k^2,k,1,2000)` }])
    await new Promise(resolve => setTimeout(resolve, 1500)) // The spare engine gets ready.
    const start = performance.now()
    await engine.kill()
    const [answer] = await engine.run([{ text: 'kept_0[7]' }])
    times.push(performance.now() - start)
    if (!answer?.ok) throw new Error('A definition was lost.')
  }
  await engine.dispose()
  return times
}

const start = performance.now()
const engine = await createEngineCore({ modules: { first: await loadEngineModule(), rest: loadRest } })
engine.evaluate({ text: '1+1' })
print({ name: 'engine ready in Node', value: performance.now() - start, unit: 'ms' })

// The settings of scripts/compress.ts.
const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 }
let whole = 0
for (const [file, name, most] of [
  ['giac.wasm', 'first part of the engine as sent', 1.1],
  ['giac-rest.wasm', 'both parts of the engine as sent', 3],
] as const) {
  const wasm = readFileSync(new URL(`../dist/${file}`, import.meta.url))
  whole += brotliCompressSync(wasm, { params }).length
  print({
    name,
    value: whole / 2 ** 20,
    unit: 'MiB',
    bar: `≤ ${most} MiB`,
    met: whole <= most * 2 ** 20,
    note: `brotli; ${file} ${(wasm.length / 2 ** 20).toFixed(1)} MiB raw`,
  })
}

const restored = median(await restoreTimes())
print({
  name: 'kill to first answer',
  value: restored,
  unit: 'ms',
  bar: '≤ 100 ms',
  met: restored <= 100,
  note: 'definitions kept',
})

const native = nativeTimes()
if (!native) {
  console.log('The giac program is not installed (Debian package xcas): no comparison with native speed.')
} else {
  const ours = await engineTimes()
  // The least disturbed round of each: other programs only ever make a round longer.
  const ratios = ours.map((times, index) => Math.min(...times) / Math.min(...(native[index] ?? [])))
  for (const [index, ratio] of ratios.entries())
    console.error(
      `${ratio.toFixed(2)}  ${Math.min(...(native[index] ?? [])).toFixed(1)} ms  ${COMMANDS[index]?.[0]}`,
    )
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
  print({
    name: 'engine against native Giac',
    value: mean,
    unit: 'times its time',
    bar: '≤ 2.4 times',
    met: mean <= 2.4,
    note: `geometric mean of ${ratios.length} statements`,
  })
}
