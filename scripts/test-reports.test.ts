import { expect, it } from 'vitest'
import { closingLines, readPlaywright, readVitest } from './test-reports.ts'

const VITEST = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numFailedTestSuites: 1,
  testResults: [
    {
      name: '/here/packages/a.test.ts',
      startTime: 0,
      endTime: 1500,
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'failed', failureMessages: ['\u001B[31mexpected 3\u001B[39m\nto be 4'] },
        { fullName: 'takes', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: '/here/packages/b.test.ts',
      startTime: 1000,
      endTime: 4000,
      status: 'passed',
      message: '',
      assertionResults: [],
    },
  ],
}

const TRIES = [
  { duration: 900, errors: [{ message: 'too slow' }] },
  { duration: 1100, errors: [] },
]

const PLAYWRIGHT = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      file: 'list.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'flaky', results: TRIES }] }],
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
    'What failed:',
    '  packages/a.test.ts: adds\n    expected 3\n    to be 4',
    '',
    'Flaky, passed only when tried again: 1',
    '  tests/browser/list.spec.ts: opens\n    too slow',
    '',
    '14 passed, 1 failed, 2 skipped',
  ])
})

it('a file that cannot be loaded is a failure, which says why', () => {
  const file = { name: 'c.test.ts', startTime: 0, endTime: 1, status: 'failed', message: 'no such module' }
  const testResults = [{ ...file, assertionResults: [] }]
  const { count, failures } = readVitest({ ...VITEST, numFailedTests: 0, testResults }, '')
  expect(count.failed).toBe(1)
  expect(failures).toEqual(['c.test.ts\n    no such module'])
})

it('an error outside of the browser tests is a failure', () => {
  const { count, failures } = readPlaywright({ ...PLAYWRIGHT, errors: [{ message: 'no browser' }] }, '')
  expect(count.failed).toBe(1)
  expect(failures).toEqual(['outside of the tests\n    no browser'])
})

it('without tests there is only the count', () => {
  expect(closingLines([], { passed: 2, failed: 0, skipped: 0 })).toEqual(['', '2 passed, 0 failed'])
})
