import { Client } from 'pg'

/** Turns off the flushing to disk of a PostgreSQL for tests, whose databases need not survive a power failure. */
export async function disableFlushing(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
