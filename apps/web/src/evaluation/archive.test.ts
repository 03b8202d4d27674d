import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'
import { expect, it } from 'vitest'
import { Archive } from './archive.ts'

const result = (block: string, hash: string, stale?: true): BlockResult => ({
  ...{ block, hash, values: hash, outcomes: [], defines: [] },
  ...(stale && { stale }),
})
const snapshotOf = (...results: readonly BlockResult[]): ResultsSnapshot => ({
  format: 1,
  results: Object.fromEntries(results.map(one => [one.block, one])),
})

it.each<[string, ResultsSnapshot, readonly string[] | null]>([
  ['the same', snapshotOf(result('a', '1'), result('b', '1')), null],
  ['another hash', snapshotOf(result('a', '2'), result('b', '1')), ['a']],
  ['a result that is stale now', snapshotOf(result('a', '1', true), result('b', '1')), ['a']],
  ['one less', snapshotOf(result('a', '1')), ['b']],
])('sends what is new: %s', async (_, now, blocks) => {
  const archive = new Archive(() => Promise.resolve(now), snapshotOf(result('a', '1'), result('b', '1')))
  const portion = await archive.take('new')
  const sent = portion && Object.keys((JSON.parse(portion.text) as ResultsSnapshot).results)
  expect(sent).toEqual(blocks)
  portion?.accepted()
  expect(await archive.take('new')).toBeNull()
})
