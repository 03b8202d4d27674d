import type { Evaluator } from '@calcwright/evaluator'
import { connectEvaluator } from '@calcwright/evaluator/worker'

/** Starts an evaluator, and with it an engine, in threads of their own. */
export function createEvaluatorWorker(): Evaluator {
  return connectEvaluator(new Worker(new URL('./evaluator.worker.ts', import.meta.url), { type: 'module' }))
}
