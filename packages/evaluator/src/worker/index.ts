/**
 * The evaluator in a worker of its own. The application's worker file makes an evaluator with its
 * block types and an engine and calls `serveEvaluator(self, evaluator)`; the page calls
 * `connectEvaluator` with a function that starts that worker.
 */
export { connectEvaluator } from './client.ts'
export { serveEvaluator } from './host.ts'
export type { Port, Thread } from './messages.ts'
