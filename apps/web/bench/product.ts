/** The real product for the benches: a server on a fresh data folder and a Chromium. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@calcwright/blocks/schemas'
import { createClient, toBase64, worksheetAddress } from '@calcwright/contract'
import { blocksFromPlain, Worksheet } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { type Browser, chromium } from '@playwright/test'
import { findFreePort } from '../../server/src/db/embedded/cluster.ts'
import { chromiumExecutable, machineArguments } from '../../../scripts/chromium.ts'

export interface Product {
  readonly base: string
  readonly browser: Browser
  /** Calls the server as the local owner. */
  readonly fetch: typeof fetch
  /** Process of the server. */
  readonly pid: number
  /**
   * Makes a worksheet of plain notation and returns its address.
   * @param above blocks that stand above the lines, and `below` them
   */
  create(
    name: string,
    lines: readonly string[],
    above?: readonly NewBlock[],
    below?: readonly NewBlock[],
  ): Promise<string>
  stop(): Promise<void>
}

/** @param worker whether browsers store the program, which takes time in the first seconds after an opening */
export async function startProduct(worker: 'on' | 'off' = 'off'): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-bench-'))
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const main = join(import.meta.dirname, '../../server/src/main.ts')
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SERVICE_WORKER: worker },
  })
  const exited = new Promise<void>(resolve => server.once('exit', () => resolve()))
  await untilHealthy(base)
  const browser = await chromium.launch({
    executablePath: await chromiumExecutable('machine'),
    args: [...machineArguments],
  })
  const signedIn = await signedInFetch(base)
  const client = createClient(signedIn, base)
  return {
    base,
    browser,
    fetch: signedIn,
    pid: server.pid!,
    async create(name, lines, above = [], below = []) {
      const blocks = [...above, ...blocksFromPlain(registry, lines.join('\n')), ...below]
      const worksheet = Worksheet.create(registry, { name, blocks })
      const answer = await client.newWorksheet({ name, document: toBase64(worksheet.encode()) })
      if (!answer.success) throw new Error(answer.message)
      return base + worksheetAddress(answer.hash_string, answer.name)
    },
    async stop() {
      await browser.close()
      server.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(base: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${base}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

/** A fetch that keeps the session cookie of the local owner. */
async function signedInFetch(base: string): Promise<typeof fetch> {
  const first = await fetch(`${base}/session`)
  const cookie = first.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  return (input, init) => fetch(input, { ...init, headers: { ...init?.headers, cookie, origin: base } })
}
