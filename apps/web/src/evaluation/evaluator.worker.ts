/** The evaluator's own thread: parsing, ordering and units never hold up the page. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { createBrowserEngine } from '@calcwright/engine/browser'
import { createEvaluator } from '@calcwright/evaluator'
import { requestResources, serveEvaluator } from '@calcwright/evaluator/worker'
import { DEFERRED_ENGINE } from './deferred-engine.ts'

/** Milliseconds after the first results, in which the page fetches what the first keys need. */
const SPARE_TIME = 1500

const evaluator = createEvaluator({
  startEngine: onStatus => createBrowserEngine({ onStatus }),
  startsWhenNeeded: true,
  // In the frame of another page nobody may ever type a line that needs it.
  ...(!self.name.startsWith(DEFERRED_ENGINE) && { spareTime: SPARE_TIME }),
  blockEvaluations,
  resources: requestResources(self),
})
serveEvaluator(self, evaluator)
