/** The end of a server, in an order in which nobody who asks it meanwhile loses an answer. */
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/** Calls that take longer are broken off when the server stops; what they save is answered or sent again. */
const TIMEOUT = 5000

/** RFC 6455's registry: the server starts anew. The page connects again, to whichever answers then. */
const RESTART = 1012

/**
 * Milliseconds in which answers are held back before nobody listens any more. The system resets connections
 * that it has not handed over by then; who waits for an answer makes no new one, so that all are.
 */
const HELD = 150

interface Ended {
  readonly server: Server
  readonly websocketServer: { readonly clients: Iterable<WebSocket> }
}

export class Ending {
  readonly #drain: () => Promise<unknown>
  #begun = false
  #held: Promise<void> | undefined

  /** @param drain resolves when proxies have heard that they go elsewhere: until then everything is answered */
  constructor(drain: () => Promise<unknown>) {
    this.#drain = drain
  }

  /** Whether whoever can ask another server should. */
  get begun(): boolean {
    return this.#begun
  }

  /** What an answer waits for: that no further connection comes in its place. */
  get held(): Promise<void> | undefined {
    return this.#held
  }

  /**
   * Before the server takes no more connections. From now on each answer is the last of its connection,
   * which the framework says in it: those that ask often have left when this resolves.
   */
  async run({ server, websocketServer }: Ended): Promise<void> {
    this.#begun = true
    await this.#drain()
    for (const socket of websocketServer.clients) socket.close(RESTART, 'The server starts anew.')
    this.#held = untilDeaf(server)
    await sleep(HELD)
    endConnections(server, () => {
      for (const socket of websocketServer.clients) socket.terminate()
    })
  }
}

/** Resolves when a server listens no more. */
async function untilDeaf(server: Server): Promise<void> {
  while (server.listening) await sleep(5)
}

/** Closing a server waits for its connections: those that a last answer leaves idle, and slow ones. */
function endConnections(server: Server, endSockets: () => void): void {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const all = setTimeout(() => {
    server.closeAllConnections()
    endSockets()
  }, TIMEOUT)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(all)
  })
}
