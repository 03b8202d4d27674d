/** The engine in a browser, in a worker of its own. Also started from within a worker. */
import { createClient } from './client.ts'
import { loadModule, loadRestInSpareTime } from './load.ts'
import type { Port, Reply } from './messages.ts'
import type { Engine, EngineSettings, EngineStatus } from './protocol.ts'

export interface BrowserEngineOptions {
  /** Where `giac.wasm` is; by default beside the built program. */
  wasmUrl?: string | URL
  /** Opens the worker; by default the one of this package. */
  createWorker?: () => Worker
  settings?: Partial<EngineSettings>
  /** Keep a second engine warm, so that a kill takes no time. Default true. */
  spare?: boolean
  /** Bytes at which a command ends with the kind `memory`. */
  memoryLimit?: number
  /** Receives the status from the loading on, which ends before there is an engine to subscribe to. */
  onStatus?: (status: EngineStatus) => void
}

/** Start an engine. Resolves when it can calculate; rejects when it cannot be loaded. */
export function createBrowserEngine(options: BrowserEngineOptions = {}): Promise<Engine> {
  const wasmUrl = options.wasmUrl ?? new URL('../dist/giac.wasm', import.meta.url)
  const createWorker =
    options.createWorker ?? (() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  return createClient({
    load: progress => loadModule(wasmUrl, progress),
    loadRest: loadRestInSpareTime,
    open: () => openWorker(createWorker()),
    settings: options.settings,
    spare: options.spare ?? true,
    memoryLimit: options.memoryLimit,
    onStatus: options.onStatus,
  })
}

function openWorker(worker: Worker): Port {
  return {
    post: request => worker.postMessage(request),
    listen(onReply, onLost) {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => onReply(event.data))
      worker.addEventListener('error', event => onLost(event.message))
    },
    terminate: () => worker.terminate(),
  }
}
