import type { EvaluationStatus } from '@calcwright/editor'
import { expect, test } from 'vitest'
import { type Condition, type RunProgress, conditionOf, waitingText } from './condition.ts'

const READY: EvaluationStatus = {
  engine: 'ready',
  engineText: '',
  engineProgress: 1,
  running: false,
  done: 0,
  total: 0,
  halted: false,
  cancelled: false,
  automatic: true,
  stale: 0,
  complete: true,
  message: '',
}
const SHORT: RunProgress = { busy: false, aborting: false, stuck: false }

const CASES: readonly [Condition, Partial<EvaluationStatus>, Partial<RunProgress>][] = [
  ['ready', {}, {}],
  ['loading', { engine: 'loading', halted: true, running: true }, { busy: true }],
  ['terminated', { engine: 'terminated', running: true }, { busy: true }],
  ['ready', { running: true }, {}],
  ['calculating', { running: true }, { busy: true }],
  ['aborting', { running: true }, { busy: true, aborting: true }],
  ['stuck', { running: true }, { busy: true, aborting: true, stuck: true }],
  ['trouble', { message: 'out of paper', halted: true }, {}],
  ['manual', { automatic: false, stale: 3, halted: true }, {}],
  ['waiting', { stale: 3, halted: true }, {}],
  ['halted', { halted: true }, {}],
]

test.each(CASES)('%s: %o %o', (condition, status, progress) => {
  expect(conditionOf({ ...READY, ...status }, { ...SHORT, ...progress })).toBe(condition)
})

test.each([
  [0, ''],
  [1, '1 line is not calculated.'],
  [2, '2 lines are not calculated.'],
])('%i waiting: %s', (count, text) => {
  expect(waitingText(count)).toBe(text)
})
