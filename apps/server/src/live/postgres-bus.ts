/** A bus over PostgreSQL's LISTEN and NOTIFY: one connection of its own a process. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { randomHash } from '../identifiers.ts'
import type { Bus, BusListener, Listening } from './bus.ts'
import { Channels } from './channels.ts'
import { ChunkReader, toChunks } from './chunks.ts'

/** A notification has at most 7999 bytes; the head of a piece takes less than 100. Texts are ASCII. */
const PIECE = 7800

const RECONNECT_DELAY = 500

/** Milliseconds of silence after which the system asks whether the other side is there. */
const KEEP_ALIVE = 10_000

export class PostgresBus implements Bus {
  readonly #pool: Pool
  readonly #url: string
  readonly #onError: (error: unknown) => void
  readonly #channels = new Channels({
    subscribe: channel => this.#tell(`listen ${quoted(channel)}`),
    unsubscribe: channel => void this.#tell(`unlisten ${quoted(channel)}`),
  })
  readonly #reader = new ChunkReader()
  /** The last message of each channel on its way. */
  readonly #published = new Map<string, Promise<void>>()
  #client: Promise<Client> | null = null
  #told: Promise<void> = Promise.resolve()
  #closed = false

  /** @param onError told of what nobody waits for: a listening connection that broke, and comes back by itself. */
  constructor(pool: Pool, url: string, onError: (error: unknown) => void) {
    this.#pool = pool
    this.#url = url
    this.#onError = onError
  }

  /** One message of a channel after the other: the connections of the pool would overtake each other. */
  publish(channel: string, text: string): Promise<void> {
    const sent = (this.#published.get(channel) ?? Promise.resolve()).then(() => this.#notify(channel, text))
    // Whoever publishes hears of a failure; the next message is sent all the same.
    const done = sent
      .catch(() => {})
      .then(() => {
        if (this.#published.get(channel) === done) this.#published.delete(channel)
      })
    this.#published.set(channel, done)
    return sent
  }

  async #notify(channel: string, text: string): Promise<void> {
    const pieces = toChunks(text, randomHash(), PIECE)
    // One statement a message: either all of its pieces are sent, in order, or none.
    await this.#pool.query('select pg_notify($1, piece) from unnest($2::text[]) as piece', [channel, pieces])
  }

  listen(channel: string, listener: BusListener): Listening {
    return this.#channels.listen(channel, listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = this.#client
    this.#client = null
    // A connection that could not be made needs no end.
    await client?.then(open => open.end(), () => undefined) // prettier-ignore
  }

  /** One statement after the other. Never rejects. */
  #tell(statement: string): Promise<void> {
    this.#told = this.#told.then(() => this.#send(statement))
    return this.#told
  }

  async #send(statement: string): Promise<void> {
    if (this.#closed) return
    try {
      const client = await (this.#client ??= this.#connect())
      await client.query(statement)
    } catch (error) {
      // The connection is being made anew, and listens to every channel then.
      if (!this.#closed) this.#onError(error)
    }
  }

  async #connect(): Promise<Client> {
    for (;;) {
      const client = new Client({
        connectionString: this.#url,
        application_name: 'calcwright live',
        // It only listens: without this a way that is cut is never noticed.
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE,
      })
      const ignore = (): void => {} // what breaks before it is used is made anew here
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
    void this.#tellInterrupted(this.#client)
  }

  async #tellInterrupted(connected: Promise<Client>): Promise<void> {
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
