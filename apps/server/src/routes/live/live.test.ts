import { type LiveEvent, type LiveRequest, fromBase64, toBase64 } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { users } from '../../db/schema.ts'
import {
  type TestServer,
  addLine,
  cookieOf,
  emptyDatabase,
  linesOf,
  load,
  openTestServer,
  setPublicRights,
  sheet,
  store,
} from '../../testing/test-server.ts'

/** Two processes' worth of servers over one database. */
let database: { url: string; drop(): Promise<void> }
let here: TestServer
let there: TestServer
let hash: string
let stored: Uint8Array
/** Once somebody else has an account, the local owner needs a session like everybody. */
let ownerCookie: Record<string, string>
const open: LiveWindow[] = []

beforeAll(async () => {
  database = await emptyDatabase()
  here = await openTestServer({ databaseUrl: database.url })
  there = await openTestServer({ databaseUrl: database.url })
})
beforeAll(async () => {
  const worksheet = sheet('first')
  stored = worksheet.encode()
  hash = (await store(here.client, worksheet)).hash
  const [owner] = await here.database.query.select().from(users)
  ownerCookie = await cookieOf(here, owner?.id ?? '')
})
afterEach(() => {
  for (const window of open.splice(0)) window.close()
})
afterAll(async () => {
  await here.close()
  await there.close()
  await database.drop()
})

/** One window with a worksheet open, as a program. */
class LiveWindow {
  readonly worksheet = load(stored)
  readonly events: LiveEvent[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  constructor(server: TestServer, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${server.address.replace('http', 'ws')}/worksheets/${hash}/live`, {
      headers,
    })
    this.#socket.on('message', data => this.#heard(JSON.parse(String(data)) as LiveEvent))
    this.closed = new Promise(resolve => {
      this.#socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
      this.#socket.on('error', error => resolve({ code: 0, reason: error.message }))
    })
    open.push(this)
  }

  async hello(): Promise<string> {
    await new Promise(resolve => this.#socket.once('open', resolve))
    this.say({ kind: 'hello', vector: toBase64(this.worksheet.stateVector()) })
    const { id } = await this.until(event => event.kind === 'welcome' && event)
    await this.until(event => event.kind === 'update' && event)
    return id
  }

  say(request: LiveRequest): void {
    this.#socket.send(JSON.stringify(request))
  }

  /** Adds a line here and says so; returns what was said. */
  write(line: string): string {
    const update = addLine(this.worksheet, line)
    this.say({ kind: 'update', update })
    return update
  }

  /** The first event, also a past one, for which `find` finds something. */
  async until<T>(find: (event: LiveEvent) => T | false): Promise<T> {
    for (;;) {
      for (const event of this.events) {
        const found = find(event)
        if (found !== false) return found
      }
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
  }

  shows(line: string): Promise<boolean> {
    return this.until(() => linesOf(this.worksheet).some(text => text.includes(line)) && true)
  }

  close(): void {
    this.#socket.close()
  }

  #heard(event: LiveEvent): void {
    if (event.kind === 'update') this.worksheet.merge(fromBase64(event.update))
    this.events.push(event)
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

describe('a live worksheet', () => {
  it.each([
    ['a short change', 'short'],
    ['one longer than a notification', 'long '.repeat(8000)],
  ])('shows %s to a window at another server before it is saved', async (_, line) => {
    const [writer, reader] = [new LiveWindow(here), new LiveWindow(there)]
    await Promise.all([writer.hello(), reader.hello()])
    writer.write(line)
    expect(await reader.shows(line.trim())).toBe(true)
  })

  it('shows what was saved by a window without a live connection', async () => {
    const reader = new LiveWindow(there)
    await reader.hello()
    const patch = addLine(load(stored), 'away')
    const answer = await here.client.save({
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      patch,
    })
    expect(answer.success).toBe(true)
    expect(await reader.shows('away')).toBe(true)
  })

  it('brings what was stored to a window that comes later', async () => {
    const late = new LiveWindow(there)
    await late.hello()
    expect(await late.shows('away')).toBe(true)
  })

  it('tells where carets are, also to who comes later, and who has gone', async () => {
    const first = new LiveWindow(here)
    const id = await first.hello()
    first.say({ kind: 'caret', caret: { block: 'b1', offset: 3 } })
    const second = new LiveWindow(there)
    await second.hello()
    const seen = await second.until(event => event.kind === 'caret' && event.person.id === id && event)
    expect(seen.caret).toEqual({ block: 'b1', offset: 3 })
    first.close()
    expect(await second.until(event => event.kind === 'gone' && event.id)).toBe(id)
  })

  it('does not tell a window its own change', async () => {
    const [writer, reader] = [new LiveWindow(here), new LiveWindow(here)]
    await Promise.all([writer.hello(), reader.hello()])
    const before = writer.events.length
    const update = writer.write('mine')
    await reader.until(event => event.kind === 'update' && event.update === update)
    expect(writer.events.slice(before).filter(event => event.kind === 'update')).toEqual([])
  })
})

describe('with rights of', () => {
  it.each([
    [0, { hears: false, writes: false }],
    [1, { hears: true, writes: false }],
    [2, { hears: true, writes: false }],
    [3, { hears: true, writes: true }],
    [4, { hears: true, writes: true }],
  ])('%i', async (level, { hears, writes }) => {
    await setPublicRights(here.database, level)
    const window = new LiveWindow(here, await someoneElse(`live-${level}`))
    if (!hears) {
      void window.hello()
      expect((await window.closed).code).toBe(4403)
      return
    }
    await window.hello()
    const owner = new LiveWindow(there, ownerCookie)
    await owner.hello()
    owner.write(`for level ${level}`)
    expect(await window.shows(`for level ${level}`)).toBe(true)
    window.write(`by level ${level}`)
    if (writes) expect(await owner.shows(`by level ${level}`)).toBe(true)
    else expect((await window.closed).code).toBe(4403)
  })
})

async function someoneElse(id: string): Promise<Record<string, string>> {
  await here.database.query.insert(users).values({ id, name: 'Someone', email: `${id}@example.com` })
  return cookieOf(here, id)
}

it('does not let pages of other sites in', async () => {
  const window = new LiveWindow(here, { origin: 'https://elsewhere.example' })
  expect((await window.closed).reason).toMatch(/403/)
})

it('hangs up on what cannot be read', async () => {
  const window = new LiveWindow(here, ownerCookie)
  await window.hello()
  window.say({ kind: 'update', update: '////' })
  expect((await window.closed).code).toBe(1007)
})
