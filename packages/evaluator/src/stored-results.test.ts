import { expect, it } from 'vitest'
import type { Notice, ResultsSnapshot } from './contract.ts'
import { BLANK } from './results/outcome.ts'
import { restored } from './stored-results.ts'

it.each<[string, readonly (Notice | string)[], readonly Notice[]]>([
  ['none', [], []],
  ['sentences alone', ['To be known.'], [{ code: 'notice', text: 'To be known.' }]],
  ['with codes', [{ code: 'unit.slash', text: 'Read so.' }], [{ code: 'unit.slash', text: 'Read so.' }]],
])('notices are read as they were stored: %s', (_, stored, notices) => {
  const outcome = { ...BLANK, notices: stored as readonly Notice[] }
  const result = { block: 'b', hash: 'h', values: 'v', outcomes: [BLANK, outcome], defines: [] }
  const snapshot: ResultsSnapshot = { format: 1, results: { b: result } }
  expect(restored(snapshot).results['b']!.outcomes.map(one => one.notices)).toEqual([[], notices])
})
