/** The engine in a browser worker; also started by another worker. */
import { MissingPart } from './errors.ts'
import { REST } from './load.ts'
import type { Request } from './messages.ts'
import { createServer } from './serve.ts'

interface WorkerScope {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
}

const scope = globalThis as unknown as WorkerScope
const serve = createServer((reply, transfer) => scope.postMessage(reply, transfer ?? []), loadRest)

scope.addEventListener('message', event => {
  void serve(event.data).catch((error: unknown) => {
    scope.postMessage({ type: 'failed', message: String(error) }, [])
  })
})

/** The engine has called a function of the second part, and waits. */
function loadRest(): WebAssembly.Module {
  const request = new XMLHttpRequest()
  request.open('GET', REST, false)
  request.responseType = 'arraybuffer'
  try {
    request.send()
  } catch {
    throw new MissingPart()
  }
  if (request.status !== 200) throw new MissingPart()
  return new WebAssembly.Module(request.response as ArrayBuffer)
}
