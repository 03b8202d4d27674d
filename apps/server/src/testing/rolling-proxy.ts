/**
 * A proxy as deploy/Caddyfile sets one up for servers at fixed addresses: it looks at /healthz every two seconds, sends a
 * request to the healthy server with the fewest, keeps connections open, and tries another server where one takes no
 * connection. A connection that breaks later is counted and never tried again.
 */
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const HEALTH_INTERVAL = 2000
/** Milliseconds for which another server is tried. */
const TRY_DURATION = 5000
const RETRY = 50

interface Upstream {
  readonly port: number
  healthy: boolean
  running: number
}

export interface RollingProxy {
  readonly address: string
  /** Codes of the connections to servers that broke, and of requests that no server took. */
  readonly faults: readonly string[]
  isHealthy(port: number): boolean
  close(): Promise<void>
}

/** @param port of the proxy itself */
export async function startRollingProxy(port: number, ports: readonly number[]): Promise<RollingProxy> {
  const upstreams = ports.map((at): Upstream => ({ port: at, healthy: false, running: 0 }))
  const agent = new Agent({ keepAlive: true })
  const faults: string[] = []
  const look = async (upstream: Upstream): Promise<void> => {
    const { status } = await fetch(`http://127.0.0.1:${upstream.port}/healthz`).catch(() => ({ status: 0 }))
    upstream.healthy = status === 200
  }
  const timer = setInterval(() => upstreams.forEach(upstream => void look(upstream)), HEALTH_INTERVAL)
  const proxy = createServer((asked, answer) => {
    void forward(asked, answer, { upstreams, agent }).catch((error: NodeJS.ErrnoException) => {
      faults.push(error.code ?? error.message)
      if (!answer.headersSent) answer.writeHead(502)
      answer.end()
    })
  })
  // The connection stays open for who pauses on a busy machine.
  proxy.keepAliveTimeout = 60_000
  await new Promise<void>(resolve => proxy.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    faults,
    isHealthy: at => upstreams.some(upstream => upstream.port === at && upstream.healthy),
    async close() {
      clearInterval(timer)
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise(resolve => proxy.close(resolve))
    },
  }
}

interface Servers {
  readonly upstreams: readonly Upstream[]
  readonly agent: Agent
}

/** Throws where a connection broke, or no server took the request in time. */
async function forward(asked: IncomingMessage, answer: ServerResponse, servers: Servers): Promise<void> {
  const body = await buffer(asked)
  const until = Date.now() + TRY_DURATION
  const refused = new Set<Upstream>()
  for (;;) {
    const upstream = servers.upstreams
      .filter(each => each.healthy && !refused.has(each))
      .toSorted((one, other) => one.running - other.running)[0]
    if (upstream) {
      upstream.running += 1
      try {
        return await pass(asked, body, answer, { port: upstream.port, agent: servers.agent })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
        refused.add(upstream)
      } finally {
        upstream.running -= 1
      }
    } else {
      if (Date.now() > until) throw new Error('no server')
      refused.clear()
      await sleep(RETRY)
    }
  }
}

function pass(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  { port, agent }: { readonly port: number; readonly agent: Agent },
): Promise<void> {
  const { connection: _, ...others } = headers
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = request(
    { host: '127.0.0.1', port, agent, method, path: url, headers: others, setHost: false },
    received => {
      const { connection: _hop, ...rest } = received.headers
      answer.writeHead(received.statusCode ?? 502, rest)
      received.on('error', reject).on('aborted', () => reject(new Error('aborted')))
      received.on('end', resolve).pipe(answer)
    },
  )
  sent.on('error', reject).end(body)
  return promise
}
