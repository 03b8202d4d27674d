/**
 * Memory that the page and the evaluator's thread share. A message waits until the page has drawn
 * the frame it is at; what lies here can be drawn with that frame.
 */
export type Mailbox = SharedArrayBuffer

const FREE = 0
const TAKEN = 1
/** Two whole numbers before the text: whether somebody is at it, and its length in bytes. */
const HEAD = 8
const ROOM = 64 * 1024

export function createMailbox(): Mailbox {
  return new SharedArrayBuffer(HEAD + ROOM)
}

/** Puts a text in the place of what lies there. One that is too long, or comes while the page reads, is left out. */
export function writeMailbox(mailbox: Mailbox, text: string): void {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > ROOM) return
  alone(mailbox, head => {
    new Uint8Array(mailbox, HEAD).set(bytes)
    head[1] = bytes.length
  })
}

/** @returns what lies there, '' for nothing, and empties it */
export function readMailbox(mailbox: Mailbox): string {
  let text = ''
  alone(mailbox, head => {
    // Shared memory cannot be decoded in its place.
    text = new TextDecoder().decode(new Uint8Array(mailbox, HEAD).slice(0, head[1]))
    head[1] = 0
  })
  return text
}

function alone(mailbox: Mailbox, act: (head: Int32Array) => void): void {
  const head = new Int32Array(mailbox, 0, 2)
  if (Atomics.compareExchange(head, 0, FREE, TAKEN) !== FREE) return
  act(head)
  Atomics.store(head, 0, FREE)
}
