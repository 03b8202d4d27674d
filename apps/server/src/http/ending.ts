/** The end of a server, in an order in which nobody who asks it meanwhile loses an answer. */
import type { Server } from 'node:http'
import type { WebSocket } from 'ws'

/** Calls that take longer are broken off when the server stops; what they save is answered or sent again. */
const PATIENCE = 5000

/** RFC 6455's registry: the server starts anew. The page connects again, to whichever answers then. */
const RESTART = 1012

interface Ended {
  readonly server: Server
  readonly websocketServer: { readonly clients: Iterable<WebSocket> }
}

export class Ending {
  readonly #drain: () => Promise<unknown>
  #begun = false

  /** @param drain resolves when proxies have heard that they go elsewhere: until then everything is answered */
  constructor(drain: () => Promise<unknown>) {
    this.#drain = drain
  }

  /** Whether whoever can ask another server should. */
  get begun(): boolean {
    return this.#begun
  }

  /**
   * Before the server takes no more connections. From now on each answer is the last of its connection,
   * which the framework says in it: those that ask often have left when this resolves.
   */
  async run({ server, websocketServer }: Ended): Promise<void> {
    this.#begun = true
    await this.#drain()
    for (const socket of websocketServer.clients) socket.close(RESTART, 'The server starts anew.')
    endConnections(server, () => {
      for (const socket of websocketServer.clients) socket.terminate()
    })
  }
}

/** Closing a server waits for its connections: those that a last answer leaves idle, and slow ones. */
function endConnections(server: Server, endSockets: () => void): void {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const all = setTimeout(() => {
    server.closeAllConnections()
    endSockets()
  }, PATIENCE)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(all)
  })
}
