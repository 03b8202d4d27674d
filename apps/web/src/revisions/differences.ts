/** Rows of a comparison of two states, in words and plain text. */
import { registry } from '@calcwright/blocks/schemas'
import { type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { type Block, Worksheet, lineNumbers } from '@calcwright/document'
import { compareBlocks } from '@calcwright/document/compare'
import type { ResultsSnapshot } from '@calcwright/evaluator'
import { parseLatex, toLatex, withMarkedFalse } from '@calcwright/math/expression'

/** A state with its results. */
export interface ComparedState {
  readonly blocks: readonly Block[]
  readonly results: ResultsSnapshot['results']
  /** No results were stored with it: they were computed for the comparison. */
  readonly isComputed?: boolean
}

export const DIFFERENCES = ['added', 'removed', 'changed', 'options', 'moved', 'value'] as const
export type Difference = (typeof DIFFERENCES)[number]

export interface DifferenceRow {
  readonly id: string
  /** One or more, as a block may be moved and changed. */
  readonly differences: readonly Difference[]
  /** Number of the line in the later state, in the earlier one for a removed block; null for one without. */
  readonly line: number | null
  /** Number of the line in the earlier state, for one that was moved. */
  readonly movedFrom?: number | null
  /** The line and its results in the earlier state; null for one that was added. */
  readonly before: ComparedLine | null
  /** The same in the later state; null for one that was removed. */
  readonly after: ComparedLine | null
}

/** A line as it is shown in a comparison. */
export interface ComparedLine {
  /** Plain notation with the results, and `(disabled)`. */
  readonly text: string
  /** The formula with its results in LaTeX; absent for a line that is none, or has an error. */
  readonly latex?: string
}

export function stateOfAnswer(answer: Pick<WorksheetAnswer, 'document' | 'archive_string'>): ComparedState {
  const worksheet = Worksheet.load(registry, fromBase64(answer.document))
  const archive = answer.archive_string
  const results = archive === '' ? {} : (JSON.parse(archive) as ResultsSnapshot).results
  return { blocks: worksheet.blocks(), results }
}

/** Everything that differs between two states, in reading order. */
export function differencesBetween(before: ComparedState, after: ComparedState): DifferenceRow[] {
  const earlierLines = lineNumbers(registry, before.blocks)
  const laterLines = lineNumbers(registry, after.blocks)
  return compareBlocks(before.blocks, after.blocks).flatMap((row): DifferenceRow[] => {
    if (row.kind === 'added') {
      const { id } = row.after
      const line = laterLines.get(id) ?? null
      return [{ id, differences: ['added'], line, before: null, after: lineOf(row.after, after) }]
    }
    if (row.kind === 'removed') {
      const { id } = row.before
      const line = earlierLines.get(id) ?? null
      return [{ id, differences: ['removed'], line, before: lineOf(row.before, before), after: null }]
    }
    const { id } = row.after
    const isOther = valuesOf(id, before) !== valuesOf(id, after)
    const differences: Difference[] = [
      ...(row.moved ? (['moved'] as const) : []),
      ...(row.changed
        ? [isReworded(row.before, row.after) ? ('changed' as const) : ('options' as const)]
        : []),
      ...(isOther ? (['value'] as const) : []),
    ]
    if (differences.length === 0) return []
    const line = laterLines.get(id) ?? null
    const from = row.moved ? { movedFrom: earlierLines.get(id) ?? null } : {}
    const lines = { before: lineOf(row.before, before), after: lineOf(row.after, after) }
    return [{ id, differences, line, ...from, ...lines }]
  })
}

/** Whether the text differs, and not only what is shown of it or how. */
const isReworded = (before: Block, after: Block): boolean =>
  before.disabled !== after.disabled || plainOf(before) !== plainOf(after)

/** A block without plain notation has the name of its type. */
const plainOf = ({ status, type, props }: Block): string =>
  (status === 'ok' ? registry.get(type)?.toPlain?.(props) : undefined) ?? type

/** A block with its results. */
function lineOf(block: Block, state: ComparedState): ComparedLine {
  const plain = plainOf(block)
  const values = valuesOf(block.id, state)
  const words = values === '' ? plain : `${plain.replace(/\s*=\s*$/, '')} = ${values}`
  const latex = latexOf(block, state)
  return {
    text: block.disabled ? `${words} (disabled)` : words,
    ...(latex !== undefined && { latex }),
  }
}

/** A line that is one formula, as it is drawn in the sheet. */
function latexOf({ status, props, disabled, id }: Block, { results }: ComparedState): string | undefined {
  const { latex } = props as { readonly latex?: unknown }
  if (status !== 'ok' || disabled || typeof latex !== 'string' || latex === '') return undefined
  const outcomes = results[id]?.outcomes ?? []
  if (outcomes.some(({ error }) => error)) return undefined
  const values = outcomes.filter(({ shown, latex: value }) => shown && value !== '')
  const formula = values.length > 0 ? withoutAsked(latex) : latex
  return [formula, ...values.map(({ latex: value }) => withMarkedFalse(value))].join('=')
}

/** The formula without its last equals sign and the unit that is asked for. */
function withoutAsked(latex: string): string {
  const parsed = parseLatex(latex)
  if (!parsed.ok || (parsed.value.kind !== 'definition' && parsed.value.kind !== 'expression')) return latex
  return toLatex({ ...parsed.value, show: false, unit: undefined })
}

/** Results of a block as they are shown, the sentence for an error. */
function valuesOf(id: string, { results }: ComparedState): string {
  const outcomes = results[id]?.outcomes ?? []
  return outcomes
    .filter(({ shown, error }) => shown || error)
    .map(({ display, error }) => error?.message ?? display)
    .join('; ')
}
