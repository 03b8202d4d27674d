/** Engines for Node: in a worker thread, or in the thread of the caller. */
import { Worker } from 'node:worker_threads'
import { createClient } from './client.ts'
import { openInlinePort } from './inline-port.ts'
import type { Port, Reply } from './messages.ts'
import { loadEngineModule, loadRest } from './node-modules.ts'
import type { Engine, EngineSettings } from './protocol.ts'

export { createEngineCore } from './core.ts'
export type { CoreOptions, EngineCore, Evaluation } from './core.ts'
export { loadEngineModule, loadRest } from './node-modules.ts'

export interface NodeEngineOptions {
  settings?: Partial<EngineSettings>
  /** Keep a second engine warm, so that a kill takes no time. Default true. */
  spare?: boolean
  /** Bytes at which a command ends with the kind `memory`. */
  memoryLimit?: number
}

export interface InlineEngineOptions extends Omit<NodeEngineOptions, 'spare'> {
  /** Milliseconds of work that an engine may have to repeat when it is replaced: memory is copied as seldom. */
  repeatLimit?: number
}

/** An engine in a worker thread: can be interrupted and killed. Keeps Node running until `dispose()`. */
export function createNodeEngine(options: NodeEngineOptions = {}): Promise<Engine> {
  return createClient({
    load: loadEngineModule,
    open: openThread,
    settings: options.settings,
    spare: options.spare ?? true,
    memoryLimit: options.memoryLimit,
  })
}

/**
 * An engine in this thread: the fastest start, for command line programs and tests.
 * It blocks while a command runs; only a deadline ends a long one.
 */
export function createInlineEngine(options: InlineEngineOptions = {}): Promise<Engine> {
  return createClient({
    load: loadEngineModule,
    open: () => openInlinePort(loadRest, options.repeatLimit),
    settings: options.settings,
    spare: false,
    memoryLimit: options.memoryLimit,
  })
}

function openThread(): Port {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), {
    // Deep recursion needs room; the default of 4 MB is less than a browser gives.
    resourceLimits: { stackSizeMb: 16 },
  })
  return {
    post: request => worker.postMessage(request),
    listen(onReply, onLost) {
      worker.on('message', (reply: Reply) => onReply(reply))
      worker.on('error', error => onLost(String(error)))
      worker.on('exit', () => onLost('The worker thread ended.'))
    },
    terminate() {
      worker.removeAllListeners()
      void worker.terminate()
    },
  }
}
