/**
 * `npm test [-- full] [-- word …]`: every check there is, or the steps whose name holds one of the words.
 * Those that only read the sources run at the same time as the build, the others one after the other. With
 * `full` the tests also do what is rare and long. A failing step does not hide the next one; the last line
 * counts them all. The main ways also run in Firefox, with `full` a few in WebKit, where these are or can be installed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FULL } from '../tests/full.ts'
import { installBrowsers } from './browsers.ts'
import { closingLines, readPlaywright, readVitest } from './test-reports.ts'
import type { Count, PlaywrightReport, Summary, VitestReport } from './test-reports.ts'

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Reads the runner's report; without one the step counts as a single check. */
  readonly summary?: () => Summary
}

const root = join(import.meta.dirname, '..')
/** Programs that are started again and again are compiled once. */
const compiled = join(root, '.cache/compile')
const reports = join(root, '.cache/test-reports')

const words = process.argv.slice(2).filter(word => word !== 'full')
const isFull = process.argv.includes('full')
const isChosen = (name: string): boolean => words.length === 0 || words.some(word => name.includes(word))

const readReport = <Report>(file: string): Report =>
  JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report

/** The folder in which a checker notes the contents that it has found right: it goes through what is different only. */
const cached = (name: string): string => join(root, '.cache', name)

/** Several checkers look at the same declarations again, each for itself: one needs three fifths of their time. */
const TYPES = ['tsc', '--noEmit', '--incremental', '--checkers', '1']

/** Read or make files, and start no tests. The longest come first, so that none is left alone at the end. */
const reading: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'types', command: [...TYPES, '--tsBuildInfoFile', cached('types')] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'circles of imports', command: ['node', 'scripts/circles.ts'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['node', 'scripts/format.ts'] },
  { name: 'words', command: ['node', 'scripts/words.ts'] },
].filter(({ name }) => isChosen(name) || (name === 'build' && isChosen('browser tests')))

/** In one run, so that some compute while others wait. */
function vitest(): Step[] {
  const projects = ['unit', 'server'].filter(project => isChosen(`${project} tests`))
  if (projects.length === 0) return []
  const command = ['vitest', 'run', ...projects.flatMap(project => ['--project', `${project}*`])]
  const reporters = ['--reporter=default', '--reporter=json']
  return [
    {
      name: `${projects.join(' and ')} tests`,
      command: [...command, ...reporters, `--outputFile.json=${join(reports, 'vitest.json')}`],
      summary: () => readVitest(readReport<VitestReport>('vitest.json'), `${root}/`),
    },
  ]
}

const running: readonly Step[] = [
  ...vitest(),
  ...[
    { name: 'bundle size', command: ['size-limit'] },
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      summary: () => readPlaywright(readReport<PlaywrightReport>('browser.json'), 'tests/browser/'),
    },
    ...(isFull ? [{ name: 'WebKit browser tests', command: ['node', 'tests/browser/webkit/smoke.ts'] }] : []),
  ].filter(({ name }) => isChosen(name)),
]

/** @param together whether others run at the same time: what it prints is then held back until its end */
function run({ command }: Step, together: boolean): Promise<number> {
  const [program = '', ...args] = command
  return new Promise(resolve => {
    const output: Buffer[] = []
    const child = spawn(program, args, {
      cwd: root,
      stdio: together ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...(isFull ? { [FULL]: 'yes' } : {}) },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => output.push(part as Buffer))
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', code => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

const ONE_FAILED: Count = { passed: 0, failed: 1, skipped: 0 }
const total = { passed: 0, failed: 0, skipped: 0 }
const summaries: Summary[] = []

/** A step that failed without a readable report still counts as one failure. */
function outcome(step: Step, exitCode: number): Count {
  if (!step.summary) {
    if (exitCode === 0) return { passed: 1, failed: 0, skipped: 0 }
    summaries.push({
      count: ONE_FAILED,
      files: [],
      failures: [`${step.name}: see its output above`],
      flaky: [],
    })
    return ONE_FAILED
  }
  try {
    const summary = step.summary()
    summaries.push(summary)
    const { count } = summary
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch (error) {
    console.error(`The report of ${step.name} cannot be read: ${String(error)}`)
    return ONE_FAILED
  }
}

async function take(step: Step, together = false): Promise<void> {
  if (!together) console.log(`\n── ${step.name}`)
  const start = performance.now()
  const count = outcome(step, await run(step, together))
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const verdict = count.failed === 0 ? 'ok' : `${count.failed} failed`
  console.log(`── ${step.name}: ${verdict} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Some at a time: each keeps about one processor busy, and all of them together need much memory. */
async function takeTogether(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps]
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, true)
  }
  await Promise.all(Array.from({ length: 3 }, worker))
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await takeTogether(reading)
if (isChosen('browser tests')) for (const sentence of installBrowsers(isFull)) console.log(sentence)
for (const step of running) await take(step)
for (const line of closingLines(summaries, total)) console.log(line)
process.exitCode = total.failed === 0 ? 0 : 1
