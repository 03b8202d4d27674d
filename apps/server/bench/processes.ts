/**
 * 50 people list, open and save without pauses, served by one process and by two on the same database, in
 * turns. With two processes each call goes to either of them. Five people share a worksheet.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fromBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { startSession } from '../src/sessions.ts'
import { fill } from '../src/testing/fill.ts'
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import { addLine, load } from '../src/testing/sheets.ts'

const PEOPLE = 50
const SHARING = 5
const SECONDS = 10
const ROUNDS = 3
const FILLING = { people: PEOPLE, worksheets: 2000, ofFirst: 100 }

interface Counts {
  calls: number
  saves: number
  /** Saves that were refused and have to be sent again as a whole. */
  again: number
}

/** A person's window on a worksheet that others have open as well. */
interface Window {
  readonly hash: string
  /** The worksheet as it was opened: the window reads changes of others and does not merge them. */
  readonly worksheet: Worksheet
  version: number
}

/** The part of an answer that the bench looks at. */
interface Answer {
  readonly success: boolean
  readonly problem?: string
  readonly message?: string
  readonly version?: number
  readonly document?: string
}

type Call = (path: string, body: object) => Promise<Answer>

/**
 * Sends a person's calls to each of the servers in turn. The generator uses the processors that are measured,
 * so it only reads the answers.
 */
function callsOf(servers: readonly ServerProcess[], cookie: string, person: number): Call {
  let turn = person
  return async (path, body) => {
    const { address } = servers[turn++ % servers.length] as ServerProcess
    const answer = await post(address + path, cookie, JSON.stringify(body))
    if (!answer.success && answer.problem !== 'resave') throw new Error(answer.message)
    return answer
  }
}

const agent = new Agent({ keepAlive: true })

function post(address: string, cookie: string, body: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = {
    cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'gzip',
  }
  const asked = request(address, { method: 'POST', agent, headers }, response => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('error', reject)
    response.on('end', () => {
      const sent = Buffer.concat(parts)
      const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
      resolve(JSON.parse(text.toString()) as Answer)
    })
  })
  asked.on('error', reject)
  asked.end(body)
  return promise
}

async function open(call: Call, hash: string, before: Window | null): Promise<Window> {
  const data = { hash_string: hash }
  const { document = '', version = 0 } = await call('/worksheet_commands', { command: 'get_worksheet', data })
  return { hash, version, worksheet: before?.worksheet ?? load(fromBase64(document)) }
}

/** Returns whether the save was accepted. */
async function save(call: Call, window: Window, line: string): Promise<boolean> {
  const { hash: worksheet_hash, version: known_server_version, worksheet } = window
  const patch = addLine(worksheet, line)
  const body = { worksheet_hash, name: worksheet.name, known_server_version, patch }
  const { success, version } = await call('/worksheet_elements', body)
  window.version = version ?? known_server_version
  return success
}

/** One person: a list, a worksheet, four lines in it, again and again. */
async function work(call: Call, hash: string, until: number, counts: Counts): Promise<void> {
  let window: Window | null = null
  while (performance.now() < until) {
    await call('/projects', { limit: 50 })
    window = await open(call, hash, window)
    counts.calls += 2
    for (let line = 0; line < 4 && performance.now() < until; line++) {
      counts.calls += 1
      counts.saves += 1
      if (!(await save(call, window, `line ${line}`))) counts.again += 1
    }
  }
}

async function cookiesOf(database: Database, servers: readonly ServerProcess[]): Promise<string[]> {
  const cookies: string[] = []
  for (let person = 1; person <= PEOPLE; person++) {
    const device = { userAgent: '', address: '127.0.0.1' }
    const token = await startSession(database.query, `person-${person}`, device)
    cookies.push(servers.map(({ address }) => `calcwright_${new URL(address).port}=${token}`).join('; '))
  }
  return cookies
}

/** Chooses a worksheet that nobody has written in yet, so that all rounds are alike. */
function hashOf(round: number, person: number): string {
  return `w${1000 + round * PEOPLE + Math.floor(person / SHARING)}`
}

async function measure(servers: readonly ServerProcess[], cookies: readonly string[], round: number) {
  const counts: Counts = { calls: 0, saves: 0, again: 0 }
  const until = performance.now() + SECONDS * 1000
  const people = cookies.map((cookie, person) =>
    work(callsOf(servers, cookie, person), hashOf(round, person), until, counts),
  )
  await Promise.all(people)
  return { ...counts, perSecond: counts.calls / SECONDS }
}

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-bench-'))
const embedded = await startEmbedded({ dataDir, label: 'bench', say: () => {} })
const database = openDatabase(embedded.url, error => console.error(error))
await migrate(database.pool)
await fill(database.pool, FILLING)
await database.pool.query('update worksheets set public_rights = 3')
const servers = [
  await startServerProcess(dataDir, { DATABASE_URL: embedded.url }),
  await startServerProcess(dataDir, { DATABASE_URL: embedded.url }),
]
try {
  const cookies = await cookiesOf(database, servers)
  const ratios: number[] = []
  const rates = { one: [] as number[], two: [] as number[] }
  let saves = 0
  let again = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await measure(servers.slice(0, 1), cookies, 2 * round)
    const two = await measure(servers, cookies, 2 * round + 1)
    if (round === 0) continue // warming up
    ratios.push(two.perSecond / one.perSecond)
    rates.one.push(one.perSecond)
    rates.two.push(two.perSecond)
    saves += two.saves
    again += two.again
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
  const note = `median of ${ROUNDS} rounds: ${Math.round(median(rates.one))} calls a second by one, ${Math.round(median(rates.two))} by two`
  const ratio = Number(median(ratios).toFixed(2))
  const name = `${PEOPLE} people without pauses`
  const print = (figure: object) => console.log(JSON.stringify(figure))
  print({
    name: `${name}: two processes against one`,
    value: ratio,
    unit: 'times its calls',
    bar: '≥ 1 times',
    met: ratio >= 1,
    note,
  })
  print({
    name: `${name}, two processes: saves sent twice`,
    value: again,
    unit: 'saves',
    bar: '0 saves',
    met: again === 0,
    note: `of ${saves}`,
  })
} finally {
  for (const server of servers) await server.stop()
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
