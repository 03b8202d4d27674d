import type { Server } from 'node:http'

/** Calls that take longer are broken off when the server stops; what they save is answered or sent again. */
const PATIENCE = 5000

/** Closing a server waits for its connections: those that a last answer leaves idle, and slow ones. */
export function endConnections(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const all = setTimeout(() => server.closeAllConnections(), PATIENCE)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(all)
  })
}
