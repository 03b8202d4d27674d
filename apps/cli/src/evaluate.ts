/** One evaluation from beginning to end. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { CHECK, checkOf, type SheetCheck } from '@calcwright/blocks/checks'
import { errorInTable } from '@calcwright/blocks/table'
import { defaultSettings, fieldsOf, readField, toCalculationSettings } from '@calcwright/document'
import { createEvaluator, EMPTY_OUTCOME } from '@calcwright/evaluator'
import type {
  BlockEvaluation,
  BlockResult,
  EvaluationBlock,
  EvaluationSettings,
  Outcome,
  ResourceSource,
} from '@calcwright/evaluator'
import type { Span } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/syntax'
import type { ComputedSheet } from './computed-sheet.ts'
import { plotsOf } from './plots.ts'
import { PLAIN_LINE, plainBlocks, plainEvaluation } from './plain-lines.ts'
import type { SourceBlock } from './plain-lines.ts'
import { placeInSource } from './source-places.ts'
import { startEngine } from './start-engine.ts'

/** The result of one line. */
export interface LineResult {
  /** From 1, as in the source. */
  readonly line: number
  readonly source: string
  readonly outcome: Outcome
  /** The rule that it follows. */
  readonly clause?: string
  readonly check?: SheetCheck
  /** Lines of programs that its error comes from, the innermost first. */
  readonly inside?: readonly LinePlace[]
}

/** A place in a line; null stands for the whole of it. */
export interface LinePlace {
  readonly line: number
  readonly source: string
  readonly position: Span | null
}

/** A text file has the settings of a new worksheet. */
export const TEXT_SETTINGS: EvaluationSettings = toCalculationSettings(defaultSettings())

/** Milliseconds for one line: a file must come to its end though nobody watches. */
export const DEADLINE = 10_000

/** @param text lines of plain notation */
export async function computeText(text: string, settings = TEXT_SETTINGS): Promise<ComputedSheet> {
  const sources = plainBlocks(text)
  const evaluations = [plainEvaluation as BlockEvaluation, ...blockEvaluations]
  const blocks = sources.map(({ block }) => block)
  return { sources, results: await evaluateBlocks(blocks, evaluations, settings) }
}

/** @param text lines of plain notation */
export async function evaluateText(text: string, settings = TEXT_SETTINGS): Promise<LineResult[]> {
  return resultsOf(await computeText(text, settings), reportedOutcomes)
}

/** @returns the results in reading order; plots and their series have the outcomes of their drawing */
export function resultsOf(
  sheet: ComputedSheet,
  reported: (source: SourceBlock, outcomes: readonly Outcome[]) => readonly Outcome[],
): LineResult[] {
  const ofPlots = new Map(plotsOf(sheet).flatMap(({ outcomes }) => [...outcomes]))
  return sheet.sources.flatMap((found): LineResult[] => {
    const { block, line, source, isProse, clause } = found
    if (block.type === CHECK) return [lineOfCheck(sheet, found)]
    if (isProse) return [{ line, source, outcome: { ...EMPTY_OUTCOME, notices: [PROSE] } }]
    const ofPlot = ofPlots.get(block.id)
    const result = sheet.results.get(block.id)
    const all = ofData((block.type === 'table' && result ? inTable(block, result) : result?.outcomes) ?? [])
    const outcomes = ofPlot ? [ofPlot] : reported(found, all)
    return outcomes.map(outcome => {
      const inside = placesInside(outcome, sheet.sources)
      const placed = atSource(outcome, found)
      return {
        line,
        source,
        outcome: placed,
        ...(clause && { clause }),
        ...(inside.length > 0 && { inside }),
      }
    })
  })
}

/** Its verdict takes the place of what its formulas gave. */
function lineOfCheck(
  { sources, results, format = { digits: TEXT_SETTINGS.digits } }: ComputedSheet,
  found: SourceBlock,
): LineResult {
  const { block, line, source, clause } = found
  const blocks = sources.map(one => one.block)
  const checked = checkOf({ blocks, format, resultOf: id => results.get(id) }, { ...block, clause })
  const check = { ...checked, line }
  const outcomes = results.get(block.id)?.outcomes ?? []
  const wrong = outcomes.find(({ error }) => error) ?? outcomes[0] ?? EMPTY_OUTCOME
  const notices = [...new Map(outcomes.flatMap(one => one.notices).map(one => [one.text, one])).values()]
  const { comparison, utilisation, label, notes } = check.words
  const words = [comparison?.plain ?? '', utilisation, label, ...notes].filter(part => part !== '')
  const outcome = { ...EMPTY_OUTCOME, notices, error: wrong.error, display: words.join(', ') }
  return { line, source, outcome: atSource(outcome, found), check, ...(clause && { clause }) }
}

const PROSE = message('syntax.prose')

/** A table whose cells are wrong says first in which row and column. */
function inTable({ props }: SourceBlock['block'], result: BlockResult): readonly Outcome[] {
  const [first] = result.outcomes
  const error = errorInTable(props, result)
  if (!first || !error) return result.outcomes
  return [{ ...first, error: { ...error, position: null } }]
}

/** Data of a file is one line that says what it has; the names that it defines have no result of their own. */
function ofData(outcomes: readonly Outcome[]): readonly Outcome[] {
  const [first] = outcomes
  if (first?.error?.code.startsWith('resource.')) return [first]
  if (first?.request !== 'resource') return outcomes
  const columns = first.columns?.map(
    ({ name, unit, count, width }) =>
      `${name}${unit === '' ? '' : ` [${unit}]`}: ${count} ${width === undefined ? 'values' : `rows of ${width}`}`,
  )
  return [{ ...first, display: columns?.join(', ') ?? '' }]
}

/** Lines report every outcome; blocks with words and fields only their first error or visible result. */
function reportedOutcomes({ block }: SourceBlock, outcomes: readonly Outcome[]): readonly Outcome[] {
  if (block.type === PLAIN_LINE) return outcomes
  const reported =
    outcomes.find(({ error }) => error) ??
    outcomes.find(({ display, notices, trace }) => display !== '' || notices.length > 0 || trace)
  return reported ? [reported] : []
}

/** Positions in a field as positions in the source. */
function atSource(outcome: Outcome, found: SourceBlock): Outcome {
  const { error } = outcome
  if (!error?.position) return outcome
  return { ...outcome, error: { ...error, position: spanInSource(found, error.position, error.field) } }
}

/** @param field of a block with words and fields; the first where it does not say which */
function spanInSource({ block, source }: SourceBlock, position: Span, field?: string): Span | null {
  const { type, props } = block
  if (type === PLAIN_LINE) return position
  const id = field ?? fieldsOf(registry.get(type)!, props)[0]?.id
  return id === undefined ? null : placeInSource(source, readField(props, id), position)
}

/** The key of a statement begins with its block. */
const blockOf = (key: string): string => key.slice(0, key.lastIndexOf('#'))

function placesInside({ error }: Outcome, sources: readonly SourceBlock[]): LinePlace[] {
  return (error?.inside ?? []).flatMap(({ source: key, position }): LinePlace[] => {
    const found = sources.find(({ block }) => block.id === blockOf(key))
    if (!found) return []
    const { line, source } = found
    return [{ line, source, position: position && spanInSource(found, position) }]
  })
}

/**
 * @param resources bytes that the blocks refer to
 * @returns the result of every block, by its id
 */
export function evaluateBlocks(
  blocks: readonly EvaluationBlock[],
  blockEvaluations: readonly BlockEvaluation[],
  settings: EvaluationSettings,
  resources?: ResourceSource,
): Promise<Map<string, BlockResult>> {
  return new Promise((resolve, reject) => {
    const results = new Map<string, BlockResult>()
    const evaluator = createEvaluator({
      startEngine,
      startsWhenNeeded: true,
      blockEvaluations,
      deadline: DEADLINE,
      resources,
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
