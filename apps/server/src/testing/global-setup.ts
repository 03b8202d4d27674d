/** One PostgreSQL for a whole test run; each test file makes a database of its own in it, as a copy of one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Client } from 'pg'
import { openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { disableFlushing } from './disable-flushing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The database that others are copied from: to bring the tables up to date takes ten times as long. */
    templateName: string
  }
}

const TEMPLATE = 'up_to_date'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-test-'))
  const database = await startEmbedded({ dataDir, label: 'tests', say: () => {} })
  await disableFlushing(database.url)
  await makeTemplate(database.url)
  project.provide('postgresUrl', database.url)
  project.provide('templateName', TEMPLATE)
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(postgresUrl: string): Promise<void> {
  const admin = new Client({ connectionString: postgresUrl })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${TEMPLATE}`
  const { pool, close } = openDatabase(url.href, () => {})
  await migrate(pool)
  await close()
}
