/** Evaluators of pages that show what is stored, and calculate little. */
import type { Evaluator, ResourceSource } from '@calcwright/evaluator'
import { connectEvaluator } from '@calcwright/evaluator/worker'
import { threadOf } from './create-evaluator.ts'
import { threadAfter } from './thread-after.ts'

/** Starts an evaluator, after `ready`, whose engine is loaded only when stored results do not answer all. */
export function createReadingEvaluator(ready: Promise<void>, resources: ResourceSource): Evaluator {
  return connectEvaluator(() => threadAfter(ready, () => threadOf(takeReader())), resources)
}

let prepared: Worker | null = null

/** Loads the scripts of the next reading evaluator. */
export function prepareReadingEvaluator(): void {
  prepared ??= startReader()
}

function takeReader(): Worker {
  const worker = prepared ?? startReader()
  prepared = null
  return worker
}

const startReader = (): Worker =>
  new Worker(new URL('./evaluator.worker.ts', import.meta.url), {
    type: 'module',
    // The bundler reads this where it stands: it is DEFERRED_ENGINE.
    name: 'deferred-engine',
  })
