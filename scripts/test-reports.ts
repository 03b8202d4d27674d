/** Reads the reports of the test runners: counts, times of files, and the tests that failed or were flaky. */
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

export interface Summary {
  readonly count: Count
  readonly files: readonly FileTime[]
  /** Tests that failed by file and title, each with the beginning of its message. */
  readonly failures: readonly string[]
  /** Tests that failed and passed when they were tried again, by file and title. */
  readonly flaky: readonly string[]
}

/** The part of vitest's JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    /** `passed` or `failed`. */
    readonly status: string
    /** The error of a file that cannot be loaded. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
  /** Errors outside of tests. */
  readonly errors?: readonly { readonly message?: string }[]
}

/** The lines of a message that say where a test failed, set in. */
function beginning(message: string): string {
  const lines = stripVTControlCharacters(message).trim().slice(0, 600).split('\n').slice(0, 8)
  return lines.map(line => `\n    ${line.trimEnd()}`).join('')
}

/** @param root the folder that paths are printed relative to */
export function readVitest(report: VitestReport, root: string): Summary {
  // A file that cannot be loaded has no test that fails.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return {
    count: { passed: report.numPassedTests, failed, skipped: report.numPendingTests },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name.replace(root, ''),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: report.testResults.flatMap(file => failuresOf(file, root)),
    flaky: [],
  }
}

function failuresOf(file: VitestReport['testResults'][number], root: string): string[] {
  const name = file.name.replace(root, '')
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [name + beginning(file.message)] : []
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}${beginning(failureMessages[0] ?? '')}`,
  )
}

/** @param folder of the test files, with its slash */
export function readPlaywright(report: PlaywrightReport, folder: string): Summary {
  const { expected, unexpected, flaky, skipped } = report.stats
  const tests = report.suites.flatMap(suite => testsOf(suite))
  const seconds = new Map<string, number>()
  for (const { file, duration } of tests) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
  return {
    count: {
      passed: expected + flaky,
      failed: Math.max(unexpected, (report.errors ?? []).length > 0 ? 1 : 0),
      skipped,
    },
    files: [...seconds].map(([file, time]) => ({ file: folder + file, seconds: time })),
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ file, title, message }) => `${folder}${file}: ${title}${beginning(message)}`),
      ...(report.errors ?? []).map(({ message = '' }) => `outside of the tests${beginning(message)}`),
    ],
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ file, title, message }) => `${folder}${file}: ${title}${beginning(message)}`),
  }
}

interface BrowserTest {
  readonly file: string
  readonly title: string
  readonly status: string
  /** Milliseconds, all tries together. */
  readonly duration: number
  /** The first error of its first try. */
  readonly message: string
}

function testsOf(suite: PlaywrightSuite): BrowserTest[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: suite.file,
      title,
      status,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
      message: results[0]?.errors?.[0]?.message ?? '',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inner => testsOf(inner))]
}

/** The lines that end a run: the slowest files, what failed or was flaky, and the counts as the last one. */
export function closingLines(
  summaries: readonly Pick<Summary, 'files' | 'failures' | 'flaky'>[],
  { passed, failed, skipped }: Count,
  slowest = 10,
): string[] {
  const files = summaries.flatMap(summary => summary.files)
  const listed = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest)
  const failures = summaries.flatMap(summary => summary.failures)
  const flaky = summaries.flatMap(summary => summary.flaky)
  const lines: string[] = []
  if (listed.length > 0) lines.push('', 'The slowest test files:')
  for (const { file, seconds } of listed) lines.push(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  if (failures.length > 0) lines.push('', 'What failed:')
  for (const failure of failures) lines.push(`  ${failure}`)
  if (flaky.length > 0) lines.push('', `Flaky, passed only when tried again: ${flaky.length}`)
  for (const test of flaky) lines.push(`  ${test}`)
  const counts = `${passed} passed, ${failed} failed`
  return [...lines, '', skipped > 0 ? `${counts}, ${skipped} skipped` : counts]
}
