/** Pieces of a block that computes: formulas with their results, columns that it reads, messages. */
import type { BlockPlan, ColumnSummary, Outcome, PlannedStatement } from '@calcwright/evaluator'
import { nameToLatex, toLatex, toPlain, withMarkedFalse } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { columnValueText } from '../data/column-value.ts'
import type { NumberLook } from '../data/table/shown.ts'
import { controlPiece } from './control-piece.ts'
import type { Cell, FormulaPiece, Inline, Piece } from './model.ts'
import { tracePieces } from './trace-pieces.ts'

/** Whether a result is collapsed or always there, as blocks with one save it. */
function shownMode(props: unknown): number {
  const { outputMode = 0 } = (props ?? {}) as { outputMode?: number }
  return outputMode
}

export function formulaPieces(
  plan: BlockPlan,
  outcomes: readonly Outcome[],
  { props, report }: { readonly props: unknown; readonly report: boolean },
): Piece[] {
  const { remark = '' } = (props ?? {}) as { readonly remark?: string }
  const pieces: Piece[] = plan.statements.flatMap((planned, index): Piece[] => {
    const outcome = outcomes[index]
    const control = report ? controlPiece(planned, outcome, props) : null
    const formula = control ?? formulaOf(planned, outcome, shownMode(props))
    const below = outcome ? [...tracePieces(outcome), ...notesOf(outcome)] : []
    const isFirst = index === 0 && formula !== null && remark.trim() !== ''
    const remarked = isFirst ? { ...formula, remark: remark.replaceAll(/\s+/g, ' ').trim() } : formula
    return [...(remarked ? [remarked] : []), ...below]
  })
  const hasRemark = pieces.some(piece => piece.kind === 'formula' && piece.remark !== undefined)
  if (remark.trim() !== '' && !hasRemark) pieces.push({ kind: 'paragraph', content: [text(remark)] })
  if (plan.problem && !outcomes.some(({ error }) => error))
    pieces.push({ kind: 'note', tone: 'error', text: plan.problem.message })
  // Names that a block takes away, files that it reads: what is wrong with them stands behind its formulas.
  const others = outcomes.slice(plan.statements.length).flatMap(notesOf)
  return [...pieces, ...others]
}

function formulaOf(
  { statement }: PlannedStatement,
  outcome: Outcome | undefined,
  mode: number,
): FormulaPiece | null {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return null
  const bare: Statement = { ...statement, show: false, unit: undefined }
  const latex = toLatex(bare)
  const isAsked =
    mode === 2 || (mode === 0 && outcome !== undefined && (outcome.shown || isVerdict(statement, outcome)))
  const isShown = outcome && !outcome.error && !outcome.skipped && isAsked
  const result = isShown && outcome.kind !== 'function' && outcome.kind !== 'nothing' ? outcome : null
  const steps = result?.working ?? []
  const values = result
    ? [...steps.map(step => step.latex), withMarkedFalse(result.latex) || `\\text{${result.display}}`]
    : []
  const texts = result ? [...steps.map(step => step.display), result.display] : []
  // A result that repeats the formula says nothing.
  const isRepeated = values.length === 1 && result?.latex === latex
  return {
    kind: 'formula',
    latex,
    values: isRepeated ? [] : values,
    text: [toPlain(bare), ...(isRepeated ? [] : texts)].join(' = '),
  }
}

/** Whether a condition holds is shown where it is not asked for, too: a reader cannot see it from the names. */
const isVerdict = (statement: Statement, { kind, display }: Outcome): boolean =>
  kind === 'boolean' && statement.kind === 'definition' && toPlain(statement.value) !== display

export function notesOf({ error, notices, skipped }: Outcome): Piece[] {
  if (skipped) return []
  return [
    // Some messages say the word that each format writes before an error.
    ...(error ? [{ kind: 'note', tone: 'error', text: error.message.replace(/^Error: /, '') } as const] : []),
    ...notices.map(({ text }) => ({ kind: 'note', tone: 'notice', text }) as const),
  ]
}

export const distinctNotes = (notes: readonly Piece[]): Piece[] => [
  ...new Map(notes.map(note => [note.kind === 'note' ? note.text : '', note])).values(),
]

/** The values of a chosen row, `P.h = 220 mm`; the first ones of each column of a file. */
export function columnPieces(outcomes: readonly Outcome[], look: NumberLook): Piece[] {
  return outcomes.flatMap(({ request, columns = [], error, skipped }): Piece[] => {
    if (error || skipped || columns.length === 0) return []
    if (request === 'row') return [{ kind: 'paragraph', content: valuesInRow(columns, look) }]
    if (request !== 'resource') return []
    const head = ['Name', 'Values', 'First values'].map(words => textCell(words, true))
    return [{ kind: 'table', rows: [head, ...columns.map(column => columnCells(column, look))] }]
  })
}

function valuesInRow(columns: readonly ColumnSummary[], look: NumberLook): Inline[] {
  return columns.flatMap((column, index): Inline[] => [
    ...(index === 0 ? [] : [text(', ')]),
    { kind: 'math', latex: nameToLatex(column.name), text: column.name },
    text(` = ${columnValueText(column, look)}`),
  ])
}

/** Values of a column that are shown. */
const SHOWN = 5

function columnCells(column: ColumnSummary, look: NumberLook): Cell[] {
  const { name, count, width, first } = column
  const shown = first.slice(0, width ?? SHOWN)
  const values = shown.map(value => columnValueText({ ...column, first: [value] }, look))
  const more = count * (width ?? 1) > shown.length ? ', …' : ''
  const amount = width === undefined ? `${count}` : `${count} rows of ${width}`
  return [
    cellOf({ kind: 'math', latex: nameToLatex(name), text: name }),
    textCell(amount),
    textCell(`${values.join(', ')}${more}`),
  ]
}

const text = (words: string): Inline => ({ kind: 'text', text: words, marks: {} })

const textCell = (words: string, header = false): Cell => cellOf(text(words), header)

const cellOf = (content: Inline, header = false): Cell => ({
  pieces: [{ kind: 'paragraph', content: [content] }],
  header,
  columns: 1,
  rows: 1,
})
