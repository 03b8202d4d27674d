import { Agent, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type TestServer, emptyDatabase, openTestServer, sheet, store } from '../testing/test-server.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const open = (drainMilliseconds: number): Promise<TestServer> =>
  openTestServer({ databaseUrl: database.url, config: { drainMilliseconds } })

interface Asked {
  readonly agent?: Agent
  readonly body?: string
  /** Runs between the halves of the body. */
  readonly meanwhile?: () => Promise<unknown>
}

interface Answered {
  readonly status: number
  readonly closes: boolean
}

/** Rejects when the connection breaks. */
async function ask(address: string, path: string, { agent, body, meanwhile }: Asked = {}): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') }
  const asked = request(
    new URL(path, address),
    body === undefined ? { agent } : { agent, method: 'POST', headers },
  )
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => {}) // The await below reports the error.
  if (meanwhile) {
    asked.write(body?.slice(0, 5))
    await meanwhile()
    asked.end(body?.slice(5))
  } else asked.end(body)
  const [answer] = await answered
  await answer.resume().toArray()
  return { status: answer.statusCode ?? 0, closes: answer.headers.connection === 'close' }
}

const LIST = { body: '{}' }

it('answers what comes while it ends, and says that it is the last answer of a connection', async () => {
  const server = await open(1000)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(server.address, '/healthz', { agent })).toEqual({ status: 200, closes: false })
  let closing: Promise<void> = Promise.resolve()
  const meanwhile = async () => {
    closing = server.close()
    await sleep(50)
    expect(await ask(server.address, '/healthz', { agent })).toEqual({ status: 503, closes: true })
  }
  const slow = await ask(server.address, '/projects', { ...LIST, meanwhile })
  expect(slow).toEqual({ status: 200, closes: true })
  await closing
  await expect(ask(server.address, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('tells windows to connect again, and does not wait for one that is dead', async () => {
  const server = await open(0)
  const { hash } = await store(server.client, sheet('start'))
  const window = () => new WebSocket(`${server.address.replace('http', 'ws')}/worksheets/${hash}/live`)
  const [live, dead] = [window(), window()]
  await Promise.all([once(live, 'open'), once(dead, 'open')])
  dead.pause()
  const closed = once(live, 'close')
  await server.close()
  expect((await closed)[0]).toBe(1012)
  dead.terminate()
})

/** Sends requests to servers that report their health, as a proxy does. */
class Proxy {
  readonly #servers: readonly TestServer[]
  readonly #agent = new Agent({ keepAlive: true })
  #well: readonly TestServer[]
  #turn = 0
  /** Numbers of answered and of pending requests by server. */
  readonly answered = new Map<TestServer, number>()
  readonly #asked = new Map<TestServer, number>()

  constructor(servers: readonly TestServer[]) {
    this.#servers = servers
    this.#well = servers
  }

  async look(): Promise<void> {
    const states = await Promise.all(this.#servers.map(server => ask(server.address, '/healthz')))
    this.#well = this.#servers.filter((_, index) => states[index]?.status === 200)
  }

  async ask(path: string, body: string): Promise<number> {
    const server = this.#well[this.#turn++ % this.#well.length] as TestServer
    count(this.#asked, server, 1)
    const { status } = await ask(server.address, path, { agent: this.#agent, body })
    count(this.#asked, server, -1)
    count(this.answered, server, 1)
    return status
  }

  async hasAnswered(server: TestServer, more: number): Promise<void> {
    const enough = (this.answered.get(server) ?? 0) + more
    while ((this.answered.get(server) ?? 0) < enough) await sleep(5)
  }

  async isDoneWith(server: TestServer): Promise<void> {
    while ((this.#asked.get(server) ?? 0) > 0) await sleep(5)
  }
}

const count = (counts: Map<TestServer, number>, server: TestServer, more: number) =>
  counts.set(server, (counts.get(server) ?? 0) + more)

const MANY = 40

it('breaks no connection while people go on behind a proxy', async () => {
  const stays = await open(0)
  const ends = await openTestServer({
    databaseUrl: database.url,
    drain: async () => {
      // Requests go on and are answered until the proxy notices the end.
      await proxy.hasAnswered(ends, MANY)
      await proxy.look()
      await proxy.isDoneWith(ends)
    },
  })
  const proxy = new Proxy([ends, stays])
  const sheets = await Promise.all(Array.from({ length: 20 }, () => store(stays.client, sheet('start'))))
  const now = { ended: false }
  const wrong: unknown[] = []
  const people = sheets.map(async ({ hash: worksheet_hash }, person) => {
    const full_resave = toBase64(sheet('start', 'more').encode())
    const save = JSON.stringify({ worksheet_hash, name: 'Beam', known_server_version: 0, full_resave })
    for (let turn = person; !now.ended; turn++) {
      const request = turn % 2 ? proxy.ask('/projects', '{}') : proxy.ask('/worksheet_elements', save)
      const status = await request.catch((error: unknown) => error)
      if (status !== 200) wrong.push(status)
    }
  })
  await proxy.hasAnswered(ends, MANY)
  await ends.close()
  await proxy.hasAnswered(stays, MANY)
  now.ended = true
  await Promise.all(people)
  await stays.close()
  expect(wrong).toEqual([])
})
