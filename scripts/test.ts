/**
 * `npm test`: every check there is, one after the other, cheapest first. A failing step does not
 * hide the next one; the last line counts them all.
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

function vitest(project: string): Step {
  return {
    name: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
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

const steps: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'] },
  { name: 'unused code', command: ['knip'] },
  vitest('unit'),
  vitest('server'),
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

function run(step: Step): Promise<number> {
  const [program = '', ...args] = step.command
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: process.env,
    })
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', code => resolve(code ?? 1))
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
const chosen = only.length === 0 ? steps : steps.filter(step => only.some(word => step.name.includes(word)))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const [index, step] of chosen.entries()) {
  console.log(`\n── ${index + 1}/${chosen.length} ${step.name}`)
  const start = performance.now()
  const count = outcome(step, await run(step))
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const verdict = count.failed === 0 ? 'ok' : `${count.failed} failed`
  console.log(`── ${step.name}: ${verdict} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed === 0 ? 0 : 1
