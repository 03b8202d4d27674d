/**
 * The evaluator in a worker of its own. The application's worker file makes an evaluator with its
 * block types and an engine and calls `serveEvaluator(self, evaluator)`; the page calls
 * `connectEvaluator` with a function that starts that worker. Bytes of resources are on the page: the
 * worker's evaluator gets `requestResources(self)`, the page hands its store to `connectEvaluator`.
 */
export { connectEvaluator } from './client.ts'
export { serveEvaluator } from './host.ts'
export { requestResources } from './resources.ts'
export type { Port, EvaluatorThread } from './messages.ts'
