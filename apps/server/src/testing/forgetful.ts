import { Client } from 'pg'

/** Turns the flushing of a PostgreSQL off whose databases are thrown away: a power failure may take them. */
export async function forgetOnPowerCut(url: string): Promise<void> {
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
