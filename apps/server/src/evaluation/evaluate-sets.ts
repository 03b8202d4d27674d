import { CHECK, checkFields } from '@calcwright/blocks/checks'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { type CallAnswer, SheetFunction, isCallLine, outputFields } from '@calcwright/blocks/sheet-function'
import type { NamedProblem } from '@calcwright/blocks/sheet-schema'
import { outputsOf } from '@calcwright/blocks/sheet-schema/outputs'
import type { InputSet } from '@calcwright/contract'
import { MissingResource, Worksheet, toCalculationSettings } from '@calcwright/document'
import { message } from '@calcwright/math/messages/inputs'
import { type EvaluationSettings, createEvaluator } from '@calcwright/evaluator'
import { type OpenSheet, OpenSheets } from './open-sheets.ts'

/** A worksheet as it is stored, with the files that it refers to, by digest. */
export interface EvaluatedContent {
  readonly document: Uint8Array
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** The newest exchange rates. */
  readonly newest: Rates
  /** Rates of the day that the worksheet asks for, or the newest where there are none. Absent until it has asked. */
  readonly ofDay?: Rates
}

export type Rates = NonNullable<EvaluationSettings['rates']>

export interface EvaluationTask {
  /** Names the worksheet and its version. */
  readonly key: string
  /** Absent when the thread should have the worksheet open. */
  readonly content?: EvaluatedContent
  readonly sets: readonly InputSet[]
  /** The outputs of the form when absent, which has to have some; `of-form` for one that may have none. */
  readonly outputs?: readonly string[] | 'of-form' | undefined
  /** Answers the steps to each output, whatever the worksheet shows. */
  readonly steps?: boolean | undefined
  /** Shared memory of one number: the place of the set that is being evaluated, STARTING and OPENING before. */
  readonly progress: Int32Array
}

/** The thread has not begun with the task yet. */
export const STARTING = -2

/** The worksheet is being opened. */
export const OPENING = -1

/**
 * JSON texts of a SetAnswer for each of the first sets; `missing` when the content has to be sent, or the day whose
 * exchange rates have to be sent with it.
 */
export type EvaluationResult =
  { readonly texts: readonly string[] } | { readonly ratesOf: string } | 'missing'

/** Milliseconds after which a task ends with the sets that are done, so that others have their turn. */
const SLICE = 1000

/** Milliseconds of one command of the engine. */
const COMMAND = 10_000

const sheets = new OpenSheets()

export async function evaluateSets(task: EvaluationTask): Promise<EvaluationResult> {
  const { key, content, sets, progress } = task
  progress[0] = OPENING
  if (!content && !sheets.get(key)) return 'missing'
  try {
    if (content) {
      const worksheet = Worksheet.load(registry, content.document)
      const day = worksheet.settings.currency_date
      if (day !== CURRENT && content.ofDay === undefined) return { ratesOf: day }
      sheets.add(await opened(task, worksheet, content))
    }
    const { call, outputs: own } = sheets.get(key)!
    const outputs = typeof task.outputs === 'object' ? task.outputs : own
    const mayBeNone = task.outputs === 'of-form'
    const begun = performance.now()
    const texts: string[] = []
    for (const [at, set] of sets.entries()) {
      progress[0] = at
      texts.push(JSON.stringify(setAnswer(await call.call(set, outputs), mayBeNone)))
      if (performance.now() - begun > SLICE) break
    }
    return { texts }
  } catch (error) {
    // The engine has ended; the next worksheet gets another one.
    sheets.closeAll()
    throw error
  }
}

/** The worksheet calculates with the newest rates. */
const CURRENT = '0'

async function opened(
  { key, steps }: Pick<EvaluationTask, 'key' | 'steps'>,
  worksheet: Worksheet,
  { files, newest, ofDay }: EvaluatedContent,
): Promise<OpenSheet> {
  sheets.close(key)
  const blocks = worksheet.blocks().filter(({ status }) => status === 'ok')
  const checks = new Set(blocks.filter(({ type }) => type === CHECK).map(({ id }) => id))
  const evaluator = createEvaluator({
    startEngine: () => sheets.engineFor(key),
    startsWhenNeeded: true,
    blockEvaluations,
    deadline: COMMAND,
    shows: id => isCallLine(id) || checks.has(id),
    resources: { get: digest => readFile(files, digest) },
  })
  const rates = worksheet.settings.currency_date === CURRENT ? newest : ofDay
  const settings = {
    ...toCalculationSettings(worksheet.settings),
    namesRates: true,
    ...(steps && { working: true }),
    ...(rates && { rates }),
  }
  const call = await SheetFunction.open(evaluator, blocks, settings)
  return { key, evaluator, call, outputs: outputsOf(blocks).map(({ asked }) => asked) }
}

async function readFile(files: EvaluatedContent['files'], digest: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = files.get(digest)
  if (!bytes) throw new MissingResource(digest)
  return bytes
}

function setAnswer(answer: CallAnswer, mayBeNone: boolean) {
  if (!answer.ok) return { success: false, problems: answer.problems }
  if (answer.outputs.length === 0 && !mayBeNone) return { success: false, problems: [NO_OUTPUTS] }
  const entries = answer.outputs.map(output => [output.name, outputFields(output)])
  const { remarks, checks } = answer
  const notices = remarks.length > 0 && { notices: remarks }
  const judged = checks.length > 0 && { checks: checks.map(checkFields) }
  return { success: true, outputs: Object.fromEntries(entries) as object, ...notices, ...judged }
}

const { code, text } = message('output.none')
const NO_OUTPUTS: NamedProblem = { name: 'outputs', code, message: text }
