/**
 * The worker's side: hands messages to an evaluator and its events back.
 */
import type { Evaluator } from '../contract.ts'
import type { FromEvaluator, Port, ToEvaluator } from './messages.ts'

/**
 * @param port in a worker its global scope
 * @param evaluator made in the worker, with the block types and the engine of the application
 */
export function serveEvaluator(port: Port, evaluator: Evaluator): void {
  const send = (message: FromEvaluator): void => port.postMessage(message)
  evaluator.on(event => send({ kind: 'event', event }))
  port.addEventListener('message', ({ data }) => {
    const message = data as ToEvaluator
    if (message.kind === 'instruct') {
      const method = evaluator[message.method] as (...args: readonly unknown[]) => void
      method.apply(evaluator, message.args as unknown[])
    } else {
      const { id } = message
      void evaluator.snapshot().then(snapshot => send({ kind: 'snapshot', id, snapshot }))
    }
  })
}
