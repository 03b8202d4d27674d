/**
 * The evaluator as the page sees it: the same interface, the work done in another thread. The page
 * holds enough to end a thread that answers no more and to start another one with the same worksheet.
 */
import type { Evaluator, EvaluatorEvent, ResourceSource } from '../contract.ts'
import { connectTo } from './connection.ts'
import type { Connection } from './connection.ts'
import type { Instruction, EvaluatorThread } from './messages.ts'
import { Replica } from './replica.ts'

/**
 * @param start starts a worker in which `serveEvaluator` runs; called again after a kill
 * @param resources bytes that blocks refer to; without it every resource is missing
 */
export function connectEvaluator(start: () => EvaluatorThread, resources?: ResourceSource): Evaluator {
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const replica = new Replica()
  let connection: Connection | null = null

  const emit = (event: EvaluatorEvent): void => {
    replica.receive(event)
    for (const listener of listeners) listener(event)
  }
  const connect = (): void => {
    const thread = start()
    connection = connectTo(thread, emit, resources)
    thread.onLost(reason => stop(reason))
  }
  const end = (): void => {
    connection?.end()
    connection = null
  }
  const stop = (reason: string): void => {
    end()
    emit({ kind: 'engine', phase: 'terminated', text: reason, progress: 0 })
    reportStale()
  }
  const reportStale = (): void =>
    emit({ kind: 'finished', halted: false, cancelled: true, stale: replica.stale() })
  const instruct = (method: Instruction, ...args: readonly unknown[]): void => {
    if (connection) connection.send({ method, args })
    else reportStale()
  }
  /** Another thread with the worksheet as it stands; it computes everything. */
  const restart = (): void => {
    emit({ kind: 'engine', phase: 'loading', text: '', progress: 0 })
    connect()
    const sheet = replica.sheet()
    if (sheet) instruct('open', sheet.blocks, sheet.settings)
    if (!replica.automatic) instruct('setAutomatic', false)
  }

  connect()
  return {
    open(blocks, settings, snapshot) {
      replica.open(blocks, settings, snapshot)
      instruct('open', blocks, settings, snapshot)
    },
    update(change) {
      replica.update(change.blocks, change.order)
      instruct('update', change)
    },
    configure(settings) {
      replica.configure(settings)
      instruct('configure', settings)
    },
    abort: () => instruct('abort'),
    kill: () => stop(''),
    recalculate(scope) {
      if (!connection) restart()
      instruct('recalculate', scope)
    },
    setAutomatic: automatic => {
      if (connection) instruct('setAutomatic', automatic)
      else emit({ kind: 'mode', automatic })
    },
    calculate: blocks => instruct('calculate', blocks),
    collect: () => connection?.collect(),
    snapshot: () => Promise.resolve(replica.snapshot()),
    settled: () => connection?.settled() ?? Promise.resolve(),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      listeners.clear()
      end()
    },
  }
}
