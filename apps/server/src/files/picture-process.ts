/**
 * Makes one picture fit to be stored and ends. It is a process of its own because what draws pictures cannot be
 * interrupted: a small drawing may ask for hours of filters, and only the end of its process ends it.
 */
import { setPriority } from 'node:os'
import { toFailure } from '../failure.ts'
import { type PictureAnswer, convertPicture } from './convert-picture.ts'

/** Nice value: small requests are answered first where processors are few. */
const PRIORITY = 5

setPriority(PRIORITY)

process.once('message', async (bytes: Uint8Array) => {
  const answer = await convert(bytes)
  process.send?.(answer, () => process.disconnect())
})

async function convert(bytes: Uint8Array): Promise<PictureAnswer> {
  try {
    return { picture: await convertPicture(bytes) }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}
