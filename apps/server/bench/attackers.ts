/**
 * The attackers of attack.ts: in a thread of their own, so that what they send does not keep those who save
 * from reading their answers.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { createClient, toBase64 } from '@calcwright/contract'
import { sheet, store } from '../src/testing/sheets.ts'
import { deletedStorm, fieldStorm, letterStorm } from '../src/testing/storms.ts'

const ATTACKERS = 16
const MB = 1024 * 1024
/** Worksheets of several kB that a search goes through. */
const SEARCHED = 200

/** Message that starts the bench: the server and what the attackers may use there. */
export interface Target {
  readonly address: string
}

/** Message that starts one attack, with its duration. */
export interface Order {
  readonly name: string
  readonly milliseconds: number
}

/** Sends one request, and waits for its end. */
type Attack = () => Promise<unknown>

const ANONYMOUS = { 'x-forwarded-for': '203.0.113.7' }

async function attacksOn(address: string): Promise<Record<string, (n: number) => Attack>> {
  const client = createClient(fetch, address)
  const post = async (path: string, body: Uint8Array | string, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    })
    await response.arrayBuffer()
  }
  const call = (body: unknown, headers = {}) => post('/worksheet_commands', JSON.stringify(body), headers)
  const large = await store(client, sheet(...Array.from({ length: 20 }, () => 'text '.repeat(MB / 5))))
  const small = await store(client, sheet('one'))
  const stored = { worksheet_hash: small.hash, name: 'Beam', known_server_version: 1 }
  const save = async (update: Uint8Array) => {
    await client.save({ ...stored, patch: toBase64(update) })
  }
  const whole = toBase64(sheet('one').encode())
  const endless = 'B'.repeat(4 * MB)
  for (let n = 0; n < SEARCHED; n++) await store(client, sheet(`word${n} `.repeat(500)))
  const nested = brotliCompressSync('['.repeat(15 * MB) + ']'.repeat(15 * MB))
  const long = brotliCompressSync(`[0${',0'.repeat(10 * MB)}]`)
  const pad = 'a'.repeat(20 * MB)
  const wide = Buffer.from(JSON.stringify({ command: 'get_worksheet', data: { hash_string: 'no', pad } }))
  const storms = [letterStorm(5000), fieldStorm(5000), deletedStorm(20_000)]
  return {
    'packed bodies': n => () =>
      post('/worksheet_commands', n % 2 ? nested : long, { 'content-encoding': 'br' }),
    'bodies of 20 MB': () => () => post('/worksheet_commands', wide),
    'tangled changes': n => () => save(storms[n % storms.length]!),
    'openings of 20 MB': () => () => call({ command: 'get_worksheet', data: { hash_string: large.hash } }),
    'openings of 20 MB that are not read': () => () => openUnread(address, large.hash),
    'copies of 20 MB': () => () => call({ command: 'copy_worksheet', data: { hash_string: large.hash } }),
    'variables of 20 MB': () => () =>
      post('/worksheets/variable_list', JSON.stringify({ hash_string: large.hash })),
    'wrong passwords': n => () =>
      post('/accounts/sign_in', JSON.stringify({ email: `a${n}@example.com`, password: 'wrong' }), {
        'x-forwarded-for': `203.0.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 200)}`,
      }),
    'calls of strangers': () => () =>
      call({ command: 'get_worksheet', data: { hash_string: 'no' } }, ANONYMOUS),
    'state vectors of 4 MB': () => () =>
      client.save({ ...stored, full_resave: whole, state_vector: endless }),
    'searches in all worksheets': () => () =>
      post('/projects', JSON.stringify({ search_term: 'o %', limit: 1000 })),
    'live messages of 1.5 MB': () => () => say(address, small.hash, endless.slice(0, 1.5 * MB), 3),
    'live greetings on 20 MB': () => () => say(address, large.hash, 'AA==', 20),
    'live carets': () => () => carets(address, small.hash, 200),
  }
}

/** Opens a worksheet and reads no byte of the answer for a while. */
async function openUnread(address: string, hash: string): Promise<void> {
  const response = await fetch(`${address}/worksheet_commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command: 'get_worksheet', data: { hash_string: hash } }),
  })
  await sleep(3000)
  await response.body?.cancel()
}

async function connect(address: string, hash: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/worksheets/${hash}/live`)
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const end of ['open', 'close', 'error']) socket.addEventListener(end, () => resolve())
  await promise
  return socket
}

async function finished(socket: WebSocket): Promise<void> {
  await sleep(1000)
  socket.close()
}

async function say(address: string, hash: string, vector: string, times: number): Promise<void> {
  const socket = await connect(address, hash)
  for (let n = 0; n < times; n++) socket.send(JSON.stringify({ kind: 'hello', vector }))
  await finished(socket)
}

async function carets(address: string, hash: string, times: number): Promise<void> {
  const socket = await connect(address, hash)
  socket.send(JSON.stringify({ kind: 'hello', vector: 'AA==' }))
  for (let n = 0; n < times; n++) socket.send(JSON.stringify({ kind: 'caret', caret: null }))
  await finished(socket)
}

/** Returns the number of requests that were sent. */
async function run(attack: (n: number) => Attack, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let requests = 0
  const attackers = Array.from({ length: ATTACKERS }, async (_, n) => {
    while (performance.now() < until) {
      // A request that breaks off counts as answered: the server refuses in this way.
      await attack(n)().catch(() => sleep(50))
      requests++
    }
  })
  await Promise.all(attackers)
  return requests
}

const port = parentPort
if (!port) throw new Error('This module runs in a thread of its own.')
const [{ address }] = (await once(port, 'message')) as [Target]
const attacks = await attacksOn(address)
port.on('message', async ({ name, milliseconds }: Order) => {
  const attack = attacks[name]
  port.postMessage(attack ? await run(attack, milliseconds) : 0)
})
port.postMessage(Object.keys(attacks))
