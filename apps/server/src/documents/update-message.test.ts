import { fromBase64 } from '@calcwright/contract'
import { describe, expect, it } from 'vitest'
import { updateMessage } from './tasks.ts'

describe('the message with a change', () => {
  it.each([0, 1, 2, 3, 196_607, 196_608, 196_609, 1_000_000])('holds its %i bytes', length => {
    const update = Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)
    const { kind, update: text } = JSON.parse(new TextDecoder().decode(updateMessage(update)))
    expect(kind).toBe('update')
    expect(Buffer.compare(fromBase64(text), update)).toBe(0)
  })
})
