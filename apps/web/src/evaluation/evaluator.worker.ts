/** The evaluator's own thread: parsing, ordering and units never hold up the page. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { hostEvaluator } from '@calcwright/evaluator/worker'

hostEvaluator(self, blockEvaluations)
