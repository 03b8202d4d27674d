/** Two servers over one database, which stand for two processes. */
import { type TestServer, emptyDatabase, openTestServer } from './test-server.ts'

interface TwoServers {
  readonly here: TestServer
  readonly there: TestServer
  readonly close: () => Promise<void>
}

export async function openTwoServers(): Promise<TwoServers> {
  const database = await emptyDatabase()
  const here = await openTestServer({ databaseUrl: database.url })
  const there = await openTestServer({ databaseUrl: database.url })
  return {
    here,
    there,
    async close() {
      await here.close()
      await there.close()
      await database.drop()
    },
  }
}
