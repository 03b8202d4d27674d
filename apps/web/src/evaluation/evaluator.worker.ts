/** The evaluator's own thread: parsing, ordering and units never hold up the page. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { createBrowserEngine } from '@calcwright/engine/browser'
import { createEvaluator } from '@calcwright/evaluator'
import { requestResources, serveEvaluator } from '@calcwright/evaluator/worker'
import { DEFERRED_ENGINE } from './deferred-engine.ts'

const work = Promise.withResolvers<void>()
if (!self.name.startsWith(DEFERRED_ENGINE)) work.resolve()

const evaluator = createEvaluator({
  startEngine: onStatus => work.promise.then(() => createBrowserEngine({ onStatus })),
  blockEvaluations,
  resources: requestResources(self),
})
// Steps that stored results do not answer are reported as queued, before there is an engine.
evaluator.on(({ kind }) => {
  if (kind === 'queued') work.resolve()
})
serveEvaluator(self, evaluator)
