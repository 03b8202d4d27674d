/** One PostgreSQL for a whole test run; each test file makes a database of its own in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { forgetOnPowerCut } from './forgetful.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-test-'))
  const database = await startEmbedded({ dataDir, label: 'tests', say: () => {} })
  await forgetOnPowerCut(database.url)
  project.provide('postgresUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
