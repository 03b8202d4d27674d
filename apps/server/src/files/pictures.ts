/**
 * Pictures that people send. Each is read in a process of its own, which is killed when its time is over or its
 * client has left; people take turns.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refused, fromFailure } from '../failure.ts'
import type { Client } from '../http/client.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import type { PictureAnswer, StorablePicture } from './convert-picture.ts'

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url))

/** Milliseconds for one picture with the start of its process; the largest that are allowed take a quarter. */
const LIMIT = 20_000

/** Pictures of one requester that may wait. */
const WAITING_OF_ONE = 40

/** One of two pictures at a time may be anybody's: whoever sends slow ones holds up themselves only. */
const queue = new FairQueue([{}, {}], 1)

/** Throws Refused with a sentence about a picture that cannot be stored. */
export async function storablePicture(
  input: Uint8Array,
  { requester, left }: Client,
): Promise<StorablePicture> {
  if (queue.waitingOf(requester) >= WAITING_OF_ONE)
    throw new Refused('too-many', 'Too many of your pictures are being read at once. Try again.')
  const slot = await queue.take(requester, '', left)
  try {
    const picture = await inProcess(input, left)
    return { ...picture, bytes: new Uint8Array(picture.bytes) }
  } finally {
    queue.release(requester, slot)
  }
}

async function inProcess(input: Uint8Array, left: AbortSignal | undefined): Promise<StorablePicture> {
  left?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<StorablePicture>()
  const child = fork(PROGRAM, { serialization: 'advanced', stdio: 'ignore' })
  const timer = setTimeout(() => reject(new Refused('too-large', TOO_LONG)), LIMIT)
  const leave = (): void => reject(left?.reason)
  left?.addEventListener('abort', leave)
  child.on('message', (answer: PictureAnswer) => {
    if ('failure' in answer) reject(fromFailure(answer.failure))
    else resolve(answer.picture)
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Refused('too-large', TOO_MUCH)))
  child.send(input, () => {})
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    left?.removeEventListener('abort', leave)
    child.kill('SIGKILL')
  }
}

const TOO_LONG = `The picture takes longer than ${LIMIT / 1000} seconds to draw. Make it simpler, or save it as PNG.`
const TOO_MUCH = 'The picture takes more memory than the server gives. Make it smaller.'
