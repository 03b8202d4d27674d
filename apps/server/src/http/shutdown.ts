/** Stops a server in an order in which no pending request loses its answer. */
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/**
 * Milliseconds after which slower calls are cut off when the server stops. Clients send unacknowledged saves
 * again.
 */
const TIMEOUT = 5000

/** Close code of RFC 6455's registry for a restart. The page connects again, to any server that answers. */
const RESTART = 1012

/**
 * Milliseconds for which answers are held back before the server stops listening. The system resets
 * connections that it has not handed over by then; clients that wait for an answer open no new one, so all
 * are handed over.
 */
const HELD = 150

interface Ended {
  readonly server: Server
  readonly websocketServer: { readonly clients: Iterable<WebSocket> }
}

export class Shutdown {
  readonly #drain: () => Promise<unknown>
  #begun = false
  #held: Promise<void> | undefined

  /** @param drain resolves when proxies send requests elsewhere; until then everything is answered */
  constructor(drain: () => Promise<unknown>) {
    this.#drain = drain
  }

  /** Whether clients should use another server if they can. */
  get begun(): boolean {
    return this.#begun
  }

  /** Delays an answer until no further connection can replace its own. */
  get held(): Promise<void> | undefined {
    return this.#held
  }

  /**
   * Runs before the server stops listening. From now on each answer closes its connection and says so in its
   * header, so frequent clients have left when this resolves.
   */
  async run({ server, websocketServer }: Ended): Promise<void> {
    this.#begun = true
    await this.#drain()
    for (const socket of websocketServer.clients) socket.close(RESTART, 'The server starts anew.')
    this.#held = untilNotListening(server)
    await sleep(HELD)
    endConnections(server, () => {
      for (const socket of websocketServer.clients) socket.terminate()
    })
  }
}

/** Resolves when a server has stopped listening. */
async function untilNotListening(server: Server): Promise<void> {
  while (server.listening) await sleep(5)
}

/** Closing a server waits for its connections: those that become idle after a last answer, and slow ones. */
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
