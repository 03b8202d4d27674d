/** Two processes on one database. */
import { type ServerClient, fromBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { afterAll, expect, it } from 'vitest'
import { addLine, linesOf, load, sheet, store } from '../../testing/test-server.ts'
import { openTwoServers } from '../../testing/two-servers.ts'

const { here: one, there: other, close } = await openTwoServers()
afterAll(close)

interface Window {
  readonly hash: string
  readonly worksheet: Worksheet
  version: number
}

/**
 * Saves a new line as a page does. Throws when the save is refused and would have to be sent again as a
 * whole.
 */
async function save(client: ServerClient, window: Window, line: string): Promise<number> {
  const patch = addLine(window.worksheet, line)
  const { hash: worksheet_hash, version: known_server_version } = window
  const answer = await client.save({ worksheet_hash, name: 'Beam', known_server_version, patch })
  if (!answer.success) throw new Error(answer.message)
  if (answer.document_update) window.worksheet.merge(fromBase64(answer.document_update))
  return (window.version = answer.version)
}

it('takes a save of whoever knows the current version, in each of the processes', async () => {
  const worksheet = sheet('start')
  const window: Window = { ...(await store(one.client, worksheet)), worksheet }
  const turns = [one, other, one, one, other, other, one]
  const versions: number[] = []
  for (const [turn, { client }] of turns.entries()) versions.push(await save(client, window, `line ${turn}`))
  expect(versions).toEqual([2, 3, 4, 5, 6, 7, 8])
})

it('takes what people save at the same time in one worksheet, whichever process each comes to', async () => {
  const first = sheet('start')
  const stored = await store(one.client, first)
  const windows = Array.from({ length: 8 }, (): Window => ({ ...stored, worksheet: load(first.encode()) }))
  await Promise.all(
    windows.map(async (window, person) => {
      for (let turn = 0; turn < 10; turn++)
        await save((person + turn) % 2 ? one.client : other.client, window, `${person}.${turn}`)
    }),
  )
  const answer = await other.client.getWorksheet({ hash_string: stored.hash })
  if (!answer.success) throw new Error(answer.message)
  const lines = windows.flatMap((_, person) => Array.from({ length: 10 }, (_, turn) => `${person}.${turn}`))
  expect(linesOf(load(fromBase64(answer.document))).toSorted()).toEqual(['start', ...lines].toSorted())
  expect(answer.version).toBe(81)
})
