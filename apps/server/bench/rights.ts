/**
 * The model of rights against servers, RIGHTS_LANES of them side by side, for as many calls as RIGHTS_STEPS
 * says, in sequences of at most RIGHTS_LONGEST calls, from the seed RIGHTS_SEED or another one each time:
 * `npm run bench -- rights`. A difference ends it with the shortest sequence of calls that shows it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { Client } from 'pg'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { Driver } from '../src/testing/rights-model/driver.ts'
import { newCount, sameRights } from '../src/testing/rights-model/follow.ts'
import { disableFlushing } from '../src/testing/disable-flushing.ts'
import { openTestServer } from '../src/testing/test-server.ts'

const STEPS = Number(process.env['RIGHTS_STEPS'] ?? 100_000)
const SEED = Number(process.env['RIGHTS_SEED'] ?? Date.now() % 2 ** 31)
const LONGEST = Number(process.env['RIGHTS_LONGEST'] ?? 100)
/** A sequence mostly waits for windows to be notified. */
const LANES = Number(process.env['RIGHTS_LANES'] ?? 4)
/** Sequences between two lines of progress. */
const PORTION = 50

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-rights-'))
const postgres = await startEmbedded({ dataDir, label: 'rights', say: () => {} })
await disableFlushing(postgres.url)
const count = newCount()
let differences = 0
let portion = 0
const begin = performance.now()

async function databaseOf(lane: number): Promise<string> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database lane_${lane}`)
  await client.end()
  return Object.assign(new URL(postgres.url), { pathname: `/lane_${lane}` }).href
}

/** Runs portions of sequences until there are enough. */
async function follow(lane: number): Promise<void> {
  const server = await openTestServer({ databaseUrl: await databaseOf(lane) })
  try {
    const driver = await Driver.on(server)
    while (count.steps < STEPS && differences === 0) {
      const seed = SEED + portion++
      const checked = await fc.check(sameRights(driver, count, LONGEST), { seed, numRuns: PORTION })
      if (checked.failed) {
        differences += 1
        console.log(String(checked.errorInstance))
      }
      const seconds = Math.round((performance.now() - begin) / 1000)
      console.log(`${count.steps} calls in ${count.sequences} sequences, ${seconds} s, seed ${seed}`)
    }
  } finally {
    await server.close()
  }
}

try {
  await Promise.all(Array.from({ length: LANES }, (_, lane) => follow(lane)))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const [answer, times] of Object.entries(count.answers).sort()) console.log(`${answer} ${times}`)
const figure = {
  name: `rights: differences from the model in ${count.sequences} sequences of ${count.steps} random calls, sockets and invalidations by 6 people`,
  value: differences,
  unit: '',
  bar: '0',
  met: differences === 0,
  note: `seed ${SEED}`,
}
console.log(JSON.stringify(figure))
process.exitCode = differences === 0 ? 0 : 1
