/** `calcwright eval FILE --set NAME=VALUE --get NAME`: a worksheet called like a function. */
import { checkFields } from '@calcwright/blocks/checks'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import {
  type CallAnswer,
  type CallOutput,
  SheetFunction,
  outputFields,
} from '@calcwright/blocks/sheet-function'
import { type BlockEvaluation, createEvaluator } from '@calcwright/evaluator'
import { DEADLINE, TEXT_SETTINGS } from './evaluate.ts'
import { plainBlocks, plainEvaluation } from './plain-lines.ts'
import { isWorksheetFile, readSource, unreadable } from './source-file.ts'
import { startEngine } from './start-engine.ts'

export interface CallRequest {
  readonly file: string
  readonly json: boolean
  /** Values of inputs by name, in plain notation. */
  readonly set: Readonly<Record<string, string>>
  readonly get: readonly string[]
}

/** @returns the exit status: 1 when a name cannot be given or read, 2 when the file cannot be read */
export async function callCommand({ file, json, set, get }: CallRequest): Promise<number> {
  let answer: CallAnswer
  try {
    answer = await called(await readSource(file), set, get)
  } catch (error) {
    return unreadable(file, error)
  }
  process.stdout.write(json ? jsonAnswer(answer) : answer.ok ? textAnswer(answer) : '')
  if (answer.ok) return 0
  if (!json) for (const { message } of answer.problems) process.stderr.write(`Error: ${message}\n`)
  return 1
}

async function called(source: string, set: CallRequest['set'], get: readonly string[]): Promise<CallAnswer> {
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
    const sheet = await SheetFunction.open(evaluator, blocks, { ...settings, namesRates: true })
    return await sheet.call(set, get)
  } finally {
    evaluator.dispose()
  }
}

function textAnswer({ outputs, remarks }: CallAnswer & { readonly ok: true }): string {
  return [...remarks.map(text => `Notice: ${text}\n`), ...outputs.map(textLine)].join('')
}

/** `sigma = 50 MPa`, with its notices below. */
function textLine({ formula, outcome: { display, notices } }: CallOutput): string {
  const remarks = notices.map(({ text }) => `  Notice: ${text}\n`)
  return `${formula} = ${display}\n${remarks.join('')}`
}

/** Outputs by name, or the problems, as the evaluation service answers them. */
function jsonAnswer(answer: CallAnswer): string {
  const content = answer.ok
    ? {
        outputs: Object.fromEntries(answer.outputs.map(({ name, outcome }) => [name, outputFields(outcome)])),
        ...(answer.remarks.length > 0 && { notices: answer.remarks }),
        ...(answer.checks.length > 0 && { checks: answer.checks.map(checkFields) }),
      }
    : { problems: answer.problems }
  return `${JSON.stringify(content, null, 2)}\n`
}
