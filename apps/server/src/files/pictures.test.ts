import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { storablePicture } from './pictures.ts'

/** A drawing of a kilobyte whose filters take minutes. */
const endless = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">${Array.from(
    { length: 40 },
    (_, octave) =>
      `<feTurbulence baseFrequency="0.${octave + 1}" numOctaves="200"/><feMorphology radius="90"/>`,
  ).join('')}</filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`,
)
const small = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#369' } }).png().toBuffer() // prettier-ignore

it('one who sends slow drawings holds up nobody else, and what is drawn ends with its client', async () => {
  const left = new AbortController()
  const eve = { requester: 'eve', left: left.signal }
  const slow = Promise.allSettled([storablePicture(endless, eve), storablePicture(endless, eve)])
  expect(await storablePicture(small, { requester: 'ann' })).toMatchObject({ width: 8, height: 4 })
  left.abort('gone')
  expect(await slow).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }])
  expect(await storablePicture(small, { requester: 'eve' })).toMatchObject({ type: 'image/png' })
})

it('bytes that are no picture are refused from the process too', async () => {
  await expect(storablePicture(Buffer.from('<svg'), { requester: 'ann' })).rejects.toThrow('cannot be read')
})

it.runIf(isFull)('a drawing that takes too long is refused at its time', async () => {
  await expect(storablePicture(endless, { requester: 'eve' })).rejects.toThrow('longer than 20 seconds')
})
