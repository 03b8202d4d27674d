/** The engine in a browser worker; also started by another worker. */
import { MissingPart } from './errors.ts'
import type { Request } from './messages.ts'
import { createServer } from './serve.ts'

interface WorkerScope {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
}

/** ms after the first commands: what a page opens with is not to share the processor. */
const SPARE_DELAY = 4000

const REST = new URL('../dist/giac-rest.wasm', import.meta.url)

const scope = globalThis as unknown as WorkerScope
const serve = createServer((reply, transfer) => scope.postMessage(reply, transfer ?? []), loadRest)

let rest: WebAssembly.Module | undefined
let isFetched = false

scope.addEventListener('message', event => {
  if (event.data.type === 'run' && !isFetched) {
    isFetched = true
    setTimeout(() => void fetchRest(), SPARE_DELAY)
  }
  void serve(event.data).catch((error: unknown) => {
    scope.postMessage({ type: 'failed', message: String(error) }, [])
  })
})

/** Has the second part ready before it is needed. Where it does not come, loadRest asks again. */
async function fetchRest(): Promise<void> {
  const response = await fetch(REST, { priority: 'low' }).catch(() => undefined)
  if (!response?.ok || rest) return
  const module = await WebAssembly.compileStreaming(response)
  rest ??= module
}

/** The engine has called a function of the second part, and waits. */
function loadRest(): WebAssembly.Module {
  if (rest) return rest
  const request = new XMLHttpRequest()
  request.open('GET', REST, false)
  request.responseType = 'arraybuffer'
  try {
    request.send()
  } catch {
    throw new MissingPart()
  }
  if (request.status !== 200) throw new MissingPart()
  rest = new WebAssembly.Module(request.response as ArrayBuffer)
  return rest
}
