/** Messages between the client and the worker. One request is answered before the next is sent. */
import type { EngineCommand, EngineResult, EngineSettings } from './protocol.ts'

/** One step that a fresh engine repeats to come to the same state. */
export type HistoryStep =
  { kind: 'command'; command: EngineCommand } | { kind: 'settings'; settings: EngineSettings }

export type Request =
  /** Start an instance and keep it warm. `flag[0]` other than 0 stops what runs. */
  | {
      type: 'prepare'
      module: WebAssembly.Module
      rest?: WebAssembly.Module
      flag?: Int32Array
      memoryLimit: number
    }
  /** The second part, fetched before it is needed; not answered. */
  | { type: 'rest'; rest: WebAssembly.Module }
  /** Take over a state: memory, settings at that time, steps since. */
  | { type: 'adopt'; settings: EngineSettings; snapshot?: Uint8Array; steps: HistoryStep[] }
  | { type: 'run'; commands: EngineCommand[] }
  | { type: 'settings'; settings: EngineSettings }
  | { type: 'reset' }

export type Reply =
  | { type: 'prepared' }
  | { type: 'adopted' }
  | { type: 'result'; index: number; result: EngineResult; changed: boolean }
  /** A function of the second part was called, and this part is fetched; until `loaded` no time counts. */
  | { type: 'loading' }
  | { type: 'loaded'; rest: WebAssembly.Module }
  /** The state after everything answered so far. */
  | { type: 'snapshot'; snapshot: Uint8Array<ArrayBuffer> }
  /** The request is done. `broken`: this engine must be replaced, commands after the last result did not run. */
  | { type: 'done'; broken: boolean }
  /** The engine cannot start or work. */
  | { type: 'failed'; message: string }

/** One end of the line to an engine. */
export interface Port {
  post(request: Request): void
  listen(onReply: (reply: Reply) => void, onLost: (message: string) => void): void
  /** Stop at once, whatever runs. */
  terminate(): void
}
