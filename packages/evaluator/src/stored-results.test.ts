import { expect, it } from 'vitest'
import type { Outcome, ResultsSnapshot } from './block-result.ts'
import { EMPTY_OUTCOME } from './results/outcome.ts'
import { restoredSnapshot } from './stored-results.ts'

/** The second outcome of a block as it was stored, after it has been read. */
function read(stored: object): Outcome {
  const outcomes = [EMPTY_OUTCOME, { ...EMPTY_OUTCOME, ...stored } as Outcome]
  const result = { block: 'b', hash: 'h', values: 'v', outcomes, defines: [] }
  const snapshot: ResultsSnapshot = { format: 1, results: { b: result } }
  return restoredSnapshot(snapshot).results['b']!.outcomes[1]!
}

it.each([
  ['none', [], []],
  ['sentences alone', ['To be known.'], [{ code: 'notice', text: 'To be known.' }]],
  ['with codes', [{ code: 'unit.slash', text: 'Read so.' }], [{ code: 'unit.slash', text: 'Read so.' }]],
  ['with codes of another version', [{ code: 'old', text: 'So.' }], [{ code: 'old', text: 'So.' }]],
])('notices are read as they were stored: %s', (_, notices, expected) => {
  expect(read({ notices }).notices).toEqual(expected)
})

it.each([
  ['without a code', { kind: 'halted' }, 'halted'],
  ['with a code', { kind: 'unit', code: 'unit.shown.none' }, 'unit.shown.none'],
  ['with a code of another version', { kind: 'unit', code: 'unit.mismatch' }, 'unit.mismatch'],
])('an error %s has one', (_, stored, code) => {
  const error = { ...stored, message: 'Wrong.', position: null }
  expect(read({ error }).error).toEqual({ ...error, code })
})

it('names that had a notice are read as they were stored', () => {
  const unknown = [
    { name: 'a', why: 'missing', told: true },
    { name: 'b', why: 'later' },
  ]
  expect(read({ unknown }).unknown).toEqual([
    { name: 'a', why: 'missing', noticed: true },
    { name: 'b', why: 'later' },
  ])
})
