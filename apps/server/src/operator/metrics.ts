/** Metrics for the operator in Prometheus' format, at an address of their own, or nowhere. */
import { type Server, type ServerResponse, createServer } from 'node:http'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { MetricsAddress } from '../config.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Serves the metrics while the application runs. Calls are named by their routes, so no address of a page
 * appears.
 */
export function registerMetrics(app: FastifyInstance, pool: Pool, address: MetricsAddress): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureCalls(app, registry)
  measureNow(
    registry,
    'calcwright_live_windows',
    'Open live connections',
    () => app.websocketServer.clients.size,
  )
  measureNow(
    registry,
    'calcwright_database_connections',
    'Connections to the database',
    () => pool.totalCount,
  )
  measureNow(registry, 'calcwright_database_waiting', 'Who waits for a connection', () => pool.waitingCount)
  const server = createServer((request, response) => {
    answer(registry, request.url, response.setHeader('cache-control', 'no-store')).catch((error: unknown) => {
      app.log.error({ err: error }, 'the figures could not be read')
      response.destroy()
    })
  })
  app.addHook('onReady', () => listen(server, address))
  app.addHook('onClose', async () => void server.close().closeAllConnections())
}

async function listen(server: Server, { host, port }: MetricsAddress): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

async function answer(registry: Registry, url: string | undefined, response: ServerResponse): Promise<void> {
  if (url === '/metrics')
    response.setHeader('content-type', registry.contentType).end(await registry.metrics())
  else response.writeHead(404).end()
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const calls = new Counter({
    name: 'calcwright_calls_total',
    help: 'Answered calls',
    labelNames: ['method', 'call', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'calcwright_call_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['method', 'call'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ?? 'unknown address'
    const { method } = request
    calls.inc({ method, call, status: reply.statusCode })
    seconds.observe({ method, call }, reply.elapsedTime / 1000)
  })
}

/** The value is measured at each request. */
function measureNow(registry: Registry, name: string, help: string, value: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(value()) })
  registry.registerMetric(gauge)
}
