import { type Answer, type SaveAnswer, type SaveRequest, TransportError } from '@calcwright/contract'
import { describe, expect, test } from 'vitest'
import { TestBrowserFiles } from '../resources/test-browser-files.ts'
import { sendUnsent } from './send-unsent.ts'

const SAVED: SaveAnswer = {
  success: true,
  version: 2,
  application_version: '1|1|1',
  name: 'Beam',
  update_time: 1,
}

function setup(answers: Record<string, Answer<SaveAnswer> | Error>) {
  const unsent = new Map(Object.keys(answers).map((hash, index) => [hash, Uint8Array.of(index)]))
  const sent: SaveRequest[] = []
  const files = new TestBrowserFiles()
  const sentFiles: string[] = []
  const client = {
    putFile: async (hash: string, digest: string) => {
      if (hash === 'b') return { success: false as const, message: 'No.' }
      sentFiles.push(`${hash}/${digest}`)
      return { success: true as const, digest }
    },
    save: (request: SaveRequest) => {
      sent.push(request)
      const answer = answers[request.worksheet_hash]!
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const store = {
    all: () => Promise.resolve([...unsent]),
    removeSent: (hash: string) => Promise.resolve(void unsent.delete(hash)),
  }
  const run = (held: readonly string[] = []) => sendUnsent(client, store, files, new Set(held))
  return { run, sent, files, sentFiles, left: () => [...unsent.keys()] }
}

describe('sendUnsent', () => {
  test('sends each difference and forgets what the server has', async () => {
    const { run, sent, left } = setup({ a: SAVED, b: SAVED })
    expect([await run(), left()]).toEqual([2, []])
    expect(
      sent.map(request => [request.worksheet_hash, request.patch, request.known_server_version]),
    ).toEqual([
      ['a', 'AA==', 0],
      ['b', 'AQ==', 0],
    ])
  })

  test('leaves what an open worksheet sends itself, and what is refused', async () => {
    const { run, sent, left } = setup({ a: SAVED, b: { success: false, message: 'No.' }, c: SAVED })
    expect([await run(['a']), left()]).toEqual([1, ['a', 'b']])
    expect(sent.map(request => request.worksheet_hash)).toEqual(['b', 'c'])
  })

  test('asks a server that is away no more', async () => {
    const { run, sent, left } = setup({ a: new TransportError('away', 0), b: SAVED })
    expect([await run(), left(), sent.length]).toEqual([0, ['a', 'b'], 1])
  })

  test('sends files first, also of worksheets without a difference; none goes without its files', async () => {
    const { run, sent, files, sentFiles, left } = setup({ a: SAVED, b: SAVED })
    for (const hash of ['a', 'b', 'c', 'held']) await files.put(hash, '1', Uint8Array.of(1))
    expect([await run(['held']), left()]).toEqual([1, ['b']])
    expect(sentFiles).toEqual(['a/1', 'c/1'])
    expect(sent.map(request => request.worksheet_hash)).toEqual(['a'])
    expect(await files.list()).toEqual([
      ['b', '1'],
      ['held', '1'],
    ])
  })
})
