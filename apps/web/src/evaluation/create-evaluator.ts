import type { Evaluator } from '@calcwright/evaluator'
import { connectToHost } from '@calcwright/evaluator/worker'

/** Starts an evaluator, and with it an engine, in threads of their own. */
export function createEvaluatorWorker(): Evaluator {
  return connectToHost(new Worker(new URL('./evaluator.worker.ts', import.meta.url), { type: 'module' }))
}
