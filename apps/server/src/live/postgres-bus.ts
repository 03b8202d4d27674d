/** A bus over PostgreSQL's LISTEN and NOTIFY, with one connection of its own in each process. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { randomHash } from '../identifiers.ts'
import type { Bus, BusListener, Subscription } from './bus.ts'
import { Channels } from './channels.ts'
import { ChunkReader, toChunks } from './chunks.ts'

/** A notification has at most 7999 bytes; the header of a piece takes less than 100. Texts are ASCII. */
const PIECE = 7800

/** Characters of messages in one statement. A longer message goes alone. */
const BATCH = 256 * 1024

/** Sends all pieces of a message in order, or none. */
const NOTIFY = `
  select pg_notify(channel, piece) from unnest($1::text[], $2::text[]) as told (channel, piece)`

const RECONNECT_DELAY = 500

/** Milliseconds of silence after which the system checks that the other side is there. */
const KEEP_ALIVE = 10_000

interface Message {
  readonly channel: string
  readonly text: string
  resolve(): void
  reject(error: unknown): void
}

export class PostgresBus implements Bus {
  readonly #pool: Pool
  readonly #url: string
  readonly #onError: (error: unknown) => void
  readonly #channels = new Channels({
    subscribe: channel => this.#run(`listen ${quoted(channel)}`),
    unsubscribe: channel => void this.#run(`unlisten ${quoted(channel)}`),
  })
  readonly #reader = new ChunkReader()
  readonly #waiting: Message[] = []
  #sending = false
  #client: Promise<Client> | null = null
  #sent: Promise<void> = Promise.resolve()
  #closed = false

  /** @param onError called for errors that no caller waits for, such as a broken connection that is restored */
  constructor(pool: Pool, url: string, onError: (error: unknown) => void) {
    this.#pool = pool
    this.#url = url
    this.#onError = onError
  }

  /**
   * Sends one statement at a time with all waiting messages: connections of the pool would overtake each
   * other, and other work needs them.
   */
  publish(channel: string, text: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ channel, text, resolve, reject })
    if (!this.#sending) void this.#sendWaiting()
    return promise
  }

  /** Never rejects: each waiting caller gets its own result. */
  async #sendWaiting(): Promise<void> {
    this.#sending = true
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      try {
        await this.#notify(batch)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#sending = false
  }

  #takeBatch(): Message[] {
    let [count, length] = [0, 0]
    for (const { text } of this.#waiting) {
      length += text.length
      if (count > 0 && length > BATCH) break
      count++
    }
    return this.#waiting.splice(0, count)
  }

  async #notify(messages: readonly Message[]): Promise<void> {
    const pieces = messages.flatMap(({ channel, text }) =>
      toChunks(text, randomHash(), PIECE).map(piece => ({ channel, piece })),
    )
    const values = [pieces.map(({ channel }) => channel), pieces.map(({ piece }) => piece)]
    await this.#pool.query({ name: 'notify', text: NOTIFY, values })
  }

  listen(channel: string, listener: BusListener): Subscription {
    return this.#channels.listen(channel, listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = this.#client
    this.#client = null
    // A connection that failed to open needs no end.
    await client?.then(open => open.end(), () => undefined) // prettier-ignore
  }

  /** Sends one statement after the other. Never rejects. */
  #run(statement: string): Promise<void> {
    this.#sent = this.#sent.then(() => this.#send(statement))
    return this.#sent
  }

  async #send(statement: string): Promise<void> {
    if (this.#closed) return
    try {
      const client = await (this.#client ??= this.#connect())
      await client.query(statement)
    } catch (error) {
      // The connection is being restored and will subscribe to every channel.
      if (!this.#closed) this.#onError(error)
    }
  }

  async #connect(): Promise<Client> {
    for (;;) {
      const client = new Client({
        connectionString: this.#url,
        application_name: 'calcwright live',
        // The connection only listens, so without this a broken network path is never noticed.
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE,
      })
      const ignore = (): void => {} // A connection that breaks before its use is replaced here.
      client.on('error', ignore)
      try {
        await client.connect()
        client.on('notification', ({ channel, payload }) => this.#received(channel, payload ?? ''))
        for (const channel of this.#channels.names) await client.query(`listen ${quoted(channel)}`)
        client.once('error', error => this.#broken(error))
        return client
      } catch (error) {
        client.end().catch(ignore)
        if (this.#closed) throw error
        this.#onError(error)
        await sleep(RECONNECT_DELAY)
      }
    }
  }

  #broken(error: Error): void {
    if (this.#closed) return
    this.#onError(error)
    this.#client = this.#connect()
    void this.#reportInterruption(this.#client)
  }

  async #reportInterruption(connected: Promise<Client>): Promise<void> {
    try {
      await connected
    } catch (error) {
      return this.#onError(error)
    }
    this.#channels.interrupted()
  }

  #received(channel: string, piece: string): void {
    const text = this.#reader.read(piece)
    if (text !== null) this.#channels.received(channel, text)
  }
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`
