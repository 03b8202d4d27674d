/** The other end of a Thread, which runs tasks in sequence. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { type Transferable, parentPort } from 'node:worker_threads'
import { toFailure } from '../failure.ts'
import type { Answer } from './thread.ts'

export interface TaskResult {
  readonly value: unknown
  /** Buffers of the result that are transferred instead of copied. */
  readonly transfer?: readonly Transferable[]
}

export function answerTasks(perform: (task: unknown) => TaskResult | Promise<TaskResult>): void {
  const port = parentPort
  if (!port) throw new Error('This module runs in a thread of its own.')
  giveWay()
  port.on('message', async (task: unknown) => {
    try {
      const { value, transfer = [] } = await perform(task)
      port.postMessage({ value } satisfies Answer, [...transfer])
    } catch (error) {
      port.postMessage({ failure: toFailure(error) } satisfies Answer)
    }
  })
}

/** Nice value of the threads; they get a third of the processor time of the main thread. */
const PRIORITY = 5

/**
 * Lowers the priority, so that small requests are answered first where processors are few. Linux has a
 * priority for each thread.
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), PRIORITY)
}
