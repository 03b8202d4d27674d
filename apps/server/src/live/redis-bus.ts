/**
 * A bus over Redis, for many live worksheets: PostgreSQL sends the notifications of all of them in sequence.
 */
import { Redis } from 'ioredis'
import type { Bus, BusListener, Subscription } from './bus.ts'
import { Channels } from './channels.ts'

const COMMON = {
  /** Every Redis and each replacement for it speaks this version. */
  protocol: 2,
  /** Milliseconds of silence after which the system checks that the other side is there. */
  keepAlive: 10_000,
} as const

export class RedisBus implements Bus {
  readonly #publisher: Redis
  /** A connection that listens can do nothing else. */
  readonly #subscriber: Redis
  readonly #onError: (error: unknown) => void
  readonly #channels = new Channels({
    subscribe: channel => this.#run(() => this.#subscriber.subscribe(PREFIX + channel)),
    unsubscribe: channel => void this.#run(() => this.#subscriber.unsubscribe(PREFIX + channel)),
  })
  #sent: Promise<unknown> = Promise.resolve()

  /** @param onError called for errors that no caller waits for, such as a broken connection that is restored */
  constructor(url: string, onError: (error: unknown) => void) {
    this.#onError = onError
    // A message that cannot be sent fails at once: a save brings its change later.
    this.#publisher = new Redis(url, { ...COMMON, maxRetriesPerRequest: 1 })
    this.#subscriber = new Redis(url, { ...COMMON, maxRetriesPerRequest: null, autoResubscribe: false })
    for (const client of [this.#publisher, this.#subscriber]) client.on('error', onError)
    this.#subscriber.on('message', (channel: string, text: string) =>
      this.#channels.received(channel.slice(PREFIX.length), text),
    )
    this.#subscriber.once('ready', () => this.#subscriber.on('ready', () => void this.#listenAgain()))
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.#publisher.publish(PREFIX + channel, text)
  }

  listen(channel: string, listener: BusListener): Subscription {
    return this.#channels.listen(channel, listener)
  }

  async close(): Promise<void> {
    for (const client of [this.#publisher, this.#subscriber]) client.disconnect()
  }

  /** Runs one command after the other. Never rejects. */
  #run(work: () => Promise<unknown>): Promise<void> {
    const sent = this.#sent.then(work).then(
      () => {},
      error => this.#onError(error),
    )
    this.#sent = sent
    return sent
  }

  async #listenAgain(): Promise<void> {
    const channels = this.#channels.names.map(channel => PREFIX + channel)
    if (channels.length > 0) await this.#run(() => this.#subscriber.subscribe(...channels))
    this.#channels.interrupted()
  }
}

/** All databases of a Redis, and other programs that use it, share its channels. */
const PREFIX = 'calcwright:'
