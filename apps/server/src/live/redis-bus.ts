/** A bus over Redis, for many live worksheets: PostgreSQL sends notifications of all of them one after the other. */
import { Redis } from 'ioredis'
import type { Bus, BusListener, Listening } from './bus.ts'

const COMMON = {
  /** Spoken by every Redis, and by what stands in for one. */
  protocol: 2,
  /** Milliseconds of silence after which the system asks whether the other side is there. */
  keepAlive: 10_000,
} as const

interface Channel {
  readonly listeners: Set<BusListener>
  readonly ready: Promise<void>
}

export class RedisBus implements Bus {
  readonly #publisher: Redis
  /** A connection that listens can do nothing else. */
  readonly #subscriber: Redis
  readonly #onError: (error: unknown) => void
  readonly #channels = new Map<string, Channel>()
  #told: Promise<unknown> = Promise.resolve()

  /** @param onError told of what nobody waits for: a connection that broke, and comes back by itself. */
  constructor(url: string, onError: (error: unknown) => void) {
    this.#onError = onError
    // What cannot be sent is told at once: a save brings it later.
    this.#publisher = new Redis(url, { ...COMMON, maxRetriesPerRequest: 1 })
    this.#subscriber = new Redis(url, { ...COMMON, maxRetriesPerRequest: null, autoResubscribe: false })
    for (const client of [this.#publisher, this.#subscriber]) client.on('error', onError)
    this.#subscriber.on('message', (channel: string, text: string) => this.#received(channel, text))
    this.#subscriber.once('ready', () => this.#subscriber.on('ready', () => void this.#listenAgain()))
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.#publisher.publish(PREFIX + channel, text)
  }

  listen(channel: string, listener: BusListener): Listening {
    const { listeners, ready } = this.#channels.get(channel) ?? this.#open(channel)
    listeners.add(listener)
    return { ready, stop: () => this.#forget(channel, listener) }
  }

  async close(): Promise<void> {
    for (const client of [this.#publisher, this.#subscriber]) client.disconnect()
  }

  #open(channel: string): Channel {
    const ready = this.#tell(() => this.#subscriber.subscribe(PREFIX + channel))
    const opened = { listeners: new Set<BusListener>(), ready }
    this.#channels.set(channel, opened)
    return opened
  }

  #forget(channel: string, listener: BusListener): void {
    const listeners = this.#channels.get(channel)?.listeners
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    this.#channels.delete(channel)
    void this.#tell(() => this.#subscriber.unsubscribe(PREFIX + channel))
  }

  /** One after the other. Never rejects. */
  #tell(work: () => Promise<unknown>): Promise<void> {
    const told = this.#told.then(work).then(
      () => {},
      error => this.#onError(error),
    )
    this.#told = told
    return told
  }

  async #listenAgain(): Promise<void> {
    const channels = [...this.#channels.keys()].map(channel => PREFIX + channel)
    if (channels.length > 0) await this.#tell(() => this.#subscriber.subscribe(...channels))
    for (const { listeners } of this.#channels.values())
      for (const listener of listeners) listener.interrupted()
  }

  #received(channel: string, text: string): void {
    for (const listener of this.#channels.get(channel.slice(PREFIX.length))?.listeners ?? [])
      listener.message(text)
  }
}

/** Channels of Redis are shared by all its databases, and by whatever else uses it. */
const PREFIX = 'calcwright:'
