/** People who save while something else keeps the server busy. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerClient } from '@calcwright/contract'
import { addLine, sheet, store } from '../src/testing/sheets.ts'

/** Milliseconds of quiet between two saves. */
const QUIET = 50

/** Saves lines of a worksheet of their own until it is over. @returns milliseconds that each save took */
export async function savesUntil(client: ServerClient, isOver: () => boolean): Promise<number[]> {
  const worksheet = sheet('start')
  let { hash, version } = await store(client, worksheet)
  const taken: number[] = []
  while (!isOver()) {
    const patch = addLine(worksheet, 'a line')
    const begin = performance.now()
    const answer = await client.save({
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: version,
      patch,
    })
    taken.push(performance.now() - begin)
    if (!answer.success) throw new Error(answer.message)
    version = answer.version
    await sleep(QUIET)
  }
  return taken
}
