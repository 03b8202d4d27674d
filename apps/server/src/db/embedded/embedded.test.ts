import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { openEmbedded } from './open.ts'
import { isAlive, waitUntil } from './postmaster.ts'

const root = mkdtempSync(join(tmpdir(), 'calcwright-embedded-'))
beforeAll(() => chmodSync(root, 0o755))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const messages: string[] = []
const start = (name: string) =>
  startEmbedded({
    dataDir: join(root, name),
    label: `the server of ${name}`,
    say: text => messages.push(text),
  })

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

/** Tests of a database that is there already use this one: to make one takes longer than the tests. */
const MADE = 'made'

describe('embedded database', () => {
  it('is made in a folder that everybody may enter, keeps what it has, and is safe from a power failure', async () => {
    const first = await start(MADE)
    await ask(first.url, 'create table kept as select 7 as n')
    const settings = await ask(
      first.url,
      `select name from pg_settings where setting = 'off' and name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
    )
    expect(settings).toEqual([])
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    const second = await start(MADE)
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    await second.stop()
  })

  it('keeps its password to itself', async () => {
    const database = await start(MADE)
    expect(statSync(join(root, MADE, 'postgres.password')).mode & 0o077).toBe(0)
    const url = new URL(database.url)
    url.password = 'guessed'
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
    await database.stop()
  })

  it('is used by one server at a time', async () => {
    const first = await start(MADE)
    await expect(start(MADE)).rejects.toThrow(
      `${join(root, MADE)} is already used by another Calcwright server (the server of ${MADE})`,
    )
    expect(await ask(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await first.stop()
  })

  it('is made by one process while others wait: a first start, and commands in the terminal beside it', async () => {
    const command = async (n: number) => {
      const { url, close } = await openEmbedded(join(root, 'g'), text => messages.push(text))
      await ask(url, `create table command_${n} ()`)
      await close()
    }
    const [server] = await Promise.all([start('g'), command(1), command(2)])
    const made = await ask(server.url, `select relname from pg_class where relname ~ '^command_' order by 1`)
    expect(made).toEqual([{ relname: 'command_1' }, { relname: 'command_2' }])
    expect(messages.join()).toContain('waiting for that')
    await server.stop()
  })

  it('waits for nobody who was killed while making it, and throws away what that has left', async () => {
    mkdirSync(join(root, 'h/postgres.new'), { recursive: true })
    writeFileSync(join(root, 'h/postgres.new/PG_VERSION'), '18')
    const lock = join(root, 'h/postgres.lock')
    writeFileSync(lock, '1')
    const long = new Date(Date.now() - 60_000)
    utimesSync(lock, long, long)
    const database = await start('h')
    expect(existsSync(lock)).toBe(false)
    expect(existsSync(join(root, 'h/postgres.new'))).toBe(false)
    await database.stop()
  })

  it('starts over the process file of a process that is something else', async () => {
    const folder = join(root, MADE, 'postgres')
    const stale = [process.pid, folder, 1, 5432, '', 'localhost', '', 'ready', '']
    writeFileSync(join(folder, 'postmaster.pid'), stale.join('\n'))
    const again = await start(MADE)
    expect(await ask(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await again.stop()
  })

  it('comes back when it is killed', async () => {
    const database = await start(MADE)
    const killed = database.pid
    process.kill(killed, 'SIGKILL')
    await waitUntil(() => database.pid !== killed, 20_000)
    expect(messages).toContain('The database ended by itself and is started again')
    expect(await ask(database.url, 'select n from kept')).toEqual([{ n: 7 }])
    await database.stop()
  })

  it('runs in a closed folder', async () => {
    mkdirSync(join(root, 'closed'), { mode: 0o700 })
    const database = await start('closed/data')
    expect(await ask(database.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await database.stop()
  })

  it('says when the folder cannot be used', async () => {
    writeFileSync(join(root, 'file'), '')
    await expect(start('file')).rejects.toThrow('cannot be written to')
    await expect(start('file/below')).rejects.toThrow('cannot be written to')
  })
})
