/**
 * Carries messages between the processes that serve one database. Messages are not kept: a process
 * gets what is published while it listens.
 */
export interface Bus {
  /** Reaches every listener of the channel, in this process too. Throws when it could not be sent. */
  publish(channel: string, text: string): Promise<void>
  listen(channel: string, listener: BusListener): Listening
  close(): Promise<void>
}

export interface Listening {
  /** Resolves when nothing that is published from then on is missed. */
  readonly ready: Promise<void>
  stop(): void
}

export interface BusListener {
  message(text: string): void
  /** The connection was away for a while: messages may be missing. */
  interrupted(): void
}
