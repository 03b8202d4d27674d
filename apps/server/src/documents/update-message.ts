/** Builds the message with the updates that a window lacks. */
import type { LiveEvent } from '@calcwright/contract'
import { base64Pieces } from './base64.ts'

const BASE64 = '…'
const MESSAGE: LiveEvent = { kind: 'update', update: BASE64 }
const [HEAD = '', TAIL = ''] = JSON.stringify(MESSAGE).split(BASE64)

/**
 * Returns JSON of a LiveEvent as the bytes to be sent, because a large text would be in memory several times.
 */
export function updateMessage(update: Uint8Array): Uint8Array {
  const message = new Uint8Array(HEAD.length + 4 * Math.ceil(update.length / 3) + TAIL.length)
  const room = Buffer.from(message.buffer)
  let at = room.write(HEAD, 'latin1')
  for (const piece of base64Pieces(update)) at += room.write(piece, at, 'latin1')
  room.write(TAIL, at, 'latin1')
  return message
}
