/** Responsibilities: a name for one row of a table: its cells are properties of the name; or for a whole library. */
import { columnName, isColumnName } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/tables'
import { isLibrary, loadedLibrary, LIBRARY_NAMES } from '@calcwright/reference/libraries'
import { nearest } from '../../graph/nearest.ts'
import { HALTED } from '../../answers/errors.ts'
import { meaningOf, rowProblem } from '../../names/columns.ts'
import { placeOfRow } from '../../names/rows.ts'
import type { PlannedRowStep } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { hashOf } from '../../graph/hash.ts'
import { knownTable } from '../../values/known-table.ts'
import type { NameMeaning, TableMeaning } from '../../values/known.ts'
import { cellsOf } from '../resources/cells.ts'
import type { StepContext } from './context.ts'
import type { StepKind } from './kind.ts'
import type { StepState } from './state.ts'
import { finishedWork } from './work.ts'

export const ROW: StepKind<PlannedRowStep> = {
  needsInputs: false,
  prepare({ step, row }, context) {
    const { state } = context
    const { key } = step
    const inputs = state.inputsOf(key)
    if ([...inputs.values()].some(input => context.isUndone(input))) return 'pending'
    state.pass(key, undefined)
    const meaning = tableMeant(row.table, inputs.get(row.table), state)
    const field = { field: row.field }
    if (meaning === 'failed') return finishedWork(failedOutcome({ ...HALTED, ...field }))
    if (!meaning) {
      const likely = nearest(row.table, LIBRARY_NAMES)
      const problem =
        likely === undefined
          ? message('table.missing', { name: row.table })
          : message('table.missing.likely', { name: row.table, likely })
      return finishedWork(failedOutcome({ ...evaluationErrorOf('name', problem), field: 'table' }))
    }
    if (row.row === null) {
      if (row.name !== '') state.known.set(key, knownTable(row.name, meaning))
      const display = `${meaning.rows.length} rows`
      return finishedWork({
        outcome: { ...EMPTY_OUTCOME, shown: true, request: 'row', display },
        value: step.source,
      })
    }
    const place = placeOfRow(meaning.rows, row.row, row.table)
    if (!place.ok) {
      const problem = rowProblem(place.several, row.table, row.row, place.likely)
      const failed = failedOutcome({ ...evaluationErrorOf('name', problem), ...field })
      return finishedWork({ ...failed, outcome: { ...failed.outcome, request: 'row', rows: meaning.rows } })
    }
    const cells = meaning.library ? undefined : columnsAbove(row.table, row.name, context, inputs)
    const table: TableMeaning = { ...meaning, row: place.place, ...(cells && { cells }) }
    if (row.name !== '') state.known.set(key, knownTable(row.name, table))
    const columns = cellsOf(table, row.name)
    const outcome = {
      ...EMPTY_OUTCOME,
      shown: true,
      request: 'row',
      rows: meaning.rows,
      columns,
      display: meaning.rows[place.place]!,
    }
    return finishedWork({ outcome, value: valueOf(step.source, place.place, inputs, context) })
  },
}

function tableMeant(
  name: string,
  input: string | undefined,
  state: StepState,
): TableMeaning | 'failed' | null {
  if (input === undefined) {
    const library = isLibrary(name) ? loadedLibrary(name) : undefined
    return library ? meaningOf(library) : null
  }
  if (state.schedule.records.get(input)?.failed) return 'failed'
  const known = state.known.get(input)
  return known?.kind === 'variable' && known.table ? known.table : null
}

/** The columns of the table by the names that they have for this row, without those that have failed. */
function columnsAbove(
  table: string,
  name: string,
  context: StepContext,
  inputs: ReadonlyMap<string, string>,
): ReadonlyMap<string, NameMeaning> {
  const cells = new Map<string, NameMeaning>()
  for (const [input, key] of inputs) {
    const known = context.state.known.get(key)
    if (!isColumnName(input) || !known || context.resultOf(key)?.failed) continue
    cells.set(columnName(name, input.slice(table.length + 1)), known)
  }
  return cells
}

const valueOf = (
  source: string,
  place: number,
  inputs: ReadonlyMap<string, string>,
  context: StepContext,
): string =>
  hashOf(source, String(place), ...[...inputs.values()].map(key => context.resultOf(key)?.value ?? ''))
