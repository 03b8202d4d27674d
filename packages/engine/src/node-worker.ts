/** The engine in a Node worker thread. */
import { parentPort } from 'node:worker_threads'
import type { Request } from './messages.ts'
import { loadRest } from './node-modules.ts'
import { createServer } from './serve.ts'

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread.')

const serve = createServer((reply, transfer) => port.postMessage(reply, transfer ?? []), loadRest)
port.on('message', (request: Request) => void serve(request).catch(fail))

function fail(error: unknown): void {
  port?.postMessage({ type: 'failed', message: String(error) })
}
