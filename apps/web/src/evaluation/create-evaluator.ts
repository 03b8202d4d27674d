import type { Evaluator } from '@calcwright/evaluator'
import { type Thread, connectEvaluator } from '@calcwright/evaluator/worker'

/** Starts an evaluator, and with it an engine, in threads of their own. */
export function createEvaluatorWorker(): Evaluator {
  return connectEvaluator(startThread)
}

/** The engine's worker is started within this one and ends with it. */
function startThread(): Thread {
  const worker = new Worker(new URL('./evaluator.worker.ts', import.meta.url), { type: 'module' })
  return {
    port: worker,
    terminate: () => worker.terminate(),
    onLost: listener => worker.addEventListener('error', event => listener(event.message)),
  }
}
