/** Reads the reports of the test runners: counts, times of files, and flaky tests. */

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
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly duration: number }[]
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
  readonly errors?: readonly unknown[]
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
    flaky: [],
  }
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
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ file, title }) => `${folder}${file}: ${title}`),
  }
}

function testsOf(
  suite: PlaywrightSuite,
): { file: string; title: string; status: string; duration: number }[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: suite.file,
      title,
      status,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inner => testsOf(inner))]
}

/** The lines that end a run: the slowest files, flaky tests, and the counts as the last one. */
export function closingLines(
  summaries: readonly Pick<Summary, 'files' | 'flaky'>[],
  { passed, failed, skipped }: Count,
  slowest = 10,
): string[] {
  const files = summaries.flatMap(summary => summary.files)
  const listed = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest)
  const flaky = summaries.flatMap(summary => summary.flaky)
  const lines: string[] = []
  if (listed.length > 0) lines.push('', 'The slowest test files:')
  for (const { file, seconds } of listed) lines.push(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  if (flaky.length > 0) lines.push('', `Flaky, passed only when tried again: ${flaky.length}`)
  for (const test of flaky) lines.push(`  ${test}`)
  const counts = `${passed} passed, ${failed} failed`
  return [...lines, '', skipped > 0 ? `${counts}, ${skipped} skipped` : counts]
}
