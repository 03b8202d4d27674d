/** One evaluation from beginning to end. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { defaultSettings, toCalculationSettings } from '@calcwright/document'
import { createNodeEngine } from '@calcwright/engine/node'
import { createEvaluator } from '@calcwright/evaluator'
import type {
  BlockEvaluation,
  BlockResult,
  EvaluationBlock,
  EvaluationSettings,
  Outcome,
} from '@calcwright/evaluator'
import { plainBlocks, plainEvaluation } from './plain-lines.ts'

/** What one line gave. */
export interface LineResult {
  /** From 1, as in the source. */
  readonly line: number
  readonly source: string
  readonly outcome: Outcome
}

/** A text file has the settings of a new worksheet. */
const TEXT_SETTINGS: EvaluationSettings = toCalculationSettings(defaultSettings())

/** Milliseconds for one line: a file must come to its end though nobody watches. */
const DEADLINE = 10_000

/** @param text lines of plain notation */
export async function evaluateText(text: string, settings = TEXT_SETTINGS): Promise<LineResult[]> {
  const sources = plainBlocks(text)
  const blocks = sources.map(({ block }) => block)
  const results = await evaluateBlocks(
    blocks,
    [plainEvaluation as BlockEvaluation, ...blockEvaluations],
    settings,
  )
  return sources.flatMap(({ block, line, source }) =>
    (results.get(block.id)?.outcomes ?? []).map(outcome => ({ line, source, outcome })),
  )
}

/** @returns the result of every block, by its id */
export function evaluateBlocks(
  blocks: readonly EvaluationBlock[],
  blockEvaluations: readonly BlockEvaluation[],
  settings: EvaluationSettings,
): Promise<Map<string, BlockResult>> {
  return new Promise((resolve, reject) => {
    const results = new Map<string, BlockResult>()
    const evaluator = createEvaluator({
      startEngine: () => createNodeEngine({ spare: false }),
      blockEvaluations,
      deadline: DEADLINE,
    })
    evaluator.on(event => {
      if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
      if (event.kind === 'engine' && event.phase === 'terminated') reject(new Error(event.text))
      if (event.kind !== 'finished') return
      evaluator.dispose()
      resolve(results)
    })
    evaluator.open(blocks, settings)
  })
}
