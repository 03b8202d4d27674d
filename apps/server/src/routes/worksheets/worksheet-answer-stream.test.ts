import { text } from 'node:stream/consumers'
import { setImmediate as settled } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { LoadedWorksheet } from '../../commands/worksheet-answer.ts'
import { worksheetAnswerStream } from './worksheet-answer-stream.ts'

const head = { success: true, name: 'Beam "1"\n' } as LoadedWorksheet['head']
const loaded = (bytes: number, archive: string): LoadedWorksheet => ({
  head,
  content: {
    document: Uint8Array.from({ length: bytes }, (_, i) => (i * i) % 251),
    archive,
  },
})

it.each([
  ['whole pieces', 3 * 3 * 64 * 1024, ''],
  ['a part of one', 1_000_001, '{"a":"\\"ü\\n"}'],
  // At an odd index every cut splits a pair of code units.
  ['pairs of code units', 10, `x${'😀'.repeat(300_000)}`],
  ['nothing', 0, ''],
])('says the same as JSON: %s', async (_, bytes, archive) => {
  const worksheet = loaded(bytes, archive)
  const document = Buffer.from(worksheet.content.document).toString('base64')
  const written = await text(worksheetAnswerStream(worksheet))
  expect(JSON.parse(written)).toEqual({ ...head, document, archive_string: archive })
})

it('is not made before it is read', async () => {
  const stream = worksheetAnswerStream(loaded(5_000_000, ''))
  stream.once('readable', () => {})
  for (let i = 0; i < 20; i++) await settled()
  expect(stream.readableLength).toBeLessThan(600_000)
})
