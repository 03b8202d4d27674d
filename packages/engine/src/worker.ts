/** The engine in a browser worker; also started by another worker. */
import type { Request } from './messages.ts'
import { createServer } from './serve.ts'

interface WorkerScope {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
}

const scope = globalThis as unknown as WorkerScope
const serve = createServer((reply, transfer) => scope.postMessage(reply, transfer ?? []))

scope.addEventListener('message', event => {
  void serve(event.data).catch((error: unknown) => {
    scope.postMessage({ type: 'failed', message: String(error) }, [])
  })
})
