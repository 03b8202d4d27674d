/** The engine's status and those who listen to it. */
import type { EngineStatus } from './protocol.ts'

/** Reports how far loading is: text for people, and a share from 0 to 1. */
export type Progress = (phase: string, progress: number) => void

export interface StatusSource {
  readonly current: EngineStatus
  set(status: EngineStatus): void
  listen(listener: (status: EngineStatus) => void): () => void
}

export function createStatus(): StatusSource {
  const listeners = new Set<(status: EngineStatus) => void>()
  let current: EngineStatus = { state: 'loading', phase: 'Loading', progress: 0 }
  return {
    get current() {
      return current
    },
    set(status) {
      if (current.state === 'terminated') return
      if (current.state === status.state && status.state !== 'loading') return
      current = status
      for (const listener of listeners) listener(status)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
