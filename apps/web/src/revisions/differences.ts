/** Rows of a comparison of two states, in words and plain text. */
import { registry } from '@calcwright/blocks/schemas'
import { type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { type Block, Worksheet, lineNumbers } from '@calcwright/document'
import { compareBlocks } from '@calcwright/document/compare'
import type { ResultsSnapshot } from '@calcwright/evaluator'

/** A state with its results. */
export interface ComparedState {
  readonly blocks: readonly Block[]
  readonly results: ResultsSnapshot['results']
}

export const DIFFERENCES = ['added', 'removed', 'changed', 'moved', 'value'] as const
export type Difference = (typeof DIFFERENCES)[number]

export interface DifferenceRow {
  readonly id: string
  /** One or more, as a block may be moved and changed. */
  readonly differences: readonly Difference[]
  /** Number of the line in the later state, in the earlier one for a removed block; null for one without. */
  readonly line: number | null
  /** Number of the line in the earlier state, for one that was moved. */
  readonly movedFrom?: number | null
  /** Text of the line where it differs, and its results where those differ. */
  readonly before: string | null
  readonly after: string | null
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
      return [{ id, differences: ['added'], line, before: null, after: textOf(row.after, after) }]
    }
    if (row.kind === 'removed') {
      const { id } = row.before
      const line = earlierLines.get(id) ?? null
      return [{ id, differences: ['removed'], line, before: textOf(row.before, before), after: null }]
    }
    const { id } = row.after
    const isOther = valuesOf(id, before) !== valuesOf(id, after)
    const differences: Difference[] = [
      ...(row.moved ? (['moved'] as const) : []),
      ...(row.changed ? (['changed'] as const) : []),
      ...(isOther ? (['value'] as const) : []),
    ]
    if (differences.length === 0) return []
    const texts = [textOf(row.before, before), textOf(row.after, after)] as const
    const line = laterLines.get(id) ?? null
    const words = { before: texts[0] === texts[1] ? null : texts[0], after: texts[1] }
    const from = row.moved ? { movedFrom: earlierLines.get(id) ?? null } : {}
    return [{ id, differences, line, ...from, ...words }]
  })
}

/** Plain notation of a block with its results. A block that has no plain notation has the name of its type. */
function textOf(block: Block, state: ComparedState): string {
  const type = block.status === 'ok' ? registry.get(block.type) : undefined
  const plain = type?.toPlain?.(block.props) ?? block.type
  const values = valuesOf(block.id, state)
  const words = values === '' ? plain : `${plain.replace(/\s*=\s*$/, '')} = ${values}`
  return block.disabled ? `${words} (disabled)` : words
}

/** Results of a block as they are shown, the sentence for an error. */
function valuesOf(id: string, { results }: ComparedState): string {
  const outcomes = results[id]?.outcomes ?? []
  return outcomes
    .filter(({ shown, error }) => shown || error)
    .map(({ display, error }) => error?.message ?? display)
    .join('; ')
}
