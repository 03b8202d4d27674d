/** The other end of a Thread: works off what is asked, one after the other. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { type Transferable, parentPort } from 'node:worker_threads'
import { toFailure } from '../failure.ts'
import type { Answer } from './thread.ts'

export interface Result {
  readonly value: unknown
  /** What of it is handed over instead of copied. */
  readonly transfer?: readonly Transferable[]
}

export function answerTasks(perform: (task: unknown) => Result): void {
  const port = parentPort
  if (!port) throw new Error('This module runs in a thread of its own.')
  giveWay()
  port.on('message', (task: unknown) => {
    try {
      const { value, transfer = [] } = perform(task)
      port.postMessage({ value } satisfies Answer, [...transfer])
    } catch (error) {
      port.postMessage({ failure: toFailure(error) } satisfies Answer)
    }
  })
}

/** Of the system's scale, on which more comes later: what is worked on aside takes a third of what others want. */
const PRIORITY = 5

/** Where processors are few, those who ask for little are answered first. Linux counts threads like processes. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), PRIORITY)
}
