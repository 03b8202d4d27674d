/**
 * The evaluator as the page sees it: the same interface, the work done behind a port.
 */
import type { Evaluator, EvaluatorEvent, ResultsSnapshot } from '../contract.ts'
import type { FromEvaluator, Instruction, Port, ToEvaluator } from './messages.ts'

/**
 * @param port the worker in which `serveEvaluator` runs
 * @param onDispose ends the worker
 */
export function connectEvaluator(port: Port, onDispose: () => void = () => {}): Evaluator {
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const snapshots = new Map<number, (snapshot: ResultsSnapshot) => void>()
  let lastId = 0

  const receive = ({ data }: { readonly data: unknown }): void => {
    const message = data as FromEvaluator
    if (message.kind === 'event') for (const listener of listeners) listener(message.event)
    else {
      snapshots.get(message.id)?.(message.snapshot)
      snapshots.delete(message.id)
    }
  }
  port.addEventListener('message', receive)

  const send = (message: ToEvaluator): void => port.postMessage(message)
  const instruct =
    <Args extends readonly unknown[]>(method: Instruction) =>
    (...args: Args): void =>
      send({ kind: 'instruct', method, args })

  return {
    open: instruct('open'),
    update: instruct('update'),
    configure: instruct('configure'),
    abort: instruct('abort'),
    kill: instruct('kill'),
    recalculate: instruct('recalculate'),
    setAutomatic: instruct('setAutomatic'),
    calculate: instruct('calculate'),
    snapshot: () =>
      new Promise(resolve => {
        const id = ++lastId
        snapshots.set(id, resolve)
        send({ kind: 'snapshot', id })
      }),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      send({ kind: 'instruct', method: 'dispose', args: [] })
      port.removeEventListener('message', receive)
      listeners.clear()
      onDispose()
    },
  }
}
