/**
 * The model of rights against a server, for as many calls as RIGHTS_STEPS says, from the seed
 * RIGHTS_SEED or another one each time: `npm run bench -- rights`. A difference ends it with the
 * shortest sequence of calls that shows it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { Driver } from '../src/testing/rights-model/driver.ts'
import { newCount, sameRights } from '../src/testing/rights-model/follow.ts'
import { openTestServer } from '../src/testing/test-server.ts'

const STEPS = Number(process.env['RIGHTS_STEPS'] ?? 100_000)
const SEED = Number(process.env['RIGHTS_SEED'] ?? Date.now() % 2 ** 31)
/** Sequences between two lines that say how far it is. */
const PORTION = 100

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-rights-'))
const postgres = await startEmbedded({ dataDir, label: 'rights', say: () => {} })
const server = await openTestServer({ databaseUrl: postgres.url })
const count = newCount()
let differences = 0
const begin = performance.now()
try {
  const driver = await Driver.on(server)
  for (let portion = 0; count.steps < STEPS && differences === 0; portion++) {
    const checked = await fc.check(sameRights(driver, count), { seed: SEED + portion, numRuns: PORTION })
    if (checked.failed) {
      differences += 1
      console.log(String(checked.errorInstance))
    }
    const seconds = Math.round((performance.now() - begin) / 1000)
    console.log(`${count.steps} calls in ${seconds} s, seed ${SEED + portion}`)
  }
} finally {
  await server.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const [answer, times] of Object.entries(count.answers).sort()) console.log(`${answer} ${times}`)
const figure = {
  name: `rights: differences from the model in ${count.steps} random calls, sockets and invalidations by 6 people`,
  value: differences,
  unit: '',
  bar: '0',
  met: differences === 0,
  note: `seed ${SEED}`,
}
console.log(JSON.stringify(figure))
process.exitCode = differences === 0 ? 0 : 1
