import { expect, it } from 'vitest'
import { revisionsToRemove } from './thinning.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const list = (...times: readonly string[]) =>
  times.map((time, index) => ({ version: index + 1, createdAt: new Date(time) }))

it.each<[string, readonly string[], readonly number[]]>([
  ['none', [], []],
  ['a single old one', ['2020-01-01T00:00:00Z'], []],
  [
    'all of the last two days',
    ['2026-06-14T10:00:00Z', '2026-06-14T10:10:00Z', '2026-06-15T11:50:00Z', '2026-06-15T11:55:00Z'],
    [],
  ],
  [
    'the last one of each day of a month',
    ['2026-06-01T08:00:00Z', '2026-06-01T09:00:00Z', '2026-06-01T23:00:00Z', '2026-06-02T00:10:00Z'],
    [1, 2],
  ],
  [
    'the last one of each week of a year',
    ['2026-01-08T08:00:00Z', '2026-01-09T08:00:00Z', '2026-01-14T08:00:00Z', '2026-01-15T08:00:00Z'],
    [1, 2],
  ],
  [
    'the last one of each thirty days before',
    ['2024-01-20T00:00:00Z', '2024-01-25T00:00:00Z', '2024-01-30T00:00:00Z', '2024-03-30T00:00:00Z'],
    [1, 2],
  ],
  [
    'each where its age puts it',
    ['2025-09-01T08:00:00Z', '2026-05-30T08:00:00Z', '2026-05-30T09:00:00Z', '2026-06-15T11:00:00Z'],
    [2],
  ],
])('thins %s', (_, times, removed) => {
  expect(revisionsToRemove(list(...times), NOW)).toEqual(removed)
})

it('keeps what it kept when it is asked again later', () => {
  const start = Date.parse('2025-06-01T00:00:00Z')
  let revisions = Array.from({ length: 600 }, (_, n) => ({
    version: n + 1,
    createdAt: new Date(start + n * 13 * 3_600_000),
  }))
  for (let day = 330; day < 720; day += 7) {
    const removed = new Set(revisionsToRemove(revisions, new Date(start + day * 86_400_000)))
    revisions = revisions.filter(({ version }) => !removed.has(version))
  }
  // 325 days of editing, half of a year later and more, leave one for each started week or thirty days.
  expect(revisions.length).toBeLessThan(30)
  expect(revisions.at(-1)?.version).toBe(600)
})
