/** Attacks a listening server with bodies that are small until they are unpacked. */
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { checkShape } from '../../json-shape.ts'
import { readJson } from './json.ts'
import { readBytes } from './read-bytes.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const MB = 1024 * 1024
/** Fast rather than small. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
const PACKERS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
  deflate: (bytes: Buffer) => deflateSync(bytes, { level: 1 }),
}
const NESTED = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
const ANONYMOUS = { 'x-forwarded-for': '203.0.113.7' }

async function post(
  body: Uint8Array | string,
  headers: Record<string, string> = {},
  path = '/worksheet_commands',
) {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
  return { status: response.status, answer: (await response.json()) as { message: string; problem: string } }
}

describe.each(Object.entries(PACKERS))('packed by %s', (encoding, pack) => {
  const packed = (text: string) => pack(Buffer.from(text))
  const send = (text: string, headers = {}) =>
    post(packed(text), { 'content-encoding': encoding, ...headers })
  const command = JSON.stringify({ command: 'new_worksheet', data: { name: 'Beam' } })

  it('what is small is read', async () => {
    expect((await send(command)).status).toBe(200)
  })

  it('nested arrays of 30 MB are refused in words', async () => {
    const { status, answer } = await send(NESTED(30 * MB))
    expect(status).toBe(400)
    expect(answer.message).toBe('This is nested too deeply: at most 64 levels can be read.')
  })

  it('a list of millions is refused in words', async () => {
    const { status, answer } = await send(`[0${',0'.repeat(10 * MB)}]`)
    expect({ status, problem: answer.problem }).toEqual({ status: 413, problem: 'too-large' })
  })

  it('more than a call may have is refused in words', async () => {
    const { status, answer } = await send(' '.repeat(100 * MB))
    expect({ status, problem: answer.problem }).toEqual({ status: 413, problem: 'too-large' })
  })

  it('is measured unpacked for who is not signed in', async () => {
    const { status, answer } = await send(' '.repeat(65 * 1024), ANONYMOUS)
    expect({ status, message: answer.message }).toEqual({
      status: 413,
      message: 'This request is too large: at most 64 kB can be sent.',
    })
  })

  it('what is damaged is refused in words', async () => {
    // Random bytes would sometimes be a valid empty packing.
    const damaged = Buffer.concat([packed(command).subarray(0, 12), Buffer.alloc(100, 0xff)])
    const { status, answer } = await post(damaged, { 'content-encoding': encoding })
    expect({ status, message: answer.message }).toEqual({
      status: 400,
      message: 'The request cannot be unpacked.',
    })
  })

  it('nothing is unpacked beyond the limit', async () => {
    let unpacked = 0
    const reading = readBytes(Readable.from([packed(' '.repeat(50 * MB))]), {
      contentEncoding: encoding,
      most: 100 * MB,
      timeout: 10_000,
      take(size) {
        unpacked = size
        if (size > MB) throw new Error('enough')
      },
    })
    await expect(reading).rejects.toThrow('enough')
    expect(unpacked).toBeLessThanOrEqual(MB + 64 * 1024)
  })
})

it('who is not signed in may send what everybody may edit packed, and nothing else that is large', async () => {
  const headers = { 'content-encoding': 'br', ...ANONYMOUS, 'x-worksheet': 'nothinghere' }
  expect((await post(brotliCompressSync(' '.repeat(MB)), headers, '/worksheet_elements')).status).toBe(404)
})

it.each([
  ['5000 levels', NESTED(10_000), 400],
  ['5000 levels of objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), 400],
  ['brackets in a text', JSON.stringify({ command: '['.repeat(100) }), 400],
  ['half a text', '{"command": "get', 400],
  ['nothing', '', 400],
  ['a prototype', '{"__proto__": {"visitor": 1}}', 400],
])('%s are answered in words', async (_, body, status) => {
  const { status: got, answer } = await post(body)
  expect(got).toBe(status)
  expect(answer.message).toMatch(/\.$|^command/)
})

it.each([
  ['/worksheet_commands', { command: 'get_worksheet', data: { hash_string: 'nothinghere' } }],
  ['/worksheets/get_name', { hash_string: 'nothinghere' }],
  ['/users/load_settings', {}],
  ['/projects', {}],
])('%s is not kept by anybody on the way', async (path, body) => {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('an unknown packing is refused', async () => {
  expect((await post('{}', { 'content-encoding': 'compress' })).answer.message).toMatch(/not known here/)
})

it('a large body is parsed, and other calls are answered while it is', async () => {
  const text = JSON.stringify({
    command: 'get_worksheet',
    data: { hash_string: 'nothinghere', pad: 'a'.repeat(15 * MB) },
  })
  const order: string[] = []
  const large = Array.from({ length: 4 }, async () => {
    const { status } = await post(text)
    order.push('large')
    return status
  })
  const small = post(JSON.stringify({ command: 'get_worksheet', data: { hash_string: 'nothinghere' } }))
  await small
  order.push('small')
  expect(await Promise.all(large)).toEqual([404, 404, 404, 404])
  expect(order[0]).toBe('small')
})

it('large bodies of one address come one after the other, and too many are refused', async () => {
  const text = JSON.stringify({
    command: 'get_worksheet',
    data: { hash_string: 'no', pad: 'a'.repeat(MB / 2) },
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(text)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.answer.message).toBe('Too many large requests are on their way from here. Try again.')
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]))
  expect((await post(text)).status).toBe(404)
})

it('a connection that ends within a body leaves nothing behind', async () => {
  const { port } = new URL(server.address)
  await new Promise<void>(resolve => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /worksheet_commands HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
      )
      socket.write('content-length: 1000000\r\n\r\n{"command"', () => socket.destroy())
    })
    socket.on('close', () => resolve())
  })
  expect((await post('{}')).status).toBe(400)
})

describe('the shape of JSON', () => {
  const shape = { depth: 3, values: 5 }
  it.each<[string, 'deep' | 'many' | null]>([
    ['[[[1]]]', null],
    ['[[[[1]]]]', 'deep'],
    ['{"a":{"b":[[]]}}', 'deep'],
    ['[[1],[2],[3]]', 'many'],
    ['[1,2,3,4,5]', null],
    ['[1,2,3,4,5,6]', 'many'],
    ['["[[[[[[",",,,,,,,"]', null],
    [String.raw`["\"[[[[,,,,,,\\"]`, null],
    [String.raw`["\\",[[[]]]]`, 'deep'],
    ['["[[[[', null],
  ])('%s', (text, fault) => {
    const check = () => checkShape(Buffer.from(text), shape)
    if (fault === null) check()
    else expect(check).toThrow(fault === 'deep' ? 'nested' : 'parts')
  })

  it('is as JSON.parse reads it', () => {
    const value = { a: [1, 'ü"\\', { b: null }], c: 'x'.repeat(1000) }
    expect(readJson(Buffer.from(JSON.stringify(value)), 10)).toEqual(value)
  })

  it.each([
    ['{"F": NaN}', 'The request is not JSON, which has no NaN and no Infinity.'],
    ['[-Infinity]', 'The request is not JSON, which has no NaN and no Infinity.'],
    ['{"NaN": 1', 'The request is not JSON.'],
  ])('%s is refused in words', (text, sentence) => {
    expect(() => readJson(Buffer.from(text), 10)).toThrow(sentence)
  })
})
