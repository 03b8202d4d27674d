/** Evaluates a worksheet for a program. */
import type { EvaluateRequest, NamedProblem, SetAnswer } from '@calcwright/contract'
import { PassThrough, type Readable } from 'node:stream'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { readContent } from '../../documents/stored-worksheet.ts'
import type { EvaluatedContent, Rates } from '../../evaluation/evaluate-sets.ts'
import type { Evaluation, OnAnswer } from '../../evaluation/evaluations.ts'
import type { CalledContent } from '../../evaluation/called-contents.ts'
import { isFutureDay, newestRates, ratesOfDay } from '../../exchange-rates/exchange-rates.ts'
import type { DayRates } from '../../exchange-rates/source.ts'
import { Refused } from '../../failure.ts'
import { findFile } from '../../files/file-rows.ts'
import { type Visitor, notFound } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { contentOfRevision } from '../revisions/find-revision.ts'

/** A call whose rights and limits are checked. */
interface PreparedCall {
  readonly version: number
  readonly sets: number
  evaluate(answer: OnAnswer): Promise<void>
}

async function prepareCall(
  context: Context,
  hash: string,
  request: EvaluateRequest,
  left: AbortSignal,
): Promise<PreparedCall> {
  const { inputs, outputs, steps, revision } = request
  const { row } = await findAllowedItem(context, evaluationCall(request), hash, 'Worksheet')
  const visitor = context.visitor as Visitor
  const sets = Array.isArray(inputs) ? inputs : [inputs]
  await countEvaluations(context, visitor, sets.length)
  const content =
    revision === undefined
      ? await calledContent(context, row as WorksheetRow)
      : await contentOfRevision(context, row.id, revision)
  if (!content) throw notFound()
  const person = visitor.userId
  const evaluation = await evaluationOf(context, {
    id: row.id,
    revision,
    content,
    person,
    sets,
    outputs,
    steps,
    left,
  })
  return {
    version: content.version,
    sets: sets.length,
    evaluate: answer => context.evaluations.evaluate(evaluation, answer),
  }
}

/** Counts sets by what limits them: the token and the person. */
export const countEvaluations = ({ limiter }: Context, visitor: Visitor, sets: number): Promise<void> =>
  limiter.countBy({ 'evaluate-by': callerOf(visitor), 'evaluate-by-person': visitor.userId }, sets)

/** The content of a worksheet as it is stored, read once for many calls; null where the worksheet is gone. */
export const calledContent = (
  context: Context,
  { id, version }: Pick<WorksheetRow, 'id' | 'version'>,
): Promise<CalledContent | null> =>
  context.evaluations.contents.find(id, version, () => readContent(context, id))

interface StoredEvaluation extends Pick<Evaluation, 'person' | 'left' | 'sets'> {
  /** Id of the worksheet. */
  readonly id: string
  readonly revision?: string | undefined
  readonly content: CalledContent
  readonly outputs?: Evaluation['outputs']
  readonly steps?: Evaluation['steps']
}

/** The description of a stored worksheet with its sets that the threads evaluate. */
export async function evaluationOf(
  context: Context,
  { id, revision, content, person, sets, outputs, steps, left }: StoredEvaluation,
): Promise<Evaluation> {
  const { newest, day, ratesOf } = await ratesFor(context)
  return {
    ...{ person, left, sets, outputs, steps, ratesOf },
    key: `${id} ${revision ?? ''} ${content.version} ${day}${steps ? ' steps' : ''}`,
    load: () => contentOf(context, id, content.document, newest),
  }
}

/** The call whose rights an evaluation needs. */
export const evaluationCall = ({ revision }: EvaluateRequest): 'evaluate' | 'evaluate_revision' =>
  revision === undefined ? 'evaluate' : 'evaluate_revision'

/** The newest exchange rates with their day, and those of other days. */
export async function ratesFor({ query, config }: Pick<Context, 'query' | 'config'>) {
  const found = await newestRates(query)
  const newest = asRates(found)
  const ratesOf = async (day: string): Promise<Rates> => {
    const ofDay = isFutureDay(day) ? null : await ratesOfDay(query, config.currencyUrl, day).catch(() => null)
    return ofDay ? asRates(ofDay) : { ...newest, standsIn: true }
  }
  return { newest, day: found.day, ratesOf }
}

/** Returns the JSON text of an EvaluateAnswer. */
export async function evaluateWorksheet(
  context: Context,
  hash: string,
  request: EvaluateRequest,
  left: AbortSignal,
): Promise<string> {
  const call = await prepareCall(context, hash, request, left)
  const texts: string[] = []
  await call.evaluate((at, text) => (texts[at] = text))
  const head = `{"success":true,"version":${call.version}`
  if (Array.isArray(request.inputs)) return `${head},"results":[${texts.join(',')}]}`
  return `${head},${answerOf(texts[0]!)}}`
}

/**
 * Returns the lines of EvaluateLine, each as soon as its set is evaluated. Rejects with Refused where no set can be
 * evaluated; what goes wrong later is the last line.
 */
export async function evaluateInLines(
  context: Context,
  hash: string,
  request: EvaluateRequest,
  left: AbortSignal,
): Promise<Readable> {
  const call = await prepareCall(context, hash, request, left)
  const lines = new PassThrough()
  const first = Promise.withResolvers<void>()
  void call
    .evaluate((at, text) => {
      lines.write(`{"index":${at},${text.slice(1)}\n`)
      first.resolve()
    })
    .then(() => lines.end(`{"done":true,"version":${call.version},"sets":${call.sets}}\n`))
    .catch((error: unknown) => {
      first.reject(error)
      lines.end(`${JSON.stringify(error instanceof Refused ? error.toAnswer() : UNFINISHED)}\n`)
    })
  await first.promise
  return lines
}

const UNFINISHED = new Refused('server', 'The server could not finish this. Try again.').toAnswer()

/** Identity that limits count: each token by itself, or the person. */
export const callerOf = ({ userId, token }: Visitor): string => token?.id ?? userId

/** Names that cannot be given or read, of a call with one set. */
export class NamesRefused extends Refused {
  readonly problems: readonly NamedProblem[]

  constructor(problems: readonly NamedProblem[]) {
    super('empty', problems.map(({ message }) => message).join(' '))
    this.problems = problems
  }

  override toAnswer() {
    return { ...super.toAnswer(), problems: this.problems }
  }
}

/** The outputs, notices and checks of a single set, as JSON without the braces around them. */
export function answerOf(text: string): string {
  const answer = JSON.parse(text) as SetAnswer
  if (!answer.success) throw new NamesRefused(answer.problems)
  const { outputs, notices, checks } = answer
  return JSON.stringify({ outputs, notices, checks }).slice(1, -1)
}

const asRates = ({ day, perDollar }: DayRates): Rates => ({ date: day, perDollar })

/** Files without bytes are left out: the evaluation reports them as missing. */
async function contentOf(
  context: Context,
  id: string,
  document: Uint8Array,
  newest: Rates,
): Promise<EvaluatedContent> {
  const digests = await context.documents.run(document.length, 'digests', document)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const digest of digests) {
    const bytes = (await findFile(context.query, id, digest)) && (await context.fileStore.get(digest))
    if (bytes) files.set(digest, bytes)
  }
  return { document, files, newest }
}
