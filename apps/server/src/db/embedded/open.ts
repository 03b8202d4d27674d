/** Opens the data folder's database for a short task, also beside a running server. */
import { findBinaries } from './binaries.ts'
import { DATABASE_USER, openCluster } from './cluster.ts'
import { lockDataDir, startLocked } from './embedded.ts'
import { isPostgres, readPostmaster } from './postmaster.ts'

export interface OpenDatabase {
  readonly url: string
  close(): Promise<void>
}

/**
 * Uses the PostgreSQL that runs on the folder, else starts one until `close`. A server that starts in between
 * waits.
 */
export async function openEmbedded(dataDir: string, say: (text: string) => void): Promise<OpenDatabase> {
  const release = await lockDataDir({ dataDir, say })
  try {
    const cluster = await openCluster(dataDir, await findBinaries(), say)
    const running = readPostmaster(cluster.folder)
    if (running?.ready && isPostgres(running.pid)) {
      release()
      const url = `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${running.port}/postgres`
      return { url, close: async () => {} }
    }
    const embedded = await startLocked({ dataDir, label: `process ${process.pid}, in the terminal`, say })
    return { url: embedded.url, close: () => embedded.stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
