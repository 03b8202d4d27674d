/**
 * `npm test`: every check there is, cheapest first: those that only read the sources at the same time,
 * the others one after the other. A failing step does not hide the next one; the last line counts them all.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  name: string
  command: readonly string[]
  /** Reads the runner's report; without one the step counts as a single check. */
  count?: () => Count
}

/** Programs that are started again and again are compiled once. */
const compiled = join(import.meta.dirname, '../.cache/compile')
const reports = join(import.meta.dirname, '../.cache/test-reports')

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const readReport = <Report>(file: string): Report =>
  JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report

function vitest(project: string, ...options: readonly string[]): Step {
  return {
    name: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${project}.json`)}`,
    ],
    count() {
      const report = readReport<VitestReport>(`${project}.json`)
      const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
      return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
    },
  }
}

/** Each of these keeps one processor busy: they run at the same time. */
const reading: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'] },
  { name: 'unused code', command: ['knip'] },
]

const running: readonly Step[] = [
  vitest('unit'),
  // They wait for the database and for time to pass, now and then.
  vitest('server', '--maxWorkers=3'),
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'bundle size', command: ['size-limit'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    count() {
      const { stats } = readReport<PlaywrightReport>('browser.json')
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    },
  },
]

/** @param together whether others run at the same time: what it says is then kept to its end */
function run(step: Step, together: boolean): Promise<number> {
  const [program = '', ...args] = step.command
  return new Promise(resolve => {
    const said: Buffer[] = []
    const child = spawn(program, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: together ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part as Buffer))
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', code => {
      process.stdout.write(Buffer.concat(said))
      resolve(code ?? 1)
    })
  })
}

/** A step that failed without a readable report still counts as one failure. */
function outcome(step: Step, exitCode: number): Count {
  const single = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
  if (!step.count) return single
  try {
    const count = step.count()
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch (error) {
    console.error(`The report of ${step.name} cannot be read: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const only = process.argv.slice(2)
const isChosen = ({ name }: Step): boolean => only.length === 0 || only.some(word => name.includes(word))
const total: Count = { passed: 0, failed: 0, skipped: 0 }

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

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await Promise.all(reading.filter(isChosen).map(step => take(step, true)))
for (const step of running.filter(isChosen)) await take(step)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed === 0 ? 0 : 1
