import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'
import { isFull, sized } from '../../../tests/full.ts'

vi.setConfig({ testTimeout: 240_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-crash-'))
/** Each round starts a server after a recovery of its database. */
const rounds = sized({ usual: 1, full: 2 })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each([
  ['kill -9 of server and database', 'kill'],
  ...(isFull ? [['a request to stop', 'stop'] as const] : []),
] as const)('has every acknowledged save after %s', async (_, end) => {
  const results = await crashRounds({ dataDir, rounds, saves: 60, clients: 4, end })
  for (const round of results) {
    expect(round.acknowledged).toBeGreaterThanOrEqual(60)
    expect(round.lost).toEqual([])
  }
  expect(results).toHaveLength(rounds)
})
