/** `npm run backup -- FILE` and `npm run restore -- FILE`, on the database that the environment describes. */
import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { readConfig, type Config } from '../config.ts'
import { type OpenDatabase, openEmbedded } from '../db/embedded/open.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { StartFailure } from '../failure.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = 'Usage: npm run backup -- FILE   or   npm run restore -- FILE'

async function run([command, file]: readonly string[]): Promise<void> {
  if (!file || file.startsWith('-') || (command !== 'backup' && command !== 'restore'))
    throw new StartFailure(USAGE)
  if (command === 'backup' && existsSync(file)) throw new StartFailure(`${file} exists. Choose another name.`)
  if (command === 'restore' && !existsSync(file)) throw new StartFailure(`There is no file ${file}.`)
  const config = readConfig(process.env)
  const database = await open(config)
  try {
    const fileStore = await openFileStore(config)
    const { counts, missing } = await connected(config, database.url, async client =>
      command === 'backup'
        ? writeBackup(client, fileStore, file)
        : { counts: await restoreBackup(client, fileStore, file), missing: 0 },
    )
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const done = command === 'backup' ? `Saved to ${file}` : `Restored from ${file}`
    console.log(
      `${done}: ${counts.get('worksheets') ?? 0} worksheets, ${rows} rows in ${counts.size} tables.`,
    )
    if (missing > 0)
      console.log(
        `${missing} files of worksheets are missing in ${config.bucket?.name ?? `${config.dataDir}/files`}, and so in the backup.`,
      )
  } finally {
    await database.close()
  }
}

async function open({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, close: async () => {} }
  return openEmbedded(dataDir, text => console.log(text))
}

/** Runs the work on a connection of its own. */
async function connected<T>(config: Config, url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'calcwright backup' })
  await reachDatabase(config, () => client.connect())
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exitCode = 1
}
