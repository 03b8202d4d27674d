/** kill -9 of server and database in the middle of saves, 20 rounds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRounds } from '../src/testing/crash-rounds.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-crash-'))
try {
  const rounds = await crashRounds({ dataDir, rounds: 20, saves: 100, clients: 8 })
  const acknowledged = rounds.reduce((sum, round) => sum + round.acknowledged, 0)
  const lost = rounds.reduce((sum, round) => sum + round.lost.length, 0)
  const slowest = Math.max(...rounds.map(round => round.restartMilliseconds))
  const note = `${rounds.length} kills, ${acknowledged} acknowledged saves, slowest restart ${slowest} ms`
  const name = 'acknowledged saves lost by kill -9 of server and database'
  console.log(JSON.stringify({ name, value: lost, unit: 'saves', bar: '0 saves', met: lost === 0, note }))
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
