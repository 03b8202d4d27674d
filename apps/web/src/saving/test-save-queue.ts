/** A save queue on a document of one number, with a server whose answers the test gives. */
import {
  type Answer,
  type CallOptions,
  type SaveAnswer,
  type SaveRequest,
  fromBase64,
} from '@calcwright/contract'
import { vi } from 'vitest'
import { SaveQueue, type SavedWorksheet, type SaveQueueOptions } from './save-queue.ts'

/** A document of one number: an update is the new number, the state vector the last one. */
class Counter implements SavedWorksheet {
  name = 'Sheet'
  value = 0
  merged: number[] = []
  #listeners = new Set<(update: Uint8Array, origin: 'local' | 'remote' | 'undo') => void>()

  lines = 1
  blocks = () => Array.from({ length: this.lines }, () => ({}) as never)
  encode = () => Uint8Array.of(this.value)
  stateVector = () => Uint8Array.of(this.value)
  encodeSince = () => Uint8Array.of(this.value)
  merge = (update: Uint8Array) => {
    this.merged.push(update[0] ?? -1)
    return true
  }
  onUpdate = (listener: (update: Uint8Array, origin: 'local' | 'remote' | 'undo') => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  change(origin: 'local' | 'remote' = 'local') {
    this.value += 1
    for (const listener of this.#listeners) listener(Uint8Array.of(this.value), origin)
  }
}

/** A server whose answers the test gives one by one. */
class Server {
  requests: SaveRequest[] = []
  #waiting: { resolve: (answer: Answer<SaveAnswer>) => void; reject: (error: Error) => void }[] = []

  /** Numbers of the requests that outlive their page. */
  outliving: number[] = []

  save = (request: SaveRequest, options?: CallOptions) => {
    if (options?.keepalive) this.outliving.push(this.requests.length)
    this.requests.push(request)
    return new Promise<Answer<SaveAnswer>>((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }
  async accept(answer: Partial<SaveAnswer> = {}) {
    const version = this.requests.length + 1
    const base = {
      success: true as const,
      version,
      application_version: '1|1|1',
      name: 'Sheet',
      update_time: 1,
    }
    this.#waiting.shift()?.resolve({ ...base, ...answer })
    await vi.advanceTimersByTimeAsync(0)
  }
  async refuse(refusal: Extract<Answer<SaveAnswer>, { success: false }>) {
    this.#waiting.shift()?.resolve(refusal)
    await vi.advanceTimersByTimeAsync(0)
  }
  async fail(error: Error) {
    this.#waiting.shift()?.reject(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  sent = () =>
    this.requests.map(({ patch, full_resave: full }) =>
      full ? `full ${value(full)}` : `patch ${value(patch)}`,
    )
}

const value = (base64: string | undefined) => (base64 === undefined ? '-' : String(fromBase64(base64)[0]))

export function setup(mayEdit = true, sendFiles?: SaveQueueOptions['sendFiles']) {
  const worksheet = new Counter()
  const server = new Server()
  const onSaved = vi.fn()
  const accepted = vi.fn()
  const onMoved = vi.fn()
  const results = { calculated: Promise.resolve(), news: true }
  const archive = (scope: 'all' | 'new') =>
    Promise.resolve(scope === 'all' || results.news ? { text: '{}', accepted } : null)
  accepted.mockImplementation(() => (results.news = false))
  const queue = new SaveQueue({
    client: server,
    worksheet,
    hash: 'h'.repeat(20),
    version: 1,
    applicationVersion: '1|1|1',
    mayEdit,
    sendFiles,
    archive,
    whenCalculated: () => results.calculated,
    onSaved,
    onMoved,
  })
  const phase = () => queue.state.getState().phase
  return { worksheet, server, queue, results, onSaved, onMoved, accepted, phase }
}
