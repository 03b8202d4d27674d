/** The evaluator's own thread: parsing, ordering and units never hold up the page. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { createBrowserEngine } from '@calcwright/engine/browser'
import { createEvaluator } from '@calcwright/evaluator'
import { requestResources, serveEvaluator } from '@calcwright/evaluator/worker'

const evaluator = createEvaluator({
  startEngine: onStatus => createBrowserEngine({ onStatus }),
  blockEvaluations,
  resources: requestResources(self),
})
serveEvaluator(self, evaluator)
