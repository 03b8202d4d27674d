/** A worker of the evaluator that was started beside the first scripts of the page. */

declare global {
  /** Absent on pages that start none, and once it has been taken. */
  var calcwrightEarlyEvaluator: Worker | undefined
}

/** Starts the worker of the page, if the page names its script. */
export function startEvaluatorEarly(): void {
  const script = document.querySelector<HTMLLinkElement>('link[data-evaluator]')
  if (!script) return
  const worker = new Worker(script.href, { type: 'module' })
  globalThis.calcwrightEarlyEvaluator = worker
  // The one who would take it starts another.
  worker.addEventListener('error', () => {
    if (globalThis.calcwrightEarlyEvaluator === worker) globalThis.calcwrightEarlyEvaluator = undefined
  })
}

/** Takes it, once. */
export function takeEarlyEvaluator(): Worker | undefined {
  const worker = globalThis.calcwrightEarlyEvaluator
  globalThis.calcwrightEarlyEvaluator = undefined
  return worker
}
