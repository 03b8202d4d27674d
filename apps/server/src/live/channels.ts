/** Listeners in this process by the channels of a bus. */
import type { BusListener, Subscription } from './bus.ts'

interface Channel {
  readonly listeners: Set<BusListener>
  readonly ready: Promise<void>
}

/** Subscribes to channels for a bus. */
export interface ChannelCarrier {
  /** Resolves once no further message is missed. Never rejects. */
  subscribe(channel: string): Promise<void>
  unsubscribe(channel: string): void
}

export class Channels {
  readonly #carrier: ChannelCarrier
  readonly #open = new Map<string, Channel>()

  constructor(carrier: ChannelCarrier) {
    this.#carrier = carrier
  }

  /** Channels with a listener. */
  get names(): string[] {
    return [...this.#open.keys()]
  }

  listen(name: string, listener: BusListener): Subscription {
    const channel = this.#open.get(name) ?? this.#subscribe(name)
    channel.listeners.add(listener)
    return { ready: channel.ready, stop: () => this.#stop(name, channel, listener) }
  }

  received(name: string, text: string): void {
    for (const listener of this.#open.get(name)?.listeners ?? []) listener.message(text)
  }

  interrupted(): void {
    for (const { listeners } of this.#open.values()) for (const listener of listeners) listener.interrupted()
  }

  #subscribe(name: string): Channel {
    const channel = { listeners: new Set<BusListener>(), ready: this.#carrier.subscribe(name) }
    this.#open.set(name, channel)
    return channel
  }

  #stop(name: string, channel: Channel, listener: BusListener): void {
    if (!channel.listeners.delete(listener) || channel.listeners.size > 0) return
    this.#open.delete(name)
    this.#carrier.unsubscribe(name)
  }
}
