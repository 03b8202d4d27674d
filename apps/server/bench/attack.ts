/**
 * 16 clients send the worst requests that were found, one kind after the other, while 4 people save
 * worksheets of their own. `ATTACK=word` for the kinds whose name holds the word.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import { addLine, sheet, store } from '../src/testing/sheets.ts'
import { deletedStorm, fieldStorm, letterStorm } from '../src/testing/storms.ts'

const ATTACKERS = 16
const SAVERS = 4
const SECONDS = 10
const MB = 1024 * 1024

/** Sends one request, and waits for its end. */
type Attack = () => Promise<unknown>

const STRANGER = { 'x-forwarded-for': '203.0.113.7' }

async function attacksOn(server: ServerProcess): Promise<Record<string, (n: number) => Attack>> {
  const { client, address } = server
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
  const save = async (update: Uint8Array) => {
    const head = { worksheet_hash: small.hash, name: 'Beam', known_server_version: 1 }
    await client.save({ ...head, patch: toBase64(update) })
  }
  const nested = brotliCompressSync('['.repeat(15 * MB) + ']'.repeat(15 * MB))
  const long = brotliCompressSync(`[0${',0'.repeat(10 * MB)}]`)
  const wide = JSON.stringify({
    command: 'get_worksheet',
    data: { hash_string: 'no', pad: 'a'.repeat(20 * MB) },
  })
  const storms = [letterStorm(5000), fieldStorm(5000), deletedStorm(20_000)]
  return {
    'packed bodies': n => () =>
      post('/worksheet_commands', n % 2 ? nested : long, { 'content-encoding': 'br' }),
    'bodies of 20 MB': () => () => post('/worksheet_commands', wide),
    'tangled changes': n => () => save(storms[n % storms.length]!),
    'openings of 20 MB': () => () => call({ command: 'get_worksheet', data: { hash_string: large.hash } }),
    'openings of 20 MB that are not read': () => () => openUnread(address, large.hash),
    'wrong passwords': n => () =>
      post('/accounts/sign_in', JSON.stringify({ email: `a${n}@example.com`, password: 'wrong' }), {
        'x-forwarded-for': `203.0.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 200)}`,
      }),
    'calls of strangers': () => () =>
      call({ command: 'get_worksheet', data: { hash_string: 'no' } }, STRANGER),
    'live greetings on 20 MB': () => () => greet(address, large.hash, 20),
    'live carets': () => () => carets(address, small.hash, 200),
  }
}

/** Reads no byte of the answer for a while. */
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

async function greet(address: string, hash: string, times: number): Promise<void> {
  const socket = await connect(address, hash)
  for (let n = 0; n < times; n++) socket.send(JSON.stringify({ kind: 'hello', vector: 'AA==' }))
  await finished(socket)
}

async function carets(address: string, hash: string, times: number): Promise<void> {
  const socket = await connect(address, hash)
  socket.send(JSON.stringify({ kind: 'hello', vector: 'AA==' }))
  for (let n = 0; n < times; n++) socket.send(JSON.stringify({ kind: 'caret', caret: null }))
  await finished(socket)
}

/** Saves lines until the end; the milliseconds of each. */
async function savesOf(client: ServerClient, until: number): Promise<number[]> {
  const worksheet = sheet('start')
  let { hash, version } = await store(client, worksheet)
  const taken: number[] = []
  while (performance.now() < until) {
    const patch = addLine(worksheet, 'a line')
    const begin = performance.now()
    const answer = await client.save({
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: version,
      patch,
    })
    taken.push(performance.now() - begin)
    if (!answer.success) throw new Error(answer.message)
    version = answer.version
    await sleep(50)
  }
  return taken
}

/** Megabytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function measure(server: ServerProcess, attack: (n: number) => Attack) {
  const until = performance.now() + SECONDS * 1000
  let peak = 0
  let requests = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 100)
  const attackers = Array.from({ length: ATTACKERS }, async (_, n) => {
    while (performance.now() < until) {
      // What breaks off a request is the server's answer to it.
      await attack(n)().catch(() => sleep(50))
      requests++
    }
  })
  const saves = (
    await Promise.all(Array.from({ length: SAVERS }, () => savesOf(server.client, until)))
  ).flat()
  await Promise.all(attackers)
  clearInterval(watch)
  saves.sort((a, b) => a - b)
  const at = (share: number) => Math.round(saves[Math.floor(saves.length * share)] ?? Infinity)
  return { median: at(0.5), p99: at(0.99), peak: Math.round(peak), requests, saves: saves.length }
}

const figure = (name: string, value: number, unit: string, most: number, note: string) =>
  console.log(JSON.stringify({ name, value, unit, bar: `≤ ${most} ${unit}`, met: value <= most, note }))

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-attack-'))
const server = await startServerProcess(dataDir)
try {
  const attacks = await attacksOn(server)
  const before = Math.round(memoryOf(server.pid))
  let highest = 0
  for (const [name, attack] of Object.entries(attacks)) {
    if (!name.includes(process.env['ATTACK'] ?? '')) continue
    const { median, p99, peak, requests, saves } = await measure(server, attack)
    highest = Math.max(highest, peak)
    const note = `median ${median} ms of ${saves} saves; ${requests} requests; memory ${peak} MB`
    figure(`saves of others under ${name}, 16 clients, p99`, p99, 'ms', 300, note)
  }
  figure('memory of the server under these', highest, 'MB', 1024, `${before} MB before`)
  await sleep(75_000)
  figure('memory of the server when it is over', Math.round(memoryOf(server.pid)), 'MB', 600, '')
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
