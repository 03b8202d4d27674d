/**
 * `npm run bench [word …]`: the benches whose name holds one of the words, all without one. Each is
 * a program that prints one JSON object a line: a Figure. The table goes to the terminal; with
 * --write it replaces these figures in docs/performance.md and keeps those that were not measured. A fixed
 * reference work is measured first, and bars of time are judged by the ratio to it.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Figure, judged, slowness } from './bench/judge.ts'
import { USUAL, measureReference } from './bench/reference.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/performance.md')
const START = '<!-- figures: written by npm run bench -- --write -->'
const END = '<!-- end of figures -->'

const benches: Readonly<Record<string, string>> = {
  engine: 'packages/engine/bench/native.ts',
  evaluator: 'packages/evaluator/bench/chain.ts',
  numeric: 'packages/evaluator/bench/numeric.ts',
  saves: 'apps/server/bench/saves.ts',
  lists: 'apps/server/bench/lists.ts',
  processes: 'apps/server/bench/processes.ts',
  crash: 'apps/server/bench/crash.ts',
  rolling: 'apps/server/bench/rolling.ts',
  rights: 'apps/server/bench/rights.ts',
  attack: 'apps/server/bench/attack.ts',
  service: 'apps/server/bench/service.ts',
  browser: 'apps/web/bench/browser.ts',
  opening: 'apps/web/bench/opening.ts',
  operating: 'apps/web/bench/operating.ts',
  plots: 'apps/web/bench/plots.ts',
  paper: 'apps/web/bench/paper.ts',
}

/** Benches whose figures end with a painted page. */
const PAINTING: ReadonlySet<string> = new Set(['browser', 'opening', 'operating', 'plots', 'paper'])

async function measure(file: string): Promise<Figure[]> {
  const child = spawn('node', [file], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const figures: Figure[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) figures.push(JSON.parse(line) as Figure)
    else console.error(line)
  }
  return figures
}

function row({ name, value, unit, bar = '', met, note = '' }: Figure): string {
  const verdict = met === undefined ? '' : met ? 'met' : 'missed'
  return `| ${name} | ${Number(value.toPrecision(3))} ${unit} | ${bar} | ${verdict} | ${note} |`
}

const HEAD = ['| what | measured | bar | | |', '|---|---|---|---|---|']

function table(rows: readonly string[]): string {
  return [...HEAD, ...rows].join('\n')
}

const nameOf = (written: string): string => written.slice(2, written.indexOf(' |', 2))

/** The rows of before, with the new ones in the place of those of the same name, else at the end. */
function merged(before: readonly string[], now: readonly string[]): string[] {
  const left = new Set(now)
  const take = (name: string): string[] =>
    [...left].filter(written => nameOf(written) === name && left.delete(written))
  const measured = new Set(now.map(nameOf))
  const unchanged = before.flatMap(written =>
    measured.has(nameOf(written)) ? take(nameOf(written)) : [written],
  )
  return [...unchanged, ...left]
}

const words = process.argv.slice(2).filter(word => word !== '--write')
const reference = await measureReference()
const figures: Figure[] = []
for (const [name, file] of Object.entries(benches)) {
  if (words.length > 0 && !words.some(word => name.includes(word))) continue
  console.log(`── ${name}`)
  const times = slowness(reference, USUAL, PAINTING.has(name))
  figures.push(...(await measure(file)).map(figure => judged(figure, times)))
}
const speed = `reference work ${reference.computing.toFixed(1)} ms computing, ${reference.painting.toFixed(1)} ms painting`
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; ${speed}`
const rows = figures.map(row)
console.log(`\n${machine}\n\n${table(rows)}`)
if (process.argv.includes('--write')) {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(START)
  const [old = '', after = ''] = rest.split(END)
  const earlier = old.split('\n').filter(line => line.startsWith('| ') && !HEAD.includes(line))
  const all = table(merged(earlier, rows))
  writeFileSync(page, `${before}${START}\n\nMachine: ${machine}.\n\n${all}\n\n${END}${after}`)
}
