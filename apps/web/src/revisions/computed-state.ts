/** The values of a state that was stored without any: nobody had it open before it was stored. */
import type { ServerClient, WorksheetAnswer } from '@calcwright/contract'
import { createEvaluatorWorker } from '../evaluation/create-evaluator.ts'
import { whenCalculated } from '../evaluation/when-calculated.ts'
import { computeWorksheet, worksheetContent } from '../opened/compute-worksheet.ts'
import { unsentFiles } from '../resources/browser-files.ts'
import { PageResources } from '../resources/page-resources.ts'
import type { ComparedState } from './differences.ts'

/** Milliseconds after which what is there by then is compared. */
const LIMIT = 30_000

/** Computes the state as this page would show it. */
export async function computedState(answer: WorksheetAnswer, client: ServerClient): Promise<ComparedState> {
  const resources = new PageResources({
    client,
    files: unsentFiles,
    hashes: [answer.hash_string, ...answer.former_hashes],
    maySend: () => false,
    onStorageError: () => {},
  })
  const computation = computeWorksheet(worksheetContent(answer), ready =>
    createEvaluatorWorker(ready, resources),
  )
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, LIMIT)
  await Promise.race([whenCalculated(computation.results), late.promise])
  clearTimeout(timer)
  const { results } = await computation.evaluator.snapshot()
  await computation.close()
  return { blocks: computation.worksheet.blocks(), results, isComputed: true }
}
