/** A sender that is slow, or does not finish, occupies a connection for a while and nothing else. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const TIMES = { whole: 60_000, head: 500, check: 50, silence: 1000, burst: 100 }

let server: TestServer
beforeAll(async () => void (server = await openTestServer({ times: TIMES })))
afterAll(() => server.close())

const HEAD = 'POST /worksheet_commands HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const body = (length: number) => `${HEAD}content-length: ${length}\r\n\r\n`

/**
 * Sends a text, then `more` repeatedly. Resolves with the answer when the server closes the connection: who still
 * writes then resets it, and may lose the answer with that.
 */
async function send(text: string, more?: string): Promise<string> {
  const { port } = new URL(server.address)
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
  const timer = setInterval(() => more && socket.write(more), 20)
  socket.setEncoding('utf8').on('data', chunk => (received += String(chunk)))
  // Writes to a closed connection fail.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(timer)
    resolve(received)
  })
  return promise
}

it.each([
  ['a head that stops', HEAD, undefined, /408/],
  ['a head that drips', HEAD, 'x', /408|^$/],
  ['a body that stops', `${body(1000)}{`, undefined, /not sent to its end/],
  ['a body that drips', `${body(100_000)}{`, ' ', /not sent to its end|^$/],
  ['a large body that stops', body(1_000_000) + ' '.repeat(400_000), undefined, /not sent to its end/],
])('%s is closed', async (_, text, more, received) => {
  expect(await send(text, more)).toMatch(received)
})

it('large bodies that stop do not keep others of the same person waiting', async () => {
  const slow = Array.from({ length: 5 }, () => send(body(1_000_000) + ' '.repeat(400_000)))
  const pad = ' '.repeat(2_000_000)
  const answer = await server.client.getWorksheet({ hash_string: 'nothinghere', pad } as never)
  expect(answer).toMatchObject({ problem: 'not-found' })
  await Promise.all(slow)
})
