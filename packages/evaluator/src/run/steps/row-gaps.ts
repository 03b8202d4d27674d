/**
 * Responsibilities: lists that are the cells of a column of a table. An item that cannot be computed is a gap with an
 * error of its own, and the others stand.
 */
import { HALTED } from '../../answers/errors.ts'
import { isReadName } from '../../graph/branches.ts'
import { freeNames, nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { RowError } from '../../block-result.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { failedError } from './formula-commands.ts'
import type { StepContext } from './context.ts'

interface MendedRows {
  readonly planned: PlannedFormula
  readonly errors: readonly RowError[]
}

const NOWHERE = { start: 0, end: 0 } as const

/**
 * @returns the column with gaps for the items that fail; the outcome of one in which all do, or which cannot be
 * computed for another reason; `pending` while a cell that it reads is not computed
 */
export function withoutFailedRows(
  planned: PlannedFormula,
  context: StepContext,
): MendedRows | FinishedStep | 'pending' {
  const items = itemsOf(planned)
  const inputs = [...context.state.inputsOf(planned.step.key)].filter(([name]) => isReadName(name))
  if (inputs.some(([, key]) => context.isUndone(key))) return 'pending'
  const lost = new Set(inputs.flatMap(([name, key]) => (context.resultOf(key)?.failed ? [name] : [])))
  const isHalted = items.map(
    item => lost.size > 0 && [...freeNames(item).keys()].some(name => lost.has(name)),
  )
  const errors = new Map<number, RowError>()
  const computed = items.flatMap((_, row) => (isHalted[row] ? [] : [row]))
  if (computed.length === 0 && items.length > 0) return failedOutcome(HALTED)
  const statementOf = (rows: readonly number[]) =>
    withItems(
      planned,
      rows.map(row => items[row]!),
    )
  const search = (rows: readonly number[]): void => {
    const error = failedError(statementOf(rows), context.state)
    if (!error) return
    if (rows.length === 1) return void errors.set(rows[0]!, { row: rows[0]!, error })
    const half = rows.length >> 1
    search(rows.slice(0, half))
    search(rows.slice(half))
  }
  search(computed)
  const good = computed.filter(row => !errors.has(row))
  // The formula is wrong, and not its cells, if nothing can be computed.
  if (good.length === 0) return { planned, errors: [] }
  if (good.length === items.length) return { planned, errors: [] }
  for (const [row, halted] of isHalted.entries()) if (halted) errors.set(row, { row, error: HALTED })
  const mended = withGaps(planned, new Set(errors.keys()))
  return { planned: mended, errors: [...errors.values()].toSorted((a, b) => a.row - b.row) }
}

/** Whether the engine has more to do for a column than to list numbers and names. */
export const isComputed = (planned: PlannedFormula): boolean =>
  itemsOf(planned).some(item => nodesIn(item).some(({ kind }) => !TYPED.has(kind)))

/** Typed cells become expressions of these kinds. */
const TYPED = new Set(['number', 'name', 'constant', 'quantity', 'unary'])

/** The column with gaps for these rows; at least one other row has to be there. */
export function withGaps(planned: PlannedFormula, rows: ReadonlySet<number>): PlannedFormula {
  const items = itemsOf(planned)
  const gap = gapLike(items.find((_, row) => !rows.has(row))!)
  return withItems(
    planned,
    items.map((item, row) => (rows.has(row) ? gap : item)),
  )
}

/** A missing value in the unit of a cell that has one. */
function gapLike(item: Expression): Expression {
  const left = { kind: 'constant', name: 'undef', span: NOWHERE } as const
  return { kind: 'binary', operator: '*', left, right: item, operatorSpan: NOWHERE, span: NOWHERE }
}

export function itemsOf({ statement }: PlannedFormula): readonly Expression[] {
  const value = 'value' in statement ? statement.value : undefined
  return value?.kind === 'list' ? value.items : []
}

export function withItems(planned: PlannedFormula, items: readonly Expression[]): PlannedFormula {
  const { statement } = planned
  if (statement.kind !== 'definition') return planned
  const value: Expression = { kind: 'list', items: [...items], span: statement.value.span }
  return { ...planned, statement: { ...statement, value } }
}
