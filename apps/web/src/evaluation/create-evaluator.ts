import type { Evaluator, ResourceSource } from '@calcwright/evaluator'
import { type EvaluatorThread, connectEvaluator } from '@calcwright/evaluator/worker'
import { takeEarlyEvaluator } from './early-evaluator.ts'
import { threadAfter } from './thread-after.ts'

/**
 * Starts an evaluator, and with it an engine, in threads of their own.
 * @param ready when to start them; null for at once
 * @param resources bytes that blocks refer to
 */
export function createEvaluatorWorker(ready: Promise<void> | null, resources?: ResourceSource): Evaluator {
  let before = ready
  return connectEvaluator(() => {
    const waits = before
    // A restarted evaluator is needed at once.
    before = null
    return waits ? threadAfter(waits, startThread) : startThread()
  }, resources)
}

const startThread = (): EvaluatorThread =>
  threadOf(
    takeEarlyEvaluator() ?? new Worker(new URL('./evaluator.worker.ts', import.meta.url), { type: 'module' }),
  )

/** The engine's worker is started within this one and ends with it. */
export function threadOf(worker: Worker): EvaluatorThread {
  return {
    port: worker,
    terminate: () => worker.terminate(),
    onLost: listener => worker.addEventListener('error', event => listener(event.message)),
  }
}
