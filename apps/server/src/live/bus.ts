/**
 * Carries messages between the processes on one database. Messages are not stored: a process receives only
 * those that are published while it listens.
 */
export interface Bus {
  /** Sends to every listener of the channel, in this process too. Throws when sending failed. */
  publish(channel: string, text: string): Promise<void>
  listen(channel: string, listener: BusListener): Subscription
  close(): Promise<void>
}

export interface Subscription {
  /** Resolves once no further message is missed. */
  readonly ready: Promise<void>
  stop(): void
}

export interface BusListener {
  message(text: string): void
  /** Called after an interruption of the connection: messages may be missing. */
  interrupted(): void
}
