/**
 * The evaluator as the page sees it: the same interface, the work done in another thread. The page
 * holds enough to end a thread that answers no more and to start another one with the same worksheet.
 */
import type { Evaluator, EvaluatorEvent } from '../contract.ts'
import { createMailbox, takeFrom } from './mailbox.ts'
import type { FromEvaluator, Instruction, MailboxOffer, Thread, ToEvaluator } from './messages.ts'
import { Told } from './told.ts'

/** @param start starts a worker in which `serveEvaluator` runs; called again after a kill */
export function connectEvaluator(start: () => Thread): Evaluator {
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const told = new Told()
  let end: (() => void) | null = null
  let send: (message: ToEvaluator) => void = () => {}
  let collect: () => void = () => {}

  const emit = (event: EvaluatorEvent): void => {
    told.hear(event)
    for (const listener of listeners) listener(event)
  }
  const connect = (): void => {
    const thread = start()
    let heard = 0
    const hear = ({ number, event }: FromEvaluator): void => {
      // It was in the mailbox.
      if (number <= heard) return
      heard = number
      emit(event)
    }
    const receive = ({ data }: { readonly data: unknown }): void => hear(data as FromEvaluator)
    thread.port.addEventListener('message', receive)
    thread.onLost(reason => stop(reason))
    send = message => thread.port.postMessage(message)
    if (typeof SharedArrayBuffer !== 'undefined') {
      const mailbox = createMailbox()
      thread.port.postMessage({ mailbox } satisfies MailboxOffer)
      collect = () => {
        const text = takeFrom(mailbox)
        const run = text === '' ? [] : (JSON.parse(text) as FromEvaluator[])
        // What comes before it is still on its way.
        if (run[0]?.number === heard + 1) run.forEach(hear)
      }
    }
    end = () => {
      thread.port.removeEventListener('message', receive)
      thread.terminate()
      end = null
      send = () => {}
      collect = () => {}
    }
  }
  const stop = (reason: string): void => {
    end?.()
    emit({ kind: 'engine', phase: 'terminated', text: reason, progress: 0 })
    tellWaiting()
  }
  const tellWaiting = (): void =>
    emit({ kind: 'finished', halted: false, cancelled: true, stale: told.stale() })
  const instruct = (method: Instruction, ...args: readonly unknown[]): void => {
    if (end) send({ method, args })
    else tellWaiting()
  }
  /** Another thread with the worksheet as it stands; it computes everything. */
  const restart = (): void => {
    emit({ kind: 'engine', phase: 'loading', text: '', progress: 0 })
    connect()
    const sheet = told.sheet()
    if (sheet) instruct('open', sheet.blocks, sheet.settings)
    if (!told.automatic) instruct('setAutomatic', false)
  }

  connect()
  return {
    open(blocks, settings, snapshot) {
      told.open(blocks, settings, snapshot)
      instruct('open', blocks, settings, snapshot)
    },
    update(change) {
      told.update(change.blocks, change.order)
      instruct('update', change)
    },
    configure(settings) {
      told.configure(settings)
      instruct('configure', settings)
    },
    abort: () => instruct('abort'),
    kill: () => stop(''),
    recalculate(scope) {
      if (!end) restart()
      instruct('recalculate', scope)
    },
    setAutomatic: automatic => {
      if (end) instruct('setAutomatic', automatic)
      else emit({ kind: 'mode', automatic })
    },
    calculate: blocks => instruct('calculate', blocks),
    collect: () => collect(),
    snapshot: () => Promise.resolve(told.snapshot()),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      listeners.clear()
      end?.()
    },
  }
}
