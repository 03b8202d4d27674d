/** Two people in one worksheet, at two server processes over one database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { closePages } from './own-server.ts'
import { expectResult, expectSaved, line, skipWelcome } from './sheet.ts'
import { findFreePort } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded/embedded.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof startEmbedded>>
let servers: ChildProcess[]
/** Addresses of the servers, in their order. */
let addresses: string[]

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'calcwright-live-'))
  database = await startEmbedded({ dataDir, label: 'live test', say: () => {} })
  servers = []
  addresses = []
  for (let count = 0; count < 2; count++) {
    const port = await findFreePort()
    servers.push(await startServer(port))
    addresses.push(`http://localhost:${port}`)
  }
})

test.afterAll(async ({ browser }) => {
  await closePages(browser)
  for (const server of servers) server.kill('SIGKILL')
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: database.url },
  })
  await new Promise<void>(resolve => {
    server.stdout.on('data', text => String(text).includes('runs at') && resolve())
  })
  return server
}

test('what one types appears at the other, with the place of the caret', async ({ browser }) => {
  const [here, there] = await Promise.all([browser.newContext(), browser.newContext()])
  const [mine, theirs] = await Promise.all([here.newPage(), there.newPage()])
  await skipWelcome(mine)
  await mine.goto(addresses[0]!)
  await mine.getByRole('button', { name: 'New worksheet' }).first().click()
  await expect(line(mine, 1).getByRole('textbox')).toBeFocused()
  await theirs.goto(mine.url().replace(addresses[0]!, addresses[1]!))
  await expect(theirs.getByRole('group', { name: 'Also here: Local owner' })).toBeVisible()

  await mine.keyboard.type('2+3=')
  await expectResult(theirs, 1, '5')
  await expect(theirs.getByText('Here is Local owner')).toBeAttached()

  // A process that dies takes nothing along that was acknowledged, and the other one goes on.
  await expectSaved(mine)
  servers[0]?.kill('SIGKILL')
  await mine.keyboard.press('Enter')
  await mine.keyboard.type('3*4=')
  servers[0] = await startServer(Number(new URL(addresses[0]!).port))
  await expectResult(theirs, 2, '12')
  await expectSaved(mine)
  await expect(theirs.getByRole('group', { name: 'Also here: Local owner', exact: true })).toBeVisible()
  servers[0].kill('SIGKILL')
  await theirs.reload()
  await expectResult(theirs, 2, '12')
})
