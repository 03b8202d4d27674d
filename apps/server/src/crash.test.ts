import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'

// Six starts of a server, each after a recovery of its database.
vi.setConfig({ testTimeout: 240_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-crash-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each([
  ['kill -9 of server and database', 'kill'],
  ['a request to stop', 'stop'],
] as const)('has every acknowledged save after %s', async (_, end) => {
  const rounds = await crashRounds({ dataDir, rounds: 2, saves: 60, clients: 4, end })
  for (const round of rounds) {
    expect(round.acknowledged).toBeGreaterThanOrEqual(60)
    expect(round.lost).toEqual([])
  }
  expect(rounds).toHaveLength(2)
})
