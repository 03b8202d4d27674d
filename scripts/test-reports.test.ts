import { expect, it } from 'vitest'
import { closingLines, readPlaywright, readVitest } from './test-reports.ts'

const VITEST = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numFailedTestSuites: 1,
  testResults: [
    { name: '/here/packages/a.test.ts', startTime: 0, endTime: 1500 },
    { name: '/here/packages/b.test.ts', startTime: 1000, endTime: 4000 },
  ],
}

const PLAYWRIGHT = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      file: 'list.spec.ts',
      specs: [
        { title: 'opens', tests: [{ status: 'flaky', results: [{ duration: 900 }, { duration: 1100 }] }] },
      ],
      suites: [
        {
          file: 'list.spec.ts',
          specs: [{ title: 'closes', tests: [{ status: 'expected', results: [{ duration: 500 }] }] }],
        },
      ],
    },
  ],
}

it('what was read is counted', () => {
  expect(readVitest(VITEST, '').count).toEqual({ passed: 7, failed: 1, skipped: 2 })
  expect(readPlaywright(PLAYWRIGHT, '').count).toEqual({ passed: 2, failed: 0, skipped: 0 })
})

it('the last line counts everything, above it stand flaky tests and the slowest files', () => {
  const summaries = [readVitest(VITEST, '/here/'), readPlaywright(PLAYWRIGHT, 'tests/browser/')]
  expect(closingLines(summaries, { passed: 14, failed: 1, skipped: 2 }, 2)).toEqual([
    '',
    'The slowest test files:',
    '    3.0 s  packages/b.test.ts',
    '    2.5 s  tests/browser/list.spec.ts',
    '',
    'Flaky, passed only when tried again: 1',
    '  tests/browser/list.spec.ts: opens',
    '',
    '14 passed, 1 failed, 2 skipped',
  ])
})

it('a file that cannot be loaded is a failure', () => {
  expect(readVitest({ ...VITEST, numFailedTests: 0 }, '').count.failed).toBe(1)
})

it('an error outside of the browser tests is a failure', () => {
  expect(readPlaywright({ ...PLAYWRIGHT, errors: [{}] }, '').count.failed).toBe(1)
})

it('without tests there is only the count', () => {
  expect(closingLines([], { passed: 2, failed: 0, skipped: 0 })).toEqual(['', '2 passed, 0 failed'])
})
