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
  evaluator.on(event => port.postMessage(event satisfies FromEvaluator))
  port.addEventListener('message', ({ data }) => {
    const { method, args } = data as ToEvaluator
    const call = evaluator[method] as (...args: readonly unknown[]) => void
    call.apply(evaluator, args as unknown[])
  })
}
