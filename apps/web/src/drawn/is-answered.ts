/** Whether a worksheet can be shown with its stored results alone. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { type Worksheet, toCalculationSettings } from '@calcwright/document'
import { type ResultsSnapshot, createEvaluator, restoredSnapshot } from '@calcwright/evaluator'
import { evaluationBlock } from '../evaluation/connect.ts'
import { usesCurrency } from '../evaluation/worksheet-rates.ts'

const never = new Promise<never>(() => {})

/**
 * Resolves to whether the stored results answer all lines, as the evaluator of the page would find. Nothing is
 * calculated for it.
 * @param archive as it is stored; '' for none
 */
export async function isAnswered(worksheet: Worksheet, archive: string): Promise<boolean> {
  // The newest rates are for the page to ask for.
  if (usesCurrency(worksheet)) return false
  const stored = archive === '' ? undefined : restoredSnapshot(JSON.parse(archive) as ResultsSnapshot, true)
  const evaluator = createEvaluator({
    startEngine: () => never,
    startsWhenNeeded: true,
    blockEvaluations,
    resources: { get: () => never },
  })
  try {
    return await new Promise(resolve => {
      evaluator.on(({ kind }) => {
        if (kind === 'queued') resolve(false)
        if (kind === 'finished') resolve(true)
      })
      evaluator.open(
        worksheet.blocks().map(evaluationBlock),
        toCalculationSettings(worksheet.settings),
        stored,
      )
    })
  } finally {
    evaluator.dispose()
  }
}
