import { trashCalls } from '@calcwright/contract'
import { digestOf } from '@calcwright/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { granted } from '../testing/people.ts'
import { type TestServer, openTestServer, postingWith, sheet, store } from '../testing/test-server.ts'
import { announceFile } from './file-rows.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const tidy = () => removeUnusedFiles(server.database.query, server.fileStore)
const dayLater = () =>
  server.database.pool.query(`update unused_files set since = since - interval '25 hours'`)
const unused = async () =>
  (await server.database.pool.query<{ digest: string }>('select digest from unused_files')).rows

/** A worksheet with one file. */
async function worksheetWith(text: string) {
  const { hash } = await store(server.client, sheet('one'))
  const bytes = bytesOf(text)
  const { digest } = await granted(server.client.putFile(hash, await digestOf(bytes), bytes))
  const remove = async () => {
    const { deletion } = await granted(server.client.remove('Worksheet', hash))
    return granted(trashCalls(postingWith(server, {})).deleteForGood([deletion]))
  }
  return { hash, digest, remove, send: () => granted(server.client.putFile(hash, digest, bytes)) }
}

it('removes bytes a day after their last worksheet, and no sooner', async () => {
  const { digest, remove } = await worksheetWith('alone')
  await remove()
  await tidy()
  expect(await server.fileStore.has(digest)).toBe(true)
  await dayLater()
  await tidy()
  expect(await server.fileStore.has(digest)).toBe(false)
  expect(await unused()).toEqual([])
})

it('keeps what another worksheet has, and looks at it again when that goes', async () => {
  const one = await worksheetWith('shared')
  const other = await worksheetWith('shared')
  await one.remove()
  await dayLater()
  await tidy()
  expect(await server.fileStore.has(one.digest)).toBe(true)
  await other.remove()
  await dayLater()
  await tidy()
  expect(await server.fileStore.has(one.digest)).toBe(false)
})

it('removes bytes that never got a row', async () => {
  const digest = await digestOf(bytesOf('cut off'))
  await announceFile(server.database.query, digest)
  await server.fileStore.put(bytesOf('cut off'))
  await dayLater()
  await tidy()
  expect(await server.fileStore.has(digest)).toBe(false)
})

it('does not remove what is sent again after it was unused for long', async () => {
  const first = await worksheetWith('again')
  await first.remove()
  await dayLater()
  const second = await worksheetWith('again')
  await tidy()
  expect(await granted(server.client.getFile(second.hash, second.digest))).toMatchObject({ success: true })
})

it('lets who sends bytes wait while it removes the same ones', async () => {
  const { digest, remove } = await worksheetWith('at once')
  await remove()
  await dayLater()
  const { hash } = await store(server.client, sheet('two'))
  const { promise: removing, resolve: begins } = Promise.withResolvers<void>()
  const { promise: waits, resolve: goesOn } = Promise.withResolvers<void>()
  const slow = {
    ...{ put: (bytes: Uint8Array<ArrayBuffer>) => server.fileStore.put(bytes) },
    get: (of: string) => server.fileStore.get(of),
    has: (of: string) => server.fileStore.has(of),
    async remove(of: string) {
      begins()
      await waits
      await server.fileStore.remove(of)
    },
  }
  const tidying = removeUnusedFiles(server.database.query, slow)
  await removing
  const sending = server.client.putFile(hash, digest, bytesOf('at once'))
  // The request waits for the row that the removal holds.
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await server.database.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    waiting = rows.length
  }
  goesOn()
  await tidying
  await granted(sending)
  expect(await granted(server.client.getFile(hash, digest))).toMatchObject({ bytes: bytesOf('at once') })
})

it('gives a worksheet that is being deleted no file', async () => {
  const { hash, send, remove, digest } = await worksheetWith('deleted meanwhile')
  await server.database.pool.query('delete from files where digest = $1', [digest])
  const outcomes = await Promise.allSettled([remove(), send(), send(), send()])
  expect(outcomes[0]?.status).toBe('fulfilled')
  const { rowCount } = await server.database.pool.query('select 1 from files where digest = $1', [digest])
  expect([hash, rowCount]).toEqual([hash, 0])
})
