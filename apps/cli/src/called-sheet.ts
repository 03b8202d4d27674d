/** A worksheet of the command line, called like a function. */
import { checkFields } from '@calcwright/blocks/checks'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { type CallAnswer, SheetFunction, outputFields } from '@calcwright/blocks/sheet-function'
import { type BlockEvaluation, createEvaluator } from '@calcwright/evaluator'
import { DEADLINE, TEXT_SETTINGS } from './evaluate.ts'
import { plainBlocks, plainEvaluation } from './plain-lines.ts'
import { isWorksheetFile } from './source-file.ts'
import { startEngine } from './start-engine.ts'

/**
 * Opens a worksheet for calls, and closes it when they are done.
 *
 * @param source the text of a file: a .calc worksheet, or lines of plain notation
 * @param options `steps`: whether outputs have the steps to them
 * @throws Error when the file is none of ours, with the reason
 */
export async function withSheet<Result>(
  source: string,
  act: (sheet: SheetFunction) => Promise<Result>,
  { steps = false } = {},
): Promise<Result> {
  const { blocks, settings, resources } = isWorksheetFile(source)
    ? (await import('./worksheet-file.ts')).readWorksheet(source)
    : {
        blocks: plainBlocks(source).map(({ block, clause }) => ({ ...block, clause })),
        settings: TEXT_SETTINGS,
      }
  const evaluator = createEvaluator({
    startEngine,
    blockEvaluations: [plainEvaluation as BlockEvaluation, ...blockEvaluations],
    deadline: DEADLINE,
    resources,
  })
  try {
    return await act(
      await SheetFunction.open(evaluator, blocks, {
        ...settings,
        namesRates: true,
        ...(steps && { working: true }),
      }),
    )
  } finally {
    evaluator.dispose()
  }
}

/** Outputs by name, or the problems, as the evaluation service answers them. */
export const answerFields = (answer: CallAnswer) =>
  answer.ok
    ? {
        outputs: Object.fromEntries(answer.outputs.map(output => [output.name, outputFields(output)])),
        ...(answer.remarks.length > 0 && { notices: answer.remarks }),
        ...(answer.checks.length > 0 && { checks: answer.checks.map(checkFields) }),
      }
    : { problems: answer.problems }
